import { failureMessage } from "../../../lib/failure-message.ts";
import { useEffect } from "react";
import { billingMessages } from "#core/billing/messages.ts";
import { billingCopy, planCopy } from "#core/billing/billing.copy.ts";
import type { Tier } from "#core/plans.ts";
import type { Usage } from "#core/quotas.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { cx } from "../../../ui/cx.ts";
import { Note } from "../../../ui/note.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { useToast } from "../../../ui/toast-context.ts";
import { loadingText } from "#core/problems.copy.ts";
import { PeriodBar } from "./period-bar.tsx";
import { PlanFacts } from "./plan-facts.tsx";
import { useSubscription } from "./subscription-request.ts";

interface CurrentPlanProps {
  /** The plan in force, as far as known without the subscription. */
  readonly tier: Tier | undefined;
  /** The period in which units count, as far as it is known. */
  readonly period: Usage["period"] | undefined;
  readonly onCancel: () => void;
}

/** Which plan it is, what it costs, when it is paid next, and the way out. */
export function CurrentPlan({ tier, period, onCancel }: CurrentPlanProps) {
  const { data: subscription, isPending, isError, error, refetch, isFetching } = useSubscription();
  const known = subscription !== undefined || tier !== undefined;
  // Units of a granted plan count by the calendar, and those of an unpaid renewal by the period before it.
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
            <Note
              tone="bad"
              action={
                <Button size="small" busy={isFetching} onClick={() => void refetch()}>
                  {billingCopy.tryAgain}
                </Button>
              }
            >
              <b className="font-semibold">{problem}</b>
              {known && <> {planCopy.staleTitle}</>}
            </Note>
          </div>
        )}
      </section>
      {isBilled && <PeriodBar start={Date.parse(period.start)} end={Date.parse(period.end)} />}
    </Card>
  );
}
