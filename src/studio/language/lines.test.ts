import { expect, test } from "vitest";
import { normalizeSpaces } from "./lines.ts";

test.each([
  [" Fresh\t\nbread ", "Fresh bread"],
  ["Fre\u200Bsh\u00A0bread", "Fresh bread"],
  ["👨\u200D🍳", "👨\u200D🍳"],
])("Spaces and invisible marks of %j are normalized", (text, normalized) => {
  expect(normalizeSpaces(text)).toBe(normalized);
});
