import { PLATFORMS, type PlatformId } from "../platforms/platforms.ts";
import { formatDay } from "../format-day.ts";
import type { Remark } from "./remarks.ts";
import type { Severity, Source } from "./rule.ts";

/** Rules about lengths and numbers name the platform in their reason. */
const SELF_EXPLAINING = new Set(["too-long", "too-short", "cut-off", "too-few", "too-many"]);

const names = new Intl.ListFormat("en", { type: "conjunction" });
const namesOf = (platforms: readonly PlatformId[]) => names.format(platforms.map((id) => PLATFORMS[id].name));

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/**
 * Explains a remark under a result in one sentence: which platforms do not allow it or may reject
 * it, and why. `remark-note.tsx` shows it; the reasons are those of the rules.
 */
export function explainRemark({ ruleId, why, platforms }: Remark): string {
  if (SELF_EXPLAINING.has(ruleId)) return sentence(why);
  const { reject, "may-reject": mayReject } = platforms;
  const stances: string[] = [];
  if (reject.length > 0)
    stances.push(`${namesOf(reject)} ${reject.length === 1 ? "does" : "do"} not allow it`);
  if (mayReject.length > 0) stances.push(`${namesOf(mayReject)} may reject it`);
  return sentence(stances.length === 0 ? why : `${stances.join(", ")}: ${why}`);
}

/**
 * Text around the remarks on ads and briefs (`web/lib/checks`), and messages of `checks.service.ts`
 * that no rule makes: a text in another language, an unknown field. Texts of findings are in
 * `rules/`, `field-limits.ts`, `check.ts` and `check-image.ts`. The panel of a campaign's ad takes
 * the source and the buttons that ignore a finding from here, the rest from `adCopy`
 * (`core/campaigns/ad.copy.ts`).
 */
export const checksCopy = {
  unknownField: (platform: string, field: string, known: readonly string[]) =>
    `${platform} ads have no field “${field.slice(0, 40)}”; they have ${known.join(", ")}`,
  /** About a text in another language than its ad. */
  foreign: (language: string) => `The text is in ${language}`,
  wanted: (language: string) => `the ad is in ${language}, and readers trust one language more`,
  label: "What each platform will say",
  remarks: "Remarks on this text",
  state: (platform: PlatformId, severity: Severity | undefined) => {
    const { name } = PLATFORMS[platform];
    if (severity === "reject") return `${name} will reject it`;
    return severity === "may-reject" ? `${name} may reject it` : `${name} takes it`;
  },
  source: ({ name, readOn }: Pick<Source, "name" | "readOn">) => `${name}, read ${formatDay(readOn)}`,
  ignore: "Ignore here",
  /** Button that ignores a finding that a platform rejects; asks for a reason. */
  keepAnyway: "Use it anyway",
  reason: "Why may the ad run as it is?",
  keepReason: "Keep the reason",
  cancel: "Cancel",
  ignored: (count: number) => `${count} ${count === 1 ? "remark" : "remarks"} ignored`,
  restore: "Show again",
  others: (count: number) => `${count} ${count === 1 ? "remark" : "remarks"}`,
  summary: (count: number) => {
    if (count === 0) return "No remarks on this text";
    return `${count} ${count === 1 ? "remark" : "remarks"} on this text`;
  },
} as const;
