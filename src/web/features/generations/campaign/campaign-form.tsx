import {
  BRAND_VOICES,
  DEFAULT_BRAND_VOICE,
  INDUSTRIES,
  type CampaignFormValues,
  type CampaignInput,
} from "#core/generations/campaign/campaign.ts";
import {
  campaignCopy,
  INDUSTRY_NAMES,
  VOICE_DESCRIPTIONS,
  BRAND_VOICE_NAMES,
} from "#core/generations/campaign/campaign.copy.ts";
import { campaignMessages } from "#core/generations/messages.ts";
import { BriefChecks } from "#web/lib/checks/brief-checks.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { Select } from "#web/ui/select.tsx";
import { Textarea } from "#web/ui/textarea.tsx";
import { BriefForm } from "../brief-form.tsx";
import { briefFields } from "../brief-fields.ts";
import { CompanyFields } from "../company-fields.tsx";
import { BrandFields } from "../image/brand-fields.tsx";
import { useBriefSubmit } from "../use-brief-submit.ts";
import { AS_LANGUAGE, BriefLanguage } from "../brief-language.tsx";
import { useToolBrand } from "../use-tool-brand.tsx";
import type { UploadBriefProps } from "../use-upload-tool.ts";

const { fields } = campaignCopy;
const ANY = { value: "", label: campaignCopy.anyIndustry };
const INDUSTRY_OPTIONS = [ANY, ...INDUSTRIES.map((value) => ({ value, label: INDUSTRY_NAMES[value] }))];
const VOICE_OPTIONS = BRAND_VOICES.map((value) => ({ value, label: BRAND_VOICE_NAMES[value] }));
/** Messages that are shown as a toast, in order of precedence. */
const TOAST_MESSAGES = Object.values(campaignMessages);
const PAIR = "grid gap-5 sm:grid-cols-2 sm:gap-3";

/**
 * Form of `CampaignTool`. Rules, also which fields are required: `campaignInputSchema` in
 * `core/generations/campaign/campaign.ts`; words: `core/generations/campaign/campaign.copy.ts`;
 * messages as toasts: `campaignMessages` in `core/generations/messages.ts`. Hints for short texts:
 * `brief-fields.ts`.
 */
export function CampaignFormCard(props: UploadBriefProps<CampaignFormValues, CampaignInput>) {
  const { form, uploads, imagesError, busy } = props;
  const { errors } = form.formState;
  const values = form.watch();
  const { picker, noteOf } = useToolBrand("campaign", form, uploads);
  const field = briefFields(fields, errors, values, noteOf);
  const submit = useBriefSubmit(props, TOAST_MESSAGES);
  return (
    <BriefForm title={campaignCopy.form} onSubmit={submit} picker={picker}>
      <CompanyFields field={field} register={form.register} />
      <Field {...field("industry")} optional>
        <Select {...form.register("industry")} options={INDUSTRY_OPTIONS} />
      </Field>
      <Field {...field("brandVoice")} hint={VOICE_DESCRIPTIONS[values.brandVoice ?? DEFAULT_BRAND_VOICE]}>
        <Select {...form.register("brandVoice")} options={VOICE_OPTIONS} />
      </Field>
      <Field {...field("targetAudience")}>
        <Input {...form.register("targetAudience")} autoComplete="off" />
      </Field>
      <Field {...field("keyFeatures")}>
        <Textarea {...form.register("keyFeatures")} aria-required />
      </Field>
      <Field {...field("campaignGoals")} hint={campaignCopy.goalsHint}>
        <Textarea {...form.register("campaignGoals")} rows={2} aria-required />
      </Field>
      <div className={PAIR}>
        <Field {...field("budget")} optional>
          <Input {...form.register("budget")} autoComplete="off" />
        </Field>
        <Field {...field("timeline")} optional>
          <Input {...form.register("timeline")} autoComplete="off" />
        </Field>
      </div>
      <Field {...field("additionalDetails")} optional>
        <Textarea
          {...form.register("additionalDetails")}
          rows={2}
          placeholder={campaignCopy.detailsPlaceholder}
        />
      </Field>
      <BriefChecks texts={[values.productName, values.keyFeatures, values.additionalDetails]} />
      <BriefLanguage
        control={form.register("language", AS_LANGUAGE)}
        error={errors.language?.message}
        values={values}
      />
      <BrandFields
        kind="campaign"
        field={field("primaryColor")}
        optional
        color={values.primaryColor}
        onColor={(color) => form.setValue("primaryColor", color, { shouldDirty: true, shouldValidate: true })}
        uploads={uploads}
        imagesError={imagesError}
        busy={busy}
        copy={campaignCopy}
      />
    </BriefForm>
  );
}
