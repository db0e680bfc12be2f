import type { Part } from "#core/generations/events.ts";
import { BACKGROUND_READY } from "#core/generations/image/image.ts";
import { imageWords } from "#core/generations/image/words.ts";
import { statusWords } from "#core/generations/status-words.ts";
import { canvasFor, type ImageSize, type Platform } from "#core/platforms/canvases.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Warp, Weave } from "#web/ui/loom.tsx";
import { CARD_SIZES, previewSources } from "../preview-sources.ts";
import { ImageCaption } from "./image-caption.tsx";

/** How far a picture is: asked for, its background there, done. */
const ASKED = 20;
const PAINTED = 80;
const FRAME = "w-full overflow-hidden rounded-md";

interface GrowingImageCardProps {
  readonly platform: Platform;
  readonly size: ImageSize;
  readonly part: Part | undefined;
  /** Whether the work has begun. */
  readonly working: boolean;
}

/** An ad on the loom: waiting, being woven, or landed while others are still made. */
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
            <Badge tone="ok">{statusWords.completed}</Badge>
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
          <Weave
            done={painted ? PAINTED : ASKED}
            label={imageWords.weaving(platform)}
            valueText={painted ? imageWords.setting : imageWords.painting}
            className="size-full"
          />
        ) : (
          <Warp className="size-full" />
        )}
      </div>
      <ImageCaption platform={platform} canvas={canvas}>
        <span>
          {working ? (
            <Badge tone="working">{painted ? imageWords.setting : statusWords["in-progress"]}</Badge>
          ) : (
            <Badge tone="waiting">{statusWords.pending}</Badge>
          )}
        </span>
      </ImageCaption>
    </>
  );
}
