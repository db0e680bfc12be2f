import CalendarDays from "lucide-react/icons/calendar-days";
import Check from "lucide-react/icons/check";
import CircleQuestionMark from "lucide-react/icons/circle-question-mark";
import Info from "lucide-react/icons/info";
import Replace from "lucide-react/icons/replace";
import Sigma from "lucide-react/icons/sigma";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import type { ComponentType, ReactNode, SVGProps } from "react";
import { adName } from "#core/campaigns/ad-name.ts";
import type { ReportReadingView } from "#core/reports/api.ts";
import { reportReadingCopy as copy } from "#core/reports/report-reading.copy.ts";
import { cx } from "#web/ui/cx.ts";
import { dayOf } from "../format-day.ts";

/** Names of ads, totals and lines that an item lists. */
const LISTED = 6;

interface ItemProps {
  readonly icon: ComponentType<SVGProps<SVGSVGElement>>;
  readonly tone?: string;
  readonly title: string;
  readonly children?: ReactNode;
}

function Item({ icon: Icon, tone = "text-ink-2", title, children }: ItemProps) {
  return (
    <li className="flex gap-3 px-6 py-3.5 max-sm:px-4">
      <Icon aria-hidden className={cx("mt-0.5 size-4 shrink-0", tone)} strokeWidth={1.75} />
      <div className="min-w-0 flex-1">
        <p className="font-medium tabular-nums">{title}</p>
        <div className="mt-0.5 grid gap-1 text-label [overflow-wrap:anywhere] text-ink-3 tabular-nums empty:hidden">
          {children}
        </div>
      </div>
    </li>
  );
}

/**
 * List in `ReadingView` of how the rows of a report were interpreted: matched, skipped, unreadable,
 * replaced (by `match-report.service.ts` and `present-reading.ts` of `server/modules/reports`), at
 * most `LISTED` names each. `unknown` is the form that assigns unknown rows to ads. Words:
 * `core/reports/report-reading.copy.ts`; names of ads: `core/campaigns/ad-name.ts`.
 */
export function UnderstoodList({ reading, unknown }: { reading: ReportReadingView; unknown: ReactNode }) {
  const { matched, totals, notTotals, unreadable, problems, from, to, replaces, notes } = reading;
  return (
    <ul className="divide-y divide-line">
      <MatchedItem matched={matched} />
      {from !== null && to !== null && (
        <Item icon={CalendarDays} title={copy.period(dayOf(from), dayOf(to))} />
      )}
      {totals.length > 0 && (
        <Item icon={Sigma} title={copy.totals(totals.length)}>
          {totals.slice(0, LISTED).map(({ line, label, impressions }) => (
            <p key={line}>{copy.total(label, impressions)}</p>
          ))}
        </Item>
      )}
      {notTotals.length > 0 && (
        <Item icon={TriangleAlert} tone="text-warn" title={copy.notTotals(notTotals.length)}>
          {notTotals.slice(0, LISTED).map(({ line, label }) => (
            <p key={line}>{copy.notTotal(label)}</p>
          ))}
        </Item>
      )}
      {unreadable > 0 && (
        <Item icon={TriangleAlert} tone="text-warn" title={copy.unreadable(unreadable)}>
          {problems.slice(0, LISTED).map(({ line, what }) => (
            <p key={line}>{copy.line(line, what)}</p>
          ))}
        </Item>
      )}
      {replaces > 0 && (
        <Item icon={Replace} title={copy.replaces(replaces)}>
          {copy.replacesText}
        </Item>
      )}
      {notes.map((note) => (
        <Item key={note} icon={Info} tone="text-info" title={note} />
      ))}
      {unknown !== null && (
        <Item
          icon={CircleQuestionMark}
          tone="text-warn"
          title={reading.unknown.rows === 0 ? copy.allMatched : copy.unknown(reading.unknown.rows)}
        >
          {reading.unknown.rows > 0 && <p>{copy.unknownText}</p>}
          {unknown}
        </Item>
      )}
    </ul>
  );
}

function MatchedItem({ matched: { rows, ads } }: Pick<ReportReadingView, "matched">) {
  if (ads.length === 0) {
    return (
      <Item icon={TriangleAlert} tone="text-warn" title={copy.noneMatched}>
        {copy.noneMatchedText}
      </Item>
    );
  }
  const ids = [...new Set(ads.map(({ adId }) => adId))];
  const ways = [...new Set(ads.map(({ by }) => copy.by[by]))];
  const days = ads.map((ad) => ad.days);
  const names = [...new Set(ads.map(adName))];
  return (
    <Item icon={Check} tone="text-ok" title={copy.matched(rows, ids.length)}>
      <p>{copy.byWays(ways, copy.daysEach(Math.min(...days), Math.max(...days)))}</p>
      {names.length <= LISTED && <p>{names.join(", ")}</p>}
    </Item>
  );
}
