import type { GenerationKind } from "#core/generations/kinds.ts";
import { toolCopy, type HistoryCopy } from "#core/generations/tool.copy.ts";
import { errorMessage, isApiError } from "#web/lib/api-error.ts";
import { failureMessage } from "#web/lib/failure-message.ts";
import { useToast } from "#web/ui/toast-context.ts";
import { useDeleteGeneration, useRestoreGeneration } from "./history.ts";

/** Returns a function that deletes a generation and offers to undo it. */
export function useDeleteWithUndo(kind: GenerationKind, copy: HistoryCopy): (id: string) => Promise<void> {
  const toast = useToast();
  const remove = useDeleteGeneration(kind);
  const restore = useRestoreGeneration(kind);

  async function undo(id: string) {
    try {
      await restore.mutateAsync(id);
      toast.success(copy.restored);
    } catch (error) {
      toast.error(failureMessage(error, toolCopy.restoreFailed));
    }
  }

  return async (id) => {
    try {
      await remove.mutateAsync(id);
      toast.info(copy.removed, { action: { label: toolCopy.undo, onClick: () => void undo(id) } });
    } catch (error) {
      const gone = isApiError(error) && error.status === 404;
      toast.error(gone ? errorMessage(error) : toolCopy.removeFailed);
    }
  };
}
