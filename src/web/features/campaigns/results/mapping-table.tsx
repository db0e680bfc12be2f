import { useState } from "react";
import { REPORT_FIELDS, type ReportField } from "#core/reports/report-fields.ts";
import { reportReadingCopy as copy } from "#core/reports/report-reading.copy.ts";
import { reportFieldCopy } from "#core/reports/reports.copy.ts";
import { Button } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { Select } from "#web/ui/select.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { columnOrder, type ReportColumn } from "./column-order.ts";

/** Columns that are left out and still listed at once. */
const SHOWN_UNREAD = 6;
const GRID = "grid gap-x-3 sm:grid-cols-[minmax(0,30fr)_minmax(0,38fr)_minmax(0,32fr)]";
const LEFT_OUT = { value: "", label: copy.leftOut };
const OPTIONS = [LEFT_OUT, ...REPORT_FIELDS.map((value) => ({ value, label: reportFieldCopy[value] }))];

interface MappingTableProps {
  readonly columns: readonly ReportColumn[];
  readonly fieldOf: (index: number) => ReportField | null;
  /** Column that was changed last, while the file is read again. */
  readonly busy: number | undefined;
  readonly onChange: (index: number, field: ReportField | null) => void;
}

/**
 * Part of `ReadingView`: the columns of a report, the field as which each is read, and its first
 * cell as understood; at first those that are read and `SHOWN_UNREAD` others (order:
 * `column-order.ts`). Fields: `REPORT_FIELDS` in `core/reports/report-fields.ts`; words:
 * `core/reports/report-reading.copy.ts` and `core/reports/reports.copy.ts`.
 */
export function ReportColumns({ columns, fieldOf, busy, onChange }: MappingTableProps) {
  // The order of the first reading: rows do not jump while they are corrected.
  const [order] = useState(() => columnOrder(columns));
  const [isWhole, setWhole] = useState(false);
  const rows = order.flatMap((index) => columns.find((column) => column.index === index) ?? []);
  const first = rows.filter(({ index }) => order.indexOf(index) < readCount(columns) + SHOWN_UNREAD);
  const shown = isWhole ? rows : first;
  return (
    <>
      <div
        aria-hidden
        className={cx(
          GRID,
          "border-b border-line px-6 py-3 text-caption font-medium text-ink-3 max-sm:hidden",
        )}
      >
        <span>{copy.column}</span>
        <span>{copy.readAs}</span>
        <span>{copy.firstRow}</span>
      </div>
      <ul aria-label={copy.title} className="divide-y divide-line">
        {shown.map((column) => (
          <li
            key={column.index}
            className={cx(GRID, "min-h-14 items-center gap-y-1.5 px-6 py-2 max-sm:px-4 max-sm:py-3")}
          >
            <code dir="auto" className="text-label [overflow-wrap:anywhere] text-ink-2">
              {column.name || copy.unnamed(column.index + 1)}
            </code>
            <Select
              aria-label={copy.select(column.name || copy.unnamed(column.index + 1))}
              className="sm:h-9 sm:text-label"
              value={fieldOf(column.index) ?? ""}
              options={OPTIONS}
              onChange={({ target }) =>
                onChange(column.index, REPORT_FIELDS.find((field) => field === target.value) ?? null)
              }
            />
            {column.index === busy ? <Spinner label={copy.again} /> : <FirstCell column={column} />}
          </li>
        ))}
      </ul>
      {shown.length < rows.length && (
        <div className="border-t border-line p-4 text-center">
          <Button size="small" onClick={() => setWhole(true)}>
            {copy.moreColumns(rows.length - shown.length)}
          </Button>
        </div>
      )}
    </>
  );
}

const readCount = (columns: readonly ReportColumn[]) => columns.filter(({ field }) => field !== null).length;

function FirstCell({ column: { value, written, note } }: { column: ReportColumn }) {
  const small = [value === written || written === "" ? undefined : copy.written(written), note ?? undefined];
  return (
    <div className="min-w-0 text-ink-2 tabular-nums">
      <p dir="auto" className={cx("line-clamp-2 [overflow-wrap:anywhere]", value === "" && "text-ink-3")}>
        {value || copy.noValue}
      </p>
      {small.some((part) => part !== undefined) && (
        <p className="line-clamp-3 text-caption [overflow-wrap:anywhere] text-ink-3">
          {small.filter((part) => part !== undefined).join(", ")}
        </p>
      )}
    </div>
  );
}
