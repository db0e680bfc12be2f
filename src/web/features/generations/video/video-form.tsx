import { Controller } from "react-hook-form";
import { VIDEO_DURATIONS, VIDEO_STYLES, type VideoInput } from "#core/generations/video/video.ts";
import {
  durationName,
  VIDEO_STYLE_DESCRIPTIONS,
  VIDEO_STYLE_NAMES,
  videoCopy,
} from "#core/generations/video/video.copy.ts";
import { videoMessages } from "#core/generations/messages.ts";
import { BriefChecks } from "#web/lib/checks/brief-checks.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { SegmentedControl } from "#web/ui/segmented-control.tsx";
import { Select } from "#web/ui/select.tsx";
import { Textarea } from "#web/ui/textarea.tsx";
import { BriefForm } from "../brief-form.tsx";
import { briefFields } from "../brief-fields.ts";
import { CompanyFields } from "../company-fields.tsx";
import { ImagePicker } from "../uploads/image-picker.tsx";
import { useBriefSubmit } from "../use-brief-submit.ts";
import { AS_LANGUAGE, BriefLanguage } from "../brief-language.tsx";
import { useToolBrand } from "../use-tool-brand.tsx";
import type { UploadBriefProps } from "../use-upload-tool.ts";
import { BriefSubmit } from "../brief-submit.tsx";
import type { VideoFormFields } from "./video-form-schema.ts";

const { fields } = videoCopy;
const DURATIONS = VIDEO_DURATIONS.map((seconds) => ({
  value: String(seconds),
  label: durationName(seconds),
}));
const STYLES = VIDEO_STYLES.map((style) => ({ value: style, label: VIDEO_STYLE_NAMES[style] }));

/**
 * Form of `VideoTool`. Rules, also which fields are required: `videoInputSchema` in
 * `core/generations/video/video.ts`; words: `core/generations/video/video.copy.ts`; the message as
 * toast: `videoMessages` in `core/generations/messages.ts`. Hints for short texts:
 * `brief-fields.ts`.
 */
export function VideoFormCard(props: UploadBriefProps<VideoFormFields, VideoInput>) {
  const { form, uploads, imagesError, busy } = props;
  const { errors } = form.formState;
  const values = form.watch();
  const { picker, noteOf } = useToolBrand("video", form, uploads);
  const field = briefFields(fields, errors, values, noteOf);
  const submit = useBriefSubmit(props, [videoMessages.required]);
  return (
    <BriefForm title={videoCopy.form} onSubmit={submit} picker={picker}>
      <CompanyFields field={field} register={form.register} />
      <Field {...field("duration")}>
        <Controller
          control={form.control}
          name="duration"
          render={({ field: control }) => (
            <SegmentedControl options={DURATIONS} value={control.value} onChange={control.onChange} />
          )}
        />
      </Field>
      <Field {...field("style")} hint={VIDEO_STYLE_DESCRIPTIONS[values.style]}>
        <Select {...form.register("style")} options={STYLES} />
      </Field>
      <Field {...field("targetAudience")} optional>
        <Input {...form.register("targetAudience")} autoComplete="off" />
      </Field>
      <Field {...field("keyMessage")}>
        <Textarea {...form.register("keyMessage")} aria-required />
      </Field>
      <Field {...field("callToAction")} optional>
        <Input
          {...form.register("callToAction")}
          autoComplete="off"
          placeholder={videoCopy.callToActionPlaceholder}
        />
      </Field>
      <Field {...field("additionalDetails")} optional>
        <Textarea {...form.register("additionalDetails")} placeholder={videoCopy.detailsPlaceholder} />
      </Field>
      <BriefChecks texts={[values.productName, values.keyMessage, values.additionalDetails]} />
      <BriefLanguage
        control={form.register("language", AS_LANGUAGE)}
        error={errors.language?.message}
        values={values}
      />
      <ImagePicker uploads={uploads} error={imagesError} />
      <BriefSubmit kind="video" copy={videoCopy} busy={busy} uploading={uploads.uploading} />
    </BriefForm>
  );
}
