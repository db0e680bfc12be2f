import { expect, it } from "vitest";
import { csvRows } from "../read-files.fixture.ts";
import { sampleInput } from "../sample-input.fixture.ts";
import { pinterestV2 } from "./pinterest-v2.ts";

it("splits ads into files of at most 45 rows, which is what Pinterest takes", () => {
  const input = sampleInput("pinterest_v2_beta");
  const ads = Array.from({ length: 46 }, () => input.ads[0]!);
  const files = pinterestV2.write({ ...input, ads });
  expect(files.map(({ name, bytes }) => [name, csvRows(bytes).length])).toEqual([
    ["pinterest-bulk-1.csv", 45],
    ["pinterest-bulk-2.csv", 1],
  ]);
});
