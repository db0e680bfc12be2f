import type { ChangePreview } from "#core/billing/api.ts";
import { changeWords, dollars, perMonth } from "#core/billing/words.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { longDate } from "../dates.ts";

interface ChangeCostsProps {
  /** Missing while it is being worked out. */
  readonly preview: ChangePreview | undefined;
  /** The new plan's, per month. */
  readonly price: number;
  /** When the new price is first due in full; without it, when the change takes place. */
  readonly nextBilling: number | null | undefined;
}

const ROW = "flex justify-between gap-4 px-4 py-3";

/** What a change of plan costs today and from when on which price. */
export function ChangeCosts({ preview, price, nextBilling }: ChangeCostsProps) {
  if (!preview) {
    return (
      <div
        role="status"
        className="grid h-22 content-around rounded-md bg-sunken px-4 inset-ring inset-ring-line"
      >
        <span className="sr-only">{changeWords.loading}</span>
        <Skeleton className="w-2/3" />
        <Skeleton className="w-1/2" />
      </div>
    );
  }
  return (
    <dl className="divide-y divide-line rounded-md bg-sunken tabular-nums inset-ring inset-ring-line">
      <div className={ROW}>
        <dt className="text-ink-2">{changeWords.today}</dt>
        <dd className="font-semibold">
          {preview.amountDue > 0 ? dollars(preview.amountDue) : changeWords.nothing}
        </dd>
      </div>
      <div className={ROW}>
        <dt className="text-ink-2">{changeWords.from(longDate(nextBilling ?? preview.at))}</dt>
        <dd className="font-medium">{perMonth(price)}</dd>
      </div>
    </dl>
  );
}
