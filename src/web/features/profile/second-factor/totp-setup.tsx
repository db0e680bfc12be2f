import { Suspense } from "react";
import type { TotpSetup as Setup } from "#core/account/second-factor.ts";
import { secondFactorSettingsCopy } from "#core/account/second-factor-settings.copy.ts";
import { failureMessage } from "#web/lib/failure-message.ts";
import { hasErrors, setServerErrors, useSchemaForm } from "#web/lib/form.ts";
import { lazyPart } from "#web/lib/lazy-part.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { useToast } from "#web/ui/toast-context.ts";
import { loadNewTotpCodeSchema } from "../load-schemas.ts";
import { CopyButton } from "./copy-button.tsx";
import { useConfirmTotp } from "./second-factor-request.ts";
import { FormDialogActions } from "../form-dialog-actions.tsx";

const QrCode = lazyPart(async () => (await import("./qr-code.tsx")).QrCode);

const FORM_ID = "confirm-totp";
const copy = secondFactorSettingsCopy.totp;

interface TotpSetupProps {
  readonly setup: Setup;
  readonly onClose: () => void;
  /** Called with the recovery codes of a first factor, else `null`. */
  readonly onAdded: (codes: readonly string[] | null) => void;
}

/**
 * Dialog of `TotpPart` that shows the key of a new authenticator app as QR code and text, and asks
 * for its first code (`useConfirmTotp`). Words: `core/account/second-factor-settings.copy.ts`.
 */
export function TotpSetup({ setup, onClose, onAdded }: TotpSetupProps) {
  const toast = useToast();
  const confirm = useConfirmTotp();
  const form = useSchemaForm(loadNewTotpCodeSchema, { code: "" });
  const { errors } = form.formState;

  const submit = form.handleSubmit(async ({ code }) => {
    try {
      const { codes } = await confirm.mutateAsync(code);
      toast.success(copy.added);
      onAdded(codes);
    } catch (error) {
      if (!setServerErrors(form, error)) toast.error(failureMessage(error, secondFactorSettingsCopy.failed));
    }
  });

  return (
    <Dialog
      open
      onOpenChange={(next) => !next && !confirm.isPending && onClose()}
      title={copy.scanTitle}
      description={copy.scanText}
      actions={
        <FormDialogActions
          formId={FORM_ID}
          cancel={secondFactorSettingsCopy.cancel}
          onCancel={() => !confirm.isPending && onClose()}
          submit={copy.confirm}
          busyLabel={copy.busy}
          busy={confirm.isPending}
          hasErrors={hasErrors(errors)}
        />
      }
    >
      <div className="grid gap-5">
        <div className="grid justify-items-center">
          <Suspense fallback={<Skeleton className="size-48! rounded-md!" />}>
            <QrCode text={setup.uri} label={copy.qrLabel} />
          </Suspense>
        </div>
        <div className="grid gap-1.5">
          <p className="text-label font-medium">{copy.keyLabel}</p>
          <div className="flex items-start gap-2">
            <code className="flex-1 rounded-md bg-sunken px-3 py-2 font-sans text-label wrap-anywhere select-all">
              {setup.key.replace(/.{4}(?=.)/g, "$& ")}
            </code>
            <CopyButton
              text={setup.key}
              label={copy.copyKey}
              done={copy.keyCopied}
              failed={copy.keyCopyFailed}
            />
          </div>
        </div>
        <form id={FORM_ID} noValidate onSubmit={(event) => void submit(event)}>
          <Field label={copy.code} hint={copy.codeHint} error={errors.code?.message}>
            <Input
              {...form.register("code")}
              autoComplete="one-time-code"
              inputMode="numeric"
              spellCheck={false}
              className="tabular-nums"
            />
          </Field>
        </form>
      </div>
    </Dialog>
  );
}
