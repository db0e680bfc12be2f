import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import type { Ad } from "#core/campaigns/ad.ts";
import { api } from "#web/lib/api.ts";
import { useUser } from "#web/lib/session.tsx";
import { isAdDeleted } from "../ad-queries.ts";
import { useStoreAd } from "../campaign-queries.ts";
import { adDraftStore } from "./ad-draft.ts";
import { createAdEditor } from "./ad-editor.ts";

function schedule(callback: () => void, ms: number) {
  const timer = setTimeout(callback, ms);
  return () => clearTimeout(timer);
}

/**
 * The editor (`createAdEditor`) of an ad for as long as `AdPanel` is open: saves with `PATCH
 * /api/ads/:id` (`server/modules/campaigns/save-ad.service.ts`). Leaving the ad saves it and closes
 * its version (`POST /api/ads/:id/versions`); the server closes it after
 * `QUIET_MINUTES` (`versions.repo.ts` there).
 */
export function useAdEditor(ad: Ad) {
  const storeAd = useStoreAd();
  const client = useQueryClient();
  const { id: userId } = useUser();
  const { id, campaignId } = ad;
  const [editor] = useState(() =>
    createAdEditor(ad, {
      send: (body) => api("PATCH /api/ads/:id", { params: { id }, body }),
      onSaved: storeAd,
      kept: adDraftStore(localStorage, userId, id),
      schedule,
    }),
  );
  const state = useSyncExternalStore(editor.subscribe, editor.getState);
  useEffect(() => {
    // Changes that an earlier visit could not save.
    void editor.save();
    return () => {
      const close = async () => {
        if (!isAdDeleted(client, { campaignId, id }))
          await api("POST /api/ads/:id/versions", { params: { id } });
      };
      // A version that stays open closes on the server some minutes later (`QUIET_MINUTES`).
      void editor
        .save()
        .then(close)
        .catch(() => undefined);
    };
  }, [editor, id, campaignId, client]);
  const { change, undo, save, replace, resolve } = editor;
  const { draft, conflict, canUndo, save: saveState } = state;
  return { draft, conflict, canUndo, saveState, change, undo, save, replace, resolve };
}

/** The editor of the open ad: `useAdEditor` makes it, all parts of `AdPanel` use it. */
export type AdEditor = ReturnType<typeof useAdEditor>;
