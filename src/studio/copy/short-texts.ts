import type { Angle, CopyText } from "#core/generations/copy/platform-copy.ts";
import { SAME_IDEA, similarity } from "#core/similarity.ts";
import type { TextField } from "#core/platforms/platform.ts";
import { countLength, fitsField } from "#core/platforms/text-fields.ts";
import { capitalizeFirst } from "../language/letter-case.ts";
import { angleOf } from "../text/ads/ad.ts";
import type { Material } from "../text/ads/material.ts";
import { hookWorth, isUseless, MAX_WEAK, weaknessOfLine, worthOfLine } from "../text/ads/hook-worth.ts";
import { isBareAmount } from "../text/ads/bare-amount.ts";
import { hooksOf } from "../text/ads/hooks.ts";
import { fillNames } from "../text/ads/fill-names.ts";
import { isDeposit } from "../text/ads/deposit.ts";
import { canLead, insideSentence, type Line } from "../text/ads/line.ts";
import { containsWord } from "../language/contains-word.ts";
import { namesDiffer } from "../text/ads/name-lines.ts";
import { isPriceOfAnother } from "../text/ads/side-price.ts";
import { addsToAnother } from "../text/ads/weak-openings.ts";
import { clausesOf } from "./clauses.ts";
import { printableFacts, type Fact } from "../text/facts/facts.ts";
import type { Value } from "../text/facts/value.ts";

interface Wishes {
  /** Texts of other fields of the ad, which are not repeated. */
  readonly others?: readonly CopyText[];
  /** Ideas of the first texts. */
  readonly angles?: readonly Angle[];
  readonly exclude?: readonly string[];
  /** Words that texts should have; those with one come first. */
  readonly words?: readonly string[];
  /** Whether the rules of the platform accept a text in the field; all are if it is missing. */
  readonly isAccepted?: (text: string) => boolean;
}

interface ShortText extends CopyText {
  readonly facts: readonly Fact[];
  readonly isCall?: boolean;
  /** Whether it says too little without the product. */
  readonly isWeak?: boolean;
  /** The statement as typed, of which it is a part or another wording. */
  readonly clause?: string;
}

/** Maximum number of texts of a field that has no room for all facts and takes the best ones. */
const FEW = 3;
/** Maximum number of texts without a fact that only ask for the next step. */
const MAX_CALLS = 2;

/**
 * Short texts for headlines, titles and fields without room for a longer text: statements first,
 * each from another fact (same idea: `SAME_IDEA` in `core/similarity.ts`), then names and calls to
 * action (at most `MAX_CALLS`, this file); a place alone comes last, an amount alone is left out.
 * No final full stop (but after `ABBREVIATED`), no exclamation marks, at most the field's shown
 * length (`core/platforms/platforms.ts`). `write-copy.ts` calls it; texts on videos are chosen in
 * `video/script/on-screen.ts`.
 */
export function shortTexts(
  material: Material,
  field: TextField,
  { others = [], angles = [], exclude = [], words = [], isAccepted = () => true }: Wishes = {},
): CopyText[] {
  const limit = field.shown ?? field.max ?? Infinity;
  const isFew = field.written <= FEW;
  const taken = [...others.map((other) => other.text), ...exclude];
  const isWished = ({ text }: ShortText) => words.some((word) => containsWord(text, word));
  const inOrder = inOrderFor(field, material).toSorted((a, b) => Number(isWished(b)) - Number(isWished(a)));
  const fitting = inOrder.filter(
    ({ text, clause }) =>
      text !== "" &&
      countLength(field, text) <= limit &&
      fitsField(field, text) &&
      isAccepted(text) &&
      !taken.some((other) => hasSameWords(other, text) || hasSameWords(other, clause ?? "")),
  );
  const isStated = ({ text, clause = text, facts }: ShortText) =>
    facts.length > 0 &&
    others.some((other) => includesWords(other.text, text) || includesWords(other.text, clause));
  const product = material.facts.product;
  const chosen: ShortText[] = [];
  const isNew = ({ text, clause, facts }: ShortText) =>
    chosen.every(
      (other) =>
        !other.facts.some((fact) => facts.includes(fact)) ||
        // Two clauses of one statement say different things.
        (isPartOf(text, clause) && isPartOf(other.text, clause) && !includesWords(text, other.text)),
    );
  const add = (texts: readonly ShortText[], isEligible: (text: ShortText) => boolean) => {
    for (const text of texts) {
      if (chosen.length >= field.written) return;
      const calls = chosen.filter(({ isCall }) => isCall === true).length;
      const isMore = text.isCall === true && calls >= (isFew ? 1 : MAX_CALLS);
      const isPart = text.facts.length > 0 && chosen.some((other) => includesWords(other.text, text.text));
      if (isEligible(text) && !isMore && !isPart && !chosen.some((other) => isAlike(other.text, text.text)))
        chosen.push(text);
    }
  };
  // Statements that stand in the field above are better than names or calls without a statement.
  const [fresh, stated] = [
    fitting.filter((text) => !isStated(text)),
    fitting.filter((text) => isStated(text)),
  ];
  const isStrong = (text: ShortText) => text.facts.length > 0 && text.isWeak !== true && isNew(text);
  add(fresh, isStrong);
  if (isFew) {
    add(stated, isStrong);
    add(fitting, (text) => text.facts.length > 0 && isNew(text));
  }
  add(fitting, isNew);
  // Only the product's name makes the same fact a new text.
  add(fitting, (text) => text.isCall !== true && containsWord(text.text, product));
  const named = chosen.some(isWished) ? chosen : withProduct(chosen, fitting, material, field);
  return inOrderOf(angles, named)
    .slice(0, field.written)
    .map(({ text, angle }) => ({ text, angle }));
}

