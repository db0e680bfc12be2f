import { expect, test } from "vitest";
import { toInt16, writeWav } from "./wav.ts";

test("A WAV has the samples of all channels, limited to full scale", () => {
  const channels = [toInt16(new Float32Array([0, 1, -2])), toInt16(new Float32Array([0.5, -0.5, 0]))];
  const file = writeWav(channels, 48_000);
  const view = new DataView(file.buffer);
  const text = (at: number) => String.fromCharCode(...file.subarray(at, at + 4));
  expect([text(0), text(8), text(36)]).toEqual(["RIFF", "WAVE", "data"]);
  expect(view.getUint32(4, true)).toBe(file.length - 8);
  expect(view.getUint16(22, true)).toBe(2);
  expect(view.getUint32(24, true)).toBe(48_000);
  expect(view.getUint32(28, true)).toBe(192_000);
  const samples = [0, 1, 2, 3, 4, 5].map((index) => view.getInt16(44 + 2 * index, true));
  expect(samples).toEqual([0, 16384, 32767, -16384, -32768, 0]);
});
