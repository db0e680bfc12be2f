import type { CampaignInput } from "./campaign.ts";
import { fileStem } from "../file-stem.ts";

/**
 * Joins texts with blank lines, for the text files of a package: its text ads and its image
 * prompts, in the ZIP on the server and as single downloads in the browser.
 */
export function paragraphs(texts: readonly string[]): string {
  return `${texts.join("\n\n")}\n`;
}

/**
 * File name of a package or part, for example "Halden-Dusk-Lamp-full-package.zip", on server
 * downloads and browser buttons.
 */
export function campaignFileName(
  input: Pick<CampaignInput, "companyName" | "productName">,
  suffix: string,
): string {
  return `${fileStem([input.companyName, input.productName]) || "campaign"}-${suffix}`;
}
