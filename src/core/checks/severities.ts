import type { Rule, Severity, SeverityByTopic, Topic } from "./rule.ts";

/**
 * Severity `inside` for ads about one of the topics and `otherwise` for all others (no finding if
 * missing). `rules/health.ts` and `rules/promises.ts` use it; `severityOf` in `check.ts` resolves
 * it; words of topics: `topics.ts`.
 */
export function within(topics: readonly Topic[], inside: Severity, otherwise?: Severity): SeverityByTopic {
  return otherwise === undefined ? { topics, inside } : { topics, inside, otherwise };
}

/**
 * Severities by network of spelling, letter case and marks that only draw attention: Google and
 * Microsoft reject, Meta, TikTok and LinkedIn may reject, Pinterest and X advise. OpenAI is
 * missing, so that ads in ChatGPT have no finding. `characters.ts`, `letter-case.ts` and
 * `spelling.ts` in `rules/` share them.
 */
export const GIMMICK: Rule["severities"] = {
  google: "reject",
  microsoft: "reject",
  meta: "may-reject",
  tiktok: "may-reject",
  linkedin: "may-reject",
  pinterest: "advice",
  x: "advice",
};

/**
 * Severities by network of rules that only advise: all networks but OpenAI, which is missing, so
 * that ads in ChatGPT have no finding. `masked-swear` takes it as it is; other rules in
 * `characters.ts`, `comparison.ts`, `offers.ts` and `spelling.ts` (`rules/`) spread it and override
 * the stricter networks.
 */
export const ADVICE = {
  google: "advice",
  microsoft: "advice",
  meta: "advice",
  tiktok: "advice",
  linkedin: "advice",
  pinterest: "advice",
  x: "advice",
} as const;
