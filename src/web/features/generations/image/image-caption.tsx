import type { ReactNode } from "react";
import { imageCopy } from "#core/generations/image/image.copy.ts";
import type { Canvas } from "#core/platforms/platform.ts";
import type { ImagePlatform } from "#core/platforms/platforms.ts";

interface ImageCaptionProps {
  readonly platform: ImagePlatform;
  readonly canvas: Canvas;
  /** Status or buttons. */
  readonly children?: ReactNode;
}

/**
 * Caption below every card of an image ad (`ImageCard`, `MissingImageCard`, `UnfinishedImageCard`):
 * platform and size in px, which come from the card (`canvases` in `core/platforms/platforms.ts`).
 * Words: `core/generations/image/image.copy.ts`.
 */
export function ImageCaption({ platform, canvas, children }: ImageCaptionProps) {
  return (
    <div className="mt-2.5 grid gap-2.5">
      <div className="flex items-baseline justify-between gap-x-2 text-label max-sm:flex-col">
        <span className="font-medium">{platform}</span>
        <span className="text-caption text-ink-3 tabular-nums">
          {imageCopy.pixels(canvas.width, canvas.height)}
        </span>
      </div>
      {children}
    </div>
  );
}
