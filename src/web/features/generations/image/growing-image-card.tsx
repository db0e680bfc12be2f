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
const ASKED = 20;
const PAINTED = 80;
const FRAME = "w-full overflow-hidden rounded-md";

interface GrowingImageCardProps {
  readonly platform: ImagePlatform;
  readonly size: ImageSize;
  readonly part: Part | undefined;
  /** Whether a worker has started the generation. */
  readonly working: boolean;
}

/** Image ad of an unfinished generation: pending, in progress or complete. */
export function GrowingImageCard({ platform, size, part, working }: GrowingImageCardProps) {
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
  const painted = part?.text === BACKGROUND_READY;
  return (
    <>
      <div style={shape} className={FRAME}>
        {working ? (
          <ProgressBar
            variant="area"
            done={painted ? PAINTED : ASKED}
            label={imageCopy.imageLabel(platform)}
            valueText={painted ? imageCopy.addingText : imageCopy.generatingBackground}
            className="size-full"
          />
        ) : (
          <ProgressPlaceholder className="size-full" />
        )}
      </div>
      <ImageCaption platform={platform} canvas={canvas}>
        <span>
          {working ? (
            <Badge tone="working">{painted ? imageCopy.addingText : statusLabels["in-progress"]}</Badge>
          ) : (
            <Badge tone="waiting">{statusLabels.pending}</Badge>
          )}
        </span>
      </ImageCaption>
    </>
  );
}
