import { expect, test } from "vitest";
import { materialOf } from "../text/ads/write-ads.ts";
import { readFacts } from "../text/facts/read-facts.ts";
import { choosePictureText } from "./headline.ts";

function textsFor(keyMessage: string, { language = "en", additionalDetails = "", ads = [""] } = {}) {
  const brief = { companyName: "Halden", productName: "Dusk Lamp", keyMessage, additionalDetails };
  const { lines, strengths } = materialOf(brief, readFacts(brief, language));
  return choosePictureText(lines, { ...brief, ads, strengths });
}

test.each([
  ["a fact without its full stop", "Cordless, 20 hours per charge.", "Cordless, 20 hours per charge"],
  ["a statement rather than a call", "Order yours today. Dims as the sun sets.", "Dims as the sun sets"],
  [
    "a statement before a question",
    "Still working late? The light follows the sun.",
    "The light follows the sun",
  ],
  ["no sentence that depends on another", "It also dims. Made for long evenings.", "Made for long evenings"],
  ["no restriction", "We are closed on Mondays. Lamps built by hand in Bath.", "Lamps built by hand in Bath"],
  [
    "no complaint",
    "Customers complain about glare. A warm light without glare.",
    "A warm light without glare",
  ],
])("The headline is %s", (_, keyMessage, headline) => {
  expect(textsFor(keyMessage).headline).toBe(headline);
});

test.each([
  ["de", "Dachrinne verstopft? Wir saugen vom Boden aus. Das Laub nehmen wir mit.", "Doppelhaushälfte 89 €."],
  ["fr", "On vous dépose en minibus au départ. Gilets fournis.", "Ouvert d'avril à fin septembre."],
  ["it", "Controllo annuale e prova fumi a 95 euro.", "Veniamo anche il sabato."],
])("The headline is a statement of the message (%s)", (language, message, additionalDetails) => {
  const { headline } = textsFor(message, { language, additionalDetails });
  expect(message).toContain(headline);
});

test("The headline has no word and no subject that the notes forbid", () => {
  const { headline, description } = textsFor("79 dollars. Cheap to run. Light that follows the sun.", {
    additionalDetails: "Do not say cheap. Never mention the price.",
  });
  expect(headline).toBe("Light that follows the sun");
  expect(description).toBe("");
});

test("A fact that the text ads state is preferred", () => {
  const message = "Cordless, 20 hours per charge. Dims as the sun sets.";
  expect(textsFor(message, { ads: ["Dims as the sun sets. Dusk Lamp from Halden."] }).headline).toBe(
    "Dims as the sun sets",
  );
});

test("A script without spaces", () => {
  expect(textsFor("一番茶だけを使っています。", { language: "ja" }).headline).toBe(
    "一番茶だけを使っています",
  );
});

test("The description is another statement than the headline", () => {
  expect(textsFor("Cordless, 20 hours per charge. Dims as the sun sets.")).toEqual({
    headline: "Cordless, 20 hours per charge",
    description: "Dims as the sun sets.",
  });
});

test("Without statements the headline is the product's name", () => {
  expect(textsFor("", { additionalDetails: "Tone funny. Never mention Uber." })).toEqual({
    headline: "Dusk Lamp",
    description: "",
  });
});
