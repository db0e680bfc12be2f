import { pick, type Random } from "../../random.ts";
import { overlaps } from "../../text/ads/distinct-lines.ts";
import { isDependent, type Line } from "../../text/ads/line.ts";
import type { ScriptPlan } from "./plan.ts";
import type { Spoken } from "./sentences.ts";

/**
 * One possible voice-over of a script. `drawDraft` makes it; `narrate` (`narration.ts`) makes many
 * and keeps the best by `scoreOf` (`draft-score.ts`).
 */
export interface Draft {
  /** The spoken sentences of each scene, in order. */
  readonly scenes: readonly (readonly Spoken[])[];
  readonly opener: Line | undefined;
}

/** Position of a sentence in its scene. */
const PLACE = { statement: 1, next: 2, naming: 3, further: 4, again: 5, signOff: 6, call: 7 } as const;

/**
 * Maximum share (0 to 1) of a voice-over's words that are not from the brief. `drawDraft` adds no
 * phrase beyond it; `draft-score.ts` subtracts points for it.
 */
export const MAX_ADDED = 0.25;

interface Placed {
  readonly spoken: Spoken;
  readonly scene: number;
  readonly place: number;
}

/** Share of the drafts that name product and company before the call, and of others earlier. */
const NAMED_LAST = 0.5;
const NAMED_AT_ONCE = 0.8;
/** Share of the drafts in which the message goes on; others have room for a price or the names. */
const CONTINUED = 0.8;
/** Share of the drafts in which the company signs off even if a statement has no room then. */
const SIGNED = 0.5;
/** Share of the other sentences that a draft omits. */
const SKIPPED = 0.15;
/** With fewer words, the share of words that are not in the brief is not measured. */
const FEW_TOKENS = 12;

/**
 * Generates a voice-over at random, for `narrate` (`narration.ts`): the opening line, the other
 * lines in the brief's order, the price last, then names, questions and repetitions while there is
 * room. A line that is too long for its scene is omitted. The choices are from `plan.ts`, the
 * limits from `limitsOf` there, the chances are here.
 */
export function drawDraft(plan: ScriptPlan, random: Random): Draft {
  const { options, limits } = plan;
  const placed: Placed[] = [];
  const all = () => placed.map(({ spoken }) => spoken);
  /**
   * Whether the second scene continues the first, so that nothing may come between them. In longer
   * scenes, only a sentence that is not understood otherwise keeps other statements out.
   */
  let isFirstFull = false;
  const put = (choice: readonly Spoken[], scene: number, place: number): boolean => {
    if (isFirstFull && scene === 0) return false;
    const spoken = pick(random, choice.filter(fitsIn(scene, placed, plan)));
    if (spoken) placed.push({ spoken, scene, place });
    return spoken !== undefined;
  };
  /** Adds a sentence to the first of the given places with room for it. */
  const putFirst = (choice: readonly Spoken[], ...places: (readonly [scene: number, place: number])[]) =>
    places.some(([scene, place]) => put(choice, scene, place));

  const opener = pick(random, plan.openers);
  put(options.calls, 2, PLACE.call);
  if (opener) put(firstWays(plan, opener), 0, PLACE.statement);
  // The message goes on in the first scene and, at most once, in the second.
  let told = opener;
  while (told && !isFirstFull && random() < CONTINUED) {
    const next = nextAfter(told, plan);
    const isPlaced = next !== undefined && put(plan.ways(next), 0, PLACE.next);
    if (next && !isPlaced && put(plan.ways(next), 1, PLACE.statement))
      isFirstFull = limits.isShort || isDependent(next);
    told = isPlaced ? next : undefined;
  }
  for (const word of options.words) put([word], 1, PLACE.statement);
  const rest = plan.lines.filter((line) => timesSaid(line, all()) === 0);
  const last = rest.length > 1 ? (rest.find(plan.isPrice) ?? pick(random, rest)) : undefined;
  if (last) putFirst(plan.ways(last), [2, PLACE.statement], [1, PLACE.statement]);
  const isNamedLast = random() < NAMED_LAST;
  if (isNamedLast) put(options.namings, 2, PLACE.signOff);
  else if (random() < NAMED_AT_ONCE)
    putFirst(
      options.namings,
      ...inRandomOrder([[0, PLACE.naming] as const, [1, PLACE.naming] as const], random),
    );
  if (random() < SIGNED) put(options.signOffs, 2, PLACE.signOff);
  for (const line of plan.byRoom) {
    if (line === last || !rest.includes(line)) continue;
    putFirst(plan.ways(line), [1, PLACE.statement], [0, PLACE.further], [2, PLACE.statement]);
  }
  const said = plan.lines.filter((line) => line !== last && timesSaid(line, all()) > 0);
  const again = inRandomOrder(said, random).slice(0, limits.repeats);
  const moves: (() => boolean)[] = [
    () => put(options.signOffs, 2, PLACE.signOff),
    () => put(options.namings, 0, PLACE.naming),
    () => put(options.namings, 1, PLACE.naming),
    () => put(options.namings, 2, PLACE.signOff),
    ...again.map((line) => () => put(plan.repeats(line), 2, PLACE.again)),
  ];
  for (const move of inRandomOrder(moves, random))
    if (wordsOf(all()) < limits.enough && random() > SKIPPED) move();
  return { scenes: [0, 1, 2].map((scene) => inOrder(placed, scene, plan)), opener };
}

