import type { CampaignInput } from "./campaign.ts";
import { fileStem } from "../file-stem.ts";

/**
 * Joins texts with blank lines and ends with a line feed, for the text ads and image prompts of a
 * package: in the archive (`files.ts`) and as single downloads of the panel (`text-ads-part.tsx`).
 */
export function paragraphs(texts: readonly string[]): string {
  return `${texts.join("\n\n")}\n`;
}

/**
 * File name of a package or part, such as "Halden-Dusk-Lamp-full-package.zip", cleaned by
 * `fileStem` (`file-stem.ts`). `campaign/output.ts` on the server and the cards of the result panel
 * (`text-ads-part.tsx`, `image-ads-part.tsx`, `video-ads-part.tsx`) call it.
 */
export function campaignFileName(
  input: Pick<CampaignInput, "companyName" | "productName">,
  suffix: string,
): string {
  return `${fileStem([input.companyName, input.productName]) || "campaign"}-${suffix}`;
}
