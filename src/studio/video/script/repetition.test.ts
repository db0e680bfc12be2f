import { expect, test } from "vitest";
import { sampleOf } from "../../../../tests/support/sample.ts";
import { writeVideoScript } from "../write-video-script.ts";

const seeds = sampleOf(Array.from({ length: 6 }, (_, seed) => String(seed)));

/** The voice-over of a script of 30 seconds. */
const spoken = (
  language: "en" | "de" | "fr" | "nl",
  texts: { companyName: string; productName: string; keyMessage: string; additionalDetails?: string },
  seed: string,
) =>
  writeVideoScript(
    {
      targetAudience: "",
      additionalDetails: "",
      callToAction: "",
      images: [],
      style: "storytelling",
      duration: 30,
      language,
      ...texts,
    },
    seed,
  )
    .map(({ voiceOver }) => voiceOver)
    .join(" ");

test.each([
  ["en", "Volt & Vine", "EV chargers", "Charge overnight at home.", "3 year warranty on parts. Half a day."],
  ["de", "Gartenbau Lindner", "Rollrasen", "Morgens Erde, abends Rasen.", "Kassel und Umkreis. Ab 9 Uhr."],
  ["fr", "Cabinet Morel", "rachat de crédits", "Une seule mensualité.", "Aucun frais. Réponse en 48 heures."],
  ["nl", "De Rietdekkers", "rietkap", "Mos ziet er gezellig uit.", "10 jaar garantie. Rapport met foto's."],
] as const)(
  "No stock connector stands before a statement (%s)",
  (language, companyName, productName, keyMessage, additionalDetails) => {
    for (const seed of seeds)
      expect(spoken(language, { companyName, productName, keyMessage, additionalDetails }, seed)).not.toMatch(
        /Plus:|Außerdem:|Et aussi\s:|En ook:|Remember:|Nicht vergessen:|À retenir|Niet vergeten:/u,
      );
  },
);

test("A script repeats no statement of a brief with much to say", () => {
  const texts = {
    companyName: "Bramble Lane",
    productName: "Forest preschool",
    keyMessage: "Forest mornings every day, even in the rain. Six children for each of our teachers.",
    additionalDetails:
      "Hot soup at noon from the farm next door. First week free. Collection until 6 pm. Funded 15 hours accepted. Dry clothes in all sizes.",
  };
  for (const seed of seeds) {
    const words = spoken("en", texts, seed);
    for (const statement of [/forest mornings/giu, /first week/giu, /hot soup/giu, /until 6 pm/giu])
      expect(words.match(statement)?.length ?? 0, words).toBeLessThanOrEqual(1);
  }
});

test("A sign-off that repeats a promise adds another statement of a thin brief", () => {
  const texts = {
    companyName: "Harbor Lane",
    productName: "E-bike servicing",
    keyMessage: "Booked by 10, back by 5. 59 dollars, parts extra. Loan bike free.",
  };
  expect(seeds.map((seed) => spoken("en", texts, seed)).join(" ")).toContain(
    "Harbor Lane: booked by 10, back by 5, loan bike free.",
  );
});
