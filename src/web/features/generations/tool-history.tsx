import type { ComponentType } from "react";
import type { Generation, GenerationOf } from "#core/generations/api.ts";
import type { ToolKind } from "#core/generations/kinds.ts";
import { toolCopy, type HistoryCopy } from "#core/generations/tool.copy.ts";
import { ListStatus } from "#web/lib/list-status.tsx";
import { MoreButton } from "#web/lib/more-button.tsx";
import { Card, CardHeader } from "#web/ui/card.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { loadingText } from "#core/problems.copy.ts";
import { HistoryRow, type RowActions } from "./history-row.tsx";
import { useHistory } from "./history.ts";
import { scrollToResult } from "./scroll-to-result.ts";
import { useDeleteWithUndo } from "./use-delete-with-undo.ts";
import type { ToolState } from "./use-tool.ts";

/** Props of the list inside `ToolHistory` that replaces its rows: `ImageGallery` for image ads. */
export interface HistoryListProps<Kind extends ToolKind> {
  readonly items: readonly GenerationOf<Kind>[];
  readonly actionsOf: (item: GenerationOf<Kind>) => RowActions;
}

interface ToolHistoryProps<Kind extends ToolKind> {
  readonly kind: Kind;
  readonly copy: HistoryCopy;
  readonly tool: Pick<ToolState, "shown" | "show">;
  /** Summary of a completed result. */
  readonly resultOf?: (generation: GenerationOf<Kind>) => string;
  readonly onRepeat: (generation: GenerationOf<Kind>) => void;
  /** Copies the result; `undefined` if there is nothing to copy. */
  readonly onCopy?: (generation: GenerationOf<Kind>) => (() => void) | undefined;
  /** Replaces the table. */
  readonly List?: ComponentType<HistoryListProps<Kind>>;
}

/** Id of the heading, which labels the list. */
const TITLE = "history";

/** The deleted row contains the focused button, so the focus moves to the heading. */
function focusTitle() {
  const title = document.getElementById(TITLE);
  if (!title) return;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
}

/**
 * History under a tool (`text-ad-tool.tsx`, `image-tool.tsx`, `video-tool.tsx`,
 * `campaign-tool.tsx`): the user's generations of one kind (`useHistory`), newest first, with
 * buttons to open, copy, repeat and delete (`useDeleteWithUndo`). Words: `copy` of the tool and
 * `toolCopy` in `core/generations/tool.copy.ts`. Its order is `listOwned` in `generations.repo.ts`
 * of the server.
 */
export function ToolHistory<Kind extends ToolKind>(props: ToolHistoryProps<Kind>) {
  const { kind, copy, tool, resultOf, onRepeat, onCopy, List } = props;
  const history = useHistory(kind);
  const remove = useDeleteWithUndo(kind, copy);
  const isOfKind = (item: Generation): item is GenerationOf<Kind> => item.kind === kind;
  const items = history.data?.pages.flatMap((page) => page.items.filter(isOfKind)) ?? [];
  const actionsOf = (item: GenerationOf<Kind>): RowActions => ({
    onOpen: () => {
      tool.show(item.id);
      scrollToResult();
    },
    onRepeat: () => {
      scrollToResult();
      onRepeat(item);
    },
    onDelete: () => {
      focusTitle();
      if (item.id === tool.shown) tool.show(undefined);
      void remove(item.id);
    },
    onCopy: onCopy?.(item),
  });
  return (
    <Card className="mt-10">
      <CardHeader title={copy.title} id={TITLE} />
      <ListStatus query={history} count={items.length} copy={copy} loading={<Loading />} />
      {items.length > 0 && List && <List items={items} actionsOf={actionsOf} />}
      {items.length > 0 && !List && (
        <table aria-labelledby={TITLE} className="w-full sm:table-fixed">
          <Head />
          <tbody className="divide-y divide-line">
            {items.map((item) => (
              <HistoryRow
                key={item.id}
                item={item}
                result={resultOf?.(item) ?? ""}
                copyLabel={copy.copy}
                {...actionsOf(item)}
              />
            ))}
          </tbody>
        </table>
      )}
      <MoreButton query={history} label={toolCopy.more} />
    </Card>
  );
}

function Loading() {
  return (
    <div role="status" className="grid gap-6 p-6 max-sm:px-4">
      <span className="sr-only">{loadingText}</span>
      <Skeleton className="w-2/3" />
      <Skeleton className="w-1/2" />
    </div>
  );
}

const HEAD = "px-4 py-3 text-left text-caption font-medium text-ink-3";

function Head() {
  return (
    <thead className="border-b border-line max-sm:sr-only">
      <tr>
        <th scope="col" className={`${HEAD} sm:pl-6`}>
          {toolCopy.product}
        </th>
        <th scope="col" className={`${HEAD} w-52 max-md:hidden`}>
          {toolCopy.result}
        </th>
        <th scope="col" className={`${HEAD} w-36 max-xl:hidden`}>
          {toolCopy.madeBy}
        </th>
        <th scope="col" className={`${HEAD} w-44 max-xl:hidden`}>
          {toolCopy.createdAt}
        </th>
        <th scope="col" className={`${HEAD} w-44 pointer-coarse:w-52`}>
          <span className="sr-only">{toolCopy.actions}</span>
        </th>
      </tr>
    </thead>
  );
}
