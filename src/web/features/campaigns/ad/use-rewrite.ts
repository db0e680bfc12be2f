import type { Ad } from "#core/campaigns/ad.ts";
import { adCopy } from "#core/campaigns/ad.copy.ts";
import { api } from "#web/lib/api.ts";
import { failureMessage } from "#web/lib/failure-message.ts";
import { useToast } from "#web/ui/toast-context.ts";
import type { AdEditor } from "./use-ad-editor.ts";

/** Interval in ms in which the generation is read, and how often at most (one minute). */
const POLL = 500;
const MAX_POLLS = 120;

/** Waits until a generation has ended; throws if it failed or takes too long. */
async function waitFor(id: string): Promise<void> {
  for (let poll = 0; poll < MAX_POLLS; poll += 1) {
    const { status, error } = await api("GET /api/generations/:id", { params: { id } });
    if (status === "completed") return;
    if (status === "failed") throw new Error(error?.message);
    await new Promise((resolve) => setTimeout(resolve, POLL));
  }
  throw new Error();
}

/** A wish in the user's own words; the built-in studio knows the others. */
const isOwnWish = (wish: string) => wish !== "" && wish !== adCopy.shorter && wish !== adCopy.aboutPrice;

/** Whether the built-in studio wrote a field of an ad, or all of them. */
const isByStudio = ({ aiUse }: Ad, field: string | undefined) =>
  aiUse.some(({ part, engine }) => engine === "studio" && part !== "media" && (field ?? part) === part);

/**
 * Returns a function that writes a field of an ad again, or all of them (`POST
 * /api/ads/:id/rewrite`, `write-texts.service.ts` of the server), for `AdPanel`, and waits for the
 * generation up to a minute (`POLL`, `MAX_POLLS`). Errors, an unchanged text and the limits of the
 * built-in studio are toasts; words: `core/campaigns/ad.copy.ts`.
 */
export function useRewrite(ad: Ad, editor: AdEditor) {
  const toast = useToast();
  return async (field: string | undefined, wish: string) => {
    try {
      await editor.save();
      const { id } = await api("POST /api/ads/:id/rewrite", { params: { id: ad.id }, body: { field, wish } });
      await waitFor(id);
      const written = await api("GET /api/ads/:id", { params: { id: ad.id } });
      editor.replace(written);
      if (written.version.hash === ad.version.hash) toast.info(adCopy.unchanged);
      else if (isOwnWish(wish) && isByStudio(written, field)) toast.info(adCopy.studioWish);
    } catch (error) {
      toast.error(failureMessage(error, adCopy.rewriteFailed));
    }
  };
}
