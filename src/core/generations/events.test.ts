import { expect, test } from "vitest";
import { applyGenerationEvent, NO_PROGRESS, type GenerationEvent } from "./events.ts";

const progress = (done: number, reset = false): GenerationEvent => ({
  event: "progress",
  data: { status: "in-progress", done, total: 3, reset },
});
const partial = (index: number, text: string, whole = false): GenerationEvent => ({
  event: "partial",
  data: { index, text, whole },
});
const texts = (events: GenerationEvent[]) =>
  events.reduce(applyGenerationEvent, NO_PROGRESS).parts.map((part) => part?.text);

test("A partial event replaces the part at its index", () => {
  expect(texts([progress(0, true), partial(0, "Fr"), partial(0, "Fresh", true), partial(1, "B")])).toEqual([
    "Fresh",
    "B",
  ]);
});

test("A reset removes the parts of a failed engine", () => {
  const before = [partial(0, "Provider", true), progress(1), partial(1, "half a li")];
  expect(texts([...before, progress(0, true), partial(0, "Studio", true)])).toEqual(["Studio"]);
});

test("A progress event without reset keeps the parts", () => {
  expect(texts([partial(0, "One", true), progress(1)])).toEqual(["One"]);
});
