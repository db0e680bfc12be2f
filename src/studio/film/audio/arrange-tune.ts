import { pick, type Random } from "../../random.ts";
import { BEATS_PER_BAR } from "../beat-grid.ts";
import { chordAt, humanTime, note, sectionAt, STEPS, type Arrangement } from "./arrangement.ts";
import { isInKey } from "./harmony.ts";
import type { Note } from "./note.ts";

/** Pitches between which the tune moves. */
const LOW = 70;
const HIGH = 89;

interface MotifNote {
  readonly step: number;
  /** Sixteenths. */
  readonly length: number;
  /** Steps of the tune up or down from the note before. */
  readonly move: number;
}

/** A rhythm with a contour: mostly up, at most three moves from where it began. */
function createMotif(rhythm: readonly number[], random: Random): MotifNote[] {
  let height = 0;
  return rhythm.map((step, index) => {
    const wanted = index === 0 ? 0 : random() < 0.6 ? 1 : -1;
    const move = Math.abs(height + wanted) > 3 ? -wanted : wanted;
    height += move;
    return { step, length: Math.min(6, (rhythm[index + 1] ?? STEPS) - step), move };
  });
}

/** The pitch of a set of pitch classes that is nearest to `pitch`, within the range of the tune. */
function nearest(pitch: number, isAllowed: (pitch: number) => boolean): number {
  for (let distance = 0; distance < 12; distance++) {
    for (const candidate of [pitch + distance, pitch - distance]) {
      if (candidate >= LOW && candidate <= HIGH && isAllowed(candidate)) return candidate;
    }
  }
  return pitch;
}

/**
 * Writes the tune of a film's music, for `arrange` (`arrange.ts`): a motif (rhythms in
 * `music-style.ts`) that follows the chords, between the pitches `LOW` and `HIGH`. On beats it
 * takes tones of the chord, between them tones of the scale. Every fourth bar is left free, and the
 * next phrase begins with the motif again.
 */
export function tuneNotes(plan: Arrangement, random: Random): Note[] {
  const { style, tonic, beat, bars } = plan;
  const motif = createMotif(pick(random, style.tunes) ?? [0], random);
  const answer = createMotif(pick(random, style.tunes) ?? [0], random);
  const home = LOW + 5;
  const notes: Note[] = [];
  let pitch = home;
  for (let bar = 0; bar < bars - 1; bar++) {
    if (bar % 4 === 0) pitch = home;
    if (bar === 0 || bar % 4 === 3) continue;
    for (const { step, length, move } of bar % 4 === 2 ? answer : motif) {
      const at = bar * BEATS_PER_BAR + step / 4;
      const chord = chordAt(plan, at);
      const section = sectionAt(plan, at);
      if (!chord || section === "end") continue;
      const isStrong = step % 4 === 0;
      const classes = new Set(chord.pitches.map((tone) => tone % 12));
      const isAllowed = (candidate: number) =>
        isStrong ? classes.has(candidate % 12) : isInKey(style.mode, tonic, candidate);
      pitch = nearest(pitch + move * (isStrong ? 3 : 2), isAllowed);
      const swing = step % 2 === 1 ? style.swing : 0;
      notes.push(
        note({
          instrument: style.lead,
          at: humanTime((at + swing / 4) * beat, random),
          length: (beat / 4) * length,
          pitch,
          force: (isStrong ? 0.5 : 0.38) * (section === "full" ? 1 : 0.8),
          pan: 0.2,
        }),
      );
    }
  }
  return notes;
}
