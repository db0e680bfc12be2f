import type { VideoDuration } from "#core/generations/video/video.ts";
import { firstClauses } from "../../language/first-clauses.ts";
import { capitalizeFirst } from "../../language/letter-case.ts";
import type { Line } from "../../text/ads/line.ts";
import type { FactKind } from "../../text/facts/facts.ts";
import type { Value } from "../../text/facts/value.ts";
import type { FactShot } from "./directions.ts";
import type { Spoken } from "./sentences.ts";

/** Maximum length of a statement with its own shot, and of one on a card, in UTF-16 units. */
const MAX_SHOWN = 60;
const MAX_ON_CARD = 80;
/** Shots in which the owner speaks; first and last scene have one anyway. */
const SPOKEN_SHOTS: readonly FactShot[] = ["objection", "say", "other"];

/** A statement of a scene and how it is filmed. */
export interface FilmedFact {
  readonly shot: FactShot;
  readonly text: string;
}

/**
 * The statements of each scene that can have their own shots: one of each kind, in spoken order,
 * and no statement twice in a script. `writeVideoScript` (`write-video-script.ts`) passes them to
 * `visualOf` (`scene-directions.ts`), which shows those that the scene has time for, and to
 * `ownWordsOf` (`own-words.ts`).
 */
export function factShots(
  scenes: readonly (readonly Spoken[])[],
  { duration }: { readonly duration: VideoDuration },
): FilmedFact[][] {
  const shown = new Set<string>();
  return scenes.map((spoken, index) => {
    const filmed = spoken
      .flatMap(({ lines }) => lines)
      .flatMap((line): FilmedFact[] => {
        const shot = shotOf(line);
        const text = shot && line.shape !== "tag" ? shownOf(line, shot) : null;
        return shot && text !== null ? [{ shot, text: capitalizeFirst(text) }] : [];
      })
      .filter(({ text }) => !shown.has(text));
    for (const { text } of filmed) shown.add(text);
    return (
      filmed
        .filter(({ shot }) => index === 1 || !SPOKEN_SHOTS.includes(shot))
        // The only shot of a short scene shows the work, not something that may be invisible.
        .filter(({ shot }) => duration !== 15 || shot !== "other")
        .filter(({ shot }, at, others) => !others.slice(0, at).some((other) => other.shot === shot))
    );
  });
}

/**
 * The words of a statement in its shot, a long one up to the end of a clause; null if that has lost
 * what the shot shows. A price or an offer would lose its conditions.
 */
function shownOf({ clause, facts: [fact] }: Line, shot: FactShot): string | null {
  const isShort = (part: string) => part.length <= MAX_SHOWN;
  if (isShort(clause)) return clause;
  if (shot === "price" || shot === "offer") return clause.length <= MAX_ON_CARD ? clause : null;
  const start = firstClauses(clause, isShort);
  const hasValue = fact?.values.some(({ text }) => start?.includes(text));
  return start === null || (VALUED.includes(shot) && !hasValue) ? null : `${start} …`;
}
/** Shots that show a value of the statement. */
const VALUED: readonly FactShot[] = ["time", "calendar", "place", "number"];

/**
 * How a statement is filmed; null without a fact. A clock shows hours, a calendar "within a week";
 * the street shows a place and not "Woven on an old loom in Hebden Bridge".
 */
function shotOf({ facts: [fact], shape }: Line): FactShot | null {
  if (!fact) return null;
  const { kind, text, values } = fact;
  const times = values.filter((value) => value.kind === "time");
  const isPlace = values.some((value) => value.kind === "place" && 2 * value.text.length >= text.length);
  if (kind === "time" && times.some(({ type }) => type === "clock")) return "time";
  // A calendar cannot show "day and night".
  const isDated = /\d/u.test(text) || times.some(({ type }) => type === "day" || type === "date");
  if (kind === "time" && times.length > 0 && isDated) return "calendar";
  if (kind === "place" && isPlace) return "place";
  // There is no document for "200 roofs" and "keeps for a year".
  const isCounted = kind === "proof" && values.some((value) => value.kind === "number" || isDuration(value));
  if (isCounted) return "number";
  return SHOTS[kind] ?? (shape === "sentence" ? "say" : "other");
}

const isDuration = (value: Value) => value.kind === "time" && value.type === "duration";

const SHOTS: Partial<Record<FactKind, FactShot>> = {
  price: "price",
  offer: "offer",
  proof: "proof",
  process: "process",
  number: "number",
  objection: "objection",
};
