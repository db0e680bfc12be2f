import { readDevice } from "#core/account/devices.ts";
import { secondFactorSettingsCopy } from "#core/account/second-factor-settings.copy.ts";
import { hasErrors, setServerErrors, useSchemaForm } from "#web/lib/form.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { useToast } from "#web/ui/toast-context.ts";
import { ConfirmPasswordField } from "../confirm-password-field.tsx";
import { loadAddPasskeySchema } from "../load-schemas.ts";
import { useAddPasskey } from "./second-factor-request.ts";
import { FormDialogActions } from "../form-dialog-actions.tsx";

const FORM_ID = "add-passkey";
const copy = secondFactorSettingsCopy.passkeys;

function defaultName(): string {
  const { browser, system } = readDevice(navigator.userAgent);
  return browser !== null && system !== null ? copy.defaultName(browser, system) : copy.fallbackName;
}

interface AddPasskeyDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** It turns two-step sign-in on. */
  readonly isFirst: boolean;
  /** Called with the recovery codes of a first factor, else `null`. */
  readonly onAdded: (codes: readonly string[] | null) => void;
}

/**
 * Dialog of `PasskeysPart` that adds a passkey: asks for a name (proposed from the browser by
 * `core/account/devices.ts`) and the password, then opens the browser's dialog (`useAddPasskey`).
 * Rules: `addPasskeyFormSchema` in `core/account/second-factor.ts`; words:
 * `core/account/second-factor-settings.copy.ts`.
 */
export function AddPasskeyDialog({ open, onClose, isFirst, onAdded }: AddPasskeyDialogProps) {
  const toast = useToast();
  const add = useAddPasskey();
  const form = useSchemaForm(loadAddPasskeySchema, { name: defaultName(), password: "" });
  const { errors } = form.formState;

  function close() {
    if (add.isPending) return;
    form.reset();
    onClose();
  }

  const submit = form.handleSubmit(async (values) => {
    try {
      const { codes } = await add.mutateAsync(values);
      form.reset();
      toast.success(copy.added);
      onAdded(codes);
    } catch (error) {
      if (setServerErrors(form, error)) return;
      const { passkeyMessage } = await import("#web/lib/passkeys.ts");
      toast.error(passkeyMessage(error, copy));
    }
  });

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title={copy.addTitle}
      description={
        <>
          <p>{copy.addText}</p>
          {isFirst && <p className="mt-2">{secondFactorSettingsCopy.firstFactor}</p>}
        </>
      }
      actions={
        <FormDialogActions
          formId={FORM_ID}
          cancel={secondFactorSettingsCopy.cancel}
          onCancel={close}
          submit={copy.submit}
          busyLabel={copy.busy}
          busy={add.isPending}
          hasErrors={hasErrors(errors)}
        />
      }
    >
      <form id={FORM_ID} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <Field label={copy.name} hint={copy.nameHint} error={errors.name?.message}>
          <Input {...form.register("name")} autoComplete="off" />
        </Field>
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
