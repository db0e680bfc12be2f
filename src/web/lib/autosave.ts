import { isApiError } from "./api-error.ts";
import { createStore, type ReadableStore } from "./create-store.ts";

/**
 * State of a form that saves itself. `invalid`: fields with errors or conflicts are not saved, all
 * others are. Its words are `saveCopy` in `core/save-status.copy.ts`.
 */
type SaveStatus = "saved" | "saving" | "invalid" | "failed";

/**
 * Stored values of a form that saves itself, with the revision that the server increases with every
 * change; `createAutosave` starts with them.
 */
type Stored<Values> = Values & { readonly revision: number };

/**
 * State of a form that saves itself: `createAutosave` keeps it, `useAutosave` gives it to
 * components. `conflicts` is filled after the server's 409 `version_conflict`, `errors` by the
 * `fields` of an error. Words of `status`: `saveCopy` in `core/save-status.copy.ts`.
 */
export interface AutosaveState<Values> {
  /** The stored values with the changes that are not saved yet. */
  readonly values: Values;
  readonly status: SaveStatus;
  readonly errors: { readonly [Field in keyof Values]?: string };
  /** Stored values of changed fields that another tab or device has changed, too. */
  readonly conflicts: Partial<Values>;
}

interface AutosaveOptions<Values, Entity extends Stored<Values>> {
  readonly stored: Entity;
  /** Sends changes of this revision; throws `version_conflict` if it is outdated. */
  readonly save: (changes: Partial<Values>, baseRevision: number) => Promise<Entity>;
  readonly load: () => Promise<Entity>;
  readonly onStored: (stored: Entity) => void;
}

/**
 * Saves the changes of a form after `SAVE_PAUSE_MS`: `createAutosave` makes it, `useAutosave` gives
 * it to React.
 */
export interface Autosave<Values> extends ReadableStore<AutosaveState<Values>> {
  /** Changes fields; saves after the pause, or at once. */
  readonly set: (changes: Partial<Values>, when?: "now") => void;
  /** Saves everything that is not saved yet. */
  readonly flush: () => Promise<void>;
  /** Resolves a conflict with the user's or the stored value. */
  readonly resolve: (field: keyof Values, keep: "mine" | "theirs") => void;
}

/**
 * Pause in ms after the last change before `createAutosave` saves a form, for brand kit, product
 * and film.
 */
export const SAVE_PAUSE_MS = 800;

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

function filterFields<Values>(values: Partial<Values>, keep: (field: keyof Values) => boolean) {
  const entries = Object.entries(values).filter(([field]) => keep(field as keyof Values));
  return Object.fromEntries(entries) as Partial<Values>;
}

/**
 * Saves the changed fields of a form (`use-brand-form.ts`, `use-product-form.ts`,
 * `use-film-draft.ts`) in the background, `SAVE_PAUSE_MS` (this file) after a change, one request
 * at a time; `useAutosave` connects it to React. Field errors of a 400 and conflicts (409
 * `version_conflict`: changed elsewhere, too) hold back their fields, all others are saved on the
 * newer revision. Other errors give `failed`; the next change or `flush` tries again. Never throws.
 */
export function createAutosave<Values extends object, Entity extends Stored<Values>>({
  stored: first,
  save,
  load,
  onStored,
}: AutosaveOptions<Values, Entity>): Autosave<Values> {
  let stored = first;
  let changes: Partial<Values> = {};
  let errors: AutosaveState<Values>["errors"] = {};
  let conflicts: Partial<Values> = {};
  let status: SaveStatus = "saved";
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  const { getState, setState, subscribe } = createStore(snapshot());

  function snapshot(): AutosaveState<Values> {
    return { values: { ...stored, ...changes }, status, errors, conflicts };
  }
  function notify() {
    setState(snapshot());
  }

  function accept(fresh: Entity, sent: Partial<Values>) {
    stored = fresh;
    changes = filterFields(changes, (field) => !(field in sent) || !isSame(changes[field], sent[field]));
    onStored(fresh);
  }

  /** Loads the newer revision; fields that were also changed there become conflicts. */
  async function merge(sent: Partial<Values>) {
    const fresh = await load();
    for (const field of Object.keys(sent) as (keyof Values)[]) {
      const changedElsewhere = !isSame(fresh[field], stored[field]) && !isSame(fresh[field], sent[field]);
      if (changedElsewhere) conflicts = { ...conflicts, [field]: fresh[field] };
    }
    stored = fresh;
    onStored(fresh);
  }

  /** Errors by field; an error of a field that was not sent is shown at those that were. */
  function errorsOf(error: unknown, sent: Partial<Values>) {
    if (!isApiError(error) || error.status !== 400) return undefined;
    const found = Object.entries(error.fields).map(([path, message]) => ({
      field: path.split(".")[0] ?? path,
      message,
    }));
    const own = found.filter(({ field }) => field in sent);
    const shown =
      own.length > 0 ? own : Object.keys(sent).map((field) => ({ field, message: error.message }));
    const entries = shown.map(({ field, message }) => [field, message]);
    return Object.fromEntries(entries) as AutosaveState<Values>["errors"];
  }

  async function saveAll(): Promise<void> {
    let rejected: AutosaveState<Values>["errors"] = {};
    for (;;) {
      const sent = filterFields(changes, (field) => !(field in rejected) && !(field in conflicts));
      if (Object.keys(sent).length === 0) break;
      status = "saving";
      notify();
      try {
        accept(await save(sent, stored.revision), sent);
      } catch (error) {
        try {
          const invalid = errorsOf(error, sent);
          if (invalid) rejected = { ...rejected, ...invalid };
          else if (isApiError(error) && error.code === "version_conflict") await merge(sent);
          else throw error;
        } catch {
          status = "failed";
          return notify();
        }
      }
    }
    errors = rejected;
    status = Object.keys(changes).length > 0 ? "invalid" : "saved";
    notify();
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    running ??= saveAll().finally(() => {
      running = undefined;
    });
    await running;
  }

  return {
    getState,
    subscribe,
    set(fields, when) {
      changes = { ...changes, ...fields };
      errors = filterFields(errors as Partial<Values>, (field) => !(field in fields)) as typeof errors;
      status = "saving";
      notify();
      clearTimeout(timer);
      timer = setTimeout(() => void flush(), when === "now" ? 0 : SAVE_PAUSE_MS);
    },
    flush,
    resolve(field, keep) {
      conflicts = filterFields(conflicts, (other) => other !== field);
      if (keep === "theirs") changes = filterFields(changes, (other) => other !== field);
      notify();
      void flush();
    },
  };
}
