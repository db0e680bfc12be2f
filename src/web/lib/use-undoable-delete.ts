import { useToast } from "#web/ui/toast-context.ts";
import { failureMessage } from "./failure-message.ts";

interface Deletion {
  readonly remove: () => Promise<unknown>;
  readonly restore: () => Promise<unknown>;
  readonly copy: {
    readonly removed: string;
    readonly removeFailed: string;
    /** Label of the button that restores the deleted item. */
    readonly undo: string;
    readonly restored: string;
    readonly restoreFailed: string;
  };
  /** Message for a failed deletion; by default that of the API or `copy.removeFailed`. */
  readonly removeMessage?: (error: unknown) => string;
}

/**
 * Returns a function that deletes something, shows a toast with the result, and offers to undo it,
 * in brands, campaigns and tools. The caller hands in requests and words. The toast stays for
 * `TOAST_MS` (`ui/toast-context.ts`), the server restores for `RESTORE_MINUTES` (`core/limits.ts`).
 */
export function useUndoableDelete(): (deletion: Deletion) => Promise<void> {
  const toast = useToast();

  async function undo({ restore, copy }: Deletion) {
    try {
      await restore();
      toast.success(copy.restored);
    } catch (error) {
      toast.error(failureMessage(error, copy.restoreFailed));
    }
  }

  return async (deletion) => {
    const { remove, copy, removeMessage = (error) => failureMessage(error, copy.removeFailed) } = deletion;
    try {
      await remove();
      toast.info(copy.removed, { action: { label: copy.undo, onClick: () => void undo(deletion) } });
    } catch (error) {
      toast.error(removeMessage(error));
    }
  };
}
