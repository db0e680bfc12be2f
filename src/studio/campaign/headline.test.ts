import { expect, test } from "vitest";
import { chooseHeadline } from "./headline.ts";

const ABOUT = { companyName: "Halden", productName: "Dusk Lamp", facts: ["Cordless, 20 hours per charge."] };

test.each([
  [
    "the hook, without its emoji and full stop",
    ["Evenings, softly lit. 🌇 See it at halden.example."],
    "Evenings, softly lit",
  ],
  [
    "a statement rather than a call to action",
    ["Shop now. Light that knows evening has come."],
    "Light that knows evening has come",
  ],
  [
    "a statement before a question",
    ["Still working late at home? Light follows the sun down."],
    "Light follows the sun down",
  ],
  [
    "no sentence that depends on another",
    ["It dims at ten. Your desk, after dark."],
    "Your desk, after dark",
  ],
  [
    "the user's statement if every sentence is too long",
    [`Light ${"and more light ".repeat(12)}.`],
    "Cordless, 20 hours per charge",
  ],
  [
    "a sentence in a script without spaces",
    ["一番茶だけを使っています。水出しもできます。"],
    "一番茶だけを使っています",
  ],
])("%s", (_, ads, headline) => {
  expect(chooseHeadline(ads, ABOUT)).toBe(headline);
});

test("the product name if there is no statement", () => {
  expect(chooseHeadline([], { ...ABOUT, facts: [] })).toBe("Dusk Lamp");
});

test("only the first sentence of a statement", () => {
  const facts = ["Dims to warm light as the sun sets. Cordless, 20 hours per charge."];
  const about = { companyName: "Halden", productName: "Dusk Lamp", facts };
  expect(chooseHeadline(["Offer: see it"], about)).toBe("Dims to warm light as the sun sets");
});
