import type { InferredLanguage } from "../language/infer-language.ts";
import { removeUnbalancedMarks, ensureFullStop } from "../language/punctuation.ts";
import { normalizeSpaces } from "../language/sentences.ts";
import { shorten } from "../language/shorten.ts";
import { pick } from "../random.ts";
import { PROTECTED } from "./audience-words.ts";
import type { TextBrief } from "./brief.ts";
import type { Composition } from "./composition.ts";
import { readFacts } from "./facts.ts";
import { shareFacts } from "./share-facts.ts";

const SEPARATORS = [" · ", " – ", " | "] as const;
const MAX_AUDIENCE = 90;
const SHORT_FACT = 110;

/**
 * Layouts for languages without a phrase book, made of the user's own words and punctuation only: English connecting
 * words in a Hindi ad would look like a mistake.
 */
export function composeNeutral(brief: TextBrief, { script }: InferredLanguage): Composition[] {
  const { productName: product, companyName: company } = brief;
  const shared = shareFacts(readFacts(brief, script));
  const audience = neutralAudience(brief.targetAudience);
  const facts = (list: typeof shared.benefit, brevity: number) =>
    list.map((fact) => (brevity > 1 ? shorten(fact.text, SHORT_FACT) : fact.text));
  const names = (first: string, second: string, separator: string) =>
    first === second ? first : `${first}${separator}${second}`;
  const people = (brevity: number) =>
    audience === "" || brevity > 0 ? [] : [ensureFullStop(audience, script)];

  return [
    {
      angle: "benefit",
      compose: ({ random, brevity }) => [
        ...facts(shared.benefit, brevity),
        ensureFullStop(names(product, company, pick(random, SEPARATORS) ?? " · "), script),
        ...people(brevity),
      ],
    },
    {
      angle: "product",
      compose: ({ random, brevity }) => [
        ensureFullStop(names(product, company, pick(random, SEPARATORS) ?? " · "), script),
        ...(shared.question === null ? [] : facts([shared.question], brevity)),
        ...facts(shared.problem, brevity),
      ],
    },
    {
      angle: "brand",
      compose: ({ random, brevity }) => [
        ensureFullStop(names(company, product, pick(random, SEPARATORS) ?? " · "), script),
        ...people(brevity),
        ...facts(shared.invitation, brevity),
      ],
    },
  ];
}

function neutralAudience(text: string): string {
  const audience = removeUnbalancedMarks(normalizeSpaces(text));
  return audience.length > MAX_AUDIENCE || PROTECTED.test(audience) || !/\p{L}/u.test(audience)
    ? ""
    : audience;
}
