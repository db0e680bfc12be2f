import ArrowRight from "lucide-react/icons/arrow-right";
import Circle from "lucide-react/icons/circle";
import X from "lucide-react/icons/x";
import { Link } from "react-router";
import type { Overview } from "#core/overview/api.ts";
import type { ChecklistStep } from "#core/overview/checklist.ts";
import { checklistStepTitles, checklistCopy } from "#core/overview/overview.copy.ts";
import { failureMessage } from "#web/lib/failure-message.ts";
import { focusHeading } from "#web/lib/use-focus-heading.ts";
import { paths, TOOL_PATHS } from "#web/lib/paths.ts";
import { Card } from "#web/ui/card.tsx";
import { Glyph } from "#web/ui/glyph.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { useToast } from "#web/ui/toast-context.ts";
import { useDismissChecklist } from "./overview-request.ts";
import { RESULTS_HASH } from "./results-hash.ts";

const TARGETS: Record<ChecklistStep, string | { hash: string }> = {
  text: TOOL_PATHS.text,
  image: TOOL_PATHS.image,
  campaign: TOOL_PATHS.campaign,
  picture: paths.profile,
  results: { hash: RESULTS_HASH },
};

interface ChecklistCardProps {
  readonly steps: NonNullable<Overview["checklist"]>;
  /** Whether the user has campaigns to add results to. */
  readonly hasCampaigns: boolean;
}

/**
 * Card of `OverviewPage` with first steps for new accounts; the server knows which are done, and
 * that of results is a link only for users with campaigns. Steps: `core/overview/checklist.ts` (a
 * new one needs a target in `TARGETS`); words: `checklistCopy` and `checklistStepTitles` in
 * `core/overview/overview.copy.ts`.
 */
export function ChecklistCard({ steps, hasCampaigns }: ChecklistCardProps) {
  const dismiss = useDismissChecklist();
  const toast = useToast();
  const done = steps.filter((step) => step.done).length;
  return (
    <Card className="flex flex-col">
      <div className="flex min-h-16 items-center gap-3 border-b border-line px-6 py-3 max-sm:px-4">
        <h2 id="checklist" className="text-card font-semibold">
          {checklistCopy.title}
        </h2>
        <p className="ml-auto text-label text-ink-3 tabular-nums">
          {checklistCopy.progress(done, steps.length)}
        </p>
        <IconButton
          label={checklistCopy.dismiss}
          className="-mr-2"
          onClick={() => {
            focusHeading();
            dismiss.mutate(undefined, {
              onError: (error) => toast.error(failureMessage(error, checklistCopy.failed)),
            });
          }}
        >
          <X aria-hidden className="size-4" />
        </IconButton>
      </div>
      <ul aria-labelledby="checklist" className="grid flex-1 divide-y divide-line">
        {steps.map(({ step, done: isDone }) => {
          const reachable = !isDone && (step !== "results" || hasCampaigns);
          return (
            <li
              key={step}
              className="relative flex min-h-12 items-center gap-3 px-6 max-sm:px-4 has-[a:hover]:bg-sunken"
            >
              {isDone ? (
                <Glyph name="check" className="size-4.5 text-ok" />
              ) : (
                <Circle aria-hidden className="size-4.5 shrink-0 text-ink-3" strokeWidth={1.75} />
              )}
              <span className="sr-only">{isDone ? checklistCopy.done : checklistCopy.open}: </span>
              {reachable ? (
                <Link
                  to={TARGETS[step]}
                  className="min-w-0 flex-1 py-2 font-medium text-pretty after:absolute after:inset-0"
                >
                  {checklistStepTitles[step]}
                </Link>
              ) : (
                <span className="min-w-0 flex-1 py-2 text-ink-3">{checklistStepTitles[step]}</span>
              )}
              {reachable && <ArrowRight aria-hidden className="size-4 shrink-0 text-ink-3" />}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
