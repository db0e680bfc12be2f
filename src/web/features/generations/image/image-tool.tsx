import { useState } from "react";
import { isImageGeneration, type ImageGeneration } from "../../../../core/generations/api.ts";
import {
  DEFAULT_IMAGE_SIZE,
  DEFAULT_IMAGE_STYLE,
  DEFAULT_PRIMARY_COLOR,
  imageInputSchema,
  type ImageFormValues,
  type ImageInput,
} from "../../../../core/generations/image.ts";
import { imageHistoryWords, imageWords } from "../../../../core/generations/image-words.ts";
import { loadingToasts, toasts } from "../../../../core/messages.ts";
import { uploadWords } from "../../../../core/uploads/messages.ts";
import { isApiError } from "../../../lib/api-error.ts";
import { showServerFields, useSchemaForm } from "../../../lib/form.ts";
import { useUser } from "../../../lib/session.tsx";
import { useDraft } from "../../../lib/use-draft.ts";
import { ToolHistory } from "../tool-history.tsx";
import { ToolLayout } from "../tool-layout.tsx";
import { useUploads } from "../uploads/use-uploads.ts";
import { useTool } from "../use-tool.ts";
import { ImageFormCard } from "./image-form.tsx";
import { ImageGallery } from "./image-gallery.tsx";
import { ImagesPanel } from "./images-panel.tsx";

const EMPTY: ImageFormValues = {
  companyName: "",
  productName: "",
  headline: "",
  description: "",
  targetAudience: "",
  callToAction: "",
  size: DEFAULT_IMAGE_SIZE,
  style: DEFAULT_IMAGE_STYLE,
  primaryColor: DEFAULT_PRIMARY_COLOR,
};

/** The image ad tool: brief on the left, five ads on the right, earlier ones below. */
export function ImageTool() {
  const user = useUser();
  const form = useSchemaForm<ImageFormValues, ImageInput>(imageInputSchema, EMPTY);
  useDraft(form, user.id, "image");
  const uploads = useUploads(user.id, "image");
  const [imagesError, setImagesError] = useState<string>();
  const tool = useTool({
    kind: "image",
    toasts: {
      loading: loadingToasts.generatingImages,
      done: toasts.imagesGenerated,
      failed: toasts.imagesFailed,
    },
    onRefused: (error) => {
      showServerFields(form, error);
      setImagesError(isApiError(error) ? error.fields["images"] : undefined);
    },
  });

  function generate(input: ImageInput) {
    setImagesError(undefined);
    const { images, logo } = uploads;
    // The picker alone knows the images; a form filled from an earlier brief may still carry its own.
    void tool.generate({ ...input, images, logo });
  }

  function repeat({ input }: ImageGeneration) {
    form.reset(input);
    const { images, logo } = input;
    uploads.replace(images.map((id, at) => ({ id, name: uploadWords.kept(at + 1), logo: id === logo })));
    setImagesError(undefined);
    void tool.generate(input);
  }

  return (
    <ToolLayout
      form={
        <ImageFormCard
          form={form}
          uploads={uploads}
          imagesError={imagesError}
          busy={tool.busy}
          toastId={tool.toastId}
          onGenerate={generate}
        />
      }
      result={
        <ImagesPanel
          tool={tool}
          size={form.watch("size") ?? DEFAULT_IMAGE_SIZE}
          onExample={() => form.reset(imageWords.examples)}
        />
      }
      history={
        <ToolHistory
          kind="image"
          isOwn={isImageGeneration}
          words={imageHistoryWords}
          tool={tool}
          onRepeat={repeat}
          List={ImageGallery}
        />
      }
    />
  );
}
