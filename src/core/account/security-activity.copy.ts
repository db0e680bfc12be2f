import { GENERATION_KINDS, KINDS } from "../generations/kinds.ts";
import { PLANS, TIERS } from "../plans.ts";
import {
  type SecurityEvent,
  type SecurityEventDetails,
  type SecurityEventKind,
  type SignInMethod,
} from "./security-events.ts";
import { SECURITY_EVENT_DAYS } from "./limits.ts";

/**
 * Text around the list "Security activity" on the profile page (`security-section.tsx`); the words
 * of the events are `TEXTS` in this file. The days are `SECURITY_EVENT_DAYS` in `limits.ts`.
 */
export const securityActivityCopy = {
  title: "Security activity",
  lead: `What happened to your account in the last ${SECURITY_EVENT_DAYS} days.`,
  question: "Was this you?",
  advice: "If something here was not you, change your password. That signs you out everywhere else.",
  changePassword: "Change password",
  endSessions: "See where you are signed in",
  empty: "Nothing has happened yet.",
  more: "Show more",
  loadFailed: "Your security activity could not be loaded.",
  unknownDevice: "Unknown device",
  address: (client: string) => `address ${client}`,
  newDevice: "New device",
  failed: "Failed",
} as const;

const METHODS: Record<SignInMethod, string> = {
  password: "with your password",
  passkey: "with a passkey",
  "password-and-totp": "with your password and an authenticator code",
  "password-and-recovery-code": "with your password and a recovery code",
  "password-and-passkey": "with your password and a passkey",
  link: "with the link of a mail",
};

const REASONS: Record<string, string> = {
  invalid_credentials: "wrong password",
  second_factor: "wrong second factor",
};

/** Text before an explanation, if there is one. */
const explained = (text: string, explanation: string | undefined) =>
  explanation === undefined ? text : `${text}, ${explanation}`;

const isMethod = (text: unknown): text is SignInMethod => typeof text === "string" && text in METHODS;

const signedIn = ({ method }: SecurityEventDetails) =>
  isMethod(method) ? `Signed in ${METHODS[method]}` : "Signed in";

const planName = (tier: string | number | undefined) => {
  const known = TIERS.find((one) => one === tier);
  return known === undefined ? String(tier) : PLANS[known].name;
};

const generation = (kind: string | number | undefined) => {
  const known = GENERATION_KINDS.find((one) => one === kind);
  return known === undefined ? "Result" : KINDS[known].label;
};

const TEXTS: Record<SecurityEventKind, string | ((details: SecurityEventDetails) => string)> = {
  account_created: "Account created",
  sign_in: signedIn,
  new_device_sign_in: signedIn,
  sign_in_failed: ({ reason }) => explained("Sign-in refused", REASONS[String(reason)]),
  sign_out: "Signed out",
  session_ended: ({ device }) => `Signed out ${device ?? "a device"}`,
  other_sessions_ended: ({ count }) => `Signed out everywhere else (${count})`,
  password_changed: "Password changed",
  password_reset: "Password reset with the link of a mail",
  name_changed: "Name changed",
  passkey_added: "Passkey added",
  passkey_removed: "Passkey removed",
  totp_added: "Authenticator app added",
  totp_removed: "Authenticator app removed",
  recovery_codes_renewed: "New recovery codes created",
  recovery_code_used: "Recovery code used",
  second_factor_reset: "Two-step sign-in switched off",
  plan_changed: ({ from, to }) => `Plan changed from ${planName(from)} to ${planName(to)}`,
  plan_change_scheduled: ({ to }) => `Change to ${planName(to)} scheduled for the end of the period`,
  plan_canceled: "Plan canceled for the end of the period",
  plan_resumed: "Cancellation of the plan taken back",
  data_exported: "Your data downloaded",
  generation_deleted: ({ kind }) => `${generation(kind)} deleted`,
  generation_restored: ({ kind }) => `${generation(kind)} restored`,
};

/**
 * One event of the list "Security activity" in words, from `TEXTS`, with ways to sign in from
 * `METHODS` and reasons from `REASONS` (all in this file); `security-row.tsx` shows it. The
 * compiler checks that each kind has a text. Names of kinds and plans are those of
 * `core/generations/kinds.ts` and `core/plans.ts`.
 */
export function describeSecurityEvent({ event, details }: Pick<SecurityEvent, "event" | "details">): string {
  const text = TEXTS[event];
  return typeof text === "string" ? text : text(details);
}

const CAUSES: Record<string, string> = {
  payments: "by the payment provider",
  operator: "by the operator of this installation",
};

/**
 * Second line of an event in the list "Security activity" (`security-row.tsx`): device and address,
 * or who caused an event without a client (`CAUSES` in this file, else "automatically").
 */
export function describeOrigin({ client, device, details }: SecurityEvent): string {
  if (client === null) return CAUSES[String(details["by"])] ?? "automatically";
  return `${device ?? securityActivityCopy.unknownDevice}, ${securityActivityCopy.address(client)}`;
}
