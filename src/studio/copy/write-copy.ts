import type { CampaignCopy, CopyText, PlatformCopy } from "#core/generations/copy/platform-copy.ts";
import type { PlatformSpec, TextField } from "#core/platforms/platform.ts";
import { PLATFORM_IDS, PLATFORMS } from "#core/platforms/platforms.ts";
import { countLength, fitsField } from "#core/platforms/text-fields.ts";
import type { Candidate } from "../text/ads/ad.ts";
import { goalOf } from "../text/ads/call-to-action.ts";
import type { Material } from "../text/ads/compose.ts";
import { materialOf, writeSet } from "../text/ads/write-ads.ts";
import type { Brief } from "../text/facts/brief.ts";
import type { Facts } from "../text/facts/facts.ts";
import { missingFacts } from "../text/facts/missing-facts.ts";
import { platformCallFor } from "./calls-to-action.ts";
import { generatedLength } from "./field-length.ts";
import { shortTexts } from "./short-texts.ts";

/** A field with less room takes a single phrase instead of a whole ad. */
const MIN_AD = 48;
/** Share of a field's limit that a text should fill at most, so that it is not cut anywhere. */
const PREFERRED = 0.9;

/**
 * Writes the texts of every field of every platform from the facts of a brief. Every statement is
 * the brief's; where the facts do not suffice for the number of texts, there are fewer and
 * `missing` says which facts would help. The same facts and seed give the same copy.
 */
export function writeCampaignCopy(brief: Brief, facts: Facts, seed: string): CampaignCopy {
  const material = materialOf(brief, facts);
  const missing = missingFacts(facts);
  // Platforms that share a field specification get the same texts.
  const written = new Map<TextField, readonly CopyText[]>();
  const textsOf = (name: string, field: TextField, others: readonly CopyText[]) => {
    const known = written.get(field) ?? writeField(material, { name, field, others }, seed);
    written.set(field, known);
    return [...known];
  };
  return PLATFORM_IDS.map((platform): PlatformCopy => {
    const { fields: specs }: PlatformSpec = PLATFORMS[platform];
    const wanted = Object.entries(specs).filter(([, field]) => field.written > 0);
    const fields: Record<string, CopyText[]> = {};
    for (const [name, field] of wanted) fields[name] = textsOf(name, field, Object.values(fields).flat());
    const isShort = wanted.some(
      ([name, field]) => (fields[name]?.length ?? 0) < Math.ceil(field.written / (field.list ? 2 : 1)),
    );
    const callToAction = platformCallFor(platform, goalOf(facts));
    return {
      platform,
      fields,
      ...(callToAction !== undefined && { callToAction }),
      missing: isShort ? missing : [],
    };
  });
}

interface FieldOf {
  readonly name: string;
  readonly field: TextField;
  /** Texts of the platform's other fields, which are shown beside this one. */
  readonly others: readonly CopyText[];
}

function writeField(material: Material, { name, field, others }: FieldOf, seed: string): CopyText[] {
  if (field.role === "path") return paths(material, field);
  if (field.role === "alt") return altText(material, field);
  const limit = generatedLength(field);
  if (limit < MIN_AD || field.role === "headline") return shortTexts(material, field, others);
  const lengths = Array.from({ length: field.written }, () => ({ max: limit, preferred: limit * PREFERRED }));
  const texts = writeSet(withoutEmoji(material, field), lengths, `${seed} ${name}`)
    .filter(({ text }) => countLength(field, text) <= limit && fitsField(field, text))
    .map(({ text, angle }: Candidate) => ({ text, angle }));
  return texts.length > 0 ? unique(texts) : shortTexts(material, field, others);
}

/** Lines that the field's platform accepts: emoji, hashtags and addresses may be forbidden. */
function withoutEmoji(material: Material, { forbidden }: TextField): Material {
  if (!forbidden) return material;
  const isAccepted = ({ text }: { readonly text: string }) => !forbidden.test(text);
  return { ...material, lines: material.lines.filter(isAccepted), names: material.names.filter(isAccepted) };
}

/** Words of the product's name after the domain in the address that a search ad shows. */
function paths({ facts }: Material, field: TextField): CopyText[] {
  const words = facts.product
    .toLowerCase()
    .normalize("NFC")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => [...word].length > 3);
  const joined = words.join("-");
  const wanted =
    fitsField(field, joined) && joined !== "" ? [joined] : words.filter((word) => fitsField(field, word));
  return wanted.slice(0, field.written).map((text) => ({ text, angle: "own_words" }));
}

/** What the picture shows is known only by its subject: the product and the company. */
function altText({ facts }: Material, field: TextField): CopyText[] {
  const text = facts.company === facts.product ? facts.product : `${facts.product} – ${facts.company}`;
  return fitsField(field, text) ? [{ text, angle: "own_words" }] : [];
}

function unique(texts: readonly CopyText[]): CopyText[] {
  return texts.filter(({ text }, index) => texts.findIndex((other) => other.text === text) === index);
}
