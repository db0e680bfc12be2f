import type { Ad, Redraw } from "#core/campaigns/ad.ts";
import { api } from "#web/lib/api.ts";
import { useRefreshCampaign } from "../campaign-queries.ts";
import type { AdEditor } from "./use-ad-editor.ts";

/**
 * Returns a function that changes the picture of an ad (`POST /api/ads/:id/media`), for
 * `RedrawForm` and `AltField`; unsaved texts are saved first. It rejects with 409 `no_picture` or
 * `uncounted_picture`, 429 (`adRedrawsPerHour` in `core/rate-limits.ts`) or 503;
 * `redraw.service.ts` of the server decides.
 */
export function useRedraw(ad: Ad, editor: AdEditor) {
  const refresh = useRefreshCampaign();
  return async (change: Redraw): Promise<void> => {
    await editor.save();
    editor.replace(await api("POST /api/ads/:id/media", { params: { id: ad.id }, body: change }));
    await refresh(ad.campaignId);
  };
}
