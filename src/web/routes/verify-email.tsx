import { verifyEmailCopy } from "#core/account/verify-email.copy.ts";
import { AccountFrame } from "../features/accounts/account-frame.tsx";
import { BackToLogin } from "../features/accounts/back-to-login.tsx";
import { OutboxLink } from "../features/accounts/outbox-link.tsx";
import { ResendButton } from "../features/accounts/verification/resend-button.tsx";
import { useLeaveSignedIn } from "../features/accounts/use-leave-signed-in.ts";
import { usePendingAddress } from "../features/accounts/verification/use-pending-address.ts";
import { useWatchSession } from "../features/accounts/verification/use-watch-session.ts";
import { VerificationSent } from "../features/accounts/verification/verification-sent.tsx";
import { pageMeta } from "../lib/meta.ts";

export const meta = () =>
  pageMeta({ title: verifyEmailCopy.title, description: verifyEmailCopy.sentToUnknown });

export default function VerifyEmail() {
  useWatchSession();
  useLeaveSignedIn();
  const pending = usePendingAddress();
  return (
    <AccountFrame
      title={verifyEmailCopy.title}
      lead={<VerificationSent email={pending?.email} />}
      claim="signup"
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
