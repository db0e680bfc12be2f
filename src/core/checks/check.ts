/** Checks texts of ads against the rules of platforms and laws. Pure; for browser and server. */
import type { FieldRole } from "../platforms/platform.ts";
import { PLATFORMS, type PlatformId } from "../platforms/platforms.ts";
import { checkCount, checkLength, checkPaths, fieldOf } from "./field-limits.ts";
import { SEVERITIES } from "./rule.ts";
import type { CheckContext, Finding, Match, RuleSeverity, Severity, Source, Topic } from "./rule.ts";
import { scanText } from "./scan.ts";
import { NEAR_DUPLICATE, similarity } from "../similarity.ts";
import { GOOGLE_EXCLAMATION, GOOGLE_EDITORIAL } from "./sources.ts";
import { topicsOf } from "./topics.ts";

/** A text of an ad in one field of one platform, as the rules check it. */
interface FieldText {
  readonly platform: PlatformId;
  /** Name in the platform's table: "primaryText", "headlines". */
  readonly field: string;
  readonly text: string;
  /** Position in a list of texts. */
  readonly index?: number;
}

/**
 * All texts of an ad for `checkAd`, by names of fields in `PLATFORMS`
 * (`core/platforms/platforms.ts`). A field that is missing counts as empty.
 */
export interface AdTexts {
  readonly platform: PlatformId;
  readonly fields: Readonly<Record<string, string | readonly string[] | undefined>>;
}

/** Matches by text, so that a text on five platforms is read once. */
type Scans = Map<string, Match[]>;

function scanOnce(text: string, context: CheckContext, scans: Scans): Match[] {
  const known = scans.get(text);
  if (known) return known;
  const matches = scanText(text, context);
  scans.set(text, matches);
  return matches;
}

/**
 * Findings about one text in one field, the most severe first; only tests call it, such as
 * `rules.test.ts` for the samples of each rule.
 */
export function checkField(field: FieldText, context: CheckContext = {}): Finding[] {
  return createChecker(context).check(field);
}

/**
 * Checks many texts in one context; the studio's gate (`gate/ground.ts`, `gate/claims.ts`) gets it
 * from `createChecker`.
 */
export interface Checker {
  /** The matches of the rules in a text, independent of the platform. */
  readonly scan: (text: string) => readonly Match[];
  /** Same result as `checkField`. */
  readonly check: (field: FieldText) => Finding[];
}

/** Creates a checker that caches the matches of each text, for one brief in `gate/ground.ts`. */
export function createChecker(context: CheckContext): Checker {
  const scans: Scans = new Map();
  return {
    scan: (text) => scanOnce(text, context, scans),
    check: (field) =>
      checkScanned(
        field,
        context,
        scans,
        once(() => topicsFor([field.text], context)),
      ),
  };
}

/**
 * Findings about a text as the main text of ads on several platforms, the most severe first: for
 * briefs (`check-brief.ts`), generated text ads (`ad-remarks.tsx`) and the studio's choice of lines
 * (`accepted-lines.ts`).
 */
export function checkMainText(
  text: string,
  platforms: readonly PlatformId[],
  context: CheckContext = {},
): Finding[] {
  const scans: Scans = new Map();
  const topics = once(() => topicsFor([text], context));
  return bySeverity(
    platforms.flatMap((platform) =>
      checkScanned({ platform, field: PLATFORMS[platform].mainField, text }, context, scans, topics),
    ),
  );
}

/** Calls a function when its value is first read. */
function once<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

function topicsFor(texts: readonly string[], context: CheckContext): ReadonlySet<Topic> {
  return new Set([...(context.topics ?? []), ...topicsOf(texts.join("\n"))]);
}

function checkScanned(
  { platform, field, text, index }: FieldText,
  context: CheckContext,
  scans: Scans,
  topics: () => ReadonlySet<Topic>,
): Finding[] {
  const role = fieldOf(platform, field)?.role ?? "body";
  const found = scanOnce(text, context, scans).flatMap((match): Finding[] => {
    const severity = severityOf(match, platform, role, context, topics);
    return severity ? [describe(match, severity, platform, field, text)] : [];
  });
  const all = [...found, ...checkLength(platform, field, text)];
  return bySeverity(index === undefined ? all : all.map((finding) => ({ ...finding, index })));
}

const DEFAULT_ROLES: readonly FieldRole[] = ["headline", "body"];

/**
 * Sorts findings from `reject` to `advice`, for all lists of them (here, `check-image.ts`,
 * `remarks.ts`); equal ones keep their order.
 */
export function bySeverity(findings: readonly Finding[]): Finding[] {
  return findings.toSorted((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity));
}

function severityOf(
  match: Match,
  platform: PlatformId,
  role: FieldRole,
  context: CheckContext,
  topics: () => ReadonlySet<Topic>,
): Severity | undefined {
  const { rule } = match;
  const { roles = DEFAULT_ROLES, countries } = rule;
  if (!roles.includes(role)) return undefined;
  if (countries && context.countries && !countries.some((country) => context.countries?.includes(country)))
    return undefined;
  const severity: RuleSeverity | undefined = rule.severities[PLATFORMS[platform].network];
  if (typeof severity === "function") return severity({ match, topics: topics(), context, role });
  if (typeof severity !== "object") return severity;
  return severity.topics.some((topic) => topics().has(topic)) ? severity.inside : severity.otherwise;
}

/** Clause that says how a platform treats a finding; empty for laws and advice. */
function stance(severity: Severity, platform: PlatformId): string {
  const { name } = PLATFORMS[platform];
  if (severity === "reject") return `${name} does not allow it, because `;
  return severity === "may-reject" ? `${name} may reject it, because ` : "";
}

