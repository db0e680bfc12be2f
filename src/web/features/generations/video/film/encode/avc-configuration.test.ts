import { expect, test } from "vitest";
import { isAvcConfiguration } from "./avc-configuration.ts";

const SPS = [0x67, 0x64, 0x0c, 0x28, 0xac, 0x2b, 0x40];
const PPS = [0x68, 0xee, 0x3c, 0x80];

/** A decoder configuration with these parameter sets. */
const configuration = (sps: readonly number[], pps: readonly number[]) =>
  new Uint8Array([1, 0x64, 0x0c, 0x28, 0xff, 0xe1, 0, sps.length, ...sps, 1, 0, pps.length, ...pps]);

test("A configuration of both parameter sets is well-formed, also as a view of a larger buffer", () => {
  const bytes = configuration(SPS, PPS);
  expect(isAvcConfiguration(bytes)).toBe(true);
  expect(isAvcConfiguration(bytes.buffer)).toBe(true);
  const larger = new Uint8Array([9, 9, 9, ...bytes, 9]);
  expect(isAvcConfiguration(larger.subarray(3, -1))).toBe(true);
});

test.each([
  ["nothing", undefined],
  ["no bytes", new Uint8Array()],
  ["another version", configuration(SPS, PPS).fill(0, 0, 1)],
  ["a header byte that is repeated", configuration([0x67, ...SPS], [0x68, ...PPS])],
  ["a repeated header of the second set only", configuration(SPS, [0x68, ...PPS])],
  ["another profile than it says", configuration([0x67, 0x42, ...SPS.slice(2)], PPS)],
  ["a set of another kind", configuration(PPS, PPS)],
  ["a set that ends early", configuration(SPS, PPS).subarray(0, -1)],
  ["no second set", configuration(SPS, []).subarray(0, -3)],
])("A configuration with %s is refused", (_, bytes) => {
  expect(isAvcConfiguration(bytes)).toBe(false);
});
