import { expect, test } from "vitest";
import { createByteCache } from "./byte-cache.ts";

const bytes = (length: number) => new Uint8Array(length);

test("The cache evicts the least recently used entry beyond its size", () => {
  const cache = createByteCache(10);
  cache.set("a", bytes(4));
  cache.set("b", bytes(4));
  expect(cache.get("a")).toHaveLength(4);
  cache.set("c", bytes(4));
  expect([cache.get("a"), cache.get("b"), cache.get("c")].map((entry) => entry?.length)).toEqual([
    4,
    undefined,
    4,
  ]);
});

test("A replaced entry counts once; an entry larger than the cache is not stored", () => {
  const cache = createByteCache(10);
  for (let count = 0; count < 5; count++) cache.set("a", bytes(6));
  cache.set("b", bytes(4));
  cache.set("huge", bytes(11));
  expect([cache.get("a"), cache.get("b"), cache.get("huge")].map((entry) => entry?.length)).toEqual([
    6,
    4,
    undefined,
  ]);
});
