import { lowerFirst } from "../../language/letter-case.ts";
import { isIdeographic, type Script } from "../../language/script.ts";
import type { Facts } from "../facts/facts.ts";
import { angleOf, type Candidate } from "./ad.ts";
import type { AdGrammar } from "./grammar.ts";
import { companyHooks, hooksOf } from "./hooks.ts";
import {
  canLead,
  containsWord,
  distinctLines,
  distinctPairs,
  insideSentence,
  overlaps,
  type Line,
} from "./lines.ts";
import type { WordLine } from "./word-lines.ts";
import { canFollowComma, MAX_LISTED, type NameLine } from "./name-lines.ts";

/** Lines that are tried as further facts of an ad; more do not fit beside a name. */
const MAX_EXTRAS = 4;

/** Everything that the ads of one brief are made of. */
export interface Material {
  readonly facts: Facts;
  /** Everything that the user typed. */
  readonly typed: string;
  readonly grammar: AdGrammar;
  readonly script: Script;
  readonly lines: readonly Line[];
  readonly names: readonly NameLine[];
  readonly calls: readonly string[];
  /** Lines for words that the notes ask to use. */
  readonly wordLines: readonly WordLine[];
}

/**
 * All ads of at most `max` UTF-16 units that the material allows, without their call to action: a
 * hook from a fact, a line with the name, and further facts. A name occurs once.
 */
export function draftsOf(material: Material, max: number): Candidate[] {
  const { lines } = material;
  const callLengths = material.calls.map((call) => call.length + 1);
  const shortest = callLengths.length > 0 ? Math.min(...callLengths) : 0;
  const found: Candidate[] = [];
  const collect = (opening: Opening) => addDrafts(material, max - shortest, opening, found);
  for (const lead of lines) {
    if (!canLead(lead)) continue;
    for (const hook of [...hooksOf(lead, material), ...companyHooks(lead, material)]) {
      const turned = hook !== lead.text && lead.shape !== "subjectless";
      collect({ lead, parts: [hook], used: [lead], form: "", turned });
      for (const name of namesFor(material, [lead], hook)) {
        collect({ lead, parts: [hook, name.text], used: [lead, ...name.lines], form: name.form, turned });
      }
    }
  }
  for (const name of material.names) {
    collect({
      lead: name.lines[0] ?? null,
      parts: [name.text],
      used: name.lines,
      form: name.form,
      turned: false,
    });
  }
  return found;
}

interface Opening {
  readonly lead: Line | null;
  readonly parts: readonly string[];
  readonly used: readonly Line[];
  readonly form: string;
  readonly turned: boolean;
}

function addDrafts(material: Material, max: number, opening: Opening, found: Candidate[]): void {
  const extras = extrasFor(material, opening.used);
  for (const chosen of [
    [],
    ...extras.map((extra) => [extra]),
    ...distinctPairs(extras),
    ...inOrder(extras),
  ]) {
    const parts = [...opening.parts, ...sentencesOf(chosen, material.grammar)];
    const text = joined(parts, material.script);
    if (text.length > max) continue;
    const facts = [...new Set([...opening.used, ...chosen].flatMap(({ facts: stated }) => stated))];
    const last = [...opening.used, ...chosen].at(-1);
    const call =
      last && parts.at(-1) === last.text && material.grammar.ownCall.test(last.clause) ? last.text : "";
    found.push({
      angle: angleOf(opening.lead?.facts[0]?.kind),
      text,
      parts,
      lead: opening.lead,
      facts,
      form: opening.form,
      turned: opening.turned,
      call,
      hasOwnCall: call !== "",
      endsWithNames: chosen.length === 0 && opening.form !== "" && opening.used.length <= 1,
    });
  }
}

/**
 * An ad with each call to action that fits. An ad that ends with a call of the brief's own, or of a
 * language without calls, stays as it is.
 */
export function withCalls(
  ad: Candidate,
  { calls, facts, script, grammar }: Material,
  max: number,
): Candidate[] {
  if (ad.call !== "" || calls.length === 0) return [ad];
  const names = [facts.company, facts.product].filter((name) => containsWord(ad.text, name));
  return calls
    .filter((call) => !names.some((name) => containsWord(call, name)))
    .flatMap((call) => {
      const last = ad.parts.at(-1) ?? "";
      const apart = [...ad.parts, call];
      // "Boiler repair from Northside: call today." says it in one sentence.
      const together = [
        ...ad.parts.slice(0, -1),
        `${last.slice(0, -1)}${grammar.spaceBeforeMarks ? "\u00A0" : ""}: ${lowerFirst(call)}`,
      ];
      const canJoin = ad.endsWithNames && /^[^.:!?]+\.$/u.test(last) && !grammar.capitalNouns;
      return (canJoin && names.length === 2 ? [apart, together] : [apart]).map((parts) => ({
        ...ad,
        parts,
        call,
        text: joined(parts, script),
      }));
    })
    .filter(({ text }) => text.length <= max);
}

/**
 * The sentences of further lines; short phrases that follow each other become one: "MCS certified,
 * 25-year guarantee."
 */
function sentencesOf(lines: readonly Line[], grammar: AdGrammar): string[] {
  const sentences: string[] = [];
  let list: readonly string[] = [];
  for (const line of lines) {
    const inside = insideSentence(line.clause, grammar);
    const fits = line.shape === "phrase" && line.clause.length <= MAX_LISTED && /^[^.,]+\.$/u.test(line.text);
    if (fits && list.length === 1 && canFollowComma(inside, grammar)) {
      sentences[sentences.length - 1] = `${list.join("")}, ${inside}.`;
      list = [];
      continue;
    }
    sentences.push(line.text);
    list = fits ? [line.text.replace(/\.$/u, "")] : [];
  }
  return sentences;
}

/** Names that the text does not contain yet. */
function namesFor({ names, facts }: Material, used: readonly Line[], text: string): NameLine[] {
  const hasProduct = containsWord(text, facts.product);
  const hasCompany = containsWord(text, facts.company);
  return names.filter((name) => {
    if (name.lines.some((line) => used.some((other) => overlaps(line, other)))) return false;
    return !(hasProduct && name.hasProduct) && !(hasCompany && name.hasCompany);
  });
}

function extrasFor({ lines }: Material, used: readonly Line[]): Line[] {
  return lines
    .filter((line) => line.shape !== "subjectless" && !used.some((other) => overlaps(line, other)))
    .slice(0, MAX_EXTRAS);
}

/** The first three and four lines in the order of the brief. */
function inOrder(lines: readonly Line[]): Line[][] {
  const distinct = distinctLines(lines);
  return [3, 4].filter((count) => count <= distinct.length).map((count) => distinct.slice(0, count));
}

/** Joins sentences to one line; Chinese and Japanese have no spaces between them. */
export function joined(parts: readonly string[], script: Script): string {
  return parts.join(isIdeographic(script) ? "" : " ");
}
