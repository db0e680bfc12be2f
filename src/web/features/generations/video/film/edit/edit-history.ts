/** Edits that can be undone, kept by `createFilmDraft`; `Value` is replaced as a whole. */
interface EditHistory<Value> {
  readonly value: Value;
  readonly past: readonly Value[];
  readonly future: readonly Value[];
  /** Names what the last edit changed, so that typing in one field is one step. */
  readonly last: string | undefined;
}

/**
 * An action on the undo history of the film editor, such as a change or an undo: `createFilmDraft`
 * makes it, `applyEdit` applies it.
 */
export type EditAction<Value> =
  | { readonly type: "edit"; readonly value: Value; readonly field: string | undefined }
  /** Ends the step, so that the next edit of the same field is a new step. */
  | { readonly type: "settle" }
  | { readonly type: "undo" }
  | { readonly type: "redo" }
  /** Another value came from the server. */
  | { readonly type: "replace"; readonly value: Value };

/** Steps that are kept. */
const MAX_STEPS = 100;

/**
 * Creates the history of an editor with its first value and without steps to undo, for
 * `createFilmDraft` and after a change from elsewhere.
 */
export const startHistory = <Value>(value: Value): EditHistory<Value> => ({
  value,
  past: [],
  future: [],
  last: undefined,
});

/**
 * Applies an action to the undo history of the film editor and returns the new one;
 * `createFilmDraft` calls it for every change. Edits of the same field are one step; `MAX_STEPS`
 * are kept.
 */
export function applyEdit<Value>(history: EditHistory<Value>, action: EditAction<Value>): EditHistory<Value> {
  const { value, past, future, last } = history;
  switch (action.type) {
    case "edit": {
      const isSameStep = action.field !== undefined && action.field === last;
      return {
        value: action.value,
        past: isSameStep ? past : [...past, value].slice(-MAX_STEPS),
        future: [],
        last: action.field,
      };
    }
    case "settle":
      return { ...history, last: undefined };
    case "undo": {
      const before = past.at(-1);
      if (before === undefined) return history;
      return { value: before, past: past.slice(0, -1), future: [value, ...future], last: undefined };
    }
    case "redo": {
      const [after, ...rest] = future;
      if (after === undefined) return history;
      return { value: after, past: [...past, value], future: rest, last: undefined };
    }
    case "replace":
      return startHistory(action.value);
  }
}
