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
  /** The current plan; known from the usage even if the subscription is not. */
  readonly tier: Tier | undefined;
  /** The period in which units count; `undefined` while it loads. */
  readonly period: Usage["period"] | undefined;
  readonly onCancel: () => void;
}

/** Card with the current plan, its price, the next payment and the button to cancel. */
export function CurrentPlan({ tier, period, onCancel }: CurrentPlanProps) {
  const { data: subscription, isPending, isError, error, refetch, isFetching } = useSubscription();
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
