import { submitOnEnter } from "#web/lib/submit-on-enter.ts";
import { Button } from "#web/ui/button.tsx";

interface SubmitButtonProps {
  label: string;
  busyLabel: string;
  busy: boolean;
  /** Whether a field has an error; the form cannot be submitted then. */
  blocked: boolean;
}

/** Primary button of an account form; also activated by Enter. */
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
