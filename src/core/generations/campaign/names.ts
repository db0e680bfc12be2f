import type { CampaignInput } from "./campaign.ts";
import { fileStem } from "../file-stem.ts";

/** Joins texts with blank lines. */
export function paragraphs(texts: readonly string[]): string {
  return `${texts.join("\n\n")}\n`;
}

/** File name of a package or part, for example "Halden-Dusk-Lamp-full-package.zip". */
export function campaignFileName(
  input: Pick<CampaignInput, "companyName" | "productName">,
  suffix: string,
): string {
  return `${fileStem([input.companyName, input.productName]) || "campaign"}-${suffix}`;
}
