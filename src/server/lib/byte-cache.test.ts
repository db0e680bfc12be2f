import { expect, test } from "vitest";
import { createByteCache } from "./byte-cache.ts";

const bytes = (length: number) => new Uint8Array(length);

test("keeps what was used last, within its size", () => {
  const cache = createByteCache(10);
  cache.set("a", bytes(4));
  cache.set("b", bytes(4));
  expect(cache.get("a")).toHaveLength(4);
  cache.set("c", bytes(4));
  expect([cache.get("a"), cache.get("b"), cache.get("c")].map((kept) => kept?.length)).toEqual([
    4,
    undefined,
    4,
  ]);
});

test("an entry that is set again counts once, one that is too large is not kept", () => {
  const cache = createByteCache(10);
  for (let count = 0; count < 5; count++) cache.set("a", bytes(6));
  cache.set("b", bytes(4));
  cache.set("huge", bytes(11));
  expect([cache.get("a"), cache.get("b"), cache.get("huge")].map((kept) => kept?.length)).toEqual([
    6,
    4,
    undefined,
  ]);
});
