import type { ReactNode } from "react";
import { secondFactorSettingsCopy } from "#core/account/second-factor-settings.copy.ts";
import { failureMessage } from "#web/lib/failure-message.ts";
import { hasErrors, setServerErrors, useSchemaForm } from "#web/lib/form.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { useToast } from "#web/ui/toast-context.ts";
import { ConfirmPasswordField } from "../confirm-password-field.tsx";
import { loadConfirmPasswordSchema } from "../load-schemas.ts";
import { FormDialogActions } from "../form-dialog-actions.tsx";

const EMPTY = { password: "" };

interface PasswordDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly text: ReactNode;
  readonly submit: string;
  readonly busyLabel?: string;
  readonly destructive?: boolean;
  /** Makes the change; its error is shown at the field or as a toast. */
  readonly onSubmit: (password: string) => Promise<void>;
  readonly focusAfter?: () => HTMLElement | null;
}

/**
 * Dialog that confirms a change of the second factor with the current password, in `PasskeysPart`,
 * `TotpPart` and `RecoveryCodesPart`. `onSubmit` makes the change; its error is shown at the field
 * or as a toast. Words: `core/account/second-factor-settings.copy.ts`.
 */
export function PasswordDialog(props: PasswordDialogProps) {
  const { open, onClose, title, text, submit, busyLabel, destructive = false, onSubmit, focusAfter } = props;
  const toast = useToast();
  const form = useSchemaForm(loadConfirmPasswordSchema, EMPTY);
  const { errors, isSubmitting } = form.formState;
  const formId = `${title.replace(/\W+/g, "-").toLowerCase()}form`;

  function close() {
    if (isSubmitting) return;
    form.reset(EMPTY);
    onClose();
  }

  const send = form.handleSubmit(async ({ password }) => {
    try {
      await onSubmit(password);
      form.reset(EMPTY);
    } catch (error) {
      if (!setServerErrors(form, error)) toast.error(failureMessage(error, secondFactorSettingsCopy.failed));
    }
  });

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title={title}
      description={text}
      {...(focusAfter && { focusAfter })}
      actions={
        <FormDialogActions
          formId={formId}
          cancel={secondFactorSettingsCopy.cancel}
          onCancel={close}
          submit={submit}
          busyLabel={busyLabel}
          busy={isSubmitting}
          hasErrors={hasErrors(errors)}
          destructive={destructive}
        />
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void send(event)} className="grid gap-4">
        <ConfirmPasswordField
          label={secondFactorSettingsCopy.password}
          hint={secondFactorSettingsCopy.passwordHint}
          error={errors.password?.message}
          control={form.register("password")}
        />
      </form>
    </Dialog>
  );
}
