import { describe, expect, it } from "vitest";
import { FILM_MOOD_IDS, type FilmMoodId } from "#core/film/moods.ts";
import { isInKey } from "./harmony.ts";
import { musicBrief, TEST_SECONDS } from "./music.fixture.ts";
import { UNPITCHED } from "./note.ts";
import { composeScore, type Score } from "./score.ts";
import { MUSIC_STYLES } from "./music-style.ts";

const SEEDS = Array.from({ length: 200 }, (_, index) => `film-${index}`);

function scoresOf(mood: FilmMoodId) {
  return SEEDS.map((seed, index) => {
    const brief = musicBrief(mood, TEST_SECONDS[index % TEST_SECONDS.length]!, seed);
    return { brief, score: composeScore(brief) };
  });
}

const pitched = (score: Score) => score.notes.filter(({ instrument }) => !UNPITCHED.has(instrument));
/** Beat of a time, allowing for the few milliseconds of a player. */
const beatOf = (score: Score, at: number) => Math.round((at / score.beat) * 20) / 20;
const chordAt = (score: Score, beat: number) => score.chords.findLast((chord) => chord.beat <= beat + 1e-6)!;

describe.each(FILM_MOOD_IDS)("Seeded scores of the mood %s", (mood) => {
  const scores = scoresOf(mood);

  it("have all notes in their key", () => {
    for (const { score } of scores) {
      const outside = pitched(score).filter(({ pitch }) => !isInKey(score.mode, score.tonic, pitch));
      expect(outside).toEqual([]);
    }
  });

  it("have tones of the chord on every beat of the tune", () => {
    const { lead } = MUSIC_STYLES[mood];
    for (const { score } of scores) {
      for (const { instrument, at, pitch } of pitched(score)) {
        const beat = beatOf(score, at);
        if (instrument !== lead || !Number.isInteger(beat)) continue;
        const classes = chordAt(score, beat).pitches.map((tone) => tone % 12);
        expect(classes, `beat ${beat}`).toContain(pitch % 12);
      }
    }
  });

  it("fill the film with chords, and come home with the end card and in the last bar", () => {
    for (const { brief, score } of scores) {
      let beat = 0;
      for (const chord of score.chords) {
        expect(chord.beat).toBe(beat);
        beat += chord.beats;
      }
      expect(beat).toBe(brief.bars * 4);
      expect(score.chords.at(-1)).toMatchObject({ degree: 0, beat: (brief.bars - 1) * 4 });
      const endBeat = Math.min((brief.bars - 1) * 4, Math.round(brief.endCard / brief.beat));
      expect(chordAt(score, endBeat).degree).toBe(0);
    }
  });

  it("have every note within the film, in order, in the range of its instrument", () => {
    for (const { score } of scores) {
      const times = score.notes.map(({ at }) => at);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      for (const { at, pitch, force, pan, length } of score.notes) {
        expect(at).toBeGreaterThanOrEqual(0);
        expect(at).toBeLessThan(score.seconds);
        expect(length).toBeGreaterThan(0);
        expect(force).toBeGreaterThan(0);
        expect(force).toBeLessThanOrEqual(1);
        expect(Math.abs(pan)).toBeLessThanOrEqual(1);
        expect(pitch === 0 || (pitch >= 28 && pitch <= 100)).toBe(true);
      }
    }
  });

  it("differ from each other, and are the same for the same film", () => {
    const [first, again] = [scores[0]!, scores[0]!].map(({ brief }) => composeScore(brief));
    expect(first).toEqual(again);
    const different = new Set(scores.map(({ score }) => JSON.stringify(score.notes)));
    expect(different.size).toBe(scores.length);
  });
});

it("Rhythm begins with the first cut, and a whoosh leads to each cut", () => {
  const brief = { ...musicBrief("driving", 15, "lift"), cuts: [3.75, 7.5], endCard: 11.25 };
  const { notes } = composeScore(brief);
  const kicks = notes.filter(({ instrument }) => instrument === "kick").map(({ at }) => at);
  expect(Math.min(...kicks)).toBeGreaterThanOrEqual(3.5);
  const whooshes = notes.filter(({ instrument }) => instrument === "whoosh");
  expect(whooshes.map(({ at }) => at + 0.32)).toEqual([expect.closeTo(3.75), expect.closeTo(7.5)]);
});
