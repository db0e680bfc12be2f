import { resultsCopy } from "#core/overview/results.copy.ts";
import type { GenerationResults } from "#core/overview/results.ts";
import { failureMessage } from "#web/lib/failure-message.ts";
import { useToast } from "#web/ui/toast-context.ts";
import { useChangeCampaignResults } from "./results-requests.ts";

/**
 * Actions of `CampaignResultsRow` besides its form: remove the results, mark as ended or active;
 * each shows a toast (words: `core/overview/results.copy.ts`), removing offers an undo.
 */
export function useCampaignActions({ id, results }: GenerationResults) {
  const toast = useToast();
  const change = useChangeCampaignResults();
  const showError = (error: unknown) => toast.error(failureMessage(error, resultsCopy.failed));

  function restore() {
    if (!results) return;
    change.mutate(
      { id, part: "results", value: results },
      {
        onSuccess: () => toast.success(resultsCopy.saved),
        onError: showError,
      },
    );
  }

  return {
    busy: change.isPending,
    remove: () =>
      change.mutate(
        { id, part: "results" },
        {
          onSuccess: () =>
            toast.info(resultsCopy.removed, { action: { label: resultsCopy.undo, onClick: restore } }),
          onError: showError,
        },
      ),
    setActive: (active: boolean) =>
      change.mutate(
        { id, part: "ended", ...(!active && { value: true }) },
        {
          onSuccess: () => toast.success(active ? resultsCopy.markedActive : resultsCopy.markedEnded),
          onError: showError,
        },
      ),
  };
}
