import { useState } from "react";
import { verifyEmailCopy } from "#core/account/verify-email.copy.ts";
import { RESEND_COOLDOWN_SECONDS } from "#core/account/limits.ts";
import { accountToasts } from "#core/account/account-form-toasts.ts";
import { isApiError } from "#web/lib/api-error.ts";
import { Button } from "#web/ui/button.tsx";
import { useToast } from "#web/ui/toast-context.ts";
import { failureMessage } from "#web/lib/failure-message.ts";
import { focusHeading } from "#web/lib/use-focus-heading.ts";
import { saveResendAfter, type PendingAddress } from "./pending-address.ts";
import { useCooldown } from "./use-cooldown.ts";
import { sendVerificationMail } from "./verification-mail-request.ts";

/**
 * Button on /verify-email that sends the verification mail again, at most every
 * `RESEND_COOLDOWN_SECONDS` (`core/account/limits.ts`); the countdown survives a reload, because
 * `pending-address.ts` keeps its end in `sessionStorage`. Words:
 * `core/account/verify-email.copy.ts`; toasts: `core/account/account-form-toasts.ts`.
 */
export function ResendButton({ pending }: { pending: PendingAddress | null }) {
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const [until, setUntil] = useState(pending?.resendAfter ?? 0);
  const seconds = useCooldown(until);

  function coolDown(wait: number) {
    const next = Date.now() + wait * 1000;
    saveResendAfter(window, next);
    setUntil(next);
    // The button is about to be disabled and would lose the focus.
    focusHeading();
  }

  async function resend() {
    if (!pending) {
      toast.error(accountToasts.resendNoEmail);
      return;
    }
    setBusy(true);
    try {
      await sendVerificationMail(pending.email);
      coolDown(RESEND_COOLDOWN_SECONDS);
      toast.success(accountToasts.resent);
    } catch (error) {
      toast.error(failureMessage(error, accountToasts.resendFailed));
      // Mails requested in other tabs also count. For the hourly limits only the message is shown.
      const wait = isApiError(error) ? (error.retryAfter ?? 0) : 0;
      if (wait <= RESEND_COOLDOWN_SECONDS) coolDown(wait);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button
      block
      className="h-11! tabular-nums"
      busy={busy}
      busyLabel={verifyEmailCopy.resending}
      disabled={seconds > 0}
      onClick={() => void resend()}
    >
      {seconds > 0 ? verifyEmailCopy.cooldown(seconds) : verifyEmailCopy.resend}
    </Button>
  );
}
