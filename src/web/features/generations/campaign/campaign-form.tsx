import type { UseFormReturn } from "react-hook-form";
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
  VOICE_NAMES,
} from "#core/generations/campaign/campaign.copy.ts";
import { campaignMessages, toasts } from "#core/messages.ts";
import { firstErrorMessage } from "#web/lib/form.ts";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { Select } from "#web/ui/select.tsx";
import { Textarea } from "#web/ui/textarea.tsx";
import { useToast } from "#web/ui/toast-context.ts";
import { BriefForm } from "../brief-form.tsx";
import { briefFields } from "../brief-fields.ts";
import { PictureFields } from "../image/picture-fields.tsx";
import type { Uploads } from "../uploads/use-uploads.ts";

type CampaignForm = UseFormReturn<CampaignFormValues, unknown, CampaignInput>;

const { fields } = campaignCopy;
const ANY = { value: "", label: campaignCopy.anyIndustry };
const INDUSTRY_OPTIONS = [ANY, ...INDUSTRIES.map((value) => ({ value, label: INDUSTRY_NAMES[value] }))];
const VOICE_OPTIONS = BRAND_VOICES.map((value) => ({ value, label: VOICE_NAMES[value] }));
/** Fields whose messages are shown as a toast, in order of precedence. */
const SPOKEN = ["companyName", "productName", "keyFeatures", "campaignGoals"] as const;
const WORDS: readonly (string | undefined)[] = Object.values(campaignMessages);
const PAIR = "grid gap-5 sm:grid-cols-2 sm:gap-3";

interface CampaignFormProps {
  readonly form: CampaignForm;
  readonly uploads: Uploads;
  readonly imagesError: string | undefined;
  readonly busy: boolean;
  /** Id of the tool's toast; validation messages replace its content. */
  readonly toastId: string;
  readonly onGenerate: (input: CampaignInput) => void;
}

/** Brief of a full package. Submitting requires company, product, features and goals. */
export function CampaignFormCard(props: CampaignFormProps) {
  const { form, uploads, imagesError, busy, toastId, onGenerate } = props;
  const toast = useToast();
  const { errors } = form.formState;
  const values = form.watch();
  const field = briefFields(fields, errors, values);
  const submit = form.handleSubmit(onGenerate, (refused) => {
    const name = SPOKEN.find((one) => refused[one]);
    const message = name ? refused[name]?.message : firstErrorMessage(refused);
    toast.error(message !== undefined && WORDS.includes(message) ? message : toasts.checkForm, {
      id: toastId,
    });
  });
  return (
    <BriefForm title={campaignCopy.form} onSubmit={submit}>
      <Field {...field("companyName")}>
        <Input {...form.register("companyName")} autoComplete="organization" aria-required />
      </Field>
      <Field {...field("productName")}>
        <Input {...form.register("productName")} autoComplete="off" aria-required />
      </Field>
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
      <PictureFields
        kind="campaign"
        field={field("primaryColor")}
        optional
        colour={values.primaryColor}
        onColour={(colour) =>
          form.setValue("primaryColor", colour, { shouldDirty: true, shouldValidate: true })
        }
        uploads={uploads}
        imagesError={imagesError}
        busy={busy}
        words={campaignCopy}
      />
    </BriefForm>
  );
}
