import { expect, test } from "vitest";
import { FILM_LIMITS } from "#core/film/limits.ts";
import { writeWav } from "#studio/film/audio/wav.ts";
import { recording } from "../../../../tests/support/recording.ts";
import { joinSentences, SENTENCE_PAUSE_SECONDS } from "./join-sentences.ts";
import { readWav } from "./wav.ts";

const RATE = 8000;
const sound = (samples: number, value: number, rate = RATE) =>
  writeWav([new Int16Array(samples).fill(value)], rate);

test("Sentences are joined in order with a pause, and have the times of their sounds", () => {
  const joined = joinSentences([
    { text: "One.", bytes: sound(2 * RATE, 500) },
    { text: "Two.", bytes: sound(RATE, -700) },
  ]);
  const pause = SENTENCE_PAUSE_SECONDS * RATE;
  const { samples, sampleRate } = readWav(joined.bytes)!;
  expect(sampleRate).toBe(RATE);
  expect(samples).toHaveLength(3 * RATE + pause);
  expect([...new Set(samples.slice(0, 2 * RATE))]).toEqual([500]);
  expect([...new Set(samples.slice(2 * RATE, 2 * RATE + pause))]).toEqual([0]);
  expect([...new Set(samples.slice(2 * RATE + pause))]).toEqual([-700]);
  expect(joined).toMatchObject({
    seconds: 3.2,
    sentences: [
      { text: "One.", start: 0, end: 2 },
      { text: "Two.", start: 2.2, end: 3.2 },
    ],
  });
});

test("A single sentence keeps its sound", () => {
  const bytes = sound(RATE, 500);
  expect(joinSentences([{ text: "One.", bytes }])).toEqual({
    ...{ bytes, seconds: 1, sentences: [{ text: "One.", start: 0, end: 1 }] },
  });
});

test.each([
  ["different sample rates", [sound(RATE, 500), sound(RATE, 500, 16_000)]],
  ["more than a minute", [recording(FILM_LIMITS.voiceSeconds / 2), recording(FILM_LIMITS.voiceSeconds / 2)]],
  ["no WAV file", [sound(RATE, 500), new Uint8Array(100)]],
])("Refuses %s", (_, files) => {
  const sounds = files.map((bytes) => ({ text: "One.", bytes }));
  expect(() => joinSentences(sounds)).toThrow(expect.objectContaining({ failure: "malformed_response" }));
});
