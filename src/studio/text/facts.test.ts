import { expect, test } from "vitest";
import { extractFacts } from "./facts.ts";

const texts = (keyMessage: string, additionalDetails = "", names = { productName: "X", companyName: "Y" }) =>
  extractFacts({ ...names, targetAudience: "", keyMessage, additionalDetails }, "Latin").map(
    (fact) => fact.text,
  );

test.each<[string, string[]]>([
  ["handmade soap with olive oil", ["Handmade soap with olive oil."]],
  ["SLEEP BETTER TONIGHT", ["SLEEP BETTER TONIGHT."]],
  ["We deliver. It also works on Sundays.", ["We deliver. It also works on Sundays."]],
  ["- Fresh bread\n- vegan options", ["Fresh bread · Vegan options."]],
  ["Wow!!! Really??", ["Wow!", "Really?"]],
  ["“Bread you dream of”", ["Bread you dream of."]],
  ["🔥🔥 Hot stuff 🔥🔥", ["Hot stuff."]],
  ["Freshly baked 🥖", ["Freshly baked 🥖"]],
  ["www.example.com", ["👉 www.example.com"]],
  [
    "Bread that rests for a whole day. We open early in the morning. bread that rests for a whole day!",
    ["Bread that rests for a whole day.", "We open early in the morning."],
  ],
])("extracts the statements of %j", (message, facts) => {
  expect(texts(message)).toEqual(facts);
});

test.each<[string, string[]]>([
  ["Use a friendly tone", []],
  ["Tone: playful", []],
  ["Please avoid hashtags. We deliver on Sundays.", ["We deliver on Sundays."]],
  ["Budget: 500\nGoal: more sales", []],
  ["CTA: Book now", ["Book now."]],
  ["Mention our new terrace", ["New terrace."]],
  ["Please mention that we deliver on Sundays", ["We deliver on Sundays."]],
  ["Don't mention our ads budget", []],
  ["Use it daily for softer skin", ["Use it daily for softer skin."]],
  ["Launch offer: 20% off", ["Launch offer: 20% off."]],
])("leaves notes to the writer out of %j", (details, facts) => {
  expect(texts("", details)).toEqual(facts);
});

test("keeps the case of a name at the start", () => {
  expect(texts("adidas shoes, cleaned", "", { productName: "Care", companyName: "adidas" })).toEqual([
    "adidas shoes, cleaned.",
  ]);
});
