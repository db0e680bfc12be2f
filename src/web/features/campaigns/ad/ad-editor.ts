import type { Ad, SaveAd } from "#core/campaigns/ad.ts";
import { isApiError } from "#web/lib/api-error.ts";
import { createStore } from "#web/lib/create-store.ts";
import { isUnreachable } from "#web/lib/is-unreachable.ts";

/**
 * The parts of an ad that a person edits in its panel: `createAdEditor` holds them, `AdPreview` and
 * the fields of the panel show them.
 */
export type AdDraft = Pick<Ad, "fields" | "callToAction" | "url"> & { readonly mediaId: string | null };

/** Unsaved changes of an ad and the revision that they change, as `adDraftStore` keeps them. */
export interface KeptDraft {
  readonly draft: AdDraft;
  readonly baseVersion: SaveAd["baseVersion"];
  /** First draft that was sent onto the revision without a response: it may be stored. */
  readonly sent?: AdDraft | undefined;
}

/** Saving state of the changes of the open ad, as the panel's footer shows it. */
type SaveState = "saved" | "saving" | "unsaved" | "failed" | "offline" | "conflict";

/**
 * State of an ad's panel while the ad is edited, kept by `createAdEditor` and read through
 * `useAdEditor`: the draft, and whether it is saved.
 */
interface EditorState {
  readonly draft: AdDraft;
  readonly save: SaveState;
  /** The newest ad, if it was changed elsewhere meanwhile. */
  readonly conflict: Ad | undefined;
  readonly canUndo: boolean;
}

/**
 * Effects of `createAdEditor`: sending, storing, scheduling. `useAdEditor` hands in real ones,
 * tests hand in their own.
 */
interface EditorDeps {
  /** Sends a save; rejects with an `ApiError`. */
  readonly send: (body: SaveAd) => Promise<Ad>;
  /** Called with each ad that the server has stored. */
  readonly onSaved: (ad: Ad) => void;
  /** Keeps unsaved changes, so that a closed page loses nothing. */
  readonly kept: {
    readonly read: () => KeptDraft | undefined;
    readonly write: (kept: KeptDraft) => void;
    readonly clear: () => void;
  };
  /** Calls back after some ms; returns a cancel function. */
  readonly schedule: (callback: () => void, ms: number) => () => void;
}

/** Time in ms after the last change in an ad's panel until the ad is saved. */
const SAVE_DELAY = 600;
/** Time in ms between tries to save an ad while the server is unreachable. */
const RETRY_DELAY = 4000;
const MAX_UNDO = 50;

/**
 * The editable part of a stored ad, with which `createAdEditor` starts and compares; a picture is
 * its id.
 */
const draftOf = ({ fields, callToAction, url, media }: Ad): AdDraft => ({
  fields,
  callToAction,
  url,
  mediaId: media?.id ?? null,
});

const isEqual = (a: AdDraft, b: AdDraft) => JSON.stringify(a) === JSON.stringify(b);

/**
 * Creates the editor of the open ad for `useAdEditor`: saves changes after `SAVE_DELAY` with
 * `deps.send` and keeps what could not be saved. While the server is unreachable it tries again
 * every `RETRY_DELAY`, after other errors with the next change or `save`; a `version_conflict`
 * stops it until `resolve`. Changes that an earlier visit kept are saved only onto the revision
 * that they change; on another one they are a conflict too. Undo: `MAX_UNDO` steps.
 */
