import type { PlatformId } from "../platforms/platforms.ts";
import { bySeverity } from "./check.ts";
import type { Finding, Severity } from "./rule.ts";

/**
 * Findings of several platforms about the same piece of a text as one note, made by `toRemarks` and
 * shown under briefs and results (`web/lib/checks`), in words of `checks.copy.ts`; the panel of a
 * campaign's ad shows single findings instead.
 */
export interface Remark {
  /** Stable for the same remark about the same piece. */
  readonly key: string;
  readonly ruleId: string;
  /** The most severe one. */
  readonly severity: Severity;
  readonly what: string;
  readonly why: string;
  readonly platforms: Readonly<Record<Severity, readonly PlatformId[]>>;
  /** The finding of the platform that minds most: its source and fix are shown. */
  readonly finding: Finding;
}

/**
 * Joins findings of several platforms that say the same about the same piece, the most severe
 * first. `check-brief.ts` and, in `web/lib/checks`, `ad-remarks.tsx` and `platform-remarks.tsx`
 * call it.
 */
export function toRemarks(findings: readonly Finding[]): Remark[] {
  const groups = new Map<string, Finding[]>();
  for (const finding of bySeverity(findings)) {
    const { ruleId, field, index, span, what } = finding;
    const piece = `${span?.start}-${span?.end}`;
    const key = [ruleId, what, piece, ruleId === "too-few" ? field : "", index].join(" ");
    groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  return [...groups].flatMap(([key, group]) => {
    const [finding] = group;
    if (!finding) return [];
    const { ruleId, severity, what, why } = finding;
    const of = (wanted: Severity) => [
      ...new Set(group.filter((other) => other.severity === wanted).map(({ platform }) => platform)),
    ];
    const platforms = {
      reject: of("reject"),
      "may-reject": of("may-reject"),
      law: of("law"),
      advice: of("advice"),
    };
    return [{ key, ruleId, severity, what, why, platforms, finding }];
  });
}
