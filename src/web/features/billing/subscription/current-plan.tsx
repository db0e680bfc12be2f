import { useEffect } from "react";
import { billingMessages } from "#core/billing/messages.ts";
import { billingWords, planWords } from "#core/billing/words.ts";
import type { Tier } from "#core/plans.ts";
import { loadingText } from "#core/problems.copy.ts";
import { isApiError } from "#web/lib/api-error.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { cx } from "#web/ui/cx.ts";
import { Note } from "#web/ui/note.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { useToast } from "#web/ui/toast-context.ts";
import { PeriodBar } from "./period-bar.tsx";
import { PlanFacts } from "./plan-facts.tsx";
import { useSubscription } from "./subscription-request.ts";

interface CurrentPlanProps {
  /** The plan in force, as far as known without the subscription. */
  readonly tier: Tier | undefined;
  /** When the period in force began, ISO 8601. */
  readonly periodStart: string | undefined;
  readonly onCancel: () => void;
}

/** Which plan it is, what it costs, when it is paid next, and the way out. */
export function CurrentPlan({ tier, periodStart, onCancel }: CurrentPlanProps) {
  const { data: subscription, isPending, isError, error, refetch, isFetching } = useSubscription();
  const known = subscription !== undefined || tier !== undefined;
  const toast = useToast();
  const problem =
    error && (isApiError(error) && error.status > 0 ? error.message : billingMessages.loadFailed);
  useEffect(() => {
    if (problem !== null) toast.error(problem, { id: "subscription" });
  }, [problem, toast]);
  return (
    <Card className="relative min-h-32 overflow-hidden">
      <section
        aria-labelledby="current-plan"
        className={cx("p-6 max-sm:px-4 max-sm:py-5", subscription && "pb-9!")}
      >
        <h2 id="current-plan" className="text-label text-ink-3">
          {planWords.current}
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
                  {billingWords.tryAgain}
                </Button>
              }
            >
              <b className="font-semibold">{problem}</b>
              {known && <> {planWords.staleTitle}</>}
            </Note>
          </div>
        )}
      </section>
      {subscription && periodStart !== undefined && (
        <PeriodBar start={Date.parse(periodStart)} end={subscription.currentPeriodEnd} />
      )}
    </Card>
  );
}
