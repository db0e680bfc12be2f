import { verifyEmailWords } from "#core/account/verify-email-words.ts";

/** Where the verification mail went, and what opening its link does. */
export function VerificationSent({ email }: { email: string | undefined }) {
  return (
    <>
      {email === undefined ? (
        verifyEmailWords.sentSomewhere
      ) : (
        <>
          {verifyEmailWords.sentTo} <strong className="font-semibold wrap-anywhere text-ink">{email}</strong>.
        </>
      )}{" "}
      {verifyEmailWords.next}
    </>
  );
}
