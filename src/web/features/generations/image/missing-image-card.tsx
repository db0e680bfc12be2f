import CircleAlert from "lucide-react/icons/circle-alert";
import { imageCopy } from "#core/generations/image/image.copy.ts";
import { toolCopy } from "#core/generations/tool.copy.ts";
import { canvasFor } from "#core/platforms/canvases.ts";
import type { ImageSize } from "#core/platforms/platform.ts";
import type { ImagePlatform } from "#core/platforms/platforms.ts";
import { Button } from "#web/ui/button.tsx";
import { ImageCaption } from "./image-caption.tsx";

interface MissingImageCardProps {
  readonly platform: ImagePlatform;
  readonly size: ImageSize;
  readonly reason: string | undefined;
  readonly onRetry: () => void;
}

/**
 * Card of an image ad that could not be generated, in `ImagesPanel` and `ImageAdsPart`: the
 * server's reason (`missingReasons` in `core/generations/image/image.copy.ts`), and a button to
 * retry. Other words: `image.copy.ts` and `core/generations/tool.copy.ts`.
 */
export function MissingImageCard({ platform, size, reason, onRetry }: MissingImageCardProps) {
  const canvas = canvasFor(platform, size);
  return (
    <>
      <div
        style={{ aspectRatio: `${canvas.width} / ${canvas.height}` }}
        className="grid w-full place-content-center justify-items-center gap-1 overflow-hidden rounded-md border border-dashed border-bad/50 bg-sunken p-2 text-center text-label"
      >
        <CircleAlert aria-hidden className="size-5 text-bad" strokeWidth={1.75} />
        <p className="font-medium">{imageCopy.notMade}</p>
        <p className="text-caption text-ink-2">{reason}</p>
      </div>
      <ImageCaption platform={platform} canvas={canvas}>
        <Button size="small" className="justify-self-start" onClick={onRetry}>
          {toolCopy.tryAgain}
        </Button>
      </ImageCaption>
    </>
  );
}
