import { exportDialogCopy as copy } from "#core/exports/export-dialog.copy.ts";
import { Button } from "#web/ui/button.tsx";
import { dayOf } from "../format-day.ts";
import { useExportList } from "./export-queries.ts";

interface EarlierExportsProps {
  readonly campaignId: string;
  readonly onShow: (id: string) => void;
}

/**
 * List of the campaign's exports (`useExportList`, `EXPORTS_PAGE_SIZE` of `core/page-sizes.ts` a
 * page) at the foot of the first page of `ExportDialog`; each has a button that opens it in the
 * dialog, to download it again. Words: `core/exports/export-dialog.copy.ts`.
 */
export function EarlierExports({ campaignId, onShow }: EarlierExportsProps) {
  const list = useExportList(campaignId);
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  if (items.length === 0) return null;
  return (
    <section className="grid gap-2 border-t border-line p-6 max-sm:p-4">
      <h3 className="text-label font-semibold">{copy.earlier}</h3>
      <ul className="grid gap-1">
        {items.map(({ id, number, createdAt, included }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 text-label">
            <span>
              {copy.earlierOf(number, dayOf(createdAt))}
              <span className="ml-2 text-ink-2">{copy.exported(included.length)}</span>
            </span>
            <Button variant="ghost" size="small" onClick={() => onShow(id)}>
              {copy.show}
            </Button>
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <Button size="small" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {copy.more}
        </Button>
      )}
    </section>
  );
}
