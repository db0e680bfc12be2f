import { Controller, type UseFormReturn } from "react-hook-form";
import { VIDEO_DURATIONS, VIDEO_STYLES, type VideoInput } from "#core/generations/video/video.ts";
import {
  durationName,
  VIDEO_STYLE_DESCRIPTIONS,
  VIDEO_STYLE_NAMES,
  videoCopy,
} from "#core/generations/video/video.copy.ts";
import { toasts, videoMessages } from "#core/messages.ts";
import { firstErrorMessage } from "#web/lib/form.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { SegmentedControl } from "#web/ui/segmented-control.tsx";
import { Select } from "#web/ui/select.tsx";
import { Textarea } from "#web/ui/textarea.tsx";
import { useToast } from "#web/ui/toast-context.ts";
import { BriefForm } from "../brief-form.tsx";
import { briefFields } from "../brief-fields.ts";
import { ImagePicker } from "../uploads/image-picker.tsx";
import type { Uploads } from "../uploads/use-uploads.ts";
import { UsageLine } from "../usage-line.tsx";
import type { VideoFormFields } from "./video-form-schema.ts";

export type VideoForm = UseFormReturn<VideoFormFields, unknown, VideoInput>;

const { fields } = videoCopy;
const DURATIONS = VIDEO_DURATIONS.map((seconds) => ({
  value: String(seconds),
  label: durationName(seconds),
}));
const STYLES = VIDEO_STYLES.map((style) => ({ value: style, label: VIDEO_STYLE_NAMES[style] }));

interface VideoFormProps {
  readonly form: VideoForm;
  readonly uploads: Uploads;
  /** Server error of the images field. */
  readonly imagesError: string | undefined;
  readonly busy: boolean;
  /** Id of the tool's toast; validation messages replace its content. */
  readonly toastId: string;
  readonly onGenerate: (input: VideoInput) => void;
}

/** Brief of a video script. Submitting requires company, product and key message. */
export function VideoFormCard({ form, uploads, imagesError, busy, toastId, onGenerate }: VideoFormProps) {
  const toast = useToast();
  const { errors } = form.formState;
  const values = form.watch();
  const props = briefFields(fields, errors, values);
  const submit = form.handleSubmit(onGenerate, (refused) => {
    const missing = Object.values(refused).some((error) => error?.message === videoMessages.required);
    const message = missing ? videoMessages.required : (firstErrorMessage(refused) ?? toasts.checkForm);
    toast.error(missing ? message : toasts.checkForm, { id: toastId });
  });
  return (
    <BriefForm title={videoCopy.form} onSubmit={submit}>
      <Field {...props("companyName")}>
        <Input {...form.register("companyName")} autoComplete="organization" aria-required />
      </Field>
      <Field {...props("productName")}>
        <Input {...form.register("productName")} autoComplete="off" aria-required />
      </Field>
      <Field {...props("duration")}>
        <Controller
          control={form.control}
          name="duration"
          render={({ field }) => (
            <SegmentedControl options={DURATIONS} value={field.value} onChange={field.onChange} />
          )}
        />
      </Field>
      <Field {...props("style")} hint={VIDEO_STYLE_DESCRIPTIONS[values.style]}>
        <Select {...form.register("style")} options={STYLES} />
      </Field>
      <Field {...props("targetAudience")} optional>
        <Input {...form.register("targetAudience")} autoComplete="off" />
      </Field>
      <Field {...props("keyMessage")}>
        <Textarea {...form.register("keyMessage")} aria-required />
      </Field>
      <Field {...props("callToAction")} optional>
        <Input
          {...form.register("callToAction")}
          autoComplete="off"
          placeholder={videoCopy.callToActionPlaceholder}
        />
      </Field>
      <Field {...props("additionalDetails")} optional>
        <Textarea {...form.register("additionalDetails")} placeholder={videoCopy.detailsPlaceholder} />
      </Field>
      <ImagePicker uploads={uploads} error={imagesError} />
      <div className="grid gap-3">
        <Button
          type="submit"
          variant="primary"
          block
          busy={busy}
          busyLabel={videoCopy.busy}
          disabled={uploads.uploading}
        >
          {videoCopy.submit}
        </Button>
        <UsageLine kind="video" />
      </div>
    </BriefForm>
  );
}
