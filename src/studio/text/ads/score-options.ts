import { printableFacts, type Fact, type Facts } from "../facts/facts.ts";
import type { Candidate } from "./ad.ts";
import { worthOfFact } from "./hook-worth.ts";
import type { Line } from "./line.ts";
import type { Strength } from "./strength/strength.ts";
import type { OwnWords } from "./own-words.ts";
import { firstWords, ownTextOf, wordingOf } from "./wording.ts";

/** Facts from which the three ads of a set can each state others. */
export const MANY = 6;

/** A text of this preferred length in UTF-16 units has room for three facts. */
export const MANY_FACTS = 120;

/**
 * What `scoreOf` and `roughScoreOf` compare an ad with, the same for all candidates of a text.
 * `writeSet` (`write-ads.ts`) makes it with `besideEarlier` and `ownWordsOf` (`own-words.ts`).
 */
export interface ScoreOptions {
  readonly facts: Facts;
  /** Ads of the set that exist already. */
  readonly earlier: readonly Candidate[];
  /** Facts that the earlier ads state. */
  readonly stated: ReadonlySet<Fact>;
  /** Facts of the brief that are worth being shown. */
  readonly known: number;
  /** Statements of the brief that say different things. */
  readonly choices: number;
  /** Facts that an ad states without leaving too few for the others. */
  readonly share: number;
  /** First words of the earlier ads. */
  readonly openings: ReadonlySet<string>;
  /** Trigrams of the earlier ads. */
  readonly shown: readonly ReadonlySet<number>[];
  /** The owner's promise and sentences, which ads should keep. */
  readonly ownWords: OwnWords;
  /** Whether a call to action names product and company, so that the draft need not. */
  readonly callsNameAll: boolean;
  /** Whether the ads are to bring telephone calls. */
  readonly isForCalls: boolean;
  /** Expected grades of the statements. */
  readonly strengths: ReadonlyMap<Line, Strength>;
  /** Preferred number of UTF-16 units. */
  readonly preferred: number;
  /** Everything that the user typed. */
  readonly typed: string;
}

/**
 * The parts of `ScoreOptions` that depend only on the earlier ads of a set: facts already stated,
 * words already shown, and the share of facts for one ad. `writeSet` (`write-ads.ts`) computes them
 * once for all candidates of the next ad.
 */
export function besideEarlier(
  earlier: readonly Candidate[],
  facts: Facts,
): Pick<ScoreOptions, "earlier" | "stated" | "share" | "openings" | "shown" | "known"> {
  const known = printableFacts(facts).filter((fact) => worthOfFact(fact) > 0).length;
  return {
    earlier,
    known,
    share: known < MANY ? Math.max(3, known - 1) : Math.ceil(known / 2),
    stated: new Set(earlier.flatMap((ad) => ad.facts)),
    openings: new Set(earlier.map(({ text }) => firstWords(text))),
    shown: earlier.map((ad) => wordingOf(ownTextOf(ad), facts)),
  };
}
