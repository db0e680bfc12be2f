import { submitOnEnter } from "#web/lib/submit-on-enter.ts";
import { Button } from "#web/ui/button.tsx";

interface FormDialogActionsProps {
  /** Id of the form in the dialog. */
  readonly formId: string;
  readonly cancel: string;
  readonly onCancel: () => void;
  readonly submit: string;
  readonly busyLabel: string | undefined;
  readonly busy: boolean;
  /** Whether the form shows errors; it can be sent again once they are corrected. */
  readonly hasErrors: boolean;
  readonly destructive?: boolean;
}

/**
 * Buttons of a dialog of the profile page with a form, of `DeleteDialog`, `AddPasskeyDialog`,
 * `PasswordDialog` and `TotpSetup`: cancel, and submit, which Enter presses as well. The dialog
 * hands in the words.
 */
export function FormDialogActions(props: FormDialogActionsProps) {
  const { formId, cancel, onCancel, submit, busyLabel, busy, hasErrors, destructive = false } = props;
  return (
    <>
      <Button onClick={onCancel}>{cancel}</Button>
      <Button
        ref={submitOnEnter}
        type="submit"
        form={formId}
        variant={destructive ? "destructive-solid" : "primary"}
        busy={busy}
        busyLabel={busyLabel}
        disabled={hasErrors && !busy}
      >
        {submit}
      </Button>
    </>
  );
}
