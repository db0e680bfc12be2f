import { verifyEmailCopy } from "#core/account/verify-email.copy.ts";

/**
 * Text of /verify-email: where the verification mail was sent to (without an address if this tab
 * stored none) and what its link does. Words: `core/account/verify-email.copy.ts`.
 */
export function VerificationSent({ email }: { email: string | undefined }) {
  return (
    <>
      {email === undefined ? (
        verifyEmailCopy.sentToUnknown
      ) : (
        <>
          {verifyEmailCopy.sentTo} <strong className="font-semibold wrap-anywhere text-ink">{email}</strong>.
        </>
      )}{" "}
      {verifyEmailCopy.next}
    </>
  );
}
