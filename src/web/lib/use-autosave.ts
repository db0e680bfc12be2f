import { useEffect, useState, useSyncExternalStore } from "react";
import type { Autosave, AutosaveState } from "./autosave.ts";

/**
 * A form that saves itself, as components use it: `useAutosave` makes it for brand kit, product and
 * film editor.
 */
export interface AutosaveForm<Values>
  extends AutosaveState<Values>, Pick<Autosave<Values>, "set" | "flush" | "resolve"> {}

/**
 * Connects a form (`use-brand-form.ts`, `use-product-form.ts`, `use-film-draft.ts`) to its
 * autosave, which `create` makes once (`createAutosave`, pause `SAVE_PAUSE_MS`, in `autosave.ts`).
 * Saves when the form closes; the browser asks before it closes a page with unsaved changes.
 */
export function useAutosave<Values>(create: () => Autosave<Values>): AutosaveForm<Values> {
  const [autosave] = useState(create);
  const state = useSyncExternalStore(autosave.subscribe, autosave.getState, autosave.getState);
  useEffect(() => () => void autosave.flush(), [autosave]);
  const isUnsaved = state.status !== "saved";
  useEffect(() => {
    if (!isUnsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isUnsaved]);
  const { set, flush, resolve } = autosave;
  return { ...state, set, flush, resolve };
}
