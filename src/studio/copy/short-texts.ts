import type { Angle, CopyText } from "#core/generations/copy/platform-copy.ts";
import { SAME_IDEA, similarity } from "#core/similarity.ts";
import type { TextField } from "#core/platforms/platform.ts";
import { countLength, fitsField } from "#core/platforms/text-fields.ts";
import { capitalizeFirst } from "../language/letter-case.ts";
import { sameWords } from "../language/same-words.ts";
import { angleOf } from "../text/ads/ad.ts";
import type { Material } from "../text/ads/compose.ts";
import { hooksOf } from "../text/ads/hooks.ts";
import { fillNames } from "../text/ads/call-to-action.ts";
import { insideSentence } from "../text/ads/lines.ts";
import { printableFacts, type Fact } from "../text/facts/facts.ts";
import type { Value } from "../text/facts/value.ts";

interface Wishes {
  /** Texts of other fields of the ad, which are not repeated. */
  readonly others?: readonly CopyText[];
  /** Ideas of the first texts. */
  readonly angles?: readonly Angle[];
  readonly exclude?: readonly string[];
}

interface ShortText extends CopyText {
  readonly facts: readonly Fact[];
}

/**
 * Short texts for headlines and titles of ads, for fields without a longer text, and for the words
 * on the screen of videos (`video/script/on-screen.ts`): the most telling first, each from another
 * fact if possible: clauses of the brief, values with the product, names and a call to action.
 * Without a final full stop and without exclamation marks.
 */
export function shortTexts(
  material: Material,
  field: TextField,
  { others = [], angles = [], exclude = [] }: Wishes = {},
): CopyText[] {
  const limit = field.shown ?? field.max ?? Infinity;
  const fitting = inOrderFor(field, material).filter(
    ({ text }) =>
      text !== "" &&
      countLength(field, text) <= limit &&
      fitsField(field, text) &&
      ![...others.map((other) => other.text), ...exclude].some((other) => sameWords(other, text)),
  );
  const chosen: ShortText[] = [];
  // Texts from facts that no chosen text states come first, so that each text says something new.
  for (const allowRepeats of [false, true]) {
    for (const text of fitting) {
      if (chosen.length >= field.written) break;
      const isNew =
        text.facts.length === 0 ||
        !text.facts.some((fact) => chosen.some((other) => other.facts.includes(fact)));
      const isPart =
        text.facts.length > 0 && [...others, ...chosen].some((other) => includesWords(other.text, text.text));
      if ((isNew || allowRepeats) && !isPart && !chosen.some((other) => isAlike(other.text, text.text)))
        chosen.push(text);
    }
  }
  return inOrderOf(angles, chosen)
    .slice(0, field.written)
    .map(({ text, angle }) => ({ text, angle }));
}

/**
 * Orders the texts. If the field has a single text, texts with the product's name come first,
 * because a title such as "225 litres" alone does not say what is offered.
 */
function inOrderFor({ written }: TextField, material: Material): ShortText[] {
  const all = candidates(material);
  if (written > 1) return all;
  const product = material.facts.product.toLowerCase();
  const names = ({ text }: ShortText) => text.toLowerCase().includes(product);
  return [...all.filter(names), ...all.filter((text) => !names(text))];
}

/** The texts with one of each wanted idea first. */
function inOrderOf<T extends CopyText>(angles: readonly Angle[], texts: readonly T[]): T[] {
  const first: T[] = [];
  for (const angle of angles) {
    const text = texts.find((candidate) => candidate.angle === angle && !first.includes(candidate));
    if (text) first.push(text);
  }
  return [...first, ...texts.filter((text) => !first.includes(text))];
}

/** All short texts of a brief, the most important first. */
function candidates({ facts, grammar, lines, names, calls }: Material): ShortText[] {
  const fromLines = lines.flatMap((line): ShortText[] =>
    hooksOf(line, { grammar, facts }).map((text) => ({
      text: plain(text),
      angle: angleOf(line.facts[0]?.kind),
      facts: line.facts,
    })),
  );
  const fromPrices = grammar.pricedFrom.slice(0, 1).flatMap((form) =>
    printableFacts(facts).flatMap((fact) =>
      fact.values.filter(isLowestPrice).map(({ text }): ShortText => ({
        text: plain(fillNames(form.replace("{price}", insideSentence(text, grammar)), facts, grammar)),
        angle: "number",
        facts: [fact],
      })),
    ),
  );
  const fromNames = names.map(({ text, lines: stated }): ShortText => ({
    text: plain(text),
    angle: angleOf(stated[0]?.facts[0]?.kind),
    facts: stated.flatMap((line) => line.facts),
  }));
  const namesAlone = [facts.product, facts.company].map((name): ShortText => ({
    text: capitalizeFirst(name),
    angle: "own_words",
    facts: [],
  }));
  const fromCalls = calls.map((text): ShortText => ({ text: plain(text), angle: "own_words", facts: [] }));
  return [...fromLines, ...fromPrices, ...fromNames, ...namesAlone, ...fromCalls];
}

/**
 * Only a price with "from" certainly belongs to the product. Any other price in the brief may be
 * the price of an extra.
 */
const isLowestPrice = (value: Value) => value.kind === "price" && value.from;

/** A text without final full stop and exclamation marks, which headlines do not have. */
function plain(text: string): string {
  return text
    .replace(/!+/gu, "")
    .replace(/(?<!\.)\.$/u, "")
    .trim();
}

/** "64 clients" says nothing beside "11 years, 64 clients". */
const includesWords = (text: string, part: string) => ` ${wordsOf(text)} `.includes(` ${wordsOf(part)} `);
const wordsOf = (text: string) => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(" ");

function isAlike(a: string, b: string): boolean {
  return sameWords(a, b) || similarity(a, b) >= SAME_IDEA;
}
