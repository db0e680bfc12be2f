import { expect, test } from "vitest";
import { angleCopy } from "./platform-copy.ts";

test("no angle says that the user wrote the texts, because the studio may have arranged them", () => {
  expect(Object.values(angleCopy).filter((name) => /own words/i.test(name))).toEqual([]);
  expect(new Set(Object.values(angleCopy)).size).toBe(Object.keys(angleCopy).length);
});
