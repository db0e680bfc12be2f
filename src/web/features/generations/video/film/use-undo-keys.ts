import { useEffect } from "react";
import type { FilmDraft } from "./use-film-draft.ts";

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest("input[type=text], input:not([type]), textarea") !== null;

/**
 * Undoes and redoes in `FilmEditor` by keys: Ctrl or Cmd with Z undoes, with Shift or with Y
 * redoes; text fields keep their own undo.
 */
export function useUndoKeys({ undo, redo }: Pick<FilmDraft, "undo" | "redo">): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isTyping(event.target)) return;
      const key = event.key.toLowerCase();
      if (key !== "z" && key !== "y") return;
      event.preventDefault();
      if (key === "y" || event.shiftKey) redo();
      else undo();
    }
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [undo, redo]);
}
