import type { CampaignSource } from "../generations/generations.public.ts";
import type { Tx } from "#server/db/client.ts";
import { localizeMarks } from "#studio/language/punctuation.ts";
import { dominantScript } from "#studio/language/script.ts";
import { addReferences } from "../files/files.public.ts";
import type { LockedCampaign } from "./load-campaign.ts";
import { insertMedia, type NewMedia } from "./media.repo.ts";
import type { WriteDeps } from "./write-ad.ts";

/**
 * Name of a campaign in `file_references`, under which its pictures are kept, hidden and released;
 * `campaigns.service.ts`, `redraw.service.ts`, `start-like.service.ts` and `purge.service.ts` use
 * it.
 */
export const referrerOf = (campaignId: string) => `campaign:${campaignId}`;

/**
 * Adds the image ads of a generation to the pictures of a campaign, which keeps their files, when
 * `buildCampaign` builds it or `addLateImages` (`build-campaign.service.ts`) completes it. Returns
 * the pictures by the name of their platform; images without a file are left out. The alt text is
 * made in this function.
 */
export async function keepImages(
  tx: Tx,
  deps: WriteDeps,
  campaign: LockedCampaign,
  { brief, images, uploads, logo, logos = [], counted }: CampaignSource,
): Promise<Map<string, NewMedia>> {
  const { id: campaignId, userId } = campaign;
  const backgrounds = images.flatMap(({ background }) => background ?? []);
  const ids = [
    ...new Set([...images.map(({ file }) => file), ...backgrounds, ...uploads, ...logos.map(({ id }) => id)]),
  ];
  const found = await addReferences(tx, deps, { userId, referrer: referrerOf(campaignId), ids });
  const kept = new Map(found.map((file) => [file.id, file]));
  const rows = images.flatMap((image): [string, NewMedia][] => {
    const file = kept.get(image.file);
    if (!file) return [];
    const { platform, width, height, engine, recipe, background, facts } = image;
    const source = {
      ...{ recipe, images: uploads.filter((id) => kept.has(id)) },
      ...(logo !== undefined && kept.has(logo) && { logo }),
      ...(facts && { facts }),
      ...(!counted && { uncounted: true as const }),
      ...(logos.length > 0 && { logos: logos.filter(({ id }) => kept.has(id)) }),
      ...(background !== undefined && kept.has(background) && { background }),
    };
    const names = `${brief.productName}, ${brief.companyName}`;
    const alt = localizeMarks(names, dominantScript(names));
    const media = { id: deps.newId(), campaignId, userId, fileId: file.id, sha256: file.sha256 };
    return [[platform, { ...media, width, height, alt, engine, source }]];
  });
  await insertMedia(
    tx,
    deps.clock,
    rows.map(([, row]) => row),
  );
  return new Map(rows);
}
