import { expect, test } from "vitest";
import { writeTextAds } from "./write-text-ads.ts";

type Language = "en" | "de" | "fr" | "es" | "it" | "pt" | "nl";

/** The emoji of the first ad of a brief; undefined if it has none. */
const emojiOf = (language: Language, companyName: string, productName: string, keyMessage: string) =>
  /\p{Extended_Pictographic}/u.exec(
    writeTextAds(
      { companyName, productName, keyMessage, targetAudience: "", additionalDetails: "", language },
      "1",
    )[0]?.text ?? "",
  )?.[0];

test.each<readonly [Language, string, string, string]>([
  ["nl", "Bloem", "Hondentrimsalon", "Trimmen vanaf € 45. Ook voor bange honden."],
  ["en", "Rose", "Sash windows", "Draught-proofed in a day. £180 each."],
])("A company with the word of another trade gives no emoji (%s): %s, %s", (language, ...names) => {
  expect(emojiOf(language, ...names)).toBeUndefined();
});

test("The repair of things gets no emoji of new ones", () => {
  const message = "Collected on Mondays, back in two weeks for £90.";
  expect(emojiOf("en", "Tick", "Oak furniture", message)).toBe("🛋");
  expect(emojiOf("en", "Tick", "Furniture restoration", message)).toBeUndefined();
  expect(emojiOf("de", "Krauß", "Neubezug für Möbel", "Fertig in drei Wochen. Ab 780 Euro.")).toBeUndefined();
});

test.each<readonly [Language, string, string, string, string]>([
  ["en", "Rose", "Dog grooming", "Full groom from £38. One dog at a time.", "🐾"],
  ["en", "Harrow Jewellers", "Wedding rings", "Made in our workshop in 3 weeks. From £390.", "💍"],
  ["de", "Blütezeit", "Blumenladen", "Sträuße ab 19 Euro. Fair gehandelte Rosen.", "💐"],
])("The product decides (%s): %s, %s", (language, company, product, message, emoji) => {
  expect(emojiOf(language, company, product, message)).toBe(emoji);
});

test("Solar panels are no photographs", () => {
  expect(emojiOf("de", "Nordwerk", "Photovoltaik", "In zwei Tagen montiert. Ab 6.900 €.")).not.toBe("📷");
});

test("Words in the brackets of a long product name choose no emoji", () => {
  const message = "Plan hogar 850 pesos hasta 120 m2. Producto sin olor.";
  expect(
    emojiOf("es", "La Esperanza", "Control de plagas: termita (plan Restaurante)", message),
  ).toBeUndefined();
});

test("Dutch windows are no noodles", () => {
  const message = "Ramen binnen en buiten schoon vanaf 18 euro per beurt.";
  expect(emojiOf("nl", "De Heldere Ruit", "Ramen lappen aan huis", message)).not.toBe("🍽");
});

test.each<readonly [Language, string, string, string]>([
  ["en", "Highline Surveys", "Drone roof inspection", "Every slope photographed. £195 fixed."],
  ["en", "Kiln Yard Pottery", "Beginners' throwing course", "Six evenings on the wheel. £210."],
])("An emoji that may be wrong is left out (%s): %s, %s", (language, ...names) => {
  expect(emojiOf(language, ...names)).toBeUndefined();
});

test("Words of the message choose no emoji", () => {
  const message = "Licensed kitchen by the hour for bakers. $22 an hour. Home delivery of flour.";
  expect(emojiOf("en", "Shared Burner", "Commissary memberships", message)).toBeUndefined();
});

test("A gym whose notes forbid slogans gets no flexed arm", () => {
  const gym = {
    companyName: "Griffbereit",
    productName: "Boulderhalle",
    keyMessage: "Neue Routen jede Woche. Mo-Fr ab 7 Uhr.",
    targetAudience: "",
    language: "de" as const,
  };
  const textOf = (additionalDetails: string) => writeTextAds({ ...gym, additionalDetails }, "1")[0]?.text;
  expect(textOf("900 qm.")).toContain("💪");
  expect(textOf('900 qm. Bitte kein "du schaffst das!!"')).not.toContain("💪");
});

test("The customers that a product's name mentions choose no emoji", () => {
  const message = "In two hours your staff learn to greet and to take an order. All our tutors are deaf.";
  expect(emojiOf("en", "Two Hands", "Sign language taster for café teams", message)).toBeUndefined();
});
