import { expect, test } from "vitest";
import { createRandom, pick, shuffle } from "./random.ts";

test("one seed always gives the same sequence, another seed gives another", () => {
  const draw = (seed: string) => Array.from({ length: 5 }, createRandom(seed));
  expect(draw("a")).toEqual(draw("a"));
  expect(draw("a")).not.toEqual(draw("b"));
});

test("first numbers are evenly distributed over seeds that differ in one character", () => {
  const counts = [0, 0, 0, 0];
  for (let seed = 0; seed < 4000; seed++) counts[Math.floor(createRandom(`seed ${seed}`)() * 4)]! += 1;
  for (const count of counts) expect(count).toBeGreaterThan(880);
});

test("pick handles an empty list and shuffle keeps every item", () => {
  const random = createRandom("x");
  expect(pick(random, [])).toBeUndefined();
  expect(shuffle(random, [1, 2, 3, 4]).toSorted()).toEqual([1, 2, 3, 4]);
});
