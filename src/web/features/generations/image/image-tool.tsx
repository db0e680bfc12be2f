import {
  DEFAULT_IMAGE_SIZE,
  imageInputSchema,
  type ImageFormValues,
  type ImageInput,
} from "#core/generations/image/image.ts";
import { DEFAULT_IMAGE_STYLE, DEFAULT_PRIMARY_COLOR } from "#core/generations/image/styles.ts";
import { imageHistoryCopy, imageCopy } from "#core/generations/image/image.copy.ts";
import { useSchemaForm } from "#web/lib/form.ts";
import { ToolHistory } from "../tool-history.tsx";
import { ToolLayout } from "../tool-layout.tsx";
import { ImageFormCard } from "./image-form.tsx";
import { ImageGallery } from "./image-gallery.tsx";
import { ImagesPanel } from "./images-panel.tsx";
import { useUploadTool } from "../use-upload-tool.ts";

const EMPTY: ImageFormValues = {
  companyName: "",
  productName: "",
  headline: "",
  description: "",
  targetAudience: "",
  callToAction: "",
  language: undefined,
  brandId: undefined,
  productId: undefined,
  size: DEFAULT_IMAGE_SIZE,
  style: DEFAULT_IMAGE_STYLE,
  primaryColor: DEFAULT_PRIMARY_COLOR,
};

/**
 * Content of /dashboard/image-ads: form, result and history of the kind "image" (`useUploadTool`).
 * Schema: `core/generations/image/image.ts`; values of an empty form: `DEFAULT_IMAGE_SIZE` there,
 * `DEFAULT_IMAGE_STYLE` and `DEFAULT_PRIMARY_COLOR` in `styles.ts` beside it; words:
 * `core/generations/image/image.copy.ts`.
 */
export function ImageTool() {
  const form = useSchemaForm<ImageFormValues, ImageInput>(imageInputSchema, EMPTY);
  const { tool, brief, repeat } = useUploadTool({
    kind: "image",
    request: (input) => ({ kind: "image", input }),
    form,
  });

  return (
    <ToolLayout
      form={<ImageFormCard {...brief} />}
      result={
        <ImagesPanel
          tool={tool}
          size={form.watch("size") ?? DEFAULT_IMAGE_SIZE}
          onExample={() => form.reset(imageCopy.examples)}
        />
      }
      history={
        <ToolHistory
          kind="image"
          copy={imageHistoryCopy}
          tool={tool}
          onRepeat={({ input }) => repeat(input, () => form.reset(input))}
          List={ImageGallery}
        />
      }
    />
  );
}
