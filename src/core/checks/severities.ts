import type { Rule, Severity, SeverityByTopic, Topic } from "./rule.ts";

/**
 * A severity for ads about certain subjects, and another one for all others; rules on health and
 * promises use it.
 */
export function within(topics: readonly Topic[], inside: Severity, otherwise?: Severity): SeverityByTopic {
  return otherwise === undefined ? { topics, inside } : { topics, inside, otherwise };
}

/**
 * Severities for spelling and signs that only draw attention; rules on characters, letter case and
 * spelling share them.
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
 * Advice on all networks that rules on style apply to; rules override the stricter networks.
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
