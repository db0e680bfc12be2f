import type { TextFormValues, TextInput } from "#core/generations/text/text.ts";
import { textAdsCopy } from "#core/generations/text/text.copy.ts";
import { textAdsMessages } from "#core/generations/messages.ts";
import { BriefChecks } from "#web/lib/checks/brief-checks.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { Textarea } from "#web/ui/textarea.tsx";
import { BriefForm } from "../brief-form.tsx";
import { briefFields } from "../brief-fields.ts";
import { CompanyFields } from "../company-fields.tsx";
import { useBriefSubmit, type BriefProps } from "../use-brief-submit.ts";
import { AS_LANGUAGE, BriefLanguage } from "../brief-language.tsx";
import { useToolBrand } from "../use-tool-brand.tsx";
import { BriefSubmit } from "../brief-submit.tsx";

const { fields } = textAdsCopy;

/**
 * Form of `TextAdTool`. Rules, also which fields are required: `textInputSchema` in
 * `core/generations/text/text.ts`; words: `core/generations/text/text.copy.ts`; the message as
 * toast: `textAdsMessages` in `core/generations/messages.ts`. Hints for short texts:
 * `brief-fields.ts`.
 */
export function TextAdFormCard(props: BriefProps<TextFormValues, TextInput>) {
  const { form, busy } = props;
  const { errors } = form.formState;
  const values = form.watch();
  const { picker, noteOf } = useToolBrand("text", form);
  const field = briefFields(fields, errors, values, noteOf);
  const submit = useBriefSubmit(props, [textAdsMessages.companyAndProduct]);
  return (
    <BriefForm title={textAdsCopy.form} onSubmit={submit} picker={picker}>
      <CompanyFields field={field} register={form.register} />
      <Field {...field("targetAudience")}>
        <Input {...form.register("targetAudience")} autoComplete="off" />
      </Field>
      <Field {...field("keyMessage")}>
        <Textarea {...form.register("keyMessage")} />
      </Field>
      <Field {...field("additionalDetails")} optional>
        <Textarea {...form.register("additionalDetails")} placeholder={textAdsCopy.detailsPlaceholder} />
      </Field>
      <BriefChecks texts={[values.productName, values.keyMessage, values.additionalDetails]} />
      <BriefLanguage
        control={form.register("language", AS_LANGUAGE)}
        error={errors.language?.message}
        values={values}
      />
      <BriefSubmit kind="text" copy={textAdsCopy} busy={busy} />
    </BriefForm>
  );
}
