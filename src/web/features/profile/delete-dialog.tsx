import { deleteAccountCopy } from "#core/account/profile.copy.ts";
import { failureMessage } from "#web/lib/failure-message.ts";
import { hasErrors, setServerErrors, useSchemaForm } from "#web/lib/form.ts";
import { useUser } from "#web/lib/session.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { useToast } from "#web/ui/toast-context.ts";
import { ConfirmPasswordField } from "./confirm-password-field.tsx";
import { useDeleteAccount } from "./delete-request.ts";
import { loadDeleteAccountSchema } from "./load-schemas.ts";
import { FormDialogActions } from "./form-dialog-actions.tsx";

const FORM_ID = "delete-account";
const EMPTY = { confirmation: "", password: "" };

interface DeleteDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Called after the account was deleted. */
  readonly onDeleted: () => void;
}

/**
 * Dialog of `DeleteSection` that confirms the account deletion: requires a confirmation word
 * (`DELETE_CONFIRMATION` in `core/account/profile.copy.ts`) and the password. Rules:
 * `deleteAccountSchema` in `core/account/profile-schemas.ts`; words: `deleteAccountCopy` in
 * `core/account/profile.copy.ts`.
 */
export function DeleteDialog({ open, onClose, onDeleted }: DeleteDialogProps) {
  const toast = useToast();
  const { id } = useUser();
  const remove = useDeleteAccount(id);
  const form = useSchemaForm(loadDeleteAccountSchema, EMPTY);
  const { errors } = form.formState;

  function close() {
    if (remove.isPending) return;
    form.reset(EMPTY);
    onClose();
  }

  const submit = form.handleSubmit(async (confirmation) => {
    try {
      await remove.mutateAsync(confirmation);
      onDeleted();
    } catch (error) {
      if (!setServerErrors(form, error)) toast.error(failureMessage(error, deleteAccountCopy.failed));
    }
  });

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title={deleteAccountCopy.question}
      description={
        <>
          <ul className="grid list-disc gap-1 pl-5">
            {deleteAccountCopy.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          <p className="mt-3 font-medium text-ink">{deleteAccountCopy.final}</p>
        </>
      }
      actions={
        <FormDialogActions
          formId={FORM_ID}
          cancel={deleteAccountCopy.keep}
          onCancel={close}
          submit={deleteAccountCopy.confirm}
          busyLabel={deleteAccountCopy.busy}
          busy={remove.isPending}
          hasErrors={hasErrors(errors)}
          destructive={true}
        />
      }
    >
      <form id={FORM_ID} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <Field label={deleteAccountCopy.typeConfirmation} error={errors.confirmation?.message}>
          <Input
            {...form.register("confirmation")}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        </Field>
        <ConfirmPasswordField
          label={deleteAccountCopy.password}
          error={errors.password?.message}
          control={form.register("password")}
        />
      </form>
    </Dialog>
  );
}
