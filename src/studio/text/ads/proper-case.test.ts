import { expect, test } from "vitest";
import { withEnglishCapitals } from "./proper-case.ts";

test.each([
  ["we sat in the sun all day", "we sat in the sun all day"],
  ["its washed dried and folded by 5", "its washed dried and folded by 5"],
  ["drop it off and its washed dried and folded by 5", "drop it off and it’s washed dried and folded by 5"],
  ["the chair and its polished oak legs", "the chair and its polished oak legs"],
  ["ring tom 07700 900 662", "ring Tom 07700 900 662"],
  ["text only 07700 900321", "text only 07700 900321"],
  ["call now 07700 900 662", "call now 07700 900 662"],
  ["make next weeks rota in two weeks time", "make next week’s rota in two weeks time"],
  ["30 days free no card", "30 days free, no card"],
])("Hurried English is corrected: %s", (typed, right) => {
  expect(withEnglishCapitals(typed)).toBe(right);
});