export function createAdEditor(ad: Ad, { send, onSaved, kept, schedule }: EditorDeps) {
  const earlier = kept.read();
  /** The newest ad that the server has sent. */
  let base = ad;
  /** Revision that the draft changes; a save names it, and the server refuses another one. */
  let baseVersion = earlier?.baseVersion ?? ad.version.revision;
  let sent = earlier?.sent;
  if (isOwnSave(ad)) {
    baseVersion = ad.version.revision;
    sent = undefined;
  }
  let sending: Promise<void> | undefined;
  let cancel = () => {};
  let undoSteps: readonly AdDraft[] = [];
  const { getState, setState, subscribe } = createStore<EditorState>({
    draft: earlier?.draft ?? draftOf(ad),
    save: earlier ? "unsaved" : "saved",
    conflict: undefined,
    canUndo: false,
  });

  function set(part: Partial<EditorState>) {
    setState({ ...getState(), ...part, canUndo: undoSteps.length > 0 });
  }

  /** Whether an ad is what we sent, and only the response was lost, for example by a reload. */
  function isOwnSave(newest: Ad) {
    return sent !== undefined && isEqual(sent, draftOf(newest));
  }

  function later(ms: number) {
    cancel();
    cancel = schedule(() => void save(), ms);
  }

  function keep(draft: AdDraft) {
    kept.write({ draft, baseVersion, sent });
  }

  function accept(saved: Ad) {
    base = saved;
    baseVersion = saved.version.revision;
    sent = undefined;
    onSaved(saved);
  }

  /** Saves unsaved changes; resolves when they are stored or the save has failed. */
  async function save(): Promise<void> {
    cancel();
    if (sending) {
      await sending;
      // The completed save may lack text that was typed since.
      return save();
    }
    if (getState().conflict) return;
    if (!isEqual(getState().draft, draftOf(base))) {
      sending = sendDraft().finally(() => (sending = undefined));
      await sending;
    } else if (getState().save === "unsaved") {
      kept.clear();
      baseVersion = base.version.revision;
      set({ save: "saved" });
    }
  }

  async function sendDraft(): Promise<void> {
    const { draft } = getState();
    set({ save: "saving" });
    sent ??= draft;
    keep(draft);
    try {
      const { fields, ...rest } = draft;
      accept(await send({ ...rest, fields: fields as SaveAd["fields"], baseVersion }));
      if (isEqual(getState().draft, draft)) {
        kept.clear();
        // The server normalizes texts.
        set({ draft: draftOf(base), save: "saved" });
      } else {
        // The text typed during the save is now a change of the saved revision.
        keep(getState().draft);
        set({ save: "unsaved" });
        later(SAVE_DELAY);
      }
    } catch (error) {
      if (isApiError(error) && error.code === "version_conflict") {
        const current = error.current as Ad;
        if (!isOwnSave(current)) return set({ conflict: current, save: "conflict" });
        accept(current);
        return sendDraft();
      } else if (isUnreachable(error)) {
        set({ save: "offline" });
        later(RETRY_DELAY);
      } else set({ save: "failed" });
    }
  }

  function edit(draft: AdDraft) {
    keep(draft);
    set({ draft, save: getState().conflict ? "conflict" : "unsaved" });
    later(SAVE_DELAY);
  }

  function keepUndoStep() {
    undoSteps = [...undoSteps.slice(1 - MAX_UNDO), getState().draft];
  }

  /** Applies a change of the ad by another request, such as a redrawn picture; can be undone. */
  function replace(saved: Ad) {
    kept.clear();
    if (!isEqual(getState().draft, draftOf(saved))) keepUndoStep();
    accept(saved);
    set({ draft: draftOf(saved), save: "saved" });
  }

  function change(part: Partial<AdDraft>) {
    keepUndoStep();
    edit({ ...getState().draft, ...part });
  }

  function undo() {
    const previous = undoSteps.at(-1);
    if (!previous) return;
    undoSteps = undoSteps.slice(0, -1);
    edit(previous);
    void save();
  }

  /** Ends a conflict with the owner's text or with the text that was saved elsewhere. */
  function resolve(keepMine: boolean) {
    const { conflict } = getState();
    if (!conflict) return;
    set({ conflict: undefined });
    if (!keepMine) return replace(conflict);
    accept(conflict);
    keep(getState().draft);
    set({ save: "unsaved" });
    void save();
  }

  return { subscribe, getState, change, undo, resolve, save, replace };
}
