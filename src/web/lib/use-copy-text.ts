import { COPIED_TOAST_MS, useToast } from "#web/ui/toast-context.ts";

interface CopyMessages {
  readonly done: string;
  /** Shown when the browser forbids copying. */
  readonly failed: string;
}

/**
 * Returns a function that copies a text to the clipboard and shows a toast with the outcome, in
 * results, links and codes. The caller hands in the words; the toast stays for `COPIED_TOAST_MS`
 * (`ui/toast-context.ts`).
 */
export function useCopyText({ done, failed }: CopyMessages): (text: string) => Promise<void> {
  const toast = useToast();
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(done, { timeout: COPIED_TOAST_MS });
    } catch {
      toast.error(failed);
    }
  };
}
