import { describe, expect, it } from "vitest";
import { FILM_MOOD_IDS } from "#core/film/moods.ts";
import { createRandom } from "../../random.ts";
import { loudness } from "./loudness.ts";
import { musicBrief } from "./music.fixture.ts";
import { composeSoundtrack, duckGain, type SpokenPart } from "./soundtrack.ts";
import { decibels, gainOf, SAMPLE_RATE, samplesOf, type Stereo } from "./stereo.ts";
import { truePeak } from "./true-peak.ts";

/** Seeds of each mood: 200 together. */
const SEEDS = 25;

function expectMastered(sound: Stereo, seconds: number): void {
  expect(sound.left).toHaveLength(samplesOf(seconds));
  expect(sound.right).toHaveLength(samplesOf(seconds));
  expect(sound.left.every(Number.isFinite) && sound.right.every(Number.isFinite)).toBe(true);
  expect(Math.abs(loudness(sound) + 14)).toBeLessThanOrEqual(0.2);
  expect(decibels(truePeak(sound))).toBeLessThanOrEqual(-1);
}

/** A synthetic voice: syllables of noise with pauses. */
function spoken(at: number, seconds: number, level: number): SpokenPart {
  const random = createRandom(`voice ${at}`);
  const samples = Float32Array.from({ length: samplesOf(seconds) }, (_, i) => {
    const t = i / SAMPLE_RATE;
    const syllable = Math.max(0, Math.sin(2 * Math.PI * 2.2 * t)) ** 2;
    return level * syllable * (0.7 * Math.sin(2 * Math.PI * 180 * t) + 0.3 * (random() * 2 - 1));
  });
  return { at, samples };
}

describe.each(FILM_MOOD_IDS)("Soundtracks of the mood %s", (mood) => {
  it("have exactly -14 LUFS, true peaks below -1 dBTP and the samples of the film", () => {
    for (let seed = 0; seed < SEEDS; seed++) {
      const seconds = seed === 24 ? 15 : 4;
      const music = musicBrief(mood, seconds, `${mood} ${seed}`);
      expectMastered(composeSoundtrack({ seconds, music, voices: [] }), seconds);
    }
  });
});

it.each([0.003, 0.05, 0.9])("A voice of level %f is brought to the loudness of the film", (level) => {
  const seconds = 10;
  const music = musicBrief("warm", seconds, "voice");
  const voices = [spoken(1, 3, level), spoken(5, 4, level)];
  expectMastered(composeSoundtrack({ seconds, music, voices }), seconds);
  expectMastered(composeSoundtrack({ seconds, voices }), seconds);
});

it("The same film has the same samples", () => {
  const brief = { seconds: 6, music: musicBrief("bright", 6, "same"), voices: [spoken(1, 2, 0.3)] };
  expect(composeSoundtrack(brief)).toEqual(composeSoundtrack(brief));
});

it("A film without sound is silent, also with silent and broken recordings", () => {
  const silent = { at: 0, samples: new Float32Array(SAMPLE_RATE) };
  const broken = { at: 1, samples: new Float32Array(100).fill(Number.NaN) };
  for (const voices of [[], [silent], [broken]]) {
    const { left, right } = composeSoundtrack({ seconds: 2, voices });
    expect(left).toHaveLength(96_000);
    expect(left.every((sample) => sample === 0) && right.every((sample) => sample === 0)).toBe(true);
  }
});

it("A recording that is longer than the film ends with it", () => {
  const sound = composeSoundtrack({ seconds: 2, voices: [spoken(1, 60, 0.4), spoken(-1, 1.5, 0.4)] });
  expectMastered(sound, 2);
});

it("The music steps back before the first word and returns after the last", () => {
  const voice = new Float32Array(samplesOf(6));
  voice.set(spoken(0, 2, 0.5).samples, samplesOf(2));
  const gain = duckGain(voice);
  const at = (seconds: number) => decibels(gain[samplesOf(seconds)]!);
  expect(at(1.5)).toBeCloseTo(0, 1);
  expect(at(2.2)).toBeLessThan(-9);
  expect(at(3.5)).toBeLessThan(-9);
  expect(at(5.9)).toBeGreaterThan(-0.2);
  expect(gain.every((value) => value >= gainOf(-11.01))).toBe(true);
});
