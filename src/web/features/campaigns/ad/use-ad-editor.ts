import { useCallback, useEffect, useRef, useState } from "react";
import type { Ad } from "#core/campaigns/ad.ts";
import { isApiError } from "#web/lib/api-error.ts";
import { api } from "#web/lib/api.ts";
import { isUnreachable } from "#web/lib/is-unreachable.ts";
import { useSession } from "#web/lib/session.tsx";
import { useStoreAd } from "../campaign-queries.ts";
import { adDraftStore } from "./ad-draft.ts";

/** The parts of an ad that a person edits. */
export type AdDraft = Pick<Ad, "fields" | "callToAction" | "url"> & { readonly mediaId: string | null };

export type SaveState = "saved" | "saving" | "unsaved" | "failed" | "offline" | "conflict";

/** Time in ms after the last change until it is saved. */
const SAVE_DELAY = 600;
/** Time in ms between tries while the server is unreachable. */
const RETRY_DELAY = 4000;
const MAX_UNDO = 50;

export const draftOf = ({ fields, callToAction, url, media }: Ad): AdDraft => ({
  fields,
  callToAction,
  url,
  mediaId: media?.id ?? null,
});

const isEqual = (a: AdDraft, b: AdDraft) => JSON.stringify(a) === JSON.stringify(b);

/**
 * Edits an ad: saves by itself, keeps what could not be saved in this browser, and stops at a
 * conflict until the owner has decided.
 */
export function useAdEditor(ad: Ad) {
  const storeAd = useStoreAd();
  const session = useSession();
  const userId = session.status === "signed-in" ? session.session.user.id : "";
  const [drafts] = useState(() => adDraftStore(userId, ad.id));
  const [draft, setDraft] = useState<AdDraft>(() => drafts.read() ?? draftOf(ad));
  const [state, setState] = useState<SaveState>("saved");
  const [conflict, setConflict] = useState<Ad>();
  const [undone, setUndone] = useState<readonly AdDraft[]>([]);
  /** The ad as the server has it; a save names its revision. */
  const base = useRef(ad);
  const latest = useRef(draft);
  const isSaving = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const accept = useCallback(
    (saved: Ad) => {
      base.current = saved;
      storeAd(saved);
    },
    [storeAd],
  );

  const save = useCallback(async () => {
    clearTimeout(timer.current);
    const sent = latest.current;
    if (isSaving.current || isEqual(sent, draftOf(base.current))) return;
    isSaving.current = true;
    setState("saving");
    try {
      accept(
        await api("PATCH /api/ads/:id", {
          params: { id: base.current.id },
          body: {
            ...sent,
            fields: sent.fields as Record<string, string | string[]>,
            baseVersion: base.current.version.revision,
          },
        }),
      );
      const normalized = draftOf(base.current);
      if (isEqual(latest.current, sent)) {
        latest.current = normalized;
        setDraft(normalized);
        drafts.clear();
        setState("saved");
      } else timer.current = setTimeout(() => void save(), SAVE_DELAY);
    } catch (error) {
      if (isApiError(error) && error.code === "version_conflict") {
        setConflict(error.current as Ad);
        setState("conflict");
      } else if (isUnreachable(error)) {
        setState("offline");
        timer.current = setTimeout(() => void save(), RETRY_DELAY);
      } else setState("failed");
    } finally {
      isSaving.current = false;
    }
  }, [accept, drafts]);

  const edit = useCallback(
    (next: AdDraft) => {
      setUndone((steps) => [...steps.slice(-MAX_UNDO), latest.current]);
      latest.current = next;
      setDraft(next);
      drafts.write(next);
      setState((now) => (now === "conflict" ? now : "unsaved"));
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void save(), SAVE_DELAY);
    },
    [save, drafts],
  );

  const change = useCallback(
    (part: Partial<AdDraft>) => edit({ ...latest.current, ...part }),
    [edit],
  );

  function undo() {
    const previous = undone.at(-1);
    if (!previous) return;
    edit(previous);
    setUndone(undone.slice(0, -1));
    void save();
  }

  /** Takes an ad that another request has changed, such as a redrawn picture. */
  const replace = useCallback(
    (saved: Ad) => {
      accept(saved);
      latest.current = draftOf(saved);
      setDraft(latest.current);
      setState("saved");
      drafts.clear();
    },
    [accept, drafts],
  );

  function resolve(keepMine: boolean) {
    if (!conflict) return;
    setConflict(undefined);
    setState("unsaved");
    if (!keepMine) return replace(conflict);
    accept(conflict);
    void save();
  }

  useEffect(() => {
    // A draft of an earlier visit is saved at once.
    void save();
    return () => {
      clearTimeout(timer.current);
      void save();
    };
  }, [save]);

  return { draft, state, conflict, canUndo: undone.length > 0, change, undo, save, replace, resolve };
}

export type AdEditor = ReturnType<typeof useAdEditor>;
