import { useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import type { CreateGeneration } from "#core/generations/api.ts";
import { uploadCopy } from "#core/uploads/messages.ts";
import { isApiError } from "#web/lib/api-error.ts";
import { setServerErrors } from "#web/lib/form.ts";
import { useUser } from "#web/lib/session.tsx";
import { useDraft } from "#web/lib/use-draft.ts";
import { useUploads, type Uploads } from "./uploads/use-uploads.ts";
import type { BriefProps } from "./use-brief-submit.ts";
import { useTool, type ToolState } from "./use-tool.ts";

/** A brief with images, one of which can be the logo. */
interface ImageBrief extends FieldValues {
  readonly images: string[];
  readonly logo?: string | undefined;
}

interface UploadToolOptions<Values extends FieldValues, Input extends ImageBrief> {
  readonly kind: "image" | "video" | "campaign";
  /** Request that creates a generation from a brief. */
  readonly request: (input: Input) => CreateGeneration;
  readonly form: UseFormReturn<Values, unknown, Input>;
}

/**
 * Props of the form of a tool with uploads: `useUploadTool` makes them; `image-form.tsx`,
 * `video-form.tsx` and `campaign-form.tsx` read them.
 */
export interface UploadBriefProps<Values extends FieldValues, Input> extends BriefProps<Values, Input> {
  readonly uploads: Uploads;
  /** Server error of the images field. */
  readonly imagesError: string | undefined;
}

interface UploadTool<Values extends FieldValues, Input> {
  readonly tool: ToolState;
  readonly brief: UploadBriefProps<Values, Input>;
  /** Repeats an earlier brief and restores its images in the picker; `refill` fills the form. */
  readonly repeat: (input: Input, refill: () => void) => void;
}

/**
 * State of a tool whose form has images (image ads, scripts, packages): `useTool` with a saved
 * draft (`useDraft`), the uploads (`useUploads`) and the server errors of the images field.
 * `image-tool.tsx`, `video-tool.tsx` and `campaign-tool.tsx` call it. Names of images of a repeated
 * brief: `core/uploads/messages.ts`.
 */
export function useUploadTool<Values extends FieldValues, Input extends ImageBrief>({
  kind,
  request,
  form,
}: UploadToolOptions<Values, Input>): UploadTool<Values, Input> {
  const user = useUser();
  useDraft(form, user.id, kind);
  const uploads = useUploads(user.id, kind);
  const [imagesError, setImagesError] = useState<string>();
  const tool = useTool({
    kind,
    request,
    onRejected: (error) => {
      setServerErrors(form, error);
      setImagesError(isApiError(error) ? error.fields["images"] : undefined);
    },
  });
  function generate(input: Input) {
    setImagesError(undefined);
    // Sent empty without a logo, so that the server does not add that of the brand.
    void tool.generate({ ...input, logo: input.logo ?? "" });
  }

  return {
    tool,
    brief: {
      form,
      uploads,
      imagesError,
      busy: tool.busy,
      toastId: tool.toastId,
      // The current images are in the picker; a form filled from an earlier brief has images of its
      // own.
      onGenerate: (input) => generate({ ...input, images: uploads.images, logo: uploads.logo }),
    },
    repeat(input, refill) {
      refill();
      const { images, logo } = input;
      uploads.replace(images.map((id, at) => ({ id, name: uploadCopy.kept(at + 1), logo: id === logo })));
      generate(input);
    },
  };
}
