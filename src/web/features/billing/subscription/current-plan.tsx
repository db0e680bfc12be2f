import { failureMessage } from "#web/lib/failure-message.ts";
import { useEffect } from "react";
import { billingMessages } from "#core/billing/messages.ts";
import { planCopy } from "#core/billing/billing.copy.ts";
import type { Tier } from "#core/plans.ts";
import type { Usage } from "#core/quotas.ts";
import { LoadError } from "#web/lib/load-error.tsx";
import { Card } from "#web/ui/card.tsx";
import { cx } from "#web/ui/cx.ts";
import { Spinner } from "#web/ui/spinner.tsx";
import { useToast } from "#web/ui/toast-context.ts";
import { loadingText } from "#core/problems.copy.ts";
import { PeriodBar } from "./period-bar.tsx";
import { PlanFacts } from "./plan-facts.tsx";
import { useSubscription } from "./subscription-request.ts";

interface CurrentPlanProps {
  /** The current plan; known from the usage even if the subscription is not. */
  readonly tier: Tier | undefined;
  /** The period in which units count; `undefined` while it loads. */
  readonly period: Usage["period"] | undefined;
  readonly onCancel: () => void;
}

/**
 * Card of `BillingPage` (`billing-page.tsx`) with the current plan, its price, the next payment,
 * the button to cancel and the progress of the billed period. If the subscription fails to load, it
 * shows the tier alone, `LoadError` and a toast. Words: `planCopy` in
 * `core/billing/billing.copy.ts`, of the toast `core/billing/messages.ts`.
 */
export function CurrentPlan({ tier, period, onCancel }: CurrentPlanProps) {
  const query = useSubscription();
  const { data: subscription, isPending, isError, error } = query;
  const known = subscription !== undefined || tier !== undefined;
  // A granted plan counts by calendar month; an unpaid renewal counts by the previous period.
  const isBilled = period !== undefined && Date.parse(period.end) === subscription?.currentPeriodEnd;
  const toast = useToast();
  const problem = error && failureMessage(error, billingMessages.loadFailed);
  useEffect(() => {
    if (problem !== null) toast.error(problem, { id: "subscription" });
  }, [problem, toast]);
  return (
    <Card className="relative min-h-32 overflow-hidden">
      <section
        aria-labelledby="current-plan"
        className={cx("p-6 max-sm:px-4 max-sm:py-5", isBilled && "pb-9!")}
      >
        <h2 id="current-plan" className="text-label text-ink-3">
          {planCopy.current}
        </h2>
        {isPending && (
          <p className="mt-4">
            <Spinner label={loadingText} />
          </p>
        )}
        {!isPending && known && (
          <PlanFacts subscription={subscription ?? null} tier={tier} onCancel={onCancel} failed={isError} />
        )}
        {isError && (
          <div className="mt-4">
            <LoadError query={query} message={billingMessages.loadFailed}>
              {known && <> {planCopy.staleTitle}</>}
            </LoadError>
          </div>
        )}
      </section>
      {isBilled && <PeriodBar start={Date.parse(period.start)} end={Date.parse(period.end)} />}
    </Card>
  );
}
