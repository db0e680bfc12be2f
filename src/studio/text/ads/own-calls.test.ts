import { expect, test } from "vitest";
import { writeTextAds } from "../write-text-ads.ts";

const adsOf = (keyMessage: string, language: "en" | "de" | "nl" | "it" = "en", names = {}) =>
  writeTextAds(
    {
      companyName: "Bramble Lane",
      productName: "Preschool",
      targetAudience: "",
      additionalDetails: "",
      keyMessage,
      language,
      ...names,
    },
    "1",
  ).map(({ text }) => text);

test.each([
  ["en", "Forest mornings every day. Funded hours accepted.", "Plan a tour any Thursday at 10."],
  ["en", "Chairs from $85. Your fabric or ours.", "Send us a photo for a price."],
  ["de", "Absätze ab 14 Euro. Sohlen in zwei Tagen.", "Einfach im Laden abgeben, ohne Termin."],
  ["it", "Sforniamo alle 6. 4,50 euro al chilo.", "Prenotate la pagnotta entro le 18."],
] as const)("An ad in %s ends with the next step of the brief: %s %s", (language, facts, step) => {
  const texts = adsOf(`${facts} ${step}`, language);
  const having = texts.filter((text) => text.toLowerCase().includes(step.toLowerCase()));
  expect(having.length).toBeGreaterThan(0);
  // Only an emoji may follow.
  for (const text of having)
    expect(text.slice(-step.length - 3).toLowerCase()).toContain(step.slice(4).toLowerCase());
});

test("A telephone number stands once in an ad", () => {
  const keyMessage = "Kapotte ruit? Binnen 4 uur dicht. Vaste prijs van 189 euro. Bel 033 555 0148.";
  for (const text of adsOf(keyMessage, "nl", { companyName: "De Waal", productName: "Ruiten vervangen" }))
    expect(text.split("033 555 0148").length).toBeLessThanOrEqual(2);
});

test("A promise in the form of a request opens an ad", () => {
  const [first] = adsOf("Try 40 wines in one evening. £25 with bread and cheese.", "en", {
    productName: "Wine tasting",
  });
  expect(first).toMatch(/^Try 40 wines in one evening\./u);
});

test("A step in the first person follows the company's name", () => {
  const texts = adsOf("Don't throw out that tackle box. No obligation. Snap a pic and text it to me.", "en", {
    companyName: "Crankbait Charlie",
    productName: "Old lures",
  });
  expect(texts.join("\n")).toContain("Crankbait Charlie: snap a pic and text it to me.");
});

test("A service that the step names is not named again", () => {
  const texts = adsOf("Da 48 euro, ogni venerdì. Prenota entro il giorno prima su WhatsApp.", "it", {
    companyName: "Malga Terzolas",
    productName: "cena in malga",
  });
  expect(texts.join(" ")).toContain("WhatsApp");
  for (const text of texts) expect(text.split("WhatsApp").length).toBeLessThanOrEqual(2);
});

test("A statement of how to order ends the ads", () => {
  const texts = adsOf(
    "Unsere Gänse stehen von Mai bis Dezember auf der Wiese. Das Kilo kostet 17,80 Euro. Sie können bis zum 10. Dezember vorbestellen.",
    "de",
    { companyName: "Hof Lindenbruch", productName: "Weidegänse" },
  );
  expect(texts.join("\n")).toMatch(
    /Sie können bis zum 10\. Dezember vorbestellen\.(?: \p{Extended_Pictographic})?$/mu,
  );
});
