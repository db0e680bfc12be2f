import type { Angle, CampaignCopy, CopyText, PlatformCopy } from "#core/generations/copy/platform-copy.ts";
import { createChecker } from "#core/checks/check.ts";
import { LENGTH_RULES, SUBJECT_RULES } from "#core/checks/rule-groups.ts";
import type { Finding } from "#core/checks/rule.ts";
import { NEAR_DUPLICATE, similarity } from "#core/similarity.ts";
import type { PlatformSpec, TextField } from "#core/platforms/platform.ts";
import { PLATFORM_IDS, PLATFORMS, type PlatformId } from "#core/platforms/platforms.ts";
import { countLength, fitsField } from "#core/platforms/text-fields.ts";
import type { Candidate } from "../text/ads/ad.ts";
import { goalOf } from "../text/ads/goals.ts";
import type { Material } from "../text/ads/material.ts";
import { materialOf, writeSet } from "../text/ads/write-ads.ts";
import type { Brief } from "../text/facts/brief.ts";
import { capitalizeFirst } from "../language/letter-case.ts";
import { containsWord } from "../language/contains-word.ts";
import { isForbidden } from "../text/ads/lines.ts";
import { printableValues, type Facts } from "../text/facts/facts.ts";
import { missingFacts } from "../text/facts/missing-facts.ts";
import { platformCallFor } from "./calls-to-action.ts";
import { generatedLength } from "./field-length.ts";
import { shortTexts } from "./short-texts.ts";

/** A field with less room takes a single phrase instead of a whole ad. */
const MIN_AD = 48;
/** A field with less room does not repeat the title above it. */
const MIN_OWN = 60;
/** Share of a field's limit that a text should fill at most, so that it is not cut anywhere. */
const PREFERRED = 0.9;

/**
 * Which texts of campaign copy to write: platforms, variants, and what a rewrite fixes.
 * `writeCopyFor` (`planOf` in `write-copy-for.ts`) makes it from the brief, `writeCampaignCopy`
 * follows it.
 */
export interface CopyPlan {
  readonly platforms: readonly PlatformId[];
  /** Texts of each field that is no list; the platform table's number if it is missing. */
  readonly variants?: number | undefined;
  /** Ideas of the first texts of a field, in order. */
  readonly angles?: readonly Angle[];
  /** Words of which a text should have one, if a statement with it fits. */
  readonly words?: readonly string[];
  /** Fields to write; all if it is missing. */
  readonly fields?: readonly string[];
  /** Texts that must not be written again. */
  readonly exclude?: readonly string[];
  /** Longest text of a field, by name, in UTF-16 units; the platform's limit still holds. */
  readonly longest?: Readonly<Record<string, number>>;
}

const ALL: CopyPlan = { platforms: PLATFORM_IDS };

/**
 * Writes the texts of every field of every platform from the facts of a brief, for `writeCopyFor`
 * (`write-copy-for.ts`). Every statement is the brief's; where too few texts fit, `missing` names
 * the facts that would help (`facts/missing-facts.ts`). Number and limits of texts are in
 * `core/platforms/platforms.ts`; headlines and texts of fields shorter than `MIN_AD` are from
 * `short-texts.ts`, paths, names and alternative texts are made here, longer texts from `writeSet`
 * (`text/ads/write-ads.ts`), which chooses them by `text/ads/score.ts`. The same facts and seed
 * give the same copy.
 */
export function writeCampaignCopy(
  brief: Brief,
  facts: Facts,
  seed: string,
  plan: CopyPlan = ALL,
): CampaignCopy {
  const material = materialOf(brief, facts);
  const missing = missingFacts(facts);
  const checker = createChecker({ names: [facts.company, facts.product] });
  // Platforms that share a field specification get the same texts.
  const written = new Map<TextField, readonly CopyText[]>();
  const textsOf = (platform: PlatformId, name: string, spec: TextField, others: readonly CopyText[]) => {
    const field = plannedField(name, spec, plan);
    const isAccepted = (text: string) => !isRejected(checker.check({ platform, field: name, text }));
    const known = written.get(spec) ?? writeField(material, { name, field, others, plan, isAccepted }, seed);
    written.set(spec, known);
    return [...known];
  };
  return plan.platforms.map((platform): PlatformCopy => {
    const { fields: specs }: PlatformSpec = PLATFORMS[platform];
    const wanted = Object.entries(specs).filter(
      ([name, field]) => plan.fields?.includes(name) ?? field.written > 0,
    );
    const fields: Record<string, CopyText[]> = {};
    for (const [name, field] of wanted)
      fields[name] = textsOf(platform, name, field, Object.values(fields).flat());
    const isShort = wanted.some(([name, spec]) => {
      const { written: count, list } = plannedField(name, spec, plan);
      return (fields[name]?.length ?? 0) < Math.ceil(count / (list ? 2 : 1));
    });
    const callToAction = platformCallFor(platform, goalOf(facts));
    return {
      platform,
      fields,
      ...(callToAction !== undefined && { callToAction }),
      missing: isShort ? missing : [],
    };
  });
}

/** Whether the platform refuses a text for its words, such as a telephone number in a search ad. */
const isRejected = (findings: readonly Finding[]) =>
  findings.some(
    ({ severity, ruleId }) =>
      severity === "reject" && !LENGTH_RULES.has(ruleId) && !SUBJECT_RULES.has(ruleId),
  );

