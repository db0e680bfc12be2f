import Check from "lucide-react/icons/check";
import { useRef, useState } from "react";
import { templateCopy as copy } from "#core/exports/template.copy.ts";
import type { Template, TemplateColumn } from "#core/exports/templates.ts";
import { Button } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { Select } from "#web/ui/select.tsx";

interface MappingRowProps {
  readonly column: TemplateColumn;
  readonly fields: Template["fields"];
  /** Stores the field of the column; `false` if that failed. */
  readonly onSave: (field: string) => Promise<boolean>;
}

const STATES = { found: copy.isFound, set: copy.isSet, locked: copy.isLocked, left: copy.isLeft } as const;

/** The content of the column in the first ad, described in words if it is no text. */
function exampleOf({ example, state, field }: TemplateColumn): string {
  if (example !== null && example !== "") return example;
  if (state === "ask" || field === "keep") return copy.staysAsIs;
  return copy.staysEmpty;
}

/**
 * Row of `MappingTable`: a column of the user's own sheet, the field that is written into it, an
 * example, and its state. Words: `core/exports/template.copy.ts`; states: `COLUMN_STATES` in
 * `core/exports/templates.ts`.
 */
export function MappingRow({ column, fields, onSave }: MappingRowProps) {
  const { at, header, field, state, hint } = column;
  const [draft, setDraft] = useState<string>();
  const select = useRef<HTMLSelectElement>(null);
  const isAsked = state === "ask";
  const isDone = state !== "ask" && state !== "left";
  const name = header.trim() === "" ? copy.unnamed(at + 1) : header;

  async function save(chosen: string) {
    setDraft(chosen);
    await onSave(chosen);
    setDraft(undefined);
  }

  return (
    <tr
      className={cx(
        "border-t border-line max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:items-center max-md:gap-x-2 max-md:gap-y-1 max-md:px-3 max-md:py-2.5 max-md:first:border-t-0",
        isAsked ? "bg-warn-soft" : "max-md:grid-cols-[minmax(0,1fr)_minmax(0,10.5rem)]",
      )}
    >
      <th scope="row" className="px-4 py-2 text-left font-medium max-md:p-0">
        <span className="line-clamp-2 wrap-anywhere">{name}</span>
        {hint !== null && <span className="block text-caption font-normal text-ink-2">{hint}</span>}
      </th>
      <td className={cx("px-4 py-1.5 max-md:p-0", isAsked && "max-md:order-3 max-md:col-span-2")}>
        {state === "locked" ? (
          <span className="block px-3 py-1.5 text-pretty max-md:py-2.5">
            {fields.find((option) => option.field === field)?.label}
          </span>
        ) : (
          <Select
            ref={select}
            aria-label={copy.writesInto(name)}
            className={cx(
              "min-h-8! py-1! text-label max-md:min-h-10!",
              !isAsked && "border-transparent! bg-transparent! hover:border-field! focus:border-brand!",
            )}
            value={draft ?? field}
            options={fields.map((option) => ({ value: option.field, label: option.label }))}
            onChange={(event) => {
              if (isAsked) setDraft(event.target.value);
              else void save(event.target.value);
            }}
          />
        )}
      </td>
      <td className="truncate px-4 py-2 text-ink-2 max-md:order-4 max-md:col-span-2 max-md:p-0">
        {exampleOf(column)}
      </td>
      <td className={cx("px-4 py-1.5 text-right max-md:order-2 max-md:p-0", !isAsked && "max-md:sr-only")}>
        {isAsked ? (
          <Button
            size="small"
            aria-label={copy.confirmColumn(name)}
            onClick={() => {
              // The button disappears with the question.
              select.current?.focus();
              void save(draft ?? field);
            }}
          >
            {copy.confirm}
          </Button>
        ) : (
          <span
            className={cx("inline-flex items-center gap-1.5 text-caption", isDone ? "text-ok" : "text-ink-2")}
          >
            {isDone && <Check aria-hidden className="size-3.5" />}
            {STATES[state]}
          </span>
        )}
      </td>
    </tr>
  );
}
