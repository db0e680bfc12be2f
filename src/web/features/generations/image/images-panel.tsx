import { useState } from "react";
import type { GenerationOf } from "#core/generations/api.ts";
import { coveredPlatforms, type AdImage } from "#core/generations/image/image.ts";
import { imageResultCopy, imageCopy } from "#core/generations/image/image.copy.ts";
import { GALLERY_PLATFORMS } from "#core/platforms/canvases.ts";
import type { ImageSize } from "#core/platforms/platform.ts";
import { IMAGE_PLATFORMS, type ImagePlatform } from "#core/platforms/platforms.ts";
import { BriefChecks } from "#web/lib/checks/brief-checks.tsx";
import { Note } from "#web/ui/note.tsx";
import { ResultPanel } from "../result-panel.tsx";
import type { ToolState } from "../use-tool.ts";
import type { LiveGeneration } from "../use-generation.ts";
import { DownloadAllButton } from "./download-all-button.tsx";
import { UnfinishedImageCard } from "./unfinished-image-card.tsx";
import { ImageCard } from "./image-card.tsx";
import { ImageDialog } from "./image-dialog.tsx";
import { ImageRows } from "./image-rows.tsx";
import { ImageEngines } from "./image-engines.tsx";
import { MissingImageCard } from "./missing-image-card.tsx";
import { useEditedImages } from "./use-edited-images.ts";

const HEADING = "generated-images";

interface ImagesPanelProps {
  readonly tool: ToolState;
  /** Size selected in the form, for the placeholders. */
  readonly size: ImageSize;
  readonly onExample: () => void;
}

/**
 * Result panel of `ImageTool`: a card for each platform, and `ImageDialog` for the opened one.
 * Order of the platforms: `GALLERY_PLATFORMS` (`core/platforms/canvases.ts`), by `galleryPosition`
 * in `platforms.ts` there; words: `core/generations/image/image.copy.ts`.
 */
export function ImagesPanel({ tool, size, onExample }: ImagesPanelProps) {
  const { result } = tool.live;
  const generation = result?.kind === "image" ? result : undefined;
  return (
    <ResultPanel
      kind="image"
      id={HEADING}
      copy={imageResultCopy}
      total={IMAGE_PLATFORMS.length}
      tool={tool}
      onExample={onExample}
      inProgress={<InProgress live={tool.live} size={size} />}
      ready={generation && <Ready key={generation.id} generation={generation} onRetry={tool.retry} />}
      action={generation && <DownloadAllButton generation={generation} />}
    />
  );
}

function InProgress({ live, size }: { live: LiveGeneration; size: ImageSize }) {
  const working = live.progress?.status === "in-progress";
  return (
    <>
      <ImageRows labelledBy={HEADING} sizeOf={() => size} platforms={GALLERY_PLATFORMS}>
        {(platform) => (
          <UnfinishedImageCard
            platform={platform}
            size={size}
            part={live.parts[IMAGE_PLATFORMS.indexOf(platform)]}
            working={working}
          />
        )}
      </ImageRows>
      <div className="px-4 pb-4 max-sm:px-3">
        <Note>{imageCopy.completionHint}</Note>
      </div>
    </>
  );
}

interface ReadyProps {
  readonly generation: GenerationOf<"image">;
  readonly onRetry: () => Promise<void>;
}

function Ready({ generation, onRetry }: ReadyProps) {
  const { input, output } = generation;
  const { images, replace } = useEditedImages(output?.images ?? []);
  const missing = output?.missing ?? [];
  const covered = coveredPlatforms({ images, missing });
  const [open, setOpen] = useState<ImagePlatform>();
  const opened = images.find(({ platform }) => platform === open);
  const show = (image: AdImage) => setOpen(image.platform);
  return (
    <>
      <p role="status" className="sr-only">
        {imageCopy.ready(images.length)}
      </p>
      <ImageRows
        labelledBy={HEADING}
        sizeOf={() => input.size}
        platforms={GALLERY_PLATFORMS.filter((platform) => covered.includes(platform))}
      >
        {(platform) => {
          const image = images.find((one) => one.platform === platform);
          if (image) {
            return <ImageCard image={image} companyName={input.companyName} onOpen={() => show(image)} />;
          }
          const reason = missing.find((one) => one.platform === platform)?.reason;
          return (
            <MissingImageCard
              platform={platform}
              size={input.size}
              reason={reason}
              onRetry={() => void onRetry()}
            />
          );
        }}
      </ImageRows>
      <ImageEngines images={images} />
      <div className="px-4 pb-4 empty:hidden max-sm:px-3">
        <BriefChecks texts={images.flatMap(({ headline, description }) => [headline, description])} />
      </div>
      {missing.length > 0 && (
        <div className="px-4 pb-4 max-sm:px-3">
          <Note>{imageCopy.missing}</Note>
        </div>
      )}
      {opened && (
        <ImageDialog
          key={opened.platform}
          generation={generation}
          image={opened}
          platforms={images.map(({ platform }) => platform)}
          onClose={() => setOpen(undefined)}
          onChanged={replace}
        />
      )}
    </>
  );
}
