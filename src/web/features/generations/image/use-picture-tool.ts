import { useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { uploadCopy } from "#core/uploads/messages.ts";
import { isApiError } from "#web/lib/api-error.ts";
import { setServerErrors } from "#web/lib/form.ts";
import { useUser } from "#web/lib/session.tsx";
import { useDraft } from "#web/lib/use-draft.ts";
import { useUploads, type Uploads } from "../uploads/use-uploads.ts";
import { useTool, type ToolState } from "../use-tool.ts";

/** A brief with images, one of which can be the logo. */
interface PictureBrief extends FieldValues {
  readonly images: string[];
  readonly logo?: string | undefined;
}

interface PictureToolOptions<Values extends FieldValues, Input extends PictureBrief> {
  /** Texts of the tool's toast. */
  readonly toasts: Parameters<typeof useTool>[0]["toasts"];
  readonly kind: "image" | "campaign";
  readonly form: UseFormReturn<Values, unknown, Input>;
}

interface PictureTool<Input> {
  readonly tool: ToolState;
  readonly uploads: Uploads;
  /** Server error of the images field. */
  readonly imagesError: string | undefined;
  readonly generate: (input: Input) => void;
  /** Repeats an earlier brief and restores its images in the picker; `refill` fills the form. */
  readonly repeat: (input: Input, refill: () => void) => void;
}

/** Tool whose form has images: saves the draft, manages the uploads and shows server errors. */
export function usePictureTool<Values extends FieldValues, Input extends PictureBrief>({
  kind,
  form,
  toasts,
}: PictureToolOptions<Values, Input>): PictureTool<Input> {
  const user = useUser();
  useDraft(form, user.id, kind);
  const uploads = useUploads(user.id, kind);
  const [imagesError, setImagesError] = useState<string>();
  const tool = useTool({
    kind,
    toasts,
    onRefused: (error) => {
      setServerErrors(form, error);
      setImagesError(isApiError(error) ? error.fields["images"] : undefined);
    },
  });
  return {
    tool,
    uploads,
    imagesError,
    generate(input) {
      setImagesError(undefined);
      const { images, logo } = uploads;
      // Only the picker knows the current images; a form filled from an earlier brief has its own.
      void tool.generate({ ...input, images, logo });
    },
    repeat(input, refill) {
      refill();
      const { images, logo } = input;
      uploads.replace(images.map((id, at) => ({ id, name: uploadCopy.kept(at + 1), logo: id === logo })));
      setImagesError(undefined);
      void tool.generate(input);
    },
  };
}
