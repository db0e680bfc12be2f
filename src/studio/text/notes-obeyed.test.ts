import { expect, test } from "vitest";
import { campaignInputSchema } from "#core/generations/campaign/campaign.ts";
import type { AdLanguage } from "#core/generations/language.ts";
import { copyBriefOf, imageBriefOf, textBriefOf, videoBriefOf } from "../campaign/briefs.ts";
import { writeCopyFor } from "../copy/write-copy-for.ts";
import { writeVideoScript } from "../video/write-video-script.ts";
import { writeTextAds } from "./write-text-ads.ts";

const BRIEFS: readonly (readonly [AdLanguage, string, string, string])[] = [
  [
    "en",
    "wild",
    "£4.80 a jar. No pectin. Cheap and cheerful. Faster than Uber.",
    "Never mention Uber. Do not say cheap. Use the word wild. Tone funny.",
  ],
  [
    "de",
    "wild",
    "4,80 Euro das Glas. Ohne Gelierhilfe. Billig und gut. Schneller als Uber.",
    "Uber nie erwähnen. Nicht billig sagen. Das Wort wild verwenden. Ton lustig.",
  ],
  [
    "fr",
    "sauvage",
    "4,80 € le pot. Sans pectine. Pas cher et bon. Plus vite que Uber.",
    "Ne jamais mentionner Uber. Ne pas dire pas cher. Utiliser le mot sauvage. Ton drôle.",
  ],
  [
    "es",
    "salvaje",
    "4,80 € el tarro. Sin pectina. Barato y bueno. Más rápido que Uber.",
    "Nunca mencionar Uber. No decir barato. Usa la palabra salvaje. Tono divertido.",
  ],
  [
    "it",
    "selvaggio",
    "4,80 € il vasetto. Senza pectina. Economico e buono. Più veloce di Uber.",
    "Non menzionare mai Uber. Non dire economico. Usa la parola selvaggio. Tono divertente.",
  ],
  [
    "pt",
    "selvagem",
    "4,80 € o frasco. Sem pectina. Barato e bom. Mais rápido do que a Uber.",
    "Nunca mencionar Uber. Não dizer barato. Usar a palavra selvagem. Tom divertido.",
  ],
  [
    "nl",
    "wild",
    "€ 4,80 per pot. Zonder pectine. Goedkoop en goed. Sneller dan Uber.",
    "Uber nooit noemen. Zeg niet goedkoop. Gebruik het woord wild. Toon grappig.",
  ],
];
const FORBIDDEN =
  /uber|cheap|billig|pas cher|barato|economico|goedkoop|funny|lustig|drôle|divertido|divertente|grappig/iu;

test.each(BRIEFS)(
  "Notes are obeyed in texts, fields, scripts and headlines (%s)",
  (language, word, keyFeatures, additionalDetails) => {
    const input = campaignInputSchema.parse({
      companyName: "Thistle",
      productName: "Marmo",
      keyFeatures,
      campaignGoals: "More sales",
      additionalDetails,
      language,
    });
    const ads = writeTextAds(textBriefOf(input), "1", { campaignGoals: input.campaignGoals }).map(
      ({ text }) => text,
    );
    const copy = writeCopyFor(copyBriefOf(input), "1").flatMap(({ fields }) =>
      Object.values(fields).flatMap((texts) => texts.map(({ text }) => text)),
    );
    const scenes = writeVideoScript(videoBriefOf(input), "1");
    const script = scenes.map(({ voiceOver, onScreenText }) => `${voiceOver} ${onScreenText}`);
    const { headline, description } = imageBriefOf(input, ads);
    for (const text of [...ads, ...copy, ...script, headline, description])
      expect(text).not.toMatch(FORBIDDEN);
    for (const texts of [ads, copy, script]) expect(texts.join("\n").toLowerCase()).toContain(word);
  },
);

test.each([
  [
    "de",
    "Frisch geröstet am Montag. 12 Euro das Kilo.",
    "Das Wort 'Premium' auf keinen Fall verwenden",
    "Premium",
  ],
  [
    "de",
    "Frisch geröstet am Montag. Premium Bohnen, 12 Euro.",
    "Das Wort Premium bitte vermeiden",
    "Premium",
  ],
  ["fr", "Torréfié le lundi. 12 € le kilo.", "Le mot artisanal est à bannir", "artisanal"],
] as const)(
  "A word that is never wanted is not taken for a wish (%s): %s %s",
  (language, message, note, word) => {
    const ads = writeTextAds(
      {
        companyName: "Nova",
        productName: "Kaffee",
        keyMessage: message,
        targetAudience: "",
        additionalDetails: note,
        language,
      },
      "1",
    );
    for (const { text } of ads) expect(text).not.toContain(word);
  },
);

test("Remarks in brackets are printed in no ad", () => {
  const keyMessage =
    "From £6.50 (pls not too big, NOT in red!). Book before 2pm (NOT 3pm, that was last year). Insured up to £500 (per parcel).";
  const ads = writeTextAds(
    {
      companyName: "Pedal & Post",
      productName: "Bike courier",
      keyMessage,
      targetAudience: "",
      additionalDetails: "",
    },
    "1",
  );
  const texts = ads.map(({ text }) => text).join("\n");
  expect(texts).not.toMatch(/in red|last year/u);
  expect(texts).toContain("(per parcel)");
});

test("Notes against urgency take the hurry out of all calls", () => {
  const brief = {
    companyName: "Bramble Paws",
    productName: "Dog walking",
    keyMessage: "An hour in the woods for $18. Photos after every walk.",
    targetAudience: "",
    additionalDetails: "",
  };
  const callsFor = (additionalDetails: string) =>
    ["1", "2", "3", "4", "5"]
      .flatMap((seed) => writeTextAds({ ...brief, additionalDetails }, seed))
      .map(({ text }) => text)
      .join("\n");
  expect(callsFor("")).toMatch(/today|now/u);
  expect(callsFor("No countdowns, no urgency, no discounts mentioned.")).not.toMatch(/today|now/u);
});

test("A wish for orders in the notes makes nothing to rent an order", () => {
  const ads = writeTextAds(
    {
      companyName: "Strandkörbe Jessen",
      productName: "Strandkorb mieten am Südstrand",
      keyMessage: "Strandkorb in der ersten Reihe, Tag 14 €, Woche 75 €.",
      targetAudience: "",
      additionalDetails: "Ziel: mehr Vorbestellungen für Juni",
    },
    "1",
  ).map(({ text }) => text);
  expect(ads.join("\n")).toMatch(/buchen/u);
  expect(ads.join("\n")).not.toMatch(/bestellen/u);
});
