import { expect, test } from "vitest";
import { splitSentences } from "./sentences.ts";

test.each<[string, string[]]>([
  ["One. Two! Three?", ["One.", "Two!", "Three?"]],
  ["Made by Dr. Weber in St. Gallen. Since 1987.", ["Made by Dr. Weber in St. Gallen.", "Since 1987."]],
  ["- Fresh bread\n2) Open at 6\n✅ Vegan", ["Fresh bread", "Open at 6", "Vegan"]],
  ['"We love it. Really." says Anna. Good.', ['"We love it. Really." says Anna.', "Good."]],
  ['An unclosed "quote. And more.', ["An unclosed quote.", "And more."]],
  ["Visit www.example.com/a.b today. Bye.", ["Visit www.example.com/a.b today.", "Bye."]],
  ["石臼で挽いた抹茶です。香り高い一杯を。", ["石臼で挽いた抹茶です。", "香り高い一杯を。"]],
  ["Save 20% :) today", ["Save 20% today"]],
  ['5" pipes. 3 m long.', ['5" pipes.', "3 m long."]],
  ["Costs 3.50 today. Yes.", ["Costs 3.50 today.", "Yes."]],
  ["...", []],
  ["", []],
])("splits %j", (text, sentences) => {
  expect(splitSentences(text)).toEqual(sentences);
});
