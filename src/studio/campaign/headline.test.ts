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
    "what says something, not what asks",
    ["Shop now. Light that knows evening has come."],
    "Light that knows evening has come",
  ],
  [
    "a statement before a question",
    ["Still working late at home? Light follows the sun down."],
    "Light follows the sun down",
  ],
  [
    "no sentence that leans on another",
    ["It dims by itself. Your desk, after dark."],
    "Your desk, after dark",
  ],
  [
    "none that is too long: a fact of the user's instead",
    [`Light ${"and more light ".repeat(12)}.`],
    "Cordless, 20 hours per charge",
  ],
  ["a sentence in signs", ["一番茶だけを使っています。水出しもできます。"], "一番茶だけを使っています"],
])("%s", (_, ads, headline) => {
  expect(chooseHeadline(ads, ABOUT)).toBe(headline);
});

test("without any fact it is the product's name", () => {
  expect(chooseHeadline([], { ...ABOUT, facts: [] })).toBe("Dusk Lamp");
});

test("of a statement of several sentences only the first one", () => {
  const facts = ["Dims to warm light as the sun sets. Cordless, 20 hours per charge."];
  const about = { companyName: "Halden", productName: "Dusk Lamp", facts };
  expect(chooseHeadline(["Offer: see it"], about)).toBe("Dims to warm light as the sun sets");
});
