import { unitHistoryCopy } from "#core/billing/billing.copy.ts";
import type { Unit } from "#core/generations/units.ts";
import { HEAD } from "../table-styles.ts";
import { UnitRow } from "./unit-row.tsx";

interface UnitTableProps {
  readonly items: readonly Unit[];
  /** When the period in force began, ISO 8601; a line stands between it and what came before. */
  readonly periodStart: string | undefined;
}

/** The generations of this period, then those of earlier ones. */
export function UnitTable({ items, periodStart }: UnitTableProps) {
  const isEarlier = ({ createdAt }: Unit) =>
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
            {/* Not in the span: on phones the column of the dates is not there. */}
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
