import { Link } from "react-router";
import type { Figure, Overview } from "#core/overview/api.ts";
import { figureCopy, overviewCopy } from "#core/overview/overview.copy.ts";
import { TEXT_LINK } from "#web/ui/text-link.ts";
import { formatCount } from "#core/reports/format-figures.ts";
import { formatRate } from "./format.ts";
import { RESULTS_HASH } from "./results-hash.ts";
import { STAT_GRID, StatCard } from "./stat-card.tsx";

type Name = keyof Overview["figures"];
const NAMES: readonly Name[] = ["adsGenerated", "activeCampaigns", "averageCtr", "conversions"];

/**
 * Section of `OverviewPage` with the four key figures (`NAMES` in this file), which the server
 * computes (`server/modules/overview/figures.ts`, changes by `core/overview/change.ts`). One
 * without any value links to `ResultsCard`; changes of the click rate are in points, all others in
 * percent. Words: `figureCopy` in `core/overview/overview.copy.ts`.
 */
export function StatCards({ figures, sample }: Pick<Overview, "figures" | "sample">) {
  return (
    <section aria-labelledby="figures-title">
      <h2 id="figures-title" className="sr-only">
        {overviewCopy.figures}
      </h2>
      <ul className={STAT_GRID}>
        {NAMES.map((name, index) => {
          const { value, change, trend } = figures[name];
          const format = formatOf(name);
          // CTR changes are in percentage points; the sample of a new account shows percent.
          const unit = name === "averageCtr" && !sample ? ` ${figureCopy.points}` : "%";
          return (
            <StatCard
              key={name}
              title={figureCopy[name]}
              value={value === null ? undefined : format(value)}
              change={change}
              unit={unit}
              note={sample ? figureCopy.sampleNote : <Note name={name} figure={figures[name]} />}
              trend={trend}
              index={index}
            />
          );
        })}
      </ul>
    </section>
  );
}

const formatOf = (name: Name) => (name === "averageCtr" ? formatRate : formatCount);

function Note({ name, figure }: { name: Name; figure: Figure }) {
  const format = formatOf(name);
  const formatted = (value: number | null) => (value === null ? overviewCopy.none : format(value));
  if (figure.value === null && figure.trend.length === 0) {
    return (
      <Link to={{ hash: RESULTS_HASH }} className={TEXT_LINK}>
        {figureCopy.addResults}
      </Link>
    );
  }
  if (name === "activeCampaigns") return figureCopy.daysAgo(formatted(figure.earlier));
  return figureCopy.compared(formatted(figure.recent), formatted(figure.earlier));
}
