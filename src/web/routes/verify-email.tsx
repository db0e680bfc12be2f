import { verifyEmailCopy } from "#core/account/verify-email.copy.ts";
import { AccountFrame } from "../features/accounts/account-frame.tsx";
import { BackToLogin } from "../features/accounts/back-to-login.tsx";
import { OutboxLink } from "../features/accounts/outbox-link.tsx";
import { ResendButton } from "../features/accounts/verification/resend-button.tsx";
import { useRedirectSignedIn } from "../features/accounts/use-redirect-signed-in.ts";
import { usePendingAddress } from "../features/accounts/verification/use-pending-address.ts";
import { usePollSession } from "../features/accounts/verification/use-poll-session.ts";
import { VerificationSent } from "../features/accounts/verification/verification-sent.tsx";
import { pageMeta } from "../lib/meta.ts";

/**
 * Title and description of the page: `verifyEmailCopy` in `core/account/verify-email.copy.ts`, to
 * which `pageMeta` (`lib/meta.ts`) adds the product name. React Router calls it when it renders the
 * route.
 */
export const meta = () =>
  pageMeta({ title: verifyEmailCopy.title, description: verifyEmailCopy.sentToUnknown });

/**
 * Page /verify-email after a sign-up: resends the mail (`ResendButton`), and continues when the
 * address is verified in another tab (`usePollSession`, both in files of
 * `features/accounts/verification`). Words: `core/account/verify-email.copy.ts`.
 */
export default function VerifyEmail() {
  usePollSession();
  useRedirectSignedIn();
  const pending = usePendingAddress();
  return (
    <AccountFrame
      title={verifyEmailCopy.title}
      lead={<VerificationSent email={pending?.email} />}
      tagline="signup"
    >
      <ResendButton key={pending?.email} pending={pending ?? null} />
      <div className="mt-4 text-label text-ink-3">
        <p>{verifyEmailCopy.spam}</p>
        <OutboxLink />
      </div>
      <BackToLogin />
    </AccountFrame>
  );
}
