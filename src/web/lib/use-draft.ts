import { useEffect } from "react";
import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";
import { loadDraft, saveDraft } from "./drafts.ts";

/**
 * Restores and saves a tool's form in localStorage (`drafts.ts`), per user and tool; only texts are
 * kept. `TextAdTool` and `useUploadTool` call it.
 */
export function useDraft<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  userId: string,
  tool: string,
): void {
  const { getValues, setValue, subscribe } = form;
  useEffect(() => {
    const names = Object.keys(getValues());
    for (const [name, text] of Object.entries(loadDraft(localStorage, userId, tool))) {
      if (names.includes(name)) setValue(name as Path<Input>, text as PathValue<Input, Path<Input>>);
    }
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => saveDraft(localStorage, userId, tool, values),
    });
  }, [getValues, setValue, subscribe, userId, tool]);
}
