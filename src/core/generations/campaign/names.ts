import type { CampaignInput } from "./campaign.ts";
import { fileStem } from "../file-stem.ts";

/** Texts as one text, an empty line between them. */
export function paragraphs(texts: readonly string[]): string {
  return `${texts.join("\n\n")}\n`;
}

/** What the archive is saved as, for example "Halden-Dusk-Lamp-full-package.zip"; its parts likewise. */
export function campaignFileName(
  input: Pick<CampaignInput, "companyName" | "productName">,
  what: string,
): string {
  return `${fileStem([input.companyName, input.productName]) || "campaign"}-${what}`;
}
