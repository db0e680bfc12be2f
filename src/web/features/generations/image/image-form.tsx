import { DEFAULT_IMAGE_SIZE, type ImageFormValues, type ImageInput } from "#core/generations/image/image.ts";
import { DEFAULT_IMAGE_STYLE, DEFAULT_PRIMARY_COLOR } from "#core/generations/image/styles.ts";
import { IMAGE_SIZE_NAMES, imageCopy } from "#core/generations/image/image.copy.ts";
import { imageAdsMessages } from "#core/generations/messages.ts";
import { IMAGE_SIZES, type ImageSize } from "#core/platforms/platform.ts";
import { BriefChecks } from "#web/lib/checks/brief-checks.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { SegmentedControl } from "#web/ui/segmented-control.tsx";
import { Textarea } from "#web/ui/textarea.tsx";
import { BriefForm } from "../brief-form.tsx";
import { briefFields } from "../brief-fields.ts";
import { CompanyFields } from "../company-fields.tsx";
import { useBriefSubmit } from "../use-brief-submit.ts";
import { AS_LANGUAGE, BriefLanguage } from "../brief-language.tsx";
import { useToolBrand } from "../use-tool-brand.tsx";
import type { UploadBriefProps } from "../use-upload-tool.ts";
import { BrandFields } from "./brand-fields.tsx";
import { StylePicker } from "#web/lib/style-picker.tsx";

const { fields } = imageCopy;
const SIZES = IMAGE_SIZES.map((value: ImageSize) => ({ value, label: IMAGE_SIZE_NAMES[value] }));
/** Messages that are shown as a toast, in order of precedence. */
const TOAST_MESSAGES = [imageAdsMessages.companyAndProduct, imageAdsMessages.headline];

/**
 * Form of `ImageTool`. Rules, also which fields are required: `imageInputSchema` in
 * `core/generations/image/image.ts`; styles: `core/generations/image/styles.ts`; sizes:
 * `core/platforms/platform.ts`; words: `core/generations/image/image.copy.ts`; messages as toasts:
 * `imageAdsMessages` in `core/generations/messages.ts`. Hints for short texts: `brief-fields.ts`.
 */
export function ImageFormCard(props: UploadBriefProps<ImageFormValues, ImageInput>) {
  const { form, uploads, imagesError, busy } = props;
  const { errors } = form.formState;
  const values = form.watch();
  const { picker, noteOf } = useToolBrand("image", form, uploads);
  const field = briefFields(fields, errors, values, noteOf);
  const submit = useBriefSubmit(props, TOAST_MESSAGES);
  return (
    <BriefForm title={imageCopy.form} onSubmit={submit} picker={picker}>
      <CompanyFields field={field} register={form.register} />
      <Field {...field("headline")}>
        <Input {...form.register("headline")} autoComplete="off" aria-required />
      </Field>
      <Field {...field("description")}>
        <Textarea {...form.register("description")} rows={2} />
      </Field>
      <BriefChecks texts={[values.productName, values.headline, values.description]} />
      <Field {...field("targetAudience")}>
        <Input {...form.register("targetAudience")} autoComplete="off" />
      </Field>
      <Field {...field("callToAction")} hint={imageCopy.callToActionHint} optional>
        <Input {...form.register("callToAction")} autoComplete="off" />
      </Field>
      <BriefLanguage
        control={form.register("language", AS_LANGUAGE)}
        error={errors.language?.message}
        values={values}
      />
      <Field {...field("size")}>
        <SegmentedControl
          options={SIZES}
          value={values.size ?? DEFAULT_IMAGE_SIZE}
          onChange={(size) => form.setValue("size", size, { shouldDirty: true })}
        />
      </Field>
      <Field {...field("style")}>
        <StylePicker
          value={values.style ?? DEFAULT_IMAGE_STYLE}
          color={values.primaryColor ?? DEFAULT_PRIMARY_COLOR}
          onChange={(style) => form.setValue("style", style, { shouldDirty: true })}
        />
      </Field>
      <BrandFields
        kind="image"
        field={field("primaryColor")}
        color={values.primaryColor}
        onColor={(color) => form.setValue("primaryColor", color, { shouldDirty: true, shouldValidate: true })}
        uploads={uploads}
        imagesError={imagesError}
        busy={busy}
        copy={imageCopy}
      />
    </BriefForm>
  );
}