/** A field with the number and the length of texts that the plan asks for. */
function plannedField(name: string, field: TextField, { variants, longest }: CopyPlan): TextField {
  const max = longest?.[name] ?? Infinity;
  const isSingle = field.list !== undefined || field.role === "path" || field.role === "alt";
  return {
    ...field,
    written: isSingle ? Math.max(1, field.written) : (variants ?? field.written),
    ...(max < generatedLength(field) && { shown: max, readTo: max }),
  };
}

interface FieldOf {
  readonly name: string;
  readonly field: TextField;
  /** Texts of the platform's other fields, which are shown next to this one. */
  readonly others: readonly CopyText[];
  readonly plan: CopyPlan;
  /** Whether the rules of the platform accept a text in the field. */
  readonly isAccepted: (text: string) => boolean;
}

function writeField(material: Material, wanted: FieldOf, seed: string): CopyText[] {
  const { name, field, others, plan, isAccepted } = wanted;
  const { angles = [], exclude = [], words = [] } = plan;
  if (field.role === "path") return paths(material, field);
  if (field.role === "alt") return altText(material, field);
  if (field.role === "name") return businessName(material, field);
  const limit = generatedLength(field);
  if (limit < MIN_AD || field.role === "headline") {
    const texts = shortTexts(material, field, { others, angles, exclude, words, isAccepted });
    return texts.length > 0 ? texts : shortTexts(material, field, { others, angles, words, isAccepted });
  }
  const lengths = Array.from({ length: field.written }, (_, index) => ({
    max: limit,
    preferred: limit * PREFERRED,
    angle: angles[index],
    exclude,
    words,
  }));
  const usable = acceptedOf(limit < MIN_OWN ? without(material, others) : material, wanted);
  const texts = writeSet(usable, lengths, `${seed} ${name}`)
    .filter(({ text }) => countLength(field, text) <= limit && fitsField(field, text))
    .map(({ text, angle }: Candidate) => ({ text, angle }));
  return texts.length > 0
    ? unique(texts)
    : shortTexts(material, field, { others, angles, exclude, words, isAccepted });
}

/** Material for a short text beside a title, which it does not repeat. */
function without(material: Material, others: readonly CopyText[]): Material {
  const isSaid = (text: string) => others.some((other) => containsWord(other.text, text));
  const lines = material.lines.filter(({ clause }) => !isSaid(clause));
  const names = material.names.filter(({ hasProduct }) => !hasProduct || !isSaid(material.facts.product));
  if (lines.length === 0) return material;
  const telling = material.telling.filter(({ clause }) => !isSaid(clause));
  const listed = material.listed.filter(({ clause }) => !isSaid(clause));
  return { ...material, lines, listed, names, telling: telling.length > 0 ? telling : lines };
}

/** Material whose texts the field's platform accepts: it may refuse emoji or telephone numbers. */
function acceptedOf(material: Material, { field: { forbidden }, isAccepted }: FieldOf): Material {
  const fits = ({ text }: { readonly text: string }) => forbidden?.test(text) !== true && isAccepted(text);
  const { lines, telling, listed, names, ownCalls } = material;
  const told = telling.filter(fits);
  return {
    ...material,
    lines: lines.filter(fits),
    telling: told.length > 0 ? told : telling,
    listed: listed.filter(fits),
    names: names.filter(fits),
    ownCalls: ownCalls.filter(fits),
  };
}

/**
 * Words of the product's name after the domain in the address that a search ad shows, as many in
 * each path as fit, then a place or the company.
 */
function paths({ facts, grammar }: Material, field: TextField): CopyText[] {
  const hyphenated = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/gu, "");
  const wordsIn = (text: string) =>
    text
      .toLowerCase()
      .normalize("NFC")
      .split(/\s+/u)
      .map(hyphenated)
      .flatMap((word) => (fitsField(field, word) ? [word] : word.split("-")))
      .filter((word) => [...word].length > 2 && !grammar.functionWords.has(word));
  const pathsOf = (words: readonly string[]) => {
    const filled: string[] = [];
    for (const word of words) {
      const longer = [filled.at(-1), word].filter(Boolean).join("-");
      if (fitsField(field, longer)) filled.splice(-1, 1, longer);
      else if (fitsField(field, word)) filled.push(word);
    }
    return filled;
  };
  const places = printableValues(facts, "place").flatMap(({ text }) => pathsOf(wordsIn(text)).slice(0, 1));
  const found = [...pathsOf(wordsIn(facts.product)), ...places, ...pathsOf(wordsIn(facts.company))];
  const allowed = found.filter((path) => !isForbidden(path, facts));
  return [...new Set(allowed)].slice(0, field.written).map((text) => ({ text, angle: "own_words" }));
}

/** The name under which the ad runs. */
function businessName({ facts }: Material, field: TextField): CopyText[] {
  return fitsField(field, facts.company) ? [{ text: facts.company, angle: "own_words" }] : [];
}

/** What the picture shows is known only by its subject: the product and the company. */
function altText({ facts }: Material, field: TextField): CopyText[] {
  const product = capitalizeFirst(facts.product);
  const text = facts.company === facts.product ? product : `${product} – ${facts.company}`;
  return fitsField(field, text) ? [{ text, angle: "own_words" }] : [];
}

function unique(texts: readonly CopyText[]): CopyText[] {
  return texts.filter(
    ({ text }, index) =>
      !texts.slice(0, index).some((other) => similarity(other.text, text) > NEAR_DUPLICATE),
  );
}
