import Download from "lucide-react/icons/download";
import Pencil from "lucide-react/icons/pencil";
import { imageFileName, type AdImage } from "#core/generations/image/image.ts";
import { imageCopy } from "#core/generations/image/image.copy.ts";
import { Button } from "#web/ui/button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { CARD_SIZES, previewSources } from "../preview-sources.ts";
import { ImageCaption } from "./image-caption.tsx";
import { useDownload } from "./use-download.ts";

interface ImageCardProps {
  readonly image: AdImage;
  readonly companyName: string;
  /** Opens the dialog to view the image and edit its texts. */
  readonly onOpen: () => void;
}

/**
 * Card of a finished image ad in `ImagesPanel` and `ImageAdsPart`, with buttons to download and
 * edit it, and the server's notes (`studio/image/notes.ts`). File name:
 * `core/generations/image/image.ts`; words: `core/generations/image/image.copy.ts`.
 */
export function ImageCard({ image, companyName, onOpen }: ImageCardProps) {
  const { platform, url, width, height, headline, notes } = image;
  const { busy, download } = useDownload();
  return (
    <>
      <button
        type="button"
        onClick={onOpen}
        aria-label={imageCopy.view(platform)}
        className="block w-full cursor-zoom-in overflow-hidden rounded-md bg-sunken ring-1 ring-line transition-shadow hover:shadow-md"
      >
        <img
          {...previewSources(url, CARD_SIZES)}
          alt={imageCopy.alt(platform, headline)}
          width={width}
          height={height}
          decoding="async"
          className="h-auto w-full"
        />
      </button>
      <ImageCaption platform={platform} canvas={{ width, height }}>
        {notes.map((note) => (
          <p key={note} className="text-caption text-ink-3">
            {note}
          </p>
        ))}
        <div className="flex flex-wrap items-center gap-1">
          <Button
            size="small"
            busy={busy}
            aria-label={imageCopy.downloadOf(platform)}
            className="min-w-0 max-sm:flex-1 max-sm:basis-20 max-sm:gap-1 max-sm:px-1"
            onClick={() => void download(url, imageFileName(companyName, platform))}
          >
            <Download aria-hidden className="size-4" />
            {imageCopy.download}
          </Button>
          <IconButton label={imageCopy.editOf(platform)} onClick={onOpen}>
            <Pencil aria-hidden className="size-4" />
          </IconButton>
        </div>
      </ImageCaption>
    </>
  );
}