/** The line that continues another one, but no price, which has its place before the call. */
const nextAfter = (line: Line, { successions, isPrice }: ScriptPlan): Line | undefined =>
  successions.find(({ line: next, after }) => after === line && !isPrice(next))?.line;

/** The ways to say the first statement, without reference to an earlier one. */
const firstWays = ({ ways }: ScriptPlan, line: Line): Spoken[] =>
  ways(line).filter(({ lead }) => lead === "");

/**
 * Returns a check whether a sentence can be added to a scene: room, names, phrases, and the number
 * of times that a statement is made.
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
  // A short video never repeats a statement in consecutive sentences.
  const recent = limits.isShort ? near : here;
  const leads = all.map(({ lead }) => lead).filter((lead) => lead !== "");
  const isFull = (has: (spoken: Spoken) => boolean, most: number) =>
    here.some(has) || all.filter(has).length >= most;
  const isCompanyFull = isFull(({ hasCompany }) => hasCompany, limits.companies);
  const isProductFull = isFull(({ hasProduct }) => hasProduct, limits.products);
  return (spoken) =>
    spoken.words <= room &&
    !spoken.hasRepeatedWord &&
    !(spoken.hasCompany && isCompanyFull) &&
    !(spoken.hasProduct && isProductFull) &&
    (spoken.lead === "" || (leads.length < limits.leads && !leads.includes(spoken.lead))) &&
    staysOwn(spoken, all) &&
    !all.some((other) => other.key === spoken.key) &&
    !all.some(
      ({ text }) => includes(text, spoken.text) || (text.endsWith("?") && includes(spoken.text, text)),
    ) &&
    spoken.lines.every(
      (line) =>
        timesSaid(line, all) < 2 &&
        timesSaid(line, recent) === 0 &&
        // A repetition must use other words, or follow the company.
        !(saysAlone(spoken.text, line) && all.some(({ text }) => text.includes(line.text))),
    );
}

/** Whether a text contains a line as a sentence of its own. */
const saysAlone = (text: string, line: Line) =>
  text.startsWith(line.text) || text.includes(`. ${line.text}`) || text.includes(`? ${line.text}`);

const includes = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase());

/**
 * Whether the share of words that are not in the brief stays small; a statement as typed always
 * fits.
 */
function staysOwn(spoken: Spoken, others: readonly Spoken[]): boolean {
  if (spoken.lines.some(({ text }) => text === spoken.text)) return true;
  const tokens = others.reduce((sum, other) => sum + other.tokens, spoken.tokens);
  const added = others.reduce((sum, other) => sum + other.added, spoken.added);
  return tokens < FEW_TOKENS || added <= MAX_ADDED * tokens || spoken.added <= MAX_ADDED * spoken.tokens;
}

const wordsOf = (spoken: readonly Spoken[]) => spoken.reduce((sum, { words }) => sum + words, 0);

function inOrder(placed: readonly Placed[], scene: number, { lines }: ScriptPlan): Spoken[] {
  const index = ({ spoken }: Placed) => lines.findIndex((line) => spoken.lines.includes(line));
  return placed
    .filter((other) => other.scene === scene)
    .toSorted((a, b) => a.place - b.place || index(a) - index(b))
    .map(({ spoken }) => spoken);
}

/**
 * Number of sentences of a draft that state a line or one that overlaps it (`overlaps` in
 * `ads/distinct-lines.ts`). `drawDraft` and `scoreOf` (`draft-score.ts`) avoid repetitions by it.
 */
export function timesSaid(line: Line, spoken: readonly Spoken[]): number {
  return spoken.filter(({ lines }) => lines.some((other) => overlaps(other, line))).length;
}

function inRandomOrder<T>(items: readonly T[], random: Random): T[] {
  return items
    .map((item) => ({ item, rank: random() }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}
