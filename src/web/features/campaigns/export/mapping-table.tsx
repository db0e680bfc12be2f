import ChevronDown from "lucide-react/icons/chevron-down";
import { useState } from "react";
import { templateCopy as copy } from "#core/exports/template.copy.ts";
import type { ChangeTemplate, Template, TemplateColumn, TemplateTable } from "#core/exports/templates.ts";
import { failureMessage } from "#web/lib/failure-message.ts";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { cx } from "#web/ui/cx.ts";
import { Select } from "#web/ui/select.tsx";
import { useToast } from "#web/ui/toast-context.ts";
import { MappingRow } from "./mapping-row.tsx";
import { useChangeTemplate } from "./template-queries.ts";

/** Number of rows that are shown until the user asks for all. */
const SHOWN = 12;

interface MappingTableProps {
  readonly campaignId: string;
  readonly template: Template;
  readonly table: TemplateTable;
  /** Index of the table in the sheet. */
  readonly index: number;
}

const isUntouched = ({ state, field }: TemplateColumn) =>
  state === "left" || (state !== "ask" && field === "keep");
const RANKS = { ask: 0, found: 1, set: 1, locked: 1, left: 2 } as const;

/**
 * Table in `SheetPanel` with the field of each column of the user's own sheet: shown (open
 * questions first, `RANKS`; at first `SHOWN` columns without those that stay as they are),
 * corrected and confirmed (`useChangeTemplate`). Fields: `core/exports/template-fields.ts`; words:
 * `core/exports/template.copy.ts`.
 */
export function MappingTable({ campaignId, template, table, index }: MappingTableProps) {
  const { columns, tab, rows, copyFrom } = table;
  const [order] = useState(() =>
    columns.toSorted((one, other) => RANKS[one.state] - RANKS[other.state]).map(({ at }) => at),
  );
  const [isOpen, setOpen] = useState(false);
  const change = useChangeTemplate(campaignId, template.network);
  const toast = useToast();
  const asked = columns.filter(({ state }) => state === "ask").length;
  const untouched = columns.filter(isUntouched).length;
  const found = columns.length - asked - untouched;
  const shown = order.flatMap((at) => columns.find((column) => column.at === at) ?? []);
  const first = shown.filter((column, place) => place < SHOWN && !isUntouched(column));
  const rest = shown.length - first.length;
  const last = rows.at(-1);

  async function save(body: Partial<ChangeTemplate>): Promise<boolean> {
    try {
      await change.mutateAsync(body);
      return true;
    } catch (error) {
      toast.error(failureMessage(error, copy.saveFailed));
      return false;
    }
  }
  const copyRow = (row: number | null) => void save({ copyFrom: [{ table: index, row }] });

  return (
    <section className="grid gap-3">
      {tab !== null && template.tables.length > 1 && (
        <h3 className="text-label font-semibold">{copy.tab(tab)}</h3>
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 text-label text-ink-2">
        <span>
          <b className="font-semibold text-ink">{found}</b> {copy.found(found)}
        </span>
        {asked > 0 && (
          <span className="text-warn">
            <b className="font-semibold">{asked}</b> {copy.toConfirm}
          </span>
        )}
        <span>
          <b className="font-semibold text-ink">{untouched}</b> {copy.untouched}
        </span>
        {last !== undefined && (
          <div className="ml-auto flex flex-wrap items-center gap-2 max-md:ml-0 max-md:w-full">
            <label className="flex min-h-8 items-center gap-2 font-medium text-ink">
              <Checkbox
                checked={copyFrom !== null}
                onChange={(event) => copyRow(event.target.checked ? last : null)}
              />
              {copy.copyFrom(copyFrom ?? last)}
            </label>
            {copyFrom !== null && rows.length > 1 && (
              <Select
                aria-label={copy.copyRow}
                className="min-h-8! w-20 py-1! text-label"
                value={String(copyFrom)}
                options={rows.map((row) => ({ value: String(row), label: String(row) }))}
                onChange={(event) => copyRow(Number(event.target.value))}
              />
            )}
          </div>
        )}
      </div>
      <div className="overflow-clip rounded-lg inset-ring inset-ring-line">
        <table className="w-full table-fixed border-collapse text-label max-md:block">
          <thead className="max-md:sr-only">
            <tr className="bg-sunken text-left dark:bg-surface text-caption text-ink-2">
              <th scope="col" className="w-[27%] px-4 py-2.5 font-medium">
                {copy.column}
              </th>
              <th scope="col" className="w-[27%] px-4 py-2.5 font-medium">
                {copy.writes}
              </th>
              <th scope="col" className="px-4 py-2.5 font-medium">
                {copy.first}
              </th>
              <th scope="col" className="w-28 px-4 py-2.5">
                <span className="sr-only">{copy.state}</span>
              </th>
            </tr>
          </thead>
          <tbody className="max-md:block">
            {(isOpen ? shown : first).map((column) => (
              <MappingRow
                key={column.at}
                column={column}
                fields={template.fields}
                onSave={(field) => save({ columns: [{ table: index, at: column.at, field }] })}
              />
            ))}
          </tbody>
        </table>
        {rest > 0 && (
          <button
            type="button"
            aria-expanded={isOpen}
            className="flex min-h-10 w-full items-center justify-center gap-2 border-t border-line px-4 text-label font-medium text-ink-2 hover:bg-sunken hover:text-ink"
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen
              ? copy.showLess
              : copy.showMore(found + asked - first.length, shown.filter(isUntouched).length)}
            <ChevronDown aria-hidden className={cx("size-3.5 shrink-0", isOpen && "rotate-180")} />
          </button>
        )}
      </div>
    </section>
  );
}
