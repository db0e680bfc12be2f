import { Link } from "react-router";
import { unitHistoryCopy } from "#core/billing/billing.copy.ts";
import { KINDS } from "#core/generations/kinds.ts";
import type { UnitEntry } from "#core/generations/units.ts";
import { KIND_ICONS } from "#web/lib/kind-icons.ts";
import { resultPath } from "#web/lib/paths.ts";
import { localDate } from "../format-date.ts";
import { CELL } from "../table-styles.ts";

/**
 * Row of `UnitTable`: a generation with its kind, date and whether it counted
 * (`server/modules/generations/units/unit-list.service.ts`); links to it unless it was deleted or
 * its kind has no page (`resultPath`). Words: `unitHistoryCopy` in `core/billing/billing.copy.ts`;
 * names of kinds: `*.kind.ts` and `categories.ts` in `core/generations`.
 */
export function UnitRow({ unit }: { unit: UnitEntry }) {
  const { id, kind, title, createdAt } = unit;
  const Icon = KIND_ICONS[kind];
  const path = resultPath(kind, id);
  return (
    <tr className="hover:bg-sunken">
      <td className={CELL}>
        {title === null && <span className="block truncate text-ink-3">{unitHistoryCopy.deleted}</span>}
        {title !== null && path === undefined && <span className="block truncate font-medium">{title}</span>}
        {title !== null && path !== undefined && (
          <Link to={path} className="block truncate font-medium hover:underline">
            {title}
          </Link>
        )}
        <span className="flex items-center gap-1.5 text-label whitespace-nowrap text-ink-3">
          <Icon aria-hidden className="size-3.5 shrink-0" strokeWidth={1.75} />
          {KINDS[kind].label}
          <span className="sm:hidden"> · {localDate(createdAt)}</span>
        </span>
      </td>
      <td className={`${CELL} text-ink-2 tabular-nums max-sm:hidden`}>{localDate(createdAt)}</td>
      <td className={`${CELL} max-sm:text-label ${unit.counted ? "" : "text-ink-3"}`}>
        {countedWords(unit)}
      </td>
    </tr>
  );
}

function countedWords({ counted, status }: UnitEntry): string {
  if (counted) return unitHistoryCopy.unit;
  return status === "failed" ? unitHistoryCopy.failed : unitHistoryCopy.free;
}
