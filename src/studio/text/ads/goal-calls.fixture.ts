import { readFacts } from "../facts/read-facts.ts";
import type { Material } from "./material.ts";
import { materialOf } from "./write-ads.ts";

/** The material of a brief of the company Alma, for tests of calls that follow its goals. */
export function materialFor(
  language: string,
  productName: string,
  keyMessage: string,
  campaignGoals: string,
): Material {
  const brief = { companyName: "Alma", productName, keyMessage, campaignGoals };
  return materialOf(brief, readFacts(brief, language));
}
