import { Dialog } from "@base-ui/react/dialog";
import X from "lucide-react/icons/x";
import type { GenerationOf } from "#core/generations/api.ts";
import type { AdImage } from "#core/generations/image/image.ts";
import { imageCopy } from "#core/generations/image/image.copy.ts";
import type { ImagePlatform } from "#core/platforms/platforms.ts";
import { ImageEditForm } from "./image-edit-form.tsx";

interface ImageDialogProps {
  readonly generation: GenerationOf<"image"> | GenerationOf<"campaign">;
  readonly image: AdImage;
  /** Platforms that have an image. */
  readonly platforms: readonly ImagePlatform[];
  readonly onClose: () => void;
  readonly onChanged: (image: AdImage) => void;
}

/**
 * Dialog of `ImagesPanel` and `ImageAdsPart` with a large view of an ad and `ImageEditForm` for its
 * texts. Words: `core/generations/image/image.copy.ts`.
 */
export function ImageDialog({ generation, image, platforms, onClose, onChanged }: ImageDialogProps) {
  const { platform, url, width, height, headline } = image;
  return (
    <Dialog.Root open onOpenChange={(open) => open || onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-50 bg-scrim" />
        <Dialog.Popup className="fixed top-1/2 left-1/2 z-50 grid max-h-[calc(100dvh-32px)] w-[min(1040px,calc(100vw-32px))] -translate-1/2 gap-6 overflow-y-auto rounded-xl bg-overlay p-6 shadow-lg max-md:p-4 md:grid-cols-[minmax(0,1fr)_320px]">
          <div className="grid min-h-40 place-items-center rounded-md bg-sunken p-2">
            <img
              src={url}
              alt={imageCopy.alt(platform, headline)}
              width={width}
              height={height}
              className="max-h-[min(74dvh,900px)] w-auto max-w-full rounded-sm max-md:max-h-[46dvh]"
            />
          </div>
          <div className="grid content-start gap-5">
            <div className="flex items-start justify-between gap-3">
              <div>
                <Dialog.Title className="text-card font-semibold">{platform}</Dialog.Title>
                <Dialog.Description className="text-label text-ink-3 tabular-nums">
                  {imageCopy.pixels(width, height)}
                </Dialog.Description>
              </div>
              <Dialog.Close
                aria-label={imageCopy.close}
                className="-mt-1 -mr-1 inline-grid size-8 place-items-center rounded-sm text-ink-3 transition-colors hover:bg-sunken hover:text-ink pointer-coarse:size-11"
              >
                <X aria-hidden className="size-4" />
              </Dialog.Close>
            </div>
            <ImageEditForm
              generation={generation}
              image={image}
              platforms={platforms}
              onChanged={onChanged}
            />
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
