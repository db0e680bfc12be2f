import Download from "lucide-react/icons/download";
import { useId, useState } from "react";
import type { GenerationOf } from "#core/generations/api.ts";
import {
  imageEditSchema,
  imageFileName,
  type AdImage,
  type ImageEdit,
  type ImageEditValues,
} from "#core/generations/image/image.ts";
import { imageCopy } from "#core/generations/image/image.copy.ts";
import type { ImagePlatform } from "#core/platforms/platforms.ts";
import { isRejected } from "#web/lib/api-error.ts";
import { setServerErrors, useSchemaForm } from "#web/lib/form.ts";
import { Button } from "#web/ui/button.tsx";
import { BriefChecks } from "#web/lib/checks/brief-checks.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { Textarea } from "#web/ui/textarea.tsx";
import { COPIED_TOAST_MS, useToast } from "#web/ui/toast-context.ts";
import { useRefreshHistory } from "../history.ts";
import { useRedrawImage } from "./redraw-image.ts";
import { useDownload } from "./use-download.ts";

interface ImageEditFormProps {
  readonly generation: GenerationOf<"image"> | GenerationOf<"campaign">;
  readonly image: AdImage;
  readonly platforms: readonly ImagePlatform[];
  readonly onChanged: (image: AdImage) => void;
}

const { fields } = imageCopy;

/**
 * Form of `ImageDialog` that edits the texts of one or all image ads; the server renders them again
 * without using a unit (`useRedrawImage`). Rules: `imageEditSchema` in
 * `core/generations/image/image.ts`; words: `core/generations/image/image.copy.ts`; time of the
 * toast: `COPIED_TOAST_MS` in `ui/toast-context.ts`.
 */
export function ImageEditForm({ generation, image, platforms, onChanged }: ImageEditFormProps) {
  const toast = useToast();
  const applyToAllId = useId();
  const [applyToAll, setApplyToAll] = useState(false);
  const { headline, description, callToAction, platform, url, notes } = image;
  const form = useSchemaForm<ImageEditValues, ImageEdit>(imageEditSchema, {
    headline,
    description,
    callToAction,
  });
  const redraw = useRedrawImage();
  const refreshHistory = useRefreshHistory(generation.kind);
  const { busy, download } = useDownload();
  const { errors } = form.formState;
  const values = form.watch();

  async function update(texts: ImageEdit) {
    const targets = applyToAll ? platforms : [platform];
    try {
      await Promise.all(
        targets.map(async (target) =>
          onChanged(await redraw.mutateAsync({ id: generation.id, platform: target, texts })),
        ),
      );
      toast.success(imageCopy.updated, { timeout: COPIED_TOAST_MS });
    } catch (error) {
      setServerErrors(form, error);
      toast.error(isRejected(error) ? error.message : imageCopy.updateFailed);
    }
    void refreshHistory();
  }

  return (
    <form noValidate onSubmit={form.handleSubmit(update)} className="grid gap-4">
      <Field label={fields.headline} error={errors.headline?.message}>
        <Input {...form.register("headline")} autoComplete="off" aria-required />
      </Field>
      <Field label={fields.description} error={errors.description?.message} hint={notes[0]}>
        <Textarea {...form.register("description")} />
      </Field>
      <Field label={fields.callToAction} error={errors.callToAction?.message}>
        <Input {...form.register("callToAction")} autoComplete="off" />
      </Field>
      <BriefChecks texts={[values.headline, values.description]} />
      <label htmlFor={applyToAllId} className="flex min-h-6 items-center gap-2 text-label">
        <Checkbox
          id={applyToAllId}
          checked={applyToAll}
          onChange={({ currentTarget }) => setApplyToAll(currentTarget.checked)}
        />
        {imageCopy.applyToAll}
      </label>
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          variant="primary"
          busy={form.formState.isSubmitting}
          busyLabel={imageCopy.updating}
        >
          {imageCopy.update}
        </Button>
        <Button
          busy={busy}
          aria-label={imageCopy.downloadOf(platform)}
          onClick={() => void download(url, imageFileName(generation.input.companyName, platform))}
        >
          <Download aria-hidden className="size-4" />
          {imageCopy.download}
        </Button>
      </div>
    </form>
  );
}
