import type { FindingSeverity } from "../checks/api.ts";
import type { PlatformSpec } from "../platforms/platform.ts";
import { PLATFORMS, type PlatformId } from "../platforms/platforms.ts";
import { missingFields, type AdFields } from "./ad-fields.ts";
import { isWebAddress } from "./tag-url.ts";

/**
 * States of an ad on the board. `adState` computes which one applies, `adSchema` (`ad.ts`) has it;
 * the words of its badge are in `adStateText` (`board.copy.ts`), the order in this list has no
 * meaning.
 */
export const AD_STATES = [
  "writing",
  "failed",
  "incomplete",
  "needs_look",
  "complete",
  "approved",
  "changed",
] as const;

/**
 * State of an ad as its badge on the board (`state-badge.tsx`) shows it; `adState` computes it. See
 * `AD_STATES`; words: `adStateText` in `board.copy.ts`.
 */
export type AdState = (typeof AD_STATES)[number];

/** Severities that ask for a look; advice does not. */
const NEEDS_LOOK: readonly FindingSeverity[] = ["reject", "maybe", "law"];

/**
 * Whether the texts of an ad are being written, failed, or can be edited; stored in the table
 * `ads`. `new-ads.ts` and `write-texts.service.ts` set `writing`, `apply-copy.service.ts` the
 * outcome; `adState` reads it.
 */
export type CopyState = "writing" | "failed" | "written";

interface AdFacts {
  readonly copyState: CopyState;
  /** Result of `missingParts`. */
  readonly missing: readonly string[];
  readonly findings: readonly { readonly severity: FindingSeverity; readonly override: unknown }[];
  /** Hash of the content now. */
  readonly hash: string;
  /** Hash of the content that a reviewer approved. */
  readonly approvedHash: string | null;
}

/**
 * Findings without a decision whose severity is in `NEEDS_LOOK` (all but advice); they keep the
 * state of an ad at `needs_look`. `board-cell.tsx` and `state-badge.tsx` count them.
 */
export function openFindings<F extends AdFacts["findings"][number]>(findings: readonly F[]): F[] {
  return findings.filter(({ severity, override }) => NEEDS_LOOK.includes(severity) && override === null);
}

/** Rules about the picture whose advice is work to do, though it does not hold the ad up. */
const ADVISED_WORK: readonly string[] = ["image-ratio", "image-safe-box", "image-contrast", "ai-label"];

/**
 * Findings that are left to do in an ad: those of `openFindings`, and undecided advice about the
 * picture (`ADVISED_WORK` in this file). `listOpenTasks` (`open-tasks.ts`) lists them above the
 * board.
 */
export function openAdFindings<F extends AdFacts["findings"][number] & { readonly rule: string }>(
  findings: readonly F[],
): F[] {
  const open = openFindings(findings);
  return findings.filter(
    (finding) => open.includes(finding) || (ADVISED_WORK.includes(finding.rule) && finding.override === null),
  );
}

/**
 * State of an ad for the board: an approval takes precedence over missing parts, because it refers
 * to the content. `presentAd` in `modules/campaigns/present.ts` calls it.
 */
export function adState({ copyState, missing, findings, hash, approvedHash }: AdFacts): AdState {
  if (copyState !== "written") return copyState;
  if (approvedHash !== null) return approvedHash === hash ? "approved" : "changed";
  if (missing.length > 0) return "incomplete";
  return openFindings(findings).length > 0 ? "needs_look" : "complete";
}

interface AdParts {
  readonly platform: PlatformId;
  readonly fields: AdFields;
  readonly url: string;
  readonly hasMedia: boolean;
}

/**
 * Names of required fields, `media` and `url` that an ad lacks. Board (`present.ts`) and editor
 * (`use-live-findings.ts`) show them, and an export refuses the ad (`refuse-ad.ts`);
 * `core/platforms/platforms.ts` has the requirements, `isWebAddress` (`tag-url.ts`) decides about
 * addresses.
 */
export function missingParts({ platform, fields, url, hasMedia }: AdParts): string[] {
  const { image }: PlatformSpec = PLATFORMS[platform];
  return [
    ...missingFields(platform, fields),
    ...(image && !hasMedia ? ["media"] : []),
    ...(isWebAddress(url) ? [] : ["url"]),
  ];
}
