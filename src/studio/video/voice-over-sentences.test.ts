import { expect, test } from "vitest";
import { voiceOverSentences } from "./voice-over-sentences.ts";

test.each<readonly [string, readonly string[]]>([
  ["It dims at dusk. Order it today!", ["It dims at dusk.", "Order it today!"]],
  ["Dr. Weber öffnet am 8. November. Kommen Sie?", ["Dr. Weber öffnet am 8. November.", "Kommen Sie?"]],
  ["抹茶です。「どうぞ。」お楽しみに。", ["抹茶です。", "「どうぞ。」", "お楽しみに。"]],
  ["यह दीपक है। आज ही लें।", ["यह दीपक है।", "आज ही लें।"]],
  ["Warm light\nfor your desk", ["Warm light", "for your desk"]],
  ["No mark at the end", ["No mark at the end"]],
])("Splits %j", (voiceOver, sentences) => {
  expect(voiceOverSentences(voiceOver)).toEqual(sentences);
});

test.each(["- One. 44. ✅ Two …", "…", "24", "1. One\n2. Two"])("Loses no character of %j", (voiceOver) => {
  const squeezed = (text: string) => text.replaceAll(/\s/gu, "");
  const sentences = voiceOverSentences(voiceOver);
  expect(squeezed(sentences.join(""))).toBe(squeezed(voiceOver));
  expect(sentences).not.toContain("");
});