/**
 * In a field of few headlines, the last headline names the product if no other does. The others are
 * shown without the product, beside the picture and the name of the account.
 */
function withProduct(
  chosen: readonly ShortText[],
  fitting: readonly ShortText[],
  { facts }: Material,
  { role, written }: TextField,
): readonly ShortText[] {
  const names = ({ text }: ShortText) => containsWord(text, facts.product);
  if (role !== "headline" || written > FEW || chosen.some(names)) return chosen;
  const others = chosen.slice(0, written - 1);
  const named = fitting.find(
    (text) => names(text) && !others.some((other) => text.facts.some((fact) => other.facts.includes(fact))),
  );
  return named ? [...others, named] : chosen;
}

/**
 * Orders the texts. If the field has a single text, texts with the product's name come first,
 * because a title such as "225 litres" alone does not say what is offered.
 */
function inOrderFor({ written }: TextField, material: Material): ShortText[] {
  const all = candidates(material, written <= FEW);
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

/** What `weaknessOfLine` adds for a line with a benefit, which is no weakness of a headline. */
const FELT = 4;

const isWeak = (line: Line) =>
  line.shape === "tag" ||
  !canLead(line) ||
  line.facts.every(({ kind }) => kind === "place") ||
  weaknessOfLine(line) - FELT * Number(line.felt !== null) >= MAX_WEAK;

/**
 * All short texts of a brief, the most important first: in the order of the brief, or the best
 * statements first for fields with few texts.
 */
function candidates(material: Material, isFew: boolean): ShortText[] {
  const { facts, names, calls } = material;
  const isUseful = (line: Line) => !isUseless(line) && !addsToAnother(line.clause) && !isDeposit(line.clause);
  const lines = material.lines.filter(isUseful);
  const isTelling = (line: Line) => material.telling.some(({ clause }) => clause === line.clause);
  // Short fields have no room for the whole sentences of which text ads print no fragment.
  const telling = [
    ...material.telling.filter(isUseful),
    ...lines.filter((line) => line.isFragment && !isTelling(line)),
  ];
  const others = lines.filter((line) => !telling.includes(line) && !isTelling(line));
  const strong = telling.filter((line) => !isWeak(line));
  const weak = [...telling.filter(isWeak), ...others];
  const first = telling[0];
  const worth = (line: Line) => hookWorth(line) + FIRST * Number(line === first);
  const ordered = isFew ? strong.toSorted((a, b) => worth(b) - worth(a)) : strong;
  const namesOf = (stated: readonly Line[]) =>
    names
      .filter(({ lines: [line] }) => line !== undefined && stated.includes(line))
      .toSorted(({ lines: [a] }, { lines: [b] }) => (b && a ? worthOfLine(b) - worthOfLine(a) : 0));
  const shortName = ({ text, lines: stated }: Material["names"][number]): ShortText => ({
    text: plain(text),
    angle: angleOf(stated[0]?.facts[0]?.kind),
    facts: stated.flatMap((line) => line.facts),
  });
  const own = (text: string): ShortText => ({ text: plain(text), angle: "own_words", facts: [] });
  return [
    ...ordered.flatMap((line) => textsOf(line, material)),
    ...pricedNames(material),
    ...namesOf(weak).map(shortName),
    ...[facts.product, facts.company].map((name) => own(capitalizeFirst(name))),
    ...calls.map((call) => ({ ...own(call), isCall: true })),
    ...names.filter(({ lines: stated }) => stated.length === 0).map(shortName),
    ...namesOf(strong).map(shortName),
    ...weak.flatMap((line) => textsOf(line, material).map((text) => ({ ...text, isWeak: true }))),
  ];
}

/** Points of the first statement of a brief, which owners type as their promise. */
const FIRST = 2;

/**
 * The texts of a line: as typed rather than as question and answer, and its clauses if the whole is
 * too long.
 */
function textsOf(line: Line, material: Material): ShortText[] {
  const { grammar, facts } = material;
  const hooks = hooksOf(line, { grammar, facts });
  const isTurned = (text: string) => text.includes("?") && !line.text.includes("?");
  return (
    [...hooks.filter((text) => !isTurned(text)), ...hooks.filter(isTurned), ...clausesOf(line, material)]
      // An amount may be the price of something else in the statement.
      .filter((text) => !isBareAmount(text))
      .map((text) => ({
        text: plain(text),
        angle: angleOf(line.facts[0]?.kind),
        facts: line.facts,
        clause: line.clause,
      }))
  );
}

/** The product with its lowest price, and the price alone for a field without room for both. */
function pricedNames({ facts, grammar }: Material): ShortText[] {
  const form = grammar.pricedFrom.find((text) => namesDiffer(facts) || !/\{(?:from|at)\}/u.test(text));
  const named = (price: string) =>
    form === undefined
      ? []
      : [fillNames(form.replace("{price}", insideSentence(price, grammar)), facts, grammar)];
  return printableFacts(facts)
    .filter((fact) => fact.kind === "price" && !isPriceOfAnother(fact, facts.product))
    .flatMap((fact) =>
      fact.values
        .filter((value) => isLowestPrice(value) && isComplete(value.text, fact))
        .flatMap(({ text }) => [...named(text), text])
        .map((text): ShortText => ({ text: capitalizeFirst(plain(text)), angle: "number", facts: [fact] })),
    );
}

/**
 * Only a price with "from" certainly belongs to the product. Any other price in the brief may be
 * the price of an extra.
 */
const isLowestPrice = (value: Value) => value.kind === "price" && value.from;

/** Whether the word after a price is no part of its unit: "R$ 95 o metro" of "o metro quadrado". */
const isComplete = (price: string, { text }: Fact) =>
  !/^\s*(?!(?:for|für|pour|para|per|voor|with|mit|avec|con|com|met|in(?:cl|kl)\p{L}*|ttc|iva)(?!\p{L}))[\p{L}\p{N}]/iu.test(
    text.slice(text.indexOf(price) + price.length),
  );

/** Abbreviations that keep their full stop at the end of a text. */
const ABBREVIATED =
  /(?<!\p{L})(?:inkl|exkl|zzgl|incl|excl|max|min|std|tel|ca|co|inc|ltd|etc|usw|bzw|sra?)\.$/iu;

/** A text without final full stop and exclamation marks, which headlines do not have. */
function plain(text: string): string {
  const calm = text.replace(/!+/gu, "").trim();
  return ABBREVIATED.test(calm) ? calm : calm.replace(/(?<!\.)\.$/u, "").trim();
}

/** "64 clients" says nothing beside "11 years, 64 clients". */
const includesWords = (text: string, part: string) => ` ${wordsOf(text)} `.includes(` ${wordsOf(part)} `);
const wordsOf = (text: string) => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(" ");

/** Whether a text is a clause of a statement and not the whole. */
const isPartOf = (text: string, clause = "") =>
  includesWords(clause, text) && wordsOf(clause).length > wordsOf(text).length;

/** "Free survey" and "Survey? Free" are the same headline. */
const hasSameWords = (a: string, b: string) => sortedWords(a) === sortedWords(b);
const sortedWords = (text: string) => wordsOf(text).split(" ").toSorted().join(" ");

function isAlike(a: string, b: string): boolean {
  return hasSameWords(a, b) || similarity(a, b) >= SAME_IDEA;
}
