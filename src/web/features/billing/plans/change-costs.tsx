import type { ReactNode } from "react";
import type { ChangePreview } from "#core/billing/api.ts";
import { planUnitsCopy, unitEntries } from "#core/billing/units.copy.ts";
import { changePlanCopy, dollars, monthlyPrice } from "#core/billing/billing.copy.ts";
import type { Plan } from "#core/plans.ts";
import { cx } from "#web/ui/cx.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { localDate } from "../format-date.ts";

interface ChangeCostsProps {
  /** `undefined` while it loads. */
  readonly preview: ChangePreview | undefined;
  /** The new plan. */
  readonly plan: Plan;
  /** When the new price is first due in full; without it, when the change takes effect. */
  readonly nextBilling: number | null | undefined;
}

/**
 * Part of `ChangeDialog` with the server's preview
 * (`server/modules/billing/change-preview.service.ts`): what is paid and which units are added now,
 * and the price and units afterwards (`core/plans.ts`). Words: `changePlanCopy` in
 * `core/billing/billing.copy.ts` and `core/billing/units.copy.ts`.
 */
export function ChangeCosts({ preview, plan, nextBilling }: ChangeCostsProps) {
  if (!preview) {
    return (
      <div
        role="status"
        className="grid h-54 content-around rounded-md bg-sunken px-4 inset-ring inset-ring-line"
      >
        <span className="sr-only">{changePlanCopy.loading}</span>
        <Skeleton className="w-2/3" />
        <Skeleton className="w-1/2" />
        <Skeleton className="w-2/3" />
        <Skeleton className="w-1/2" />
      </div>
    );
  }
  const next = localDate(nextBilling ?? preview.at);
  const added = unitEntries(preview.units);
  return (
    <>
      <dl className="divide-y divide-line rounded-md bg-sunken tabular-nums inset-ring inset-ring-line">
        <Row label={changePlanCopy.today} strong>
          {preview.amountDue > 0 ? dollars(preview.amountDue) : changePlanCopy.nothing}
        </Row>
        {added.length > 0 && (
          <Row label={planUnitsCopy.added(next)} strong>
            <Lines entries={added} />
          </Row>
        )}
        <Row label={changePlanCopy.from(next)}>{monthlyPrice(plan.price)}</Row>
        <Row label={planUnitsCopy.fullFrom(next)}>
          <Lines entries={unitEntries(plan.quotas)} />
        </Row>
      </dl>
      {added.length > 0 && (
        <p className="mt-3 text-label text-pretty text-ink-2">{planUnitsCopy.addedText}</p>
      )}
    </>
  );
}

interface RowProps {
  readonly label: string;
  readonly strong?: boolean;
  readonly children: ReactNode;
}

function Row({ label, strong = false, children }: RowProps) {
  return (
    <div className="flex justify-between gap-4 px-4 py-3">
      <dt className="text-ink-2">{label}</dt>
      <dd className={cx("shrink-0 text-right", strong ? "font-semibold" : "font-medium")}>{children}</dd>
    </div>
  );
}

function Lines({ entries }: { entries: readonly string[] }) {
  return entries.map((entry) => (
    <span key={entry} className="block">
      {entry}
    </span>
  ));
}
