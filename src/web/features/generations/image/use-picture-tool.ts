import { useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { uploadCopy } from "#core/uploads/messages.ts";
import { isApiError } from "#web/lib/api-error.ts";
import { setServerErrors } from "#web/lib/form.ts";
import { useUser } from "#web/lib/session.tsx";
import { useDraft } from "#web/lib/use-draft.ts";
import { useUploads, type Uploads } from "../uploads/use-uploads.ts";
import { useTool, type ToolState } from "../use-tool.ts";

/** A brief with pictures, one of which may be the logo. */
interface PictureBrief extends FieldValues {
  readonly images: string[];
  readonly logo?: string | undefined;
}

interface PictureToolOptions<Values extends FieldValues, Input extends PictureBrief> {
  /** What the tool's toast says. */
  readonly toasts: Parameters<typeof useTool>[0]["toasts"];
  readonly kind: "image" | "campaign";
  readonly form: UseFormReturn<Values, unknown, Input>;
}

interface PictureTool<Input> {
  readonly tool: ToolState;
  readonly uploads: Uploads;
  /** What the server said about the images. */
  readonly imagesError: string | undefined;
  readonly generate: (input: Input) => void;
  /** Makes an earlier brief again, with its images back in the picker; `refill` puts its words into the form. */
  readonly repeat: (input: Input, refill: () => void) => void;
}

/** A tool whose form takes pictures and a logo: its draft, its uploads, and what the server says about them. */
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
      // The picker alone knows the images; a form filled from an earlier brief may still carry its own.
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
