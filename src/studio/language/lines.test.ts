import { expect, test } from "vitest";
import { splitLines } from "./lines.ts";

test.each<[string, string[]]>([
  ["- Fresh bread\n2) Open at 6\n✅ Vegan", ["Fresh bread", "Open at 6", "Vegan"]],
  ["...", []],
  ["", []],
])("splits %j", (text, lines) => {
  expect(splitLines(text)).toEqual(lines);
});
