import type { Angle } from "#core/generations/copy/platform-copy.ts";
import type { Fact, FactKind } from "../facts/facts.ts";
import type { Line } from "./line.ts";

const ANGLE_BY_KIND: Partial<Record<FactKind, Angle>> = {
  offer: "offer",
  price: "number",
  number: "number",
  time: "number",
  objection: "objection",
  proof: "proof",
  process: "process",
  place: "place",
};

/**
 * The idea of an ad that starts with a fact of this kind, by the table `ANGLE_BY_KIND` here;
 * "own_words" for other kinds. `compose.ts` calls it for each draft, `copy-prompt-brief.ts` for the
 * order of ideas in a provider's prompt. The ideas are listed in
 * `core/generations/copy/platform-copy.ts`.
 */
export function angleOf(kind: FactKind | undefined): Angle {
  return (kind && ANGLE_BY_KIND[kind]) ?? "own_words";
}

/**
 * A possible text ad or text of a field. `compose.ts` makes it without a call to action,
 * `closings.ts` adds the call, and `writeSet` (`write-ads.ts`) keeps the one with the best score
 * (`score.ts`).
 */
export interface Candidate {
  readonly angle: Angle;
  readonly text: string;
  /** Sentences in order, the call to action last. */
  readonly parts: readonly string[];
  /** The line it starts with; null if it starts with a name. */
  readonly lead: Line | null;
  /** The lines that it states, in its order. */
  readonly lines: readonly Line[];
  readonly facts: readonly Fact[];
  /** Template of its line with a name, empty if it has none. */
  readonly form: string;
  /**
   * A sentence of only product and company ("Watch repair at Tick."); empty if it has none or joins
   * it to another (`labels.ts`).
   */
  readonly label: string;
  /** Whether its first sentence is turned round from the brief's. */
  readonly turned: boolean;
  /** Whether it opens with the product as a question. */
  readonly isAsked: boolean;
  /** Number of sentences that state the benefit of a fact. */
  readonly felt: number;
  /** Its call to action, empty if it has none. */
  readonly call: string;
  /** Whether the call to action is a line of the brief. */
  readonly hasOwnCall: boolean;
  /** Whether the call to action says how: a telephone number, an address on the web. */
  readonly hasChannel: boolean;
  /** Whether its call to action names the time, the way or the thing of the goals. */
  readonly isAimed: boolean;
  /** Whether its last sentence before the call is a line with a name. */
  readonly endsWithNames: boolean;
}
