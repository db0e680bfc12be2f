import Copy from "lucide-react/icons/copy";
import ExternalLink from "lucide-react/icons/external-link";
import Repeat2 from "lucide-react/icons/repeat-2";
import Trash2 from "lucide-react/icons/trash-2";
import { statusLabels } from "#core/generations/status.copy.ts";
import { engineName, toolCopy } from "#core/generations/tool.copy.ts";
import { Badge } from "#web/ui/badge.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { formatTime } from "./format-time.ts";
import type { ToolGeneration } from "./tool-generation.ts";

/**
 * Actions of the buttons of an entry in a tool's history: `ToolHistory` makes them for `HistoryRow`
 * and for the tiles of `ImageGallery`.
 */
export interface RowActions {
  readonly onOpen: () => void;
  readonly onRepeat: () => void;
  readonly onDelete: () => void;
  readonly onCopy: (() => void) | undefined;
}

interface HistoryRowProps extends RowActions {
  readonly item: ToolGeneration;
  /** Summary of a completed result. */
  readonly result: string;
  readonly copyLabel: string;
}

const CELL = "h-14 px-4 py-2";

/**
 * Row of `ToolHistory`: an earlier generation with its status, engine (`engineName`), time
 * (`formatTime`) and actions. Words: `toolCopy` in `core/generations/tool.copy.ts` and
 * `core/generations/status.copy.ts`.
 */
export function HistoryRow(props: HistoryRowProps) {
  const { item, result, copyLabel, onOpen, onRepeat, onDelete, onCopy } = props;
  const { companyName, productName, keyMessage } = item.input;
  return (
    <tr className="hover:bg-sunken">
      <td className={`${CELL} max-sm:w-full max-sm:max-w-0 sm:pl-6`}>
        <button type="button" onClick={onOpen} className="block w-full truncate text-left font-medium">
          {productName}
        </button>
        <p className="truncate text-label text-ink-3">
          {[companyName, keyMessage].filter(Boolean).join(" · ")}
        </p>
      </td>
      <td className={`${CELL} max-md:hidden`}>
        {item.status === "completed" && result}
        {item.status === "failed" && <Badge tone="bad">{statusLabels.failed}</Badge>}
        {item.status === "pending" && <Badge tone="waiting">{statusLabels.pending}</Badge>}
        {item.status === "in-progress" && <Badge tone="working">{statusLabels["in-progress"]}</Badge>}
      </td>
      <td className={`${CELL} truncate text-ink-2 max-xl:hidden`}>{engineName(item.engine)}</td>
      <td className={`${CELL} text-ink-2 tabular-nums max-xl:hidden`}>
        <time dateTime={item.createdAt}>{formatTime(item.createdAt)}</time>
      </td>
      <td className={`${CELL} text-right whitespace-nowrap max-sm:pr-1.5 max-sm:pl-0 sm:pr-4`}>
        <IconButton label={toolCopy.open} onClick={onOpen} className="max-sm:hidden">
          <ExternalLink aria-hidden className="size-4" />
        </IconButton>
        <IconButton label={copyLabel} disabled={onCopy === undefined} onClick={onCopy}>
          <Copy aria-hidden className="size-4" />
        </IconButton>
        <IconButton label={toolCopy.repeat} onClick={onRepeat}>
          <Repeat2 aria-hidden className="size-4" />
        </IconButton>
        <IconButton label={toolCopy.remove} onClick={onDelete}>
          <Trash2 aria-hidden className="size-4" />
        </IconButton>
      </td>
    </tr>
  );
}