function describe(
  match: Match,
  severity: Severity,
  platform: PlatformId,
  field: string,
  text: string,
): Finding {
  const { rule, start, end, detail } = match;
  const what = rule.what(match);
  const why = typeof rule.why === "string" ? rule.why : rule.why(match);
  const fix = rule.fix?.(match, text);
  return {
    ruleId: rule.id,
    ruleVersion: rule.version,
    severity,
    platform,
    field,
    span: { start, end },
    what,
    why,
    message: `${what}: ${stance(severity, platform)}${why}`,
    source: sourceFor(match, platform),
    ...(detail !== undefined && { detail }),
    ...(fix && { fix }),
  };
}

/** The source to show: a page of the platform's network, else a law or a general source. */
function sourceFor(match: Match, platform: PlatformId): Source {
  const { sources } = match.rule;
  const list = typeof sources === "function" ? sources(match) : sources;
  const own = list.find(({ networks }) => networks?.includes(PLATFORMS[platform].network));
  return own ?? list.find(({ networks }) => networks === undefined) ?? list[0];
}

const listOf = (value: string | readonly string[] | undefined): readonly string[] =>
  value === undefined ? [] : typeof value === "string" ? [value] : value;

/**
 * Findings about the texts of an ad, the most severe first: rules (`rules/all.ts`), limits
 * (`field-limits.ts`) and, worded here, repetition (Google and Microsoft; above `NEAR_DUPLICATE`
 * of `core/similarity.ts`) and exclamation marks (Google). Unknown fields are skipped. Callers:
 * `checks.service.ts`, `core/campaigns/finding-decisions.ts` and, in web, `platform-remarks.tsx`.
 */
export function checkAd(ad: AdTexts, context: CheckContext = {}): Finding[] {
  return checkScannedAd(ad, context, new Map());
}

/**
 * Findings about several ads, in their order; only tests and `tests/bench/checks.ts` call it. Rules
 * and limits are those of `checkAd`.
 */
export function checkAds(ads: readonly AdTexts[], context: CheckContext = {}): Finding[][] {
  const scans: Scans = new Map();
  return ads.map((ad) => checkScannedAd(ad, context, scans));
}

function checkScannedAd(ad: AdTexts, context: CheckContext, scans: Scans): Finding[] {
  const { platform, fields } = ad;
  const names = Object.keys(fields).filter((name) => fieldOf(platform, name));
  const topics = once(() =>
    topicsFor(
      names.flatMap((name) => listOf(fields[name])),
      context,
    ),
  );
  const each = names.flatMap((field) => {
    const isList = fieldOf(platform, field)?.list !== undefined;
    return listOf(fields[field]).flatMap((text, index) =>
      checkScanned(
        isList ? { platform, field, text, index } : { platform, field, text },
        context,
        scans,
        topics,
      ),
    );
  });
  return bySeverity([
    ...each,
    ...names.flatMap((name) => checkCount(platform, name, listOf(fields[name]))),
    ...checkPaths(platform, listOf(fields["paths"])),
    ...checkDuplicates(ad),
    ...checkExclamations(ad, each),
  ]);
}

function checkDuplicates({ platform, fields }: AdTexts): Finding[] {
  const { network } = PLATFORMS[platform];
  if (network !== "google" && network !== "microsoft") return [];
  return ["headlines", "descriptions"].flatMap((field) => {
    const texts = listOf(fields[field]);
    return texts.flatMap((text, index): Finding[] => {
      const earlier = texts
        .slice(0, index)
        .findIndex((other) => other !== "" && similarity(other, text) > NEAR_DUPLICATE);
      if (text === "" || earlier < 0) return [];
      const what = `Text ${index + 1} repeats text ${earlier + 1}`;
      const why = "the platform combines texts, so that each has to say something else";
      return [
        {
          ...{ ruleId: "duplicate-asset", ruleVersion: 1, severity: "may-reject", platform, field, index },
          span: { start: 0, end: text.length },
          ...{
            what,
            why,
            message: `${what}: ${stance("may-reject", platform)}${why}`,
            source: GOOGLE_EDITORIAL,
          },
        },
      ];
    });
  });
}

/** Google counts exclamation marks over the whole ad; those in headlines are already reported. */
function checkExclamations({ platform, fields }: AdTexts, each: readonly Finding[]): Finding[] {
  if (PLATFORMS[platform].network !== "google") return [];
  const texts = listOf(fields["descriptions"]);
  const withMark = texts.flatMap((text, index) => (/[!！]/u.test(text) ? [index] : []));
  const inHeadlines = listOf(fields["headlines"]).some((text) => /[!！]/u.test(text));
  return withMark.slice(inHeadlines ? 0 : 1).flatMap((index): Finding[] => {
    if (
      each.some(
        (finding) => finding.ruleId === "excl" && finding.field === "descriptions" && finding.index === index,
      )
    )
      return [];
    const text = texts[index] ?? "";
    const start = text.search(/[!！]/u);
    const what = "The ad has more than one exclamation mark";
    const why = "an ad has one at most";
    return [
      {
        ...{ ruleId: "excl", ruleVersion: 1, severity: "may-reject", platform, field: "descriptions", index },
        span: { start, end: start + 1 },
        ...{
          what,
          why,
          message: `${what}: ${stance("may-reject", platform)}${why}`,
          source: GOOGLE_EXCLAMATION,
        },
        fix: { label: "Write a full stop", edits: [{ start, end: start + 1, text: "." }] },
      },
    ];
  });
}
