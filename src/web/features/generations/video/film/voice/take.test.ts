import { expect, test } from "vitest";
import { cutTake, heardRange, levelOf } from "./take.ts";
import { toWav } from "./wav.ts";

const RATE = 1000;

function take(loudFrom: number, loudTo: number, level = 0.5): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(4 * RATE);
  samples.fill(level, loudFrom * RATE, loudTo * RATE);
  return samples;
}

test("Silence at both ends is cut off, with a little air left", () => {
  const range = heardRange(take(1, 3), RATE);
  expect(range.from).toBeCloseTo(0.85);
  expect(range.to).toBeCloseTo(3.15);
  expect(cutTake(take(1, 3), range, RATE)).toHaveLength(2300);
  expect(heardRange(take(0, 4), RATE)).toEqual({ from: 0, to: 4 });
});

test("A take in which nothing is heard is kept as it is", () => {
  expect(heardRange(take(0, 0), RATE)).toEqual({ from: 0, to: 4 });
});

test.each([
  [0.01, "silent"],
  [0.05, "quiet"],
  [0.5, "good"],
  [1, "loud"],
] as const)("A take with a peak of %d is %s", (peak, level) => {
  expect(levelOf(take(1, 2, peak))).toBe(level);
});

test("A WAV has the samples of all channels, limited to full scale", async () => {
  const file = toWav([new Float32Array([0, 1, -2]), new Float32Array([0.5, -0.5, 0])], 48_000);
  const view = new DataView(await file.arrayBuffer());
  const text = (at: number) => String.fromCharCode(...new Uint8Array(view.buffer, at, 4));
  expect([text(0), text(8), text(36)]).toEqual(["RIFF", "WAVE", "data"]);
  expect(view.getUint32(4, true)).toBe(file.size - 8);
  expect(view.getUint16(22, true)).toBe(2);
  expect(view.getUint32(24, true)).toBe(48_000);
  const samples = [0, 1, 2, 3, 4, 5].map((index) => view.getInt16(44 + 2 * index, true));
  expect(samples).toEqual([0, 16384, 32767, -16384, -32768, 0]);
});
