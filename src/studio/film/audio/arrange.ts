import type { Random } from "../../random.ts";
import { BEATS_PER_BAR } from "../beat-grid.ts";
import { beatNotes } from "./arrange-beat.ts";
import { tuneNotes } from "./arrange-tune.ts";
import {
  chordAt,
  hitOf,
  humanTime,
  note,
  sectionAt,
  spread,
  STEPS,
  stepsOf,
  type Arrangement,
  type VoicedChord,
} from "./arrangement.ts";
import { degreePitch } from "./harmony.ts";
import type { Note } from "./note.ts";

/** Delay between the notes of a strummed chord, in seconds. */
const STRUM_SECONDS = 0.012;
/** Lowest pitch of the bass above the root: a bass below the low E cannot be heard on a phone. */
const LOWEST_BASS = 33;

/**
 * Writes all notes of a film's music, in order of time: pads, chords and bass here, the tune in
 * `arrange-tune.ts`, drums in `arrange-beat.ts`. `composeScore` (`score.ts`) calls it after the
 * harmony.
 */
export function arrange(plan: Arrangement, random: Random): readonly Note[] {
  const end = plan.bars * BEATS_PER_BAR * plan.beat;
  return [
    ...padNotes(plan),
    ...chordNotes(plan, random),
    ...bassNotes(plan, random),
    ...tuneNotes(plan, random),
    ...beatNotes(plan, random),
    ...lastChord(plan),
  ]
    .filter(({ at }) => at < end - 0.02)
    .toSorted((a, b) => a.at - b.at);
}

/** A held chord throughout; its voices are panned from left to right. */
function padNotes({ style: { pad }, chords, beat }: Arrangement): Note[] {
  return chords.flatMap(({ pitches, beats, beat: at }) =>
    pitches.map((pitch, index) =>
      note({
        instrument: pad.instrument,
        at: at * beat,
        length: beats * beat,
        pitch,
        force: pad.force,
        pan: spread(index, pitches.length, 0.55),
      }),
    ),
  );
}

function chordNotes(plan: Arrangement, random: Random): Note[] {
  const { instrument, pattern, isBroken } = plan.style.chords;
  const length = (plan.beat / 4) * (instrument === "keys" ? 5 : 3);
  return stepsOf(plan).flatMap(({ bar, step, at, seconds }) => {
    const hit = hitOf(pattern, step);
    const chord = chordAt(plan, at);
    if (hit === 0 || !chord) return [];
    const section = sectionAt(plan, at);
    // Under the end card only the strong beats remain.
    if (section === "end" && step % 8 !== 0) return [];
    const force = hit * (section === "full" ? 0.48 : 0.36) * (step === 0 ? 1.1 : 0.95);
    const start = humanTime(seconds, random);
    const strum = instrument === "pluck" ? STRUM_SECONDS : STRUM_SECONDS / 4;
    const play = (pitch: number, index: number, count: number, delay: number) =>
      note({ instrument, at: start + delay, length, pitch, force, pan: spread(index, count, 0.45) });
    const { pitches } = chord;
    if (!isBroken) return pitches.map((pitch, index) => play(pitch, index, pitches.length, index * strum));
    const index = brokenIndex(bar * STEPS + step, pitches.length);
    return [
      play((pitches[index % pitches.length] ?? 0) + (index >= pitches.length ? 12 : 0), step % 4, 4, 0),
    ];
  });
}

/** Voice of a broken chord: up over an octave and down again. */
function brokenIndex(position: number, voices: number): number {
  const round = 2 * voices;
  const place = Math.floor(position / 2) % round;
  return place <= voices ? place : round - place;
}

/** Root of a chord in the register of the bass. */
function bassPitch({ root, style }: Arrangement, { degree }: VoicedChord): number {
  const pitch = root - 12 + (degreePitch(style.mode, degree) % 12);
  return pitch > LOWEST_BASS + 12 ? pitch - 12 : pitch;
}

/** Sixteenths until the next hit of a pattern, over the end of the bar. */
function stepsToNext(pattern: string, step: number): number {
  for (let ahead = 1; ahead < STEPS; ahead++) {
    if (hitOf(pattern, (step + ahead) % STEPS) > 0) return ahead;
  }
  return STEPS;
}

function bassNotes(plan: Arrangement, random: Random): Note[] {
  const sixteenth = plan.beat / 4;
  // Before the first cut and under the end card only the halves of a bar are played.
  const slowSteps = hitOf(plan.style.bass, 8) > 0 ? 8 : STEPS;
  return stepsOf(plan).flatMap(({ bar, step, at, seconds }) => {
    const hit = hitOf(plan.style.bass, step);
    const chord = chordAt(plan, at);
    if (hit === 0 || !chord) return [];
    const section = sectionAt(plan, at);
    if (section !== "full" && step % 8 !== 0) return [];
    const isTurn = step >= 12 && bar % 2 === 1 && random() < 0.5;
    return [
      note({
        instrument: "bass",
        at: seconds,
        length: sixteenth * 0.92 * (section === "full" ? stepsToNext(plan.style.bass, step) : slowSteps),
        pitch: bassPitch(plan, chord) + (isTurn ? 12 : 0),
        force: 0.72 * hit + 0.1,
      }),
    ];
  });
}

/** The last bar: the tonic in all voices, with a crash, left to ring. */
function lastChord(plan: Arrangement): Note[] {
  const { beat, bars, style } = plan;
  const start = (bars - 1) * BEATS_PER_BAR * beat;
  const chord = chordAt(plan, (bars - 1) * BEATS_PER_BAR);
  if (!chord) return [];
  const { pitches } = chord;
  const length = 3.8 * beat;
  return [
    ...pitches.map((pitch, index) =>
      note({
        instrument: style.chords.instrument,
        at: start + index * STRUM_SECONDS,
        length,
        pitch,
        force: 0.6,
        pan: spread(index, pitches.length, 0.3),
      }),
    ),
    note({
      instrument: style.lead,
      at: start,
      length,
      pitch: (pitches[0] ?? 60) + 12,
      force: 0.4,
      pan: 0.15,
    }),
    note({ instrument: "bass", at: start, length, pitch: bassPitch(plan, chord), force: 0.8 }),
    note({ instrument: "kick", at: start, length: 0.4, force: 0.85 }),
    note({ instrument: "crash", at: start, length: 2.2, force: 0.25 }),
  ];
}
