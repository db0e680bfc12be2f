import { expect, test } from "vitest";
import type { UserId } from "#server/lib/user-id.ts";
import type { Reserved } from "./reserve.ts";

test("A reservation cannot be written by hand", () => {
  // @ts-expect-error -- The brand of `reserve` is missing.
  const forged: Reserved = { userId: "someone" as UserId, kind: "text" };
  expect(Object.getOwnPropertySymbols(forged)).toEqual([]);
});
