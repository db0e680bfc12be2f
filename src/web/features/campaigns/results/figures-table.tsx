import type { ReactNode } from "react";
import type { TestResult } from "#core/results/api.ts";
import { resultsViewCopy as copy } from "#core/results/results-tab.copy.ts";
import { formatCount, formatMoney } from "#core/reports/format-figures.ts";
import { cx } from "#web/ui/cx.ts";

/**
 * Figures of an ad, a platform or all together, as the server sums them
 * (`core/results/sum-figures.ts`); `FiguresTable` shows them.
 */
type Figures = TestResult["total"];

interface FiguresRow {
  readonly id: string;
  readonly head: ReactNode;
  readonly figures: Figures;
  /** Note below the figures about special cases. */
  readonly foot?: ReactNode;
}

interface FiguresTableProps {
  readonly label: string;
  /** Name of the first column. */
  readonly head: string;
  /** Name of the results: "Orders". */
  readonly ordersName: string;
  readonly rows: readonly FiguresRow[];
  readonly total?: { readonly head: string; readonly figures: Figures } | undefined;
}

const hasMoney = ({ spend }: Figures) => spend.length > 0;
const hasOrders = ({ orders }: Figures) => orders !== null;

/** Columns by the number of figures. */
const COLUMNS: Readonly<Record<number, string>> = {
  3: "sm:grid-cols-[minmax(152px,1fr)_repeat(3,auto)]",
  4: "sm:grid-cols-[minmax(152px,1fr)_repeat(4,auto)]",
  5: "sm:grid-cols-[minmax(152px,1fr)_repeat(5,auto)]",
  6: "sm:grid-cols-[minmax(152px,1fr)_repeat(6,auto)]",
};

/**
 * Table of figures in `AdTable` and `PlatformCard`; on phones each row is a block with names at its
 * figures. Columns of money and results appear only if a row has them. Sums and rates:
 * `core/results/sum-figures.ts`; words: `resultsViewCopy` in `core/results/results-tab.copy.ts`.
 */
export function FiguresTable({ label, head, ordersName, rows, total }: FiguresTableProps) {
  const every = [...rows.map(({ figures }) => figures), ...(total ? [total.figures] : [])];
  const shown: Shown = {
    spend: every.some(hasMoney),
    ordersName: every.some(hasOrders) ? ordersName : undefined,
  };
  const names = cellsOf(every[0]!, shown).map(({ name }) => name);
  return (
    <div className={cx("grid overflow-hidden sm:gap-x-4 xl:gap-x-5", COLUMNS[names.length])}>
      <div
        aria-hidden
        className="col-span-full grid grid-cols-subgrid border-b border-line px-6 py-3 text-caption font-medium text-ink-3 max-sm:hidden"
      >
        <span>{head}</span>
        {names.map((name) => (
          <span key={name} className="text-right">
            {name}
          </span>
        ))}
      </div>
      <ul aria-label={label} className="col-span-full grid grid-cols-subgrid divide-y divide-line">
        {rows.map((row) => (
          <Row key={row.id} row={row} shown={shown} />
        ))}
      </ul>
      {total && (
        <div className="col-span-full grid grid-cols-subgrid border-t border-line font-medium">
          <Cells head={total.head} figures={total.figures} shown={shown} />
        </div>
      )}
    </div>
  );
}

interface Shown {
  readonly spend: boolean;
  /** `undefined` if no row has results. */
  readonly ordersName: string | undefined;
}

function Row({ row: { head, figures, foot }, shown }: { readonly row: FiguresRow; readonly shown: Shown }) {
  return (
    <li className="col-span-full grid grid-cols-subgrid">
      <Cells head={head} figures={figures} shown={shown} />
      {foot !== undefined && (
        <div className="col-span-full px-6 pb-3.5 text-label text-pretty text-ink-2 max-sm:px-4">{foot}</div>
      )}
    </li>
  );
}

interface CellsProps {
  readonly head: ReactNode;
  readonly figures: Figures;
  readonly shown: Shown;
}

function Cells({ head, figures, shown }: CellsProps) {
  return (
    <div className="col-span-full grid min-h-15 items-center gap-y-2.5 px-6 py-2 max-sm:grid-cols-3 max-sm:gap-x-2 max-sm:px-4 max-sm:py-3.5 sm:grid-cols-subgrid">
      <div className="min-w-0 max-sm:col-span-full">{head}</div>
      <dl className="contents">
        {cellsOf(figures, shown).map(({ name, value, small }) => (
          <div key={name} className="min-w-0 tabular-nums sm:text-right">
            <dt className="text-caption font-normal text-ink-3 sm:sr-only">{name}</dt>
            <dd>
              {value ?? (
                <>
                  <span aria-hidden className="text-ink-3">
                    {copy.none}
                  </span>
                  <span className="sr-only">{copy.noneLabel}</span>
                </>
              )}
              {small !== undefined && (
                <span className="block text-caption font-normal text-balance text-ink-3 sm:ml-auto sm:max-w-20">
                  {small}
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

interface Cell {
  readonly name: string;
  readonly value: ReactNode;
  readonly small?: string | undefined;
}

/** Amounts in several currencies are listed separately, because they cannot be added. */
function spendOf({ spend }: Figures): ReactNode {
  if (spend.length === 0) return undefined;
  return spend.map(({ currency, amount }) => (
    <span key={currency} className="block">
      {formatMoney(amount, currency)}
    </span>
  ));
}

function cellsOf(figures: Figures, shown: Shown): readonly Cell[] {
  const { columns } = copy;
  const { impressions, clicks, rateWords, costPerClick, orders, costPerOrder } = figures;
  return [
    { name: columns.views, value: formatCount(impressions) },
    { name: columns.clicks, value: formatCount(clicks) },
    { name: columns.rate, value: rateWords },
    ...(shown.spend
      ? [
          { name: columns.spend, value: spendOf(figures) },
          { name: columns.costPerClick, value: costPerClick?.words },
        ]
      : []),
    ...(shown.ordersName === undefined
      ? []
      : [
          {
            name: shown.ordersName,
            value: orders === null ? undefined : formatCount(orders),
            small: costPerOrder ? copy.each(costPerOrder.words) : undefined,
          },
        ]),
  ];
}
