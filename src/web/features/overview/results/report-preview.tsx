import { useState } from "react";
import type { ReportSums, ReportGroup } from "#core/overview/report.ts";
import { reportCopy, resultsCopy } from "#core/overview/results.copy.ts";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { formatCount } from "#core/reports/format-figures.ts";

interface ReportPreviewProps {
  readonly report: ReportSums;
  readonly onPick: (groups: readonly ReportGroup[]) => void;
}

const CELL = "px-3 py-2 text-right tabular-nums max-sm:px-1.5";

/**
 * Preview of a parsed report in `ReportReader` (summed by `core/overview/report.ts` on the server);
 * the user selects the campaigns of the report that are added up. Words: `reportCopy` in
 * `core/overview/results.copy.ts`. Most campaigns that are listed: `MAX_GROUPS` in
 * `core/overview/limits.ts`.
 */
export function ReportPreview({ report, onPick }: ReportPreviewProps) {
  const { groups, columns } = report;
  const [excluded, setExcluded] = useState<ReadonlySet<string>>(new Set());

  function toggle(name: string, selected: boolean) {
    const next = new Set(excluded);
    if (selected) next.delete(name);
    else next.add(name);
    setExcluded(next);
    onPick(groups.filter((group) => !next.has(group.name)));
  }

  return (
    <section
      aria-label={reportCopy.title}
      className="overflow-hidden rounded-md border border-line bg-surface"
    >
      <div role="status" className="border-b border-line px-4 py-3 text-label">
        <p className="font-medium">{reportCopy.title}</p>
        <p className="text-ink-2">{summaryOf(report)}</p>
        <p className="text-ink-2">{reportCopy.check}</p>
      </div>
      <div className="max-h-72 overflow-auto">
        <table className="w-full text-label max-sm:text-caption">
          <thead className="text-caption text-ink-3">
            <tr>
              <th scope="col" className="px-4 py-2 text-left font-medium max-sm:px-3">
                {resultsCopy.campaign}
              </th>
              <th scope="col" className={`${CELL} font-medium`}>
                {columns.impressions}
              </th>
              <th scope="col" className={`${CELL} font-medium`}>
                {columns.clicks}
              </th>
              {columns.conversions !== null && (
                <th scope="col" className={`${CELL} pr-4 max-sm:pr-3 font-medium`}>
                  {columns.conversions}
                </th>
              )}
            </tr>
          </thead>
          <tbody className="divide-y divide-line border-t border-line">
            {groups.map((group) => (
              <tr key={group.name}>
                <th scope="row" className="px-4 py-1 text-left font-normal max-sm:px-3">
                  <Name
                    group={group}
                    only={groups.length === 1}
                    selected={!excluded.has(group.name)}
                    onToggle={toggle}
                  />
                </th>
                <td className={CELL}>{formatCount(group.impressions)}</td>
                <td className={CELL}>{formatCount(group.clicks)}</td>
                {group.conversions !== null && (
                  <td className={`${CELL} pr-4 max-sm:pr-3`}>{formatCount(group.conversions)}</td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

interface NameProps {
  readonly group: ReportGroup;
  /** Whether it is the only group; there is then no checkbox. */
  readonly only: boolean;
  readonly selected: boolean;
  readonly onToggle: (name: string, selected: boolean) => void;
}

function Name({ group: { name }, only, selected, onToggle }: NameProps) {
  const label = name === "" ? (only ? reportCopy.whole : reportCopy.unnamed) : name;
  if (only) return <span className="block py-1">{label}</span>;
  return (
    <label className="flex min-h-8 cursor-pointer items-center gap-2.5">
      <Checkbox checked={selected} onChange={({ currentTarget }) => onToggle(name, currentTarget.checked)} />
      <span className="line-clamp-2">{label}</span>
    </label>
  );
}

function summaryOf({ rows, totals, rounded, columns }: ReportSums): string {
  const parts = [reportCopy.rows(rows)];
  if (totals > 0) parts.push(reportCopy.totals(totals));
  const sentences = [`${parts.join(", ")}.`];
  if (rounded) sentences.push(reportCopy.rounded);
  if (columns.conversions === null) sentences.push(reportCopy.noConversions);
  return sentences.join(" ");
}
