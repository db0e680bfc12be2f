import { campaignsCopy } from "#core/campaigns/board.copy.ts";
import { failureMessage } from "#web/lib/failure-message.ts";
import { useToast } from "#web/ui/toast-context.ts";
import { useDeleteCampaign } from "../campaign-queries.ts";

/** Returns a function that deletes a campaign and offers to undo it. */
export function useDeleteWithUndo(): (id: string) => Promise<void> {
  const toast = useToast();
  const { remove, restore } = useDeleteCampaign();

  async function undo(id: string) {
    try {
      await restore.mutateAsync(id);
      toast.success(campaignsCopy.restored);
    } catch (error) {
      toast.error(failureMessage(error, campaignsCopy.restoreFailed));
    }
  }

  return async (id) => {
    try {
      await remove.mutateAsync(id);
      const action = { label: campaignsCopy.undo, onClick: () => void undo(id) };
      toast.info(campaignsCopy.removed, { action });
    } catch (error) {
      toast.error(failureMessage(error, campaignsCopy.removeFailed));
    }
  };
}
