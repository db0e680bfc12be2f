/** Rule about words that the advertiser's own brand avoids. */
import { NETWORKS } from "../../platforms/platforms.ts";
import { findAvoided } from "../avoided-words.ts";
import { quote } from "../fixes.ts";
import type { Rule } from "../rule.ts";
import { OWN_BRAND } from "../sources.ts";

/**
 * Rule `brand-word` in `TEXT_RULES` (`all.ts`): advises against words on the brand's list (`avoid`
 * in the context), on all networks. `findAvoided` in `checks/avoided-words.ts` decides what
 * matches. Sources: `checks/sources.ts`. Texts of its findings are in this file.
 */
export const avoidedWord: Rule = {
  id: "brand-word",
  version: 1,
  severities: Object.fromEntries(NETWORKS.map((network) => [network, "advice"])),
  reads: "plain",
  find: ({ plain }, { avoid = [] }) => findAvoided(plain, avoid),
  names: "none",
  what: ({ text }) => `${quote(text)} is a word to avoid`,
  why: "your brand asks to leave it out",
  sources: [OWN_BRAND],
};
