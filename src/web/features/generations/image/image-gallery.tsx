import Repeat2 from "lucide-react/icons/repeat-2";
import Trash2 from "lucide-react/icons/trash-2";
import type { GenerationOf } from "#core/generations/api.ts";
import { imageCopy } from "#core/generations/image/image.copy.ts";
import { statusLabels } from "#core/generations/status.copy.ts";
import { engineCopy, toolCopy } from "#core/generations/tool.copy.ts";
import { Badge } from "#web/ui/badge.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { ProgressPlaceholder } from "#web/ui/progress-bar.tsx";
import { formatTime } from "../format-time.ts";
import { previewSources } from "../preview-sources.ts";
import type { RowActions } from "../history-row.tsx";
import type { HistoryListProps } from "../tool-history.tsx";

/**
 * List inside `ToolHistory` of the image ad tool (`image-tool.tsx`): a tile with the first image of
 * each generation, its status and actions. Widths of previews: `PREVIEW_WIDTHS` in
 * `core/uploads/api.ts`; words: `core/generations/image/image.copy.ts`,
 * `core/generations/tool.copy.ts` and `core/generations/status.copy.ts`.
 */
export function ImageGallery({ items, actionsOf }: HistoryListProps<"image">) {
  return (
    <ul
      aria-labelledby="history"
      className="grid grid-cols-2 gap-x-4 gap-y-6 p-6 max-sm:gap-x-3 max-sm:p-4 md:grid-cols-3 xl:grid-cols-5"
    >
      {items.map((item) => (
        <Tile key={item.id} item={item} {...actionsOf(item)} />
      ))}
    </ul>
  );
}

function Tile({ item, onOpen, onRepeat, onDelete }: RowActions & { item: GenerationOf<"image"> }) {
  const { companyName, productName, headline } = item.input;
  const images = item.output?.images ?? [];
  const [first] = images;
  return (
    <li className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-2">
      <button
        type="button"
        onClick={onOpen}
        aria-label={`${toolCopy.open}: ${headline}`}
        className="relative block aspect-square w-full overflow-hidden rounded-md bg-sunken inset-ring inset-ring-line transition-shadow hover:shadow-md"
      >
        {first ? (
          <img
            {...previewSources(first.url, "(min-width: 1280px) 200px, (min-width: 768px) 30vw, 45vw")}
            alt=""
            loading="lazy"
            decoding="async"
            width={first.width}
            height={first.height}
            className="absolute inset-0 size-full object-contain"
          />
        ) : (
          <ProgressPlaceholder className="size-full" />
        )}
      </button>
      <div className="min-w-0">
        <p className="truncate font-medium" title={headline}>
          {headline}
        </p>
        <p className="truncate text-label text-ink-3">{[productName, companyName].join(" · ")}</p>
        {images.length > 0 && (
          <p className="truncate text-caption text-ink-3">
            {engineCopy.madeBy(...images.map(({ engine }) => engine))}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-1">
        <p className="grow text-caption text-ink-3 tabular-nums">
          {item.status === "completed" ? (
            <>
              {imageCopy.summary(images.length)},{" "}
              <time dateTime={item.createdAt}>{formatTime(item.createdAt)}</time>
            </>
          ) : (
            <Badge tone={item.status === "failed" ? "bad" : "working"}>{statusLabels[item.status]}</Badge>
          )}
        </p>
        {/* On phones, the buttons wrap to a new line together. */}
        <div className="flex gap-1 max-sm:-ml-3.5">
          <IconButton label={toolCopy.repeat} onClick={onRepeat}>
            <Repeat2 aria-hidden className="size-4" />
          </IconButton>
          <IconButton label={toolCopy.remove} onClick={onDelete}>
            <Trash2 aria-hidden className="size-4" />
          </IconButton>
        </div>
      </div>
    </li>
  );
}
