import { readdir, readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { FORMATS, type WrittenFormat } from "./formats.ts";
import { sampleInput } from "./sample-input.fixture.ts";

const GOLDEN = new URL("golden/", import.meta.url);
const FORMAT_IDS = Object.keys(FORMATS) as WrittenFormat[];
const written = FORMAT_IDS.flatMap((format) => [...FORMATS[format].write(sampleInput(format))]);

it.each(written)("writes $name as the golden file, byte by byte", async ({ name, bytes }) => {
  const golden = await readFile(new URL(name, GOLDEN));
  expect(Buffer.from(bytes).toString()).toBe(golden.toString());
  expect(Buffer.compare(bytes, golden)).toBe(0);
});

it("has no other golden file", async () => {
  expect((await readdir(GOLDEN)).toSorted()).toEqual(written.map(({ name }) => name).toSorted());
});
