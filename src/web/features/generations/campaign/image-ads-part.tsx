import { Suspense, useState } from "react";
import type { GenerationOf } from "#core/generations/api.ts";
import { campaignFileName } from "#core/generations/campaign/names.ts";
import { campaignCopy } from "#core/generations/campaign/campaign.copy.ts";
import { coveredPlatforms } from "#core/generations/image/image.ts";
import { imageCopy } from "#core/generations/image/image.copy.ts";
import { COMMON_SIZE_PLATFORMS, commonSizeOf } from "#core/platforms/canvases.ts";
import { IMAGE_PLATFORMS, type ImagePlatform } from "#core/platforms/platforms.ts";
import { apiUrl } from "#web/lib/api.ts";
import { lazyDialog } from "#web/lib/lazy-dialog.tsx";
import { Note } from "#web/ui/note.tsx";
import { UnfinishedImageCard } from "../image/unfinished-image-card.tsx";
import { ImageCard } from "../image/image-card.tsx";
import { ImageRows } from "../image/image-rows.tsx";
import { ImageEngines } from "../image/image-engines.tsx";
import { MissingImageCard } from "../image/missing-image-card.tsx";
import { useDownload } from "../image/use-download.ts";
import { useEditedImages } from "../image/use-edited-images.ts";
import { isWhole, partsOf, type Parts } from "./campaign-parts.ts";
import { NumberedTexts } from "./numbered-texts.tsx";
import { PartCard } from "./part-card.tsx";

/** Loaded when an image is first opened, to keep the page small. */
const ImageDialog = lazyDialog(async () => (await import("../image/image-dialog.tsx")).ImageDialog);

const ROWS = { labelledBy: "package-image", sizeOf: commonSizeOf };

interface ImageAdsPartProps {
  readonly parts: Parts;
  readonly generation: GenerationOf<"campaign"> | undefined;
  /** Whether a worker has started the generation. */
  readonly working: boolean;
  readonly onRetry: () => void;
}

/**
 * Card of `CampaignPanel` with the images of a full package, and prompts for further images. Sizes:
 * `commonSize` in `core/platforms/platforms.ts`; order: `COMMON_SIZE_PLATFORMS` in
 * `core/platforms/canvases.ts`; file name: the end `images.zip` is in this file, the names before
 * it are put by `core/generations/campaign/names.ts`; words:
 * `core/generations/campaign/campaign.copy.ts` and `core/generations/image/image.copy.ts`.
 */
export function ImageAdsPart({ parts, generation, working, onRetry }: ImageAdsPartProps) {
  const { busy, download } = useDownload();
  return (
    <PartCard
      name="image"
      whole={isWhole(parts, "image")}
      downloading={busy}
      onDownload={
        generation &&
        (() =>
          void download(
            apiUrl("GET /api/generations/:id/download", {
              params: { id: generation.id },
              query: { folder: "images" },
            }),
            campaignFileName(generation.input, "images.zip"),
          ))
      }
    >
      {generation ? (
        <Finished generation={generation} onRetry={onRetry} />
      ) : (
        <ImageRows {...ROWS} platforms={COMMON_SIZE_PLATFORMS}>
          {(platform) => (
            <UnfinishedImageCard
              platform={platform}
              size={commonSizeOf(platform)}
              part={partsOf(parts, "images")[IMAGE_PLATFORMS.indexOf(platform)]}
              working={working}
            />
          )}
        </ImageRows>
      )}
      <h4 id="package-prompts" className="px-6 pt-2 text-label font-medium text-ink-2 max-sm:px-4">
        {campaignCopy.prompts}
      </h4>
      <NumberedTexts labelledBy="package-prompts" parts={partsOf(parts, "imagePrompts")} small />
    </PartCard>
  );
}

interface FinishedProps {
  readonly generation: GenerationOf<"campaign">;
  readonly onRetry: () => void;
}

function Finished({ generation, onRetry }: FinishedProps) {
  const { images, replace } = useEditedImages(generation.output?.images ?? []);
  const missing = generation.output?.missing ?? [];
  const covered = coveredPlatforms({ images, missing });
  const [open, setOpen] = useState<ImagePlatform>();
  const opened = images.find(({ platform }) => platform === open);
  return (
    <>
      <ImageRows {...ROWS} platforms={COMMON_SIZE_PLATFORMS.filter((platform) => covered.includes(platform))}>
        {(platform) => {
          const image = images.find((one) => one.platform === platform);
          if (image) {
            const { companyName } = generation.input;
            return <ImageCard image={image} companyName={companyName} onOpen={() => setOpen(platform)} />;
          }
          const reason = missing.find((one) => one.platform === platform)?.reason;
          const size = commonSizeOf(platform);
          return <MissingImageCard platform={platform} size={size} reason={reason} onRetry={onRetry} />;
        }}
      </ImageRows>
      <ImageEngines images={images} />
      {missing.length > 0 && (
        <div className="px-4 pb-4 max-sm:px-3">
          <Note>{imageCopy.missing}</Note>
        </div>
      )}
      {opened && (
        <Suspense>
          <ImageDialog
            key={opened.platform}
            generation={generation}
            image={opened}
            platforms={images.map(({ platform }) => platform)}
            onClose={() => setOpen(undefined)}
            onChanged={replace}
          />
        </Suspense>
      )}
    </>
  );
}
