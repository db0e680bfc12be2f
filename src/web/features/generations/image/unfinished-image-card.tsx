import type { Part } from "#core/generations/events.ts";
import { BACKGROUND_READY } from "#core/generations/image/image.ts";
import { imageCopy } from "#core/generations/image/image.copy.ts";
import { statusLabels } from "#core/generations/status.copy.ts";
import { canvasFor } from "#core/platforms/canvases.ts";
import type { ImageSize } from "#core/platforms/platform.ts";
import type { ImagePlatform } from "#core/platforms/platforms.ts";
import { Badge } from "#web/ui/badge.tsx";
import { ProgressBar, ProgressPlaceholder } from "#web/ui/progress-bar.tsx";
import { CARD_SIZES, previewSources } from "../preview-sources.ts";
import { ImageCaption } from "./image-caption.tsx";

/** Progress in percent: requested, background complete. */
const REQUESTED_PERCENT = 20;
const BACKGROUND_PERCENT = 80;
const FRAME = "w-full overflow-hidden rounded-md";

interface UnfinishedImageCardProps {
  readonly platform: ImagePlatform;
  readonly size: ImageSize;
  readonly part: Part | undefined;
  /** Whether a worker has started the generation. */
  readonly working: boolean;
}

/**
 * Card of an image ad of an unfinished generation, in `ImagesPanel` and `ImageAdsPart`: pending, in
 * progress (percentages in this file) or complete. A part whose text is `BACKGROUND_READY`
 * (`core/generations/image/image.ts`) has its background and waits for its texts. Words:
 * `core/generations/image/image.copy.ts` and `core/generations/status.copy.ts`.
 */
export function UnfinishedImageCard({ platform, size, part, working }: UnfinishedImageCardProps) {
  const canvas = canvasFor(platform, size);
  const shape = { aspectRatio: `${canvas.width} / ${canvas.height}` };
  if (part?.whole) {
    return (
      <>
        <img
          {...previewSources(part.text, CARD_SIZES)}
          alt={platform}
          style={shape}
          className={`${FRAME} animate-appear`}
        />
        <ImageCaption platform={platform} canvas={canvas}>
          <span>
            <Badge tone="ok">{statusLabels.completed}</Badge>
          </span>
        </ImageCaption>
      </>
    );
  }
  const hasBackground = part?.text === BACKGROUND_READY;
  return (
    <>
      <div style={shape} className={FRAME}>
        {working ? (
          <ProgressBar
            variant="area"
            done={hasBackground ? BACKGROUND_PERCENT : REQUESTED_PERCENT}
            label={imageCopy.imageLabel(platform)}
            valueText={hasBackground ? imageCopy.addingText : imageCopy.generatingBackground}
            className="size-full"
          />
        ) : (
          <ProgressPlaceholder className="size-full" />
        )}
      </div>
      <ImageCaption platform={platform} canvas={canvas}>
        <span>
          {working ? (
            <Badge tone="working">{hasBackground ? imageCopy.addingText : statusLabels["in-progress"]}</Badge>
          ) : (
            <Badge tone="waiting">{statusLabels.pending}</Badge>
          )}
        </span>
      </ImageCaption>
    </>
  );
}
