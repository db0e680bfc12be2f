import { pick, type Random } from "../../random.ts";
import { overlaps, type Line } from "../../text/ads/lines.ts";
import type { FactKind } from "../../text/facts/facts.ts";
import type { ScriptPlan } from "./plan.ts";
import { listOf, type Spoken } from "./sentences.ts";

/** One possible voice-over of a script; `narrate` draws many and keeps the best. */
export interface Draft {
  /** What is spoken in each scene, in order. */
  readonly scenes: readonly (readonly Spoken[])[];
  readonly opener: Line | undefined;
}

/** Where a sentence stands in its scene. */
const PLACE = { question: 0, statement: 1, naming: 2, further: 3, again: 4, signOff: 5, call: 6 } as const;

/** Largest share of a voice-over's words that are not from the brief. */
export const MAX_ADDED = 0.25;

interface Placed {
  readonly spoken: Spoken;
  readonly scene: number;
  readonly place: number;
}

/** Kinds of statements that tell how a business works. */
const WORK: readonly FactKind[] = ["time", "process", "objection", "number"];
/** Share of the drafts that open with the product as a question, and that name both at once. */
const ASKED = 0.35;
const NAMED_AT_ONCE = 0.8;
/** Share of the further sentences that a draft leaves out. */
const SKIPPED = 0.15;
/** With fewer words, nothing can be said of the share that the brief lacks. */
const FEW_TOKENS = 12;

/**
 * Draws a voice-over: the opening line, the other lines in the brief's order, the price last, then
 * names, questions and repetitions as long as there is room. No sentence is torn over a cut; a line
 * that is too long for its scene stays unspoken.
 */
export function drawDraft(plan: ScriptPlan, random: Random): Draft {
  const { options, limits } = plan;
  const placed: Placed[] = [];
  const all = () => placed.map(({ spoken }) => spoken);
  const put = (choice: readonly Spoken[], scene: number, place: number): boolean => {
    const spoken = pick(random, choice.filter(fitsIn(scene, placed, plan)));
    if (spoken) placed.push({ spoken, scene, place });
    return spoken !== undefined;
  };
  /** Puts a sentence into the first of some places that has room for it. */
  const putFirst = (choice: readonly Spoken[], ...places: (readonly [scene: number, place: number])[]) =>
    places.some(([scene, place]) => put(choice, scene, place));

  const opener = pick(random, plan.openers);
  put(options.calls, 2, PLACE.call);
  // An offer or a certificate is not how a business works.
  const works = opener !== undefined && WORK.includes(opener.facts[0]?.kind ?? "feature");
  const suited = options.namings.filter(({ lead }) => works || lead !== "works");
  // "Breakfast? Breakfast until 3 pm."
  const names = opener?.lower.includes(plan.speaker.material.facts.product.toLowerCase()) ?? false;
  const asks = !names && random() < ASKED && put(options.questions, 0, PLACE.question);
  if (opener) put(firstWays(plan, opener), 0, PLACE.statement);
  for (const word of options.words) put([word], 1, PLACE.statement);
  const rest = plan.lines.filter((line) => !opener || !overlaps(line, opener));
  const last = rest.length > 1 ? (rest.find(plan.isPrice) ?? pick(random, rest)) : undefined;
  if (last) putFirst(plan.ways(last), [2, PLACE.statement], [1, PLACE.statement]);
  if (!asks && random() < NAMED_AT_ONCE) put(suited, 0, PLACE.naming);
  for (const line of rest) {
    if (line === last) continue;
    putFirst(plan.ways(line), [1, PLACE.statement], [0, PLACE.further], [2, PLACE.statement]);
  }
  const said = plan.lines.filter((line) => timesSaid(line, all()) > 0 && line !== last);
  const again = [...(opener ? [opener] : []), ...inRandomOrder(said, random)].slice(0, limits.repeats);
  const moves: (() => boolean)[] = [
    () => put(options.signOffs, 2, PLACE.signOff),
    () => put(suited, 0, PLACE.naming),
    () => put(suited, 1, PLACE.naming),
    () => !names && put(options.questions, 0, PLACE.question),
    ...again.map((line) => () => put(plan.repeats(line), 2, PLACE.again)),
    () => limits.lists && put(listOf(said, plan.speaker), 2, PLACE.again),
  ];
  for (const move of inRandomOrder(moves, random))
    if (wordsOf(all()) < limits.enough && random() > SKIPPED) move();
  return { scenes: [0, 1, 2].map((scene) => inOrder(placed, scene)), opener };
}

