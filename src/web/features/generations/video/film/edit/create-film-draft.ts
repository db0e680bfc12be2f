import type { FilmSettings } from "#core/film/settings.ts";
import { createStore, type ReadableStore } from "#web/lib/create-store.ts";
import { checkSettings, type SettingsErrors } from "../check-settings.ts";
import { applyEdit, startHistory, type EditAction } from "./edit-history.ts";

/**
 * State of a film's settings in the film editor: the edited settings, their errors, the last ones
 * without errors, and whether undo and redo are possible. `createFilmDraft` keeps it,
 * `useFilmDraft` returns it.
 */
export interface DraftState {
  readonly settings: FilmSettings;
  /** The last settings without errors, which are stored and drawn. */
  readonly valid: FilmSettings;
  readonly errors: SettingsErrors;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

/**
 * Store with a film's settings while they are edited: `createFilmDraft` makes it, `useFilmDraft`
 * uses it.
 */
export interface DraftStore extends ReadableStore<DraftState> {
  /** `field` joins the edits of a field to one step. */
  readonly edit: (settings: FilmSettings, field?: string) => void;
  /** Ends the step of a field. */
  readonly settle: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Replaces the settings by those of another tab. */
  readonly replace: (settings: FilmSettings) => void;
}

/**
 * Creates the store of a film's settings for `useFilmDraft`: each edit is checked (`checkSettings`)
 * and can be undone (`edit-history.ts`, at most `MAX_STEPS`).
 * @param onValid called with each settings that differ and can be stored, undone ones included
 */
export function createFilmDraft(first: FilmSettings, onValid: (settings: FilmSettings) => void): DraftStore {
  let history = startHistory(first);
  const { getState, setState, subscribe } = createStore<DraftState>({
    settings: first,
    valid: first,
    errors: {},
    canUndo: false,
    canRedo: false,
  });

  function apply(action: EditAction<FilmSettings>, isStored = false) {
    history = applyEdit(history, action);
    const settings = history.value;
    const errors = checkSettings(settings);
    const before = getState().valid;
    const valid = Object.keys(errors).length === 0 ? settings : before;
    const { past, future } = history;
    setState({ settings, valid, errors, canUndo: past.length > 0, canRedo: future.length > 0 });
    if (valid !== before && !isStored) onValid(valid);
  }

  return {
    getState,
    subscribe,
    edit: (value, field) => value !== getState().settings && apply({ type: "edit", value, field }),
    settle: () => apply({ type: "settle" }),
    undo: () => apply({ type: "undo" }),
    redo: () => apply({ type: "redo" }),
    replace: (value) => apply({ type: "replace", value }, true),
  };
}
