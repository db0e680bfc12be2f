import { useCallback, useEffect, useReducer } from "react";
import type { FilmSettings } from "#core/film/settings.ts";
import { api } from "#web/lib/api.ts";
import { createAutosave } from "#web/lib/autosave.ts";
import { useAutosave, type AutosaveForm } from "#web/lib/use-autosave.ts";
import { applyEdit, startHistory, type EditAction, type EditHistory } from "./edit/edit-history.ts";

interface Values {
  readonly settings: FilmSettings;
}

/** The settings of a film as the server stores them; revision 0 was never stored. */
export interface StoredSettings extends Values {
  readonly revision: number;
}

/** The settings of the page: edited, undone and saved. */
export interface FilmDraft {
  readonly settings: FilmSettings;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** `field` joins the edits of a field to one step. */
  readonly edit: (settings: FilmSettings, field?: string) => void;
  readonly settle: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly saving: AutosaveForm<Values>;
}

/** Edits the settings of a film with undo, and saves them 800 ms after the last change. */
export function useFilmDraft(id: string, stored: StoredSettings): FilmDraft {
  const params = { id };
  const saving = useAutosave<Values>(() =>
    createAutosave<Values, StoredSettings>({
      stored,
      save: ({ settings = stored.settings }, baseRevision) =>
        api("PATCH /api/generations/:id/film/settings", { params, body: { settings, baseRevision } }),
      load: () => api("GET /api/generations/:id/film/settings", { params }),
      onStored: () => undefined,
    }),
  );
  const [history, dispatch] = useReducer<EditHistory<FilmSettings>, FilmSettings, [EditAction<FilmSettings>]>(
    applyEdit,
    stored.settings,
    startHistory,
  );
  const { value: settings } = history;
  const { set, values } = saving;
  // Undo and redo are edits, too: the stored settings follow what the page shows.
  useEffect(() => {
    if (values.settings !== settings) set({ settings });
    // Only an edit saves; a stored value that comes back is the same.
  }, [settings]);
  const edit = useCallback(
    (value: FilmSettings, field?: string) => dispatch({ type: "edit", value, field }),
    [],
  );
  return {
    settings,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    edit,
    settle: useCallback(() => dispatch({ type: "settle" }), []),
    undo: useCallback(() => dispatch({ type: "undo" }), []),
    redo: useCallback(() => dispatch({ type: "redo" }), []),
    saving: {
      ...saving,
      resolve: (field, keep) => {
        const theirs = saving.conflicts.settings;
        if (keep === "theirs" && theirs) dispatch({ type: "replace", value: theirs });
        saving.resolve(field, keep);
      },
    },
  };
}
