import type { Material } from "./material.ts";
import { isIdeographic, type Script } from "../../language/script.ts";
import type { FactKind } from "../facts/facts.ts";
import { angleOf, type Candidate } from "./ad.ts";
import { hooksOf } from "./hooks.ts";
import { distinctLines, distinctPairs, isOneSentence, overlaps } from "./distinct-lines.ts";
import { canLead, isPromiseToTry, type Line } from "./line.ts";
import { containsWord } from "../../language/contains-word.ts";
import { MAX_WEAK, TENSION, weaknessOfLine, wordCount, worthOfLine } from "./hook-worth.ts";
import { canFollowComma, type NameLine } from "./name-lines.ts";
import { namedPrice } from "./price-openings.ts";
import { labelOf, withLabel } from "./labels.ts";
import { sentencesOf } from "./further-sentences.ts";

/** Whole sentences, and clauses of others, that are tried as further statements of an ad. */
const MAX_SENTENCES = 7;
const MAX_CLAUSES = 5;

/** Longest text of a field in UTF-16 units, and so of a draft. */
const MAX_DRAFT = 200;
/** Lines with a name that follow each hook; the best ones are among them. */
const MAX_PARTNERS = 16;

const draftsBy = new WeakMap<Material, readonly Candidate[]>();

/**
 * All ads of at most `max` UTF-16 units that the material allows, still without a call to action,
 * for which room is left: a hook from a fact (`hooks.ts`), a line with the name (`name-lines.ts`),
 * and further facts (numbers of sentences, clauses and pairs: constants here). `writeSet` calls it
 * for each length. The drafts of a material are built once.
 */
export function draftsOf(material: Material, max: number): Candidate[] {
  const drafts = draftsBy.get(material) ?? buildDrafts(material);
  draftsBy.set(material, drafts);
  const own = material.ownCalls.map(({ text }) => text);
  // A long text has room for the owner's call; the first sentence of a short one is worth more.
  const calls =
    own.length > 0 && max >= MAX_DRAFT ? own : [...material.calls, ...material.contactCalls, ...own];
  const shortest = Math.min(...calls.map((call) => call.length + 1), MAX_DRAFT);
  return drafts.filter(({ text }) => text.length <= max - (calls.length > 0 ? shortest : 0));
}

function buildDrafts(material: Material): Candidate[] {
  const found: Candidate[] = [];
  const partners = partnersOf(material);
  // The title above a platform's text has the product already, so that the text has no names.
  const mayName = material.names.some(({ hasProduct }) => hasProduct);
  const collect = (opening: Opening) => addDrafts(material, opening, found);
  const collectHook = (lead: Line, hook: string, used: readonly Line[], turned: boolean) => {
    const opening = { lead, parts: [hook], used, form: "", label: "", turned };
    collect(opening);
    for (const name of namesFor(partners, material, used, hook)) collect(withName(opening, name));
  };
  for (const lead of material.telling) {
    if (!canLead(lead)) continue;
    const named = mayName ? namedPrice(lead, material) : null;
    for (const hook of hooksOf(lead, material)) {
      collectHook(lead, hook, [lead], hook !== lead.text && lead.shape !== "subjectless");
    }
    if (named !== null) collectHook(lead, named, [lead], false);
  }
  for (const lead of material.listed) {
    collect({ lead, parts: [lead.text], used: [lead], form: "", label: "", turned: false });
  }
  for (const [lead, second] of hookPairs(material)) {
    const hook = `${lead.text.slice(0, -1)}, ${second.inside}.`;
    collectHook(lead, hook, [lead, second], TENSION.test(hook));
  }
  for (const name of material.names) {
    collect({
      lead: name.lines[0] ?? null,
      parts: [name.text],
      used: name.lines,
      form: name.form,
      label: labelOf(name),
      turned: false,
    });
  }
  return found;
}

/** An opening with a line with a name behind it. */
const withName = (opening: Opening, name: NameLine): Opening => ({
  ...opening,
  parts: [...opening.parts, name.text],
  used: [...opening.used, ...name.lines],
  form: name.form,
  label: labelOf(name),
});

/** Kinds of facts that work well as a pair: "There in 30 mins, no call-out fee." */
const PAIRED: readonly FactKind[] = ["offer", "objection", "price", "number", "time"];
/** Maximum length of a statement of a pair and of the pair, in UTF-16 units. */
const MAX_PAIRED = 28;
const MAX_PAIR = 46;

/** Pairs of two short clauses of different kinds, as one sentence that opens an ad. */
function hookPairs({ telling, grammar }: Material): (readonly [Line, Line])[] {
  const short = telling.filter(
    ({ shape, clause, facts: [first, ...others] }) =>
      shape === "phrase" &&
      clause.length <= MAX_PAIRED &&
      others.length === 0 &&
      first !== undefined &&
      PAIRED.includes(first.kind) &&
      !/[,:?]/u.test(clause),
  );
  return short.flatMap((lead) =>
    short
      .filter(
        (second) =>
          second !== lead &&
          second.facts[0]?.kind !== lead.facts[0]?.kind &&
          lead.clause.length + second.clause.length + 2 <= MAX_PAIR &&
          !overlaps(lead, second) &&
          isOneSentence(lead, second) &&
          canFollowComma(second.inside, grammar),
      )
      .filter(() => canLead(lead) && weaknessOfLine(lead) < MAX_WEAK && wordCount(lead.clause) > 2)
      .map((second) => [lead, second] as const),
  );
}

