import { PRODUCT } from "../product.ts";
import type { MailCopy } from "./mails.copy.ts";

/**
 * Kind of a change of the second factor: the reason of a mail (`CHANGES` here) and of a security
 * event (words: `security-activity.copy.ts`). `factor-changes.ts` on the server gets it from the
 * settings.
 */
export type FactorChange =
  | "passkey-added"
  | "passkey-removed"
  | "totp-added"
  | "totp-removed"
  | "recovery-codes-renewed"
  | "recovery-code-used";

const CHANGES: Record<FactorChange, { readonly subject: string; readonly text: string }> = {
  "passkey-added": {
    subject: `A passkey was added to your ${PRODUCT.name} account`,
    text: "A passkey was just added to your account. It can sign in to it.",
  },
  "passkey-removed": {
    subject: `A passkey was removed from your ${PRODUCT.name} account`,
    text: "A passkey was just removed from your account. It can no longer sign in to it.",
  },
  "totp-added": {
    subject: `An authenticator app was added to your ${PRODUCT.name} account`,
    text: "An authenticator app was just added to your account. Signing in with your password now also asks for a code from it.",
  },
  "totp-removed": {
    subject: `The authenticator app was removed from your ${PRODUCT.name} account`,
    text: "The authenticator app was just removed from your account. Its codes no longer work.",
  },
  "recovery-codes-renewed": {
    subject: `New recovery codes for your ${PRODUCT.name} account`,
    text: "New recovery codes were just created for your account. The old ones no longer work.",
  },
  "recovery-code-used": {
    subject: `A recovery code of your ${PRODUCT.name} account was used`,
    text: "A recovery code was just used to sign in to your account. It does not work again.",
  },
};

/**
 * Mail to the owner after a change of the second factor; `factor-changes.ts` queues it in the
 * transaction of the change. Each kind has a text in `CHANGES`.
 */
export function secondFactorMail(change: FactorChange): MailCopy {
  const { subject, text } = CHANGES[change];
  return {
    subject,
    preview: "Two-step sign-in of your account.",
    heading: subject,
    paragraphs: [
      text,
      "If this was you, there is nothing to do. If it was not, change your password now, and check your two-step sign-in.",
    ],
    button: "Open your profile",
    note: "The change works from now on.",
    reason: `You get this mail because the two-step sign-in of the ${PRODUCT.name} account with this address was changed or a recovery code was used.`,
  };
}
