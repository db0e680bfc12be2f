import { unitHistoryCopy } from "#core/billing/billing.copy.ts";
import type { UnitEntry } from "#core/generations/units.ts";
import { HEAD } from "../table-styles.ts";
import { UnitRow } from "./unit-row.tsx";

interface UnitTableProps {
  readonly items: readonly UnitEntry[];
  /** Start of the current period, ISO 8601; separates it from earlier periods. */
  readonly periodStart: string | undefined;
}

/**
 * Table of `Units`: generations of the current period, then those of earlier ones under a heading.
 * Words: `unitHistoryCopy` in `core/billing/billing.copy.ts`.
 */
export function UnitTable({ items, periodStart }: UnitTableProps) {
  const isEarlier = ({ createdAt }: UnitEntry) =>
    periodStart !== undefined && Date.parse(createdAt) < Date.parse(periodStart);
  const earlier = items.filter(isEarlier);
  return (
    <table aria-labelledby="units" className="w-full table-fixed">
      <thead className="border-b border-line">
        <tr>
          <th scope="col" className={HEAD}>
            {unitHistoryCopy.generation}
          </th>
          <th scope="col" className={`${HEAD} w-44 max-sm:hidden`}>
            {unitHistoryCopy.date}
          </th>
          <th scope="col" className={`${HEAD} w-56 max-sm:w-30`}>
            {unitHistoryCopy.counted}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {items
          .filter((unit) => !isEarlier(unit))
          .map((unit) => (
            <UnitRow key={unit.id} unit={unit} />
          ))}
      </tbody>
      {earlier.length > 0 && (
        <tbody className="divide-y divide-line border-t border-line">
          <tr>
            <th scope="rowgroup" colSpan={2} className={`${HEAD} bg-sunken`}>
              {unitHistoryCopy.earlier}
            </th>
            {/* A separate cell, because the date column is hidden on phones. */}
            <td className="bg-sunken max-sm:hidden">&nbsp;</td>
          </tr>
          {earlier.map((unit) => (
            <UnitRow key={unit.id} unit={unit} />
          ))}
        </tbody>
      )}
    </table>
  );
}
