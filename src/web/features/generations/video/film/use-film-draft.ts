import { useState, useSyncExternalStore } from "react";
import type { FilmSettings } from "#core/film/settings.ts";
import { api } from "#web/lib/api.ts";
import { createAutosave } from "#web/lib/autosave.ts";
import { useAutosave, type AutosaveForm } from "#web/lib/use-autosave.ts";
import { createFilmDraft, type DraftState, type DraftStore } from "./edit/create-film-draft.ts";

interface Values {
  readonly settings: FilmSettings;
}

/**
 * The settings of a film as the server stores them (`film-settings.service.ts`), read by `openFilm`
 * and saved by `useFilmDraft`. `revision` counts the saves; with 0 none are stored and the settings
 * are proposed.
 */
export interface StoredSettings extends Values {
  readonly revision: number;
}

/**
 * The settings of the film editor, edited, undone and saved: `useFilmDraft` makes it, `FilmEditor`
 * hands it to `FilmHead` and the forms.
 */
export interface FilmDraft extends DraftState, Pick<DraftStore, "edit" | "settle" | "undo" | "redo"> {
  readonly saving: AutosaveForm<Values>;
  /** Ends a conflict with another tab: its settings, or those of this page. */
  readonly resolve: (keep: "mine" | "theirs") => void;
}

/**
 * Edits the settings of a film for `FilmEditor` with undo (`createFilmDraft`), and saves them
 * `SAVE_PAUSE_MS` after the last change (`lib/autosave.ts`) with `PATCH
 * /api/generations/:id/film/settings`. Rules of settings: `core/film/settings.ts`; conflicts:
 * `film-settings.service.ts` of the server.
 */
export function useFilmDraft(id: string, stored: StoredSettings): FilmDraft {
  const params = { id };
  const saving = useAutosave<Values>(() =>
    createAutosave<Values, StoredSettings>({
      stored,
      save: async ({ settings = stored.settings }, baseRevision) => {
        const body = { settings, baseRevision };
        const saved = await api("PATCH /api/generations/:id/film/settings", { params, body });
        return { settings, revision: saved.revision };
      },
      load: async () => {
        const { settings, revision } = await api("GET /api/generations/:id/film/settings", { params });
        return { settings: settings ?? stored.settings, revision };
      },
      onStored: () => undefined,
    }),
  );
  const { set } = saving;
  const [store] = useState(() => createFilmDraft(stored.settings, (settings) => set({ settings })));
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  const theirs = saving.conflicts.settings;
  return {
    ...state,
    edit: store.edit,
    settle: store.settle,
    undo: store.undo,
    redo: store.redo,
    saving,
    resolve: (keep) => {
      if (keep === "theirs" && theirs) store.replace(theirs);
      saving.resolve("settings", keep);
    },
  };
}
