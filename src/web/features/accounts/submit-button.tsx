import { submitOnEnter } from "#web/lib/submit-on-enter.ts";
import { Button } from "#web/ui/button.tsx";

interface SubmitButtonProps {
  label: string;
  busyLabel: string;
  busy: boolean;
  /** Whether a field has an error; the form cannot be submitted then. */
  blocked: boolean;
}

/**
 * Primary button of all account forms (such as `login/login-form.tsx`), also activated by Enter
 * (`lib/submit-on-enter.ts`); disabled while a field has an error. The forms hand in its words.
 */
export function SubmitButton({ label, busyLabel, busy, blocked }: SubmitButtonProps) {
  return (
    <Button
      ref={submitOnEnter}
      type="submit"
      variant="primary"
      block
      className="h-11!"
      busy={busy}
      busyLabel={busyLabel}
      disabled={blocked && !busy}
    >
      {label}
    </Button>
  );
}
