import type { InferredLanguage } from "../language/infer-language.ts";
import { ensureFullStop, removeUnbalancedMarks } from "../language/punctuation.ts";
import { normalizeSpaces } from "../language/sentences.ts";
import { shorten } from "../language/shorten.ts";
import { pick } from "../random.ts";
import type { AngleWriter } from "./angle-writer.ts";
import { PROTECTED_TRAITS } from "./audience-words.ts";
import type { TextBrief } from "./brief.ts";
import { distributeFacts } from "./distribute-facts.ts";
import { extractFacts } from "./facts.ts";

const SEPARATORS = [" · ", " – ", " | "] as const;
/** UTF-16 units. */
const MAX_AUDIENCE = 90;
/** UTF-16 units of a statement in the briefest ads. */
const SHORT_FACT = 110;

/**
 * Writers for languages without a phrase book. They arrange the user's own words with punctuation
 * only: English connecting words in a Hindi ad would look like a mistake.
 */
export function neutralWriters(brief: TextBrief, { script }: InferredLanguage): AngleWriter[] {
  const { productName: product, companyName: company } = brief;
  const byAngle = distributeFacts(extractFacts(brief, script));
  const audience = neutralAudience(brief.targetAudience);
  const facts = (list: typeof byAngle.benefit, brevity: number) =>
    list.map((fact) => (brevity > 1 ? shorten(fact.text, SHORT_FACT) : fact.text));
  const names = (first: string, second: string, separator: string) =>
    first === second ? first : `${first}${separator}${second}`;
  const people = (brevity: number) =>
    audience === "" || brevity > 0 ? [] : [ensureFullStop(audience, script)];

  return [
    {
      angle: "benefit",
      write: ({ random, brevity }) => [
        ...facts(byAngle.benefit, brevity),
        ensureFullStop(names(product, company, pick(random, SEPARATORS) ?? " · "), script),
        ...people(brevity),
      ],
    },
    {
      angle: "product",
      write: ({ random, brevity }) => [
        ensureFullStop(names(product, company, pick(random, SEPARATORS) ?? " · "), script),
        ...(byAngle.question === null ? [] : facts([byAngle.question], brevity)),
        ...facts(byAngle.problem, brevity),
      ],
    },
    {
      angle: "brand",
      write: ({ random, brevity }) => [
        ensureFullStop(names(company, product, pick(random, SEPARATORS) ?? " · "), script),
        ...people(brevity),
        ...facts(byAngle.invitation, brevity),
      ],
    },
  ];
}

function neutralAudience(text: string): string {
  const audience = removeUnbalancedMarks(normalizeSpaces(text));
  return audience.length > MAX_AUDIENCE || PROTECTED_TRAITS.test(audience) || !/\p{L}/u.test(audience)
    ? ""
    : audience;
}
