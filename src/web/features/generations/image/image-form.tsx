import type { UseFormReturn } from "react-hook-form";
import {
  DEFAULT_IMAGE_SIZE,
  DEFAULT_IMAGE_STYLE,
  DEFAULT_PRIMARY_COLOR,
  type ImageFormValues,
  type ImageInput,
} from "#core/generations/image/image.ts";
import { IMAGE_SIZE_NAMES, imageCopy } from "#core/generations/image/image.copy.ts";
import { imageAdsMessages, toasts } from "#core/messages.ts";
import { IMAGE_SIZES, type ImageSize } from "#core/platforms/platform.ts";
import { firstErrorMessage } from "#web/lib/form.ts";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { SegmentedControl } from "#web/ui/segmented-control.tsx";
import { Textarea } from "#web/ui/textarea.tsx";
import { useToast } from "#web/ui/toast-context.ts";
import { BriefForm } from "../brief-form.tsx";
import { briefFields } from "../brief-fields.ts";
import type { Uploads } from "../uploads/use-uploads.ts";
import { PictureFields } from "./picture-fields.tsx";
import { StylePicker } from "./style-picker.tsx";

type ImageForm = UseFormReturn<ImageFormValues, unknown, ImageInput>;

const { fields } = imageCopy;
const SIZES = IMAGE_SIZES.map((value: ImageSize) => ({ value, label: IMAGE_SIZE_NAMES[value] }));
/** Messages that are shown as a toast. */
const SPOKEN: readonly (string | undefined)[] = [
  imageAdsMessages.companyAndProduct,
  imageAdsMessages.headline,
];

interface ImageFormProps {
  readonly form: ImageForm;
  readonly uploads: Uploads;
  readonly imagesError: string | undefined;
  readonly busy: boolean;
  /** Id of the tool's toast; validation messages replace its content. */
  readonly toastId: string;
  readonly onGenerate: (input: ImageInput) => void;
}

/** Brief of image ads. Submitting requires company, product and headline. */
export function ImageFormCard(props: ImageFormProps) {
  const { form, uploads, imagesError, busy, toastId, onGenerate } = props;
  const toast = useToast();
  const { errors } = form.formState;
  const values = form.watch();
  const field = briefFields(fields, errors, values);
  const submit = form.handleSubmit(onGenerate, (refused) => {
    const name = refused.companyName ?? refused.productName ?? refused.headline;
    const message = firstErrorMessage(name ? { name } : refused);
    toast.error(message !== undefined && SPOKEN.includes(message) ? message : toasts.checkForm, {
      id: toastId,
    });
  });
  return (
    <BriefForm title={imageCopy.form} onSubmit={submit}>
      <Field {...field("companyName")}>
        <Input {...form.register("companyName")} autoComplete="organization" aria-required />
      </Field>
      <Field {...field("productName")}>
        <Input {...form.register("productName")} autoComplete="off" aria-required />
      </Field>
      <Field {...field("headline")}>
        <Input {...form.register("headline")} autoComplete="off" aria-required />
      </Field>
      <Field {...field("description")}>
        <Textarea {...form.register("description")} rows={2} />
      </Field>
      <Field {...field("targetAudience")}>
        <Input {...form.register("targetAudience")} autoComplete="off" />
      </Field>
      <Field {...field("callToAction")} hint={imageCopy.callToActionHint} optional>
        <Input {...form.register("callToAction")} autoComplete="off" />
      </Field>
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
          colour={values.primaryColor ?? DEFAULT_PRIMARY_COLOR}
          onChange={(style) => form.setValue("style", style, { shouldDirty: true })}
        />
      </Field>
      <PictureFields
        kind="image"
        field={field("primaryColor")}
        colour={values.primaryColor}
        onColour={(colour) =>
          form.setValue("primaryColor", colour, { shouldDirty: true, shouldValidate: true })
        }
        uploads={uploads}
        imagesError={imagesError}
        busy={busy}
        words={imageCopy}
      />
    </BriefForm>
  );
}