/** Lines with a name that may follow a hook: a list of facts only starts an ad. */
function partnersOf({ names }: Material): NameLine[] {
  const worth = ({ lines: [first] }: NameLine) => (first ? worthOfLine(first) : Infinity);
  return names
    .filter(({ lines, isOpening }) => lines.length <= 1 && !isOpening)
    .toSorted((a, b) => worth(b) - worth(a))
    .slice(0, MAX_PARTNERS);
}

interface Opening {
  readonly lead: Line | null;
  readonly parts: readonly string[];
  readonly used: readonly Line[];
  readonly form: string;
  readonly label: string;
  readonly turned: boolean;
}

function addDrafts(material: Material, opening: Opening, found: Candidate[]): void {
  if (joined(opening.parts, material.script).length > MAX_DRAFT) return;
  const extras = extrasFor(material, opening.used);
  for (const chosen of [
    [],
    ...extras.map((extra) => [extra]),
    ...distinctPairs(extras),
    ...inOrder(extras),
  ]) {
    if (opening.form !== "" && chosen.some(({ text }) => containsWord(text, material.facts.product)))
      continue;
    const forms = chosen.some((line) => line.explained !== null) ? [true, false] : [false];
    for (const isFelt of forms) addDraft(material, { ...opening, chosen, isFelt }, found);
  }
}

/** Adds the ad of an opening with the `chosen` further lines, unless it is too long. */
function addDraft(
  material: Material,
  opening: Opening & { readonly chosen: readonly Line[]; readonly isFelt: boolean },
  found: Candidate[],
): void {
  const { chosen, isFelt, label } = opening;
  const { grammar } = material;
  const sentences = sentencesOf(chosen, grammar, isFelt);
  const parts =
    label === ""
      ? [...opening.parts, ...sentences]
      : withLabel({ opening: opening.parts, label, lines: chosen, sentences }, grammar);
  const text = joined(parts, material.script);
  if (text.length > MAX_DRAFT) return;
  const facts = [...new Set([...opening.used, ...chosen].flatMap(({ facts: stated }) => stated))];
  const last = [...opening.used, ...chosen].at(-1);
  // "Try 40 wines in one evening." alone is a promise that still needs a next step.
  const isLast =
    last?.asks === true &&
    !isPromiseToTry(last) &&
    parts.length > 1 &&
    parts.at(-1)?.endsWith(last.text.slice(1)) === true;
  const call = isLast ? last.text : "";
  found.push({
    angle: angleOf(opening.lead?.facts[0]?.kind),
    text,
    parts,
    lead: opening.lead,
    lines: [...opening.used, ...chosen],
    facts,
    form: opening.form,
    turned: opening.turned,
    isAsked: opening.form.endsWith("?"),
    felt: [...opening.used, ...chosen].filter((line) => isSaid(line, parts, opening)).length,
    call,
    hasOwnCall: call !== "",
    hasChannel: false,
    isAimed: false,
    label: parts.includes(label) ? label : "",
    endsWithNames:
      parts.at(-1) === label || (chosen.length === 0 && opening.form !== "" && opening.used.length <= 1),
  });
}

/** Whether an ad says what a line means for the reader: "Your first lesson costs nothing." */
function isSaid(line: Line, parts: readonly string[], { lead, turned }: Opening): boolean {
  const { felt, explained } = line;
  if (felt === null || explained === null) return false;
  const isTurned = turned && line === lead && parts[0]?.includes("?") === false;
  return isTurned || parts.some((part) => part === felt || part.endsWith(explained));
}

/** Names that the text does not contain yet. */
function namesFor(
  names: readonly NameLine[],
  { facts }: Material,
  used: readonly Line[],
  text: string,
): NameLine[] {
  const hasProduct = containsWord(text, facts.product);
  const hasCompany = containsWord(text, facts.company);
  return names.filter((name) => {
    if (name.lines.some((line) => used.some((other) => overlaps(line, other)))) return false;
    return !(hasProduct && name.hasProduct) && !(hasCompany && name.hasCompany);
  });
}

/** Further lines for an ad in the order of the brief; whole sentences before clauses of others. */
function extrasFor({ telling, listed }: Material, used: readonly Line[]): Line[] {
  const inLists = used.filter((line) => listed.includes(line)).flatMap(({ facts }) => facts);
  const further = telling.filter(
    (line) =>
      line.shape !== "subjectless" &&
      line.shape !== "tag" &&
      // A question opens an ad; after an answer it reads like a mistake.
      !line.text.endsWith("?") &&
      !line.facts.some((fact) => inLists.includes(fact)) &&
      !used.some((other) => overlaps(line, other)),
  );
  const sentences = further.filter(({ isWhole }) => isWhole).slice(0, MAX_SENTENCES);
  const clauses = further.filter(({ isWhole }) => !isWhole).slice(0, MAX_CLAUSES);
  return further.filter((line) => sentences.includes(line) || clauses.includes(line));
}

/** Three and four lines in the order of the brief: the first ones, and the first sentences. */
function inOrder(lines: readonly Line[]): Line[][] {
  return [distinctLines(lines), distinctLines(lines.filter(({ isWhole }) => isWhole))].flatMap((distinct) =>
    [3, 4].filter((count) => count <= distinct.length).map((count) => distinct.slice(0, count)),
  );
}

/**
 * Joins sentences of an ad or voice-over to one line with spaces; Chinese and Japanese
 * (`isIdeographic` in `language/script.ts`) have none between them. Text ads and
 * `write-video-script.ts` call it.
 */
export function joined(parts: readonly string[], script: Script): string {
  return parts.join(isIdeographic(script) ? "" : " ");
}
