import * as z from "zod/mini";
import { cursorField } from "../fields.ts";

/**
 * Kinds of events that the slice `security-log` records and keeps for `SECURITY_EVENT_DAYS`
 * (`limits.ts`). Each has words in `security-activity.copy.ts`; the service that causes one records
 * it.
 */
const SECURITY_EVENT_KINDS = [
  "account_created",
  "sign_in",
  "new_device_sign_in",
  "sign_in_failed",
  "sign_out",
  "session_ended",
  "other_sessions_ended",
  "password_changed",
  "password_reset",
  "name_changed",
  "passkey_added",
  "passkey_removed",
  "totp_added",
  "totp_removed",
  "recovery_codes_renewed",
  "recovery_code_used",
  "second_factor_reset",
  "plan_changed",
  "plan_change_scheduled",
  "plan_canceled",
  "plan_resumed",
  "data_exported",
  "generation_deleted",
  "generation_restored",
] as const;

/**
 * Kind of a security event, as stored in `security_events.kind`; see `SECURITY_EVENT_KINDS`. The
 * service that causes the event names it, `security-activity.copy.ts` has the words.
 */
export type SecurityEventKind = (typeof SECURITY_EVENT_KINDS)[number];

/**
 * Way in which a session was started, in the details of a `sign_in` event: `sign-in.service.ts`,
 * `link.routes.ts` or, with a passkey or a second step, `confirm-sign-in.service.ts` (`METHODS`)
 * pass it to `startSession` (`server/modules/accounts/start-session.ts`). Words are in
 * `security-activity.copy.ts`.
 */
export type SignInMethod =
  | "password"
  | "link"
  | "passkey"
  | "password-and-passkey"
  | "password-and-totp"
  | "password-and-recovery-code";

/** Details of an event, such as `from` and `to` of a plan. Never a secret or a text of the user. */
const detailsSchema = z.record(z.string(), z.union([z.string(), z.number()]));

/**
 * Details of a security event, stored as JSON in `security_events`; `security-activity.copy.ts`
 * reads those of each kind.
 */
export type SecurityEventDetails = z.output<typeof detailsSchema>;

const securityEventSchema = z.object({
  id: z.string(),
  /** Milliseconds since the Unix epoch. */
  at: z.number(),
  event: z.enum(SECURITY_EVENT_KINDS),
  /**
   * Address of the client; `null` if no client caused it, for example a change by the payment
   * provider.
   */
  client: z.nullable(z.string()),
  /** Browser and system from the `User-Agent` header; `null` if unknown. */
  device: z.nullable(z.string()),
  details: detailsSchema,
});

/**
 * An event of the security log, from `security-events.service.ts` to the profile page and the data
 * export. Its words are in `security-activity.copy.ts`; it is kept for `SECURITY_EVENT_DAYS`
 * (`limits.ts`).
 */
export type SecurityEvent = z.output<typeof securityEventSchema>;

/**
 * Response with a page of security events (`SECURITY_PAGE_SIZE`), newest first;
 * `security-events.service.ts` makes it. `nextCursor` is `null` on the last page.
 */
export const securityEventListSchema = z.object({
  items: z.array(securityEventSchema),
  /** Cursor of the next page; `null` on the last page. */
  nextCursor: z.nullable(z.string()),
});

/**
 * A page of `SECURITY_PAGE_SIZE` events of the security log, from
 * `security-events.service.ts` to the profile page; the data export reads all pages.
 */
export type SecurityEventList = z.output<typeof securityEventListSchema>;

/**
 * Query of the list "Security activity": the cursor of the next page, which
 * `security-events.service.ts` returned with the page before.
 */
export const listSecurityEventsSchema = z.object({
  cursor: cursorField,
});