/** Phrases with which a video can start. */
const STARTS: readonly string[] = ["", "soon", "long", "price"];

/** The ways to say the first statement, which follows nothing. */
const firstWays = ({ ways }: ScriptPlan, line: Line): Spoken[] =>
  ways(line).filter(({ lead }) => STARTS.includes(lead));

/**
 * Tells of sentences whether they can stand in a scene beside what is there already: room, names,
 * phrases and statements that are not said too often.
 */
function fitsIn(
  scene: number,
  placed: readonly Placed[],
  { limits }: ScriptPlan,
): (spoken: Spoken) => boolean {
  const all = placed.map(({ spoken }) => spoken);
  const here = placed.filter((other) => other.scene === scene).map(({ spoken }) => spoken);
  const near = placed.filter((other) => Math.abs(other.scene - scene) < 2).map(({ spoken }) => spoken);
  const room = Math.min(limits.scene - wordsOf(here), limits.all - wordsOf(all));
  const leads = all.map(({ lead }) => lead).filter((lead) => lead !== "");
  const isFull = (has: (spoken: Spoken) => boolean) =>
    here.some(has) || all.filter(has).length >= limits.names;
  const isCompanyFull = isFull(({ hasCompany }) => hasCompany);
  const isProductFull = isFull(({ hasProduct }) => hasProduct);
  // A short video says nothing twice in a row.
  const recent = limits.lists ? here : near;
  return (spoken) =>
    spoken.words <= room &&
    !spoken.hasRepeatedWord &&
    !(spoken.hasCompany && isCompanyFull) &&
    !(spoken.hasProduct && isProductFull) &&
    (spoken.lead === "" || (leads.length < limits.leads && !leads.includes(spoken.lead))) &&
    staysOwn(spoken, all) &&
    !all.some(
      ({ text }) => includes(text, spoken.text) || (text.endsWith("?") && includes(spoken.text, text)),
    ) &&
    // "It works like this ... That is how it works."
    !(WORKING.includes(spoken.lead) && leads.some((lead) => WORKING.includes(lead))) &&
    spoken.lines.every(
      (line) =>
        timesSaid(line, all) < 2 &&
        timesSaid(line, recent) === 0 &&
        // Once more means in other words.
        !(spoken.text.includes(line.text) && all.some(({ text }) => text.includes(line.text))),
    );
}

const WORKING: readonly string[] = ["steps", "works"];

const includes = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase());

/** Whether the words that the brief lacks stay few enough; a statement as typed always fits. */
function staysOwn(spoken: Spoken, others: readonly Spoken[]): boolean {
  if (spoken.lines.some(({ text }) => text === spoken.text)) return true;
  const tokens = others.reduce((sum, other) => sum + other.tokens, spoken.tokens);
  const added = others.reduce((sum, other) => sum + other.added, spoken.added);
  return tokens < FEW_TOKENS || added <= MAX_ADDED * tokens || spoken.added <= MAX_ADDED * spoken.tokens;
}

const wordsOf = (spoken: readonly Spoken[]) => spoken.reduce((sum, { words }) => sum + words, 0);

function inOrder(placed: readonly Placed[], scene: number): Spoken[] {
  return placed
    .filter((other) => other.scene === scene)
    .toSorted((a, b) => a.place - b.place)
    .map(({ spoken }) => spoken);
}

/** How often a statement is made. */
export function timesSaid(line: Line, spoken: readonly Spoken[]): number {
  return spoken.filter(({ lines }) => lines.some((other) => overlaps(other, line))).length;
}

function inRandomOrder<T>(items: readonly T[], random: Random): T[] {
  return items
    .map((item) => ({ item, rank: random() }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}
