import type { UseFormReturn } from "react-hook-form";
import type { TextFormValues, TextInput } from "#core/generations/text/text.ts";
import { textAdsCopy } from "#core/generations/text/text.copy.ts";
import { textAdsMessages, toasts } from "#core/messages.ts";
import { firstErrorMessage } from "#web/lib/form.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { Textarea } from "#web/ui/textarea.tsx";
import { useToast } from "#web/ui/toast-context.ts";
import { BriefForm } from "../brief-form.tsx";
import { briefFields } from "../brief-fields.ts";
import { UsageLine } from "../usage-line.tsx";

export type TextAdForm = UseFormReturn<TextFormValues, unknown, TextInput>;

const { fields } = textAdsCopy;

interface TextAdFormProps {
  readonly form: TextAdForm;
  readonly busy: boolean;
  /** Id of the tool's toast; validation messages replace its content. */
  readonly toastId: string;
  readonly onGenerate: (input: TextInput) => void;
}

/** Brief of text ads. Submitting requires company and product. */
export function TextAdFormCard({ form, busy, toastId, onGenerate }: TextAdFormProps) {
  const toast = useToast();
  const { errors } = form.formState;
  const values = form.watch();
  const props = briefFields(fields, errors, values);
  const submit = form.handleSubmit(onGenerate, (refused) => {
    const missing = refused.companyName ?? refused.productName;
    const message = firstErrorMessage(missing ? { missing } : refused);
    toast.error(message === textAdsMessages.companyAndProduct ? message : toasts.checkForm, { id: toastId });
  });
  return (
    <BriefForm title={textAdsCopy.form} onSubmit={submit}>
      <Field {...props("companyName")}>
        <Input {...form.register("companyName")} autoComplete="organization" aria-required />
      </Field>
      <Field {...props("productName")}>
        <Input {...form.register("productName")} autoComplete="off" aria-required />
      </Field>
      <Field {...props("targetAudience")}>
        <Input {...form.register("targetAudience")} autoComplete="off" />
      </Field>
      <Field {...props("keyMessage")}>
        <Textarea {...form.register("keyMessage")} />
      </Field>
      <Field {...props("additionalDetails")} optional>
        <Textarea {...form.register("additionalDetails")} placeholder={textAdsCopy.detailsPlaceholder} />
      </Field>
      <div className="grid gap-3">
        <Button type="submit" variant="primary" block busy={busy} busyLabel={textAdsCopy.busy}>
          {textAdsCopy.submit}
        </Button>
        <UsageLine kind="text" />
      </div>
    </BriefForm>
  );
}
