import type { ProfileResponse } from "#core/account/responses.ts";
import { accountLabels } from "#core/account/labels.ts";
import { profileCopy } from "#core/account/profile.copy.ts";
import { accountLoadingToasts, accountToasts } from "#core/account/account-form-toasts.ts";
import { checkFormToast } from "#core/messages.ts";
import { failureMessage } from "#web/lib/failure-message.ts";
import { hasErrors, setServerErrors, useSchemaForm } from "#web/lib/form.ts";
import { submitOnEnter } from "#web/lib/submit-on-enter.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { useToast } from "#web/ui/toast-context.ts";
import { loadProfileSchema } from "./load-schemas.ts";
import { useSaveProfile } from "./profile-request.ts";

/**
 * Form of `DetailsSection` for the name, with the read-only email address. Rules: `profileSchema`
 * in `core/account/schemas.ts`, lengths `LIMITS` in `core/limits.ts`; words: `profileCopy` in
 * `core/account/profile.copy.ts` and `core/account/labels.ts`; toasts:
 * `core/account/account-form-toasts.ts`; messages of the field and of an invalid form:
 * `core/messages.ts`.
 */
export function DetailsForm({ profile }: { profile: ProfileResponse }) {
  const toast = useToast();
  const save = useSaveProfile();
  const form = useSchemaForm(loadProfileSchema, { fullName: profile.fullName });
  const { errors } = form.formState;
  const submit = form.handleSubmit(
    async (change) => {
      const id = toast.loading(accountLoadingToasts.updatingProfile);
      try {
        const saved = await save.mutateAsync(change);
        form.reset({ fullName: saved.fullName });
        toast.success(accountToasts.profileUpdated, { id });
      } catch (error) {
        const marked = setServerErrors(form, error);
        toast.error(marked ? checkFormToast : failureMessage(error, accountToasts.profileFailed), { id });
      }
    },
    () => void toast.error(checkFormToast),
  );
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <Field label={accountLabels.fullName} error={errors.fullName?.message}>
        <Input {...form.register("fullName")} autoComplete="name" />
      </Field>
      <Field label={accountLabels.email} hint={profileCopy.emailHint}>
        <Input type="email" value={profile.email} disabled readOnly />
      </Field>
      <div>
        <Button
          ref={submitOnEnter}
          type="submit"
          variant="primary"
          className="max-sm:w-full"
          busy={save.isPending}
          busyLabel={profileCopy.saving}
          disabled={hasErrors(errors) && !save.isPending}
        >
          {profileCopy.save}
        </Button>
      </div>
    </form>
  );
}
