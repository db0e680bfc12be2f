import type { Random } from "../../random.ts";
import { BEATS_PER_BAR } from "../beat-grid.ts";
import { hitOf, humanTime, note, sectionAt, stepsOf, type Arrangement } from "./arrangement.ts";
import type { Note } from "./note.ts";

/** Seconds before a cut at which its whoosh begins; its loudest moment is the cut. */
const WHOOSH_SECONDS = 0.32;

/**
 * Writes the drums of a score by the patterns of `music-style.ts`, and the sounds that belong to
 * cuts: air before each cut (`WHOOSH_SECONDS`), weight on the end card. `arrange` (`arrange.ts`)
 * calls it.
 */
export function beatNotes(plan: Arrangement, random: Random): Note[] {
  return [...drumNotes(plan, random), ...fillNotes(plan), ...cutNotes(plan)];
}

function drumNotes(plan: Arrangement, random: Random): Note[] {
  const { kick, backbeat, top } = plan.style;
  return stepsOf(plan).flatMap(({ bar, step, at, seconds }) => {
    const section = sectionAt(plan, at);
    const isFull = section === "full";
    const notes: Note[] = [];
    const kickHit = hitOf(kick, step);
    if (kickHit > 0 && isFull) {
      notes.push(note({ instrument: "kick", at: seconds, length: 0.4, force: 0.85 * kickHit }));
    }
    const backHit = hitOf(backbeat.pattern, step);
    if (backHit > 0 && isFull) {
      const time = humanTime(seconds, random);
      notes.push(
        note({ instrument: backbeat.instrument, at: time, length: 0.25, force: 0.6 * backHit, pan: 0.05 }),
      );
    }
    const topHit = hitOf(top.pattern, step);
    if (topHit > 0 && (isFull || bar > 0)) {
      const time = humanTime(seconds, random);
      const force = (isFull ? 0.34 : 0.2) * topHit;
      notes.push(
        note({
          instrument: top.instrument,
          at: time,
          length: 0.1,
          force,
          pan: step % 4 === 2 ? 0.35 : -0.25,
        }),
      );
    }
    return notes;
  });
}

/**
 * Four growing hits into every fourth bar and into the end card, where the style has a backbeat.
 */
function fillNotes(plan: Arrangement): Note[] {
  const { instrument, pattern } = plan.style.backbeat;
  if (!pattern.includes("x")) return [];
  return stepsOf(plan).flatMap(({ bar, at, seconds }) => {
    const toEnd = plan.endBeat - at;
    const toBar = (bar + 1) * BEATS_PER_BAR - at;
    const left = toEnd > 0 && toEnd <= 1 ? toEnd : bar % 4 === 3 && toBar <= 1 ? toBar : undefined;
    if (left === undefined || sectionAt(plan, at) !== "full") return [];
    return [note({ instrument, at: seconds, length: 0.2, force: 0.58 - 0.32 * left, pan: 0.1 })];
  });
}

function cutNotes({ cuts, beat, endBeat }: Arrangement): Note[] {
  const home = endBeat * beat;
  const air = cuts.flatMap((cut, index) => {
    const at = cut - WHOOSH_SECONDS;
    const force = index === cuts.length - 1 ? 0.46 : 0.32;
    return at < 0
      ? []
      : [note({ instrument: "whoosh", at, length: 0.5, force, pan: index % 2 ? -0.3 : 0.3 })];
  });
  return [
    ...air,
    note({ instrument: "boom", at: home, length: 1.4, force: 0.65 }),
    note({ instrument: "crash", at: home, length: 1.8, force: 0.24 }),
  ];
}
