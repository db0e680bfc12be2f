import type { Rule, Severity, SeverityByTopic } from "./rule.ts";
import type { Topic } from "./topics.ts";

/** A severity for ads about certain subjects, and another one for all others. */
export function within(topics: readonly Topic[], inside: Severity, otherwise?: Severity): SeverityByTopic {
  return otherwise === undefined ? { topics, inside } : { topics, inside, otherwise };
}

/** How platforms treat spelling and signs that only draw attention. */
export const GIMMICK: Rule["severities"] = {
  google: "reject",
  microsoft: "reject",
  meta: "may-reject",
  tiktok: "may-reject",
  linkedin: "may-reject",
  pinterest: "advice",
  x: "advice",
};
