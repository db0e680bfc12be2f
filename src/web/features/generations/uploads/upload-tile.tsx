import X from "lucide-react/icons/x";
import { previewUrl } from "#core/uploads/api.ts";
import { uploadCopy } from "#core/uploads/messages.ts";
import { cx } from "#web/ui/cx.ts";
import { ProgressBar } from "#web/ui/progress-bar.tsx";
import type { UploadItem } from "./upload-item.ts";

interface UploadTileProps {
  readonly item: UploadItem;
  /** Whether an image of this form can be marked as the logo. */
  readonly withLogo: boolean;
  readonly onRemove: () => void;
  readonly onToggleLogo: () => void;
}

/**
 * Tile of `ImagePicker`: an image (`previewUrl` in `core/uploads/api.ts`) with its upload progress,
 * and buttons to remove it and to mark it as the logo; `toggleLogo` in `upload-store.ts` allows one
 * logo only. Words: `uploadCopy` in `core/uploads/messages.ts`.
 */
export function UploadTile({ item, withLogo, onRemove, onToggleLogo }: UploadTileProps) {
  const { name, src, id, progress, logo } = item;
  const sending = id === undefined;
  return (
    <li className="grid justify-items-center gap-1">
      <div
        className={cx(
          "relative size-16 rounded-md border bg-white",
          logo ? "border-brand ring-2 ring-brand/30" : "border-line-strong",
        )}
      >
        <img
          src={sending ? src : previewUrl(src, 320)}
          alt={name}
          className={cx(
            "size-full rounded-[7px]",
            logo ? "object-contain p-1" : "object-cover",
            sending && "opacity-50",
          )}
        />
        {sending && (
          <ProgressBar
            variant="area"
            done={progress * 100}
            label={uploadCopy.uploading(name)}
            className="absolute inset-0 rounded-[7px]"
          />
        )}
        <button
          type="button"
          onClick={onRemove}
          aria-label={uploadCopy.remove(name)}
          title={uploadCopy.remove(name)}
          className="absolute -top-2 -right-2 grid size-6 place-items-center rounded-full border border-line-strong bg-surface text-ink-2 transition-colors before:absolute before:-inset-1.5 hover:bg-sunken hover:text-ink pointer-coarse:before:-inset-2.5"
        >
          <X aria-hidden className="size-3.5" />
        </button>
      </div>
      {withLogo && (
        <button
          type="button"
          aria-pressed={logo}
          aria-label={uploadCopy.markLogo(name)}
          onClick={onToggleLogo}
          className={cx(
            "min-h-6 rounded-sm px-2 text-caption font-medium transition-colors pointer-coarse:min-h-11",
            logo ? "bg-brand-soft text-brand-text" : "text-ink-3 hover:bg-sunken hover:text-ink",
          )}
        >
          {uploadCopy.logo}
        </button>
      )}
    </li>
  );
}
