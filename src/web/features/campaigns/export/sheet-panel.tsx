import FileSpreadsheet from "lucide-react/icons/file-spreadsheet";
import { templateCopy as copy } from "#core/exports/template.copy.ts";
import type { Template } from "#core/exports/templates.ts";
import { Note } from "#web/ui/note.tsx";
import { MappingTable } from "./mapping-table.tsx";
import type { SheetGroup } from "./sheet-groups.ts";
import { SheetPicker } from "./sheet-picker.tsx";

interface SheetPanelProps {
  readonly campaignId: string;
  readonly group: SheetGroup;
  readonly template: Template | undefined;
}

/**
 * One of the user's own sheets in `SheetTabs`: how to get it, or what will be written into its
 * columns, and the server's notes about it
 * (`server/modules/exports/templates/present-template.ts`). Words: `core/exports/template.copy.ts`.
 */
export function SheetPanel({ campaignId, group, template }: SheetPanelProps) {
  const { network, name } = group;
  const picker = <SheetPicker campaignId={campaignId} network={network} hasSheet={template !== undefined} />;
  if (!template) {
    return (
      <div className="grid justify-items-start gap-4 rounded-lg p-6 inset-ring inset-ring-line max-sm:p-4">
        <p className="max-w-160 text-pretty">{copy.lead(name)}</p>
        <p className="max-w-160 text-label text-pretty text-ink-2">
          {copy.keeps} {copy.hint}
        </p>
        {picker}
      </div>
    );
  }
  const [first] = template.tables;
  return (
    <>
      <div className="flex flex-wrap items-center gap-3 rounded-lg p-3 inset-ring inset-ring-line">
        <span className="grid size-9 shrink-0 place-items-center rounded-sm bg-sunken text-ink-2 inset-ring inset-ring-line">
          <FileSpreadsheet aria-hidden className="size-4.5" />
        </span>
        <div className="min-w-40 flex-1">
          <p className="font-medium break-all">{template.name}</p>
          {first && (
            <p className="text-caption text-ink-2">
              {copy.facts(first.columns.length, first.headerRow, first.rows.length)}
            </p>
          )}
        </div>
        {picker}
      </div>
      {template.tables.map((table, index) => (
        <MappingTable
          // Keeps the order of the columns in which they were first shown.
          key={`${template.name} ${table.tab ?? ""} ${table.columns.length}`}
          campaignId={campaignId}
          template={template}
          table={table}
          index={index}
        />
      ))}
      {template.notes.length > 0 && (
        <Note tone={template.isUsable ? "neutral" : "bad"}>
          <ul className="grid gap-1">
            {template.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </Note>
      )}
    </>
  );
}
