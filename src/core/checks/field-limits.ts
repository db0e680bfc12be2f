/** Findings about the length and number of texts, from the platforms' table. */
import type { PlatformSpec, TextField } from "../platforms/platform.ts";
import { PLATFORMS, TEXT_LIMITS_CHECKED, type PlatformId } from "../platforms/platforms.ts";
import { countLength } from "../platforms/text-fields.ts";
import type { Finding, Severity, Source } from "./rule.ts";

const isThirdParty = ({ limits }: PlatformSpec) => limits.thirdParty === true;

function sourceOf(platform: PlatformId): Source {
  const { limits }: PlatformSpec = PLATFORMS[platform];
  const { name, url, thirdParty } = limits;
  return { name, url, kind: thirdParty ? "third-party" : "platform", readOn: TEXT_LIMITS_CHECKED };
}

/**
 * Field of a platform by its name in the platform table, or `undefined`. `check.ts` and the
 * studio's gate (`gate/gate.ts`) ask it.
 */
export function fieldOf(platform: PlatformId, field: string): TextField | undefined {
  const { fields }: PlatformSpec = PLATFORMS[platform];
  return fields[field];
}

interface Limit {
  readonly ruleId: string;
  readonly severity: Severity;
  readonly what: string;
  readonly why: string;
}

function finding(platform: PlatformId, field: string, { ruleId, severity, what, why }: Limit): Finding {
  return {
    ruleId,
    ruleVersion: 1,
    severity,
    platform,
    field,
    what,
    why,
    message: `${what}: ${why}`,
    source: sourceOf(platform),
  };
}

const characters = (count: number) => `${count} ${count === 1 ? "character" : "characters"}`;

/**
 * Findings about the length of a text: too long or too short (`reject`; `may-reject` if the limit
 * is disputed or from a third party), or cut off when shown (`advice`). None for an empty text.
 * `check.ts` calls it; limits are those of the field in `core/platforms/platforms.ts`. Its
 * sentences are worded here.
 */
export function checkLength(platform: PlatformId, name: string, text: string): Finding[] {
  const field = fieldOf(platform, name);
  if (!field || text === "") return [];
  const length = countLength(field, text);
  const { name: platformName } = PLATFORMS[platform];
  const span = { start: 0, end: text.length };
  const { max = Infinity, disputedMax = Infinity, min = 0, shown = Infinity } = field;
  if (length > max) {
    const severity = isThirdParty(PLATFORMS[platform]) ? "may-reject" : "reject";
    const what = `${characters(length - max)} too long`;
    return [
      {
        ...finding(platform, name, {
          ruleId: "too-long",
          severity,
          what,
          why: `${platformName} takes ${max} at most`,
        }),
        span,
      },
    ];
  }
  if (length < min) {
    const what = `${characters(min - length)} too short`;
    return [
      {
        ...finding(platform, name, {
          ruleId: "too-short",
          severity: "reject",
          what,
          why: `${platformName} wants at least ${characters(min)}`,
        }),
        span,
      },
    ];
  }
  if (length > disputedMax) {
    const what = `${characters(length)}`;
    const why = `older pages of ${platformName} name ${disputedMax} as the limit`;
    return [{ ...finding(platform, name, { ruleId: "too-long", severity: "may-reject", what, why }), span }];
  }
  if (length > shown) {
    const what = `${platformName} shows about ${shown} of ${characters(length)}`;
    return [
      {
        ...finding(platform, name, {
          ruleId: "cut-off",
          severity: "advice",
          what,
          why: "the rest is behind “See more” or left out",
        }),
        span,
      },
    ];
  }
  return [];
}

/**
 * Findings about too few or too many texts of a field; empty texts do not count. `checkAd`
 * (`check.ts`) calls it; the limits are `list` of the field in `core/platforms/platforms.ts`. Its
 * sentences are worded here.
 */
export function checkCount(platform: PlatformId, name: string, texts: readonly string[]): Finding[] {
  const field = fieldOf(platform, name);
  const filled = texts.filter((text) => text.trim() !== "").length;
  if (!field) return [];
  const { min, max } = field.list ?? { min: 0, max: 1 };
  const { name: platformName } = PLATFORMS[platform];
  if (filled < min) {
    const what = `${label(field)}: ${filled} of ${min}`;
    return [
      finding(platform, name, {
        ruleId: "too-few",
        severity: "reject",
        what,
        why: `${platformName} wants at least ${min}`,
      }),
    ];
  }
  if (field.list && filled > max) {
    const what = `${label(field)}: ${filled} of ${max}`;
    return [
      finding(platform, name, {
        ruleId: "too-many",
        severity: "reject",
        what,
        why: `${platformName} takes ${max} at most`,
      }),
    ];
  }
  return [];
}

const label = (field: TextField) => field.label;

/**
 * Findings about the display paths of a search ad: a path with a slash, space or line break, or a
 * second path without the first; both are `reject`. `checkAd` (`check.ts`) calls it. Its sentences
 * are worded here.
 */
export function checkPaths(platform: PlatformId, paths: readonly string[]): Finding[] {
  return paths.flatMap((path, index) => {
    const found = /[/\n\s]/u.exec(path);
    const limits: Limit[] = [];
    if (found) {
      limits.push({
        ruleId: "path-characters",
        severity: "reject",
        what: "The path holds a slash, a space or a line break",
        why: "each path is one part of the address",
      });
    }
    if (index === 1 && path !== "" && (paths[0] ?? "") === "") {
      limits.push({
        ruleId: "path-order",
        severity: "reject",
        what: "Path 2 stands without path 1",
        why: "paths are filled in order",
      });
    }
    return limits.map((limit) => ({ ...finding(platform, "paths", limit), index }));
  });
}
