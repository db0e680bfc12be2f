import { describe, expect, it } from "vitest";
import { loudness, loudnessOverTime } from "./loudness.ts";
import { createStereo, decibels, gainOf, SAMPLE_RATE, type Stereo } from "./stereo.ts";
import { truePeak } from "./true-peak.ts";

/** Sine waves in both channels, one after the other: level of the peaks in dBFS, and seconds. */
function tones(parts: readonly (readonly [db: number, seconds: number])[], frequency = 1000): Stereo {
  const total = parts.reduce((sum, [, seconds]) => sum + seconds, 0);
  const out = createStereo(Math.round(total * SAMPLE_RATE));
  let at = 0;
  for (const [db, seconds] of parts) {
    const end = at + Math.round(seconds * SAMPLE_RATE);
    for (; at < end; at++) {
      const value = gainOf(db) * Math.sin((2 * Math.PI * frequency * at) / SAMPLE_RATE);
      out.left[at] = value;
      out.right[at] = value;
    }
  }
  return out;
}

describe("The loudness of the vectors of EBU Tech 3341", () => {
  it.each<[string, number, readonly (readonly [number, number])[]]>([
    ["case 1, -23 dBFS", -23, [[-23, 20]]],
    ["case 2, -33 dBFS", -33, [[-33, 20]]],
    [
      "case 3, quiet ends",
      -23,
      [
        [-36, 10],
        [-23, 60],
        [-36, 10],
      ],
    ],
    [
      "case 4, ends below the absolute gate",
      -23,
      [
        [-72, 10],
        [-36, 10],
        [-23, 60],
        [-36, 10],
        [-72, 10],
      ],
    ],
    [
      "case 5, within the relative gate",
      -23,
      [
        [-26, 20],
        [-20, 20.1],
        [-26, 20],
      ],
    ],
  ])("%s", (_, expected, parts) => {
    expect(Math.abs(loudness(tones(parts)) - expected)).toBeLessThanOrEqual(0.1);
  });

  it("is -3.01 LUFS for 997 Hz at full scale in one channel (BS.1770)", () => {
    const { left } = tones([[0, 5]], 997);
    expect(loudness({ left, right: new Float32Array(left.length) })).toBeCloseTo(-3.01, 2);
  });
});

it("Silence and very short sounds have no loudness", () => {
  expect(loudness(createStereo(SAMPLE_RATE))).toBe(-Infinity);
  expect(loudness(createStereo(0))).toBe(-Infinity);
  expect(loudness(tones([[-20, 0.3]]))).toBe(-Infinity);
});

it("The loudness over time follows the sound", () => {
  const momentary = loudnessOverTime(
    tones([
      [-40, 2],
      [-20, 2],
    ]),
  );
  expect(momentary).toHaveLength(37);
  expect(momentary[0]).toBeCloseTo(-40, 0);
  expect(momentary.at(-1)).toBeCloseTo(-20, 0);
});

describe("The true peak of the vectors of EBU Tech 3341", () => {
  /** A sine wave that its samples miss: `divisor` samples a cycle, `degrees` late, half scale. */
  function sine(divisor: number, degrees: number): Stereo {
    const left = Float32Array.from(
      { length: SAMPLE_RATE },
      // Faded in and out, because a wave that begins at once has larger peaks.
      (_, i) =>
        0.5 *
        Math.min(1, i / 480, (SAMPLE_RATE - i) / 480) *
        Math.sin((2 * Math.PI * i) / divisor + (degrees * Math.PI) / 180),
    );
    return { left, right: left };
  }
  it.each([
    ["case 15", 4, 0],
    ["case 16", 4, 45],
    ["case 17", 6, 60],
    ["case 18", 8, 67.5],
  ])("%s", (_, divisor, degrees) => {
    const peak = decibels(truePeak(sine(divisor, degrees)));
    expect(peak).toBeGreaterThanOrEqual(-6.4);
    expect(peak).toBeLessThanOrEqual(-5.8);
  });

  it("is that of the samples for a single one, and none for silence", () => {
    const left = new Float32Array(100);
    left[50] = 0.5;
    expect(truePeak({ left, right: left })).toBeCloseTo(0.5, 2);
    expect(truePeak(createStereo(100))).toBe(0);
  });
});
