import Trash2 from "lucide-react/icons/trash-2";
import { reportReadingCopy } from "#core/reports/report-reading.copy.ts";
import { resultsViewCopy as copy } from "#core/results/results-tab.copy.ts";
import { ListStatus } from "#web/lib/list-status.tsx";
import { MoreButton } from "#web/lib/more-button.tsx";
import { useUndoableDelete } from "#web/lib/use-undoable-delete.ts";
import { Card, CardHeader } from "#web/ui/card.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { dayOf } from "../format-day.ts";
import { useReportActions, useReports } from "./results-queries.ts";

/**
 * Card of `ResultsView` with the kept reports of a campaign (`useReports`), each of which can be
 * deleted with an undo toast (`RESTORE_MINUTES` in `core/limits.ts`). Words: `resultsViewCopy` in
 * `core/results/results-tab.copy.ts` and `core/reports/report-reading.copy.ts`.
 */
export function ReportsCard({ campaignId }: { campaignId: string }) {
  const query = useReports(campaignId);
  const { remove, restore } = useReportActions(campaignId);
  const deleteWithUndo = useUndoableDelete();
  const reports = query.data?.pages.flatMap(({ items }) => items) ?? [];

  const onDelete = (id: string) =>
    void deleteWithUndo({
      remove: () => remove.mutateAsync(id),
      restore: () => restore.mutateAsync(id),
      copy,
    });

  return (
    <Card>
      <CardHeader title={copy.reports} />
      <ListStatus
        query={query}
        count={reports.length}
        copy={{ loadFailed: copy.reportsFailed, empty: copy.noReports }}
      />
      <ul aria-label={copy.reports} className="divide-y divide-line">
        {reports.map((report) => (
          <li key={report.id} className="flex items-center gap-3 px-6 py-3 max-sm:px-4">
            <div className="min-w-0 flex-1 text-caption text-ink-3 tabular-nums">
              <p dir="auto" className="text-label font-medium [overflow-wrap:anywhere] text-ink">
                {report.fileName}
              </p>
              {report.from !== null && report.to !== null && (
                <p>{reportReadingCopy.period(dayOf(report.from), dayOf(report.to))}</p>
              )}
              <p>{copy.keptOn(reportReadingCopy.rows(report.rows), dayOf(report.createdAt))}</p>
            </div>
            <IconButton label={copy.remove(report.fileName)} onClick={() => onDelete(report.id)}>
              <Trash2 aria-hidden className="size-4" strokeWidth={1.75} />
            </IconButton>
          </li>
        ))}
      </ul>
      <MoreButton query={query} label={copy.moreReports} />
    </Card>
  );
}
