import { textAdsCopy } from "#core/generations/text/text.copy.ts";
import { toasts } from "#core/generations/messages.ts";
import { COPIED_TOAST_MS, useToast } from "#web/ui/toast-context.ts";

interface CopyMessages {
  readonly done: string;
  readonly failed: string;
}

const AD_MESSAGES: CopyMessages = { done: toasts.adCopied, failed: textAdsCopy.copyFailed };

/** Returns a function that copies a text and shows a toast with the outcome. */
export function useCopyText(messages = AD_MESSAGES): (text: string) => Promise<void> {
  const toast = useToast();
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(messages.done, { timeout: COPIED_TOAST_MS });
    } catch {
      toast.error(messages.failed);
    }
  };
}
