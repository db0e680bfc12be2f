import { expect, test } from "vitest";
import { writeTextAds } from "../write-text-ads.ts";
import { printableFacts } from "./facts.ts";
import { hasApposition } from "./appositions.ts";
import { readFacts } from "./read-facts.ts";

const SENTENCES = [
  ["en", "Our cook is Rosa, 71, has run the kitchen since 1983"],
  ["de", "Die Köchin heißt Rosa, 71 Jahre, steht seit 1983 am Herd"],
  ["fr", "La cuisinière est Rosa, 71 ans, tient les fourneaux depuis 1983"],
  ["es", "La cocinera es Amparo, 71 años, lleva el fogón desde 1983"],
  ["es", "En la cocina está Amparo, mi madre, lleva el fogón desde 1983"],
  ["it", "La cuoca è Rosa, 71 anni, sta ai fornelli dal 1983"],
  ["pt", "A cozinheira é Rosa, 71 anos, está ao fogão desde 1983"],
  ["nl", "De kokkin is Rosa, 71 jaar, staat sinds 1983 achter het fornuis"],
] as const;

test.each(SENTENCES)("An apposition stays with its name (%s): %s", (language, sentence) => {
  const brief = { companyName: "Lolo", productName: "Lolo", additionalDetails: `${sentence}.` };
  expect(printableFacts(readFacts(brief, language)).map(({ text }) => text)).toEqual([sentence]);
});

test.each(SENTENCES)("An ad states the whole sentence or nothing of it (%s): %s", (language, sentence) => {
  const ads = writeTextAds(
    {
      language,
      companyName: "Casa Lolo",
      productName: "Menu 12",
      targetAudience: "",
      keyMessage: "12 € / 30 min",
      additionalDetails: `${sentence}. WC.`,
    },
    "1",
  );
  const stating = ads.filter(({ text }) => /1983|71/u.test(text));
  expect(stating).not.toEqual([]);
  for (const { text } of stating) expect(text).toContain(sentence);
});

test.each([
  ["en", "Family firm in Leeds, 25 years, free quotes"],
  ["en", "Plumbers in Leeds, 25 years, tidy work"],
  ["en", "Bakers from York, our home town, tidy work"],
  ["fr", "Plombiers à Lyon, 25 ans, travail soigné"],
  ["es", "Fontaneros en Gijón, 25 años, trabajo limpio"],
  ["it", "Idraulici a Torino, 25 anni, lavoro pulito"],
  ["pt", "Canalizadores em Braga, 25 anos, trabalho limpo"],
  ["nl", "Loodgieters in Gouda, 25 jaar, net werk"],
])("A duration after a place is no apposition (%s): %s", (language, list) => {
  expect(hasApposition(list, language)).toBe(false);
  const brief = { companyName: "Lolo", productName: "Lolo", keyMessage: `${list}.` };
  expect(readFacts(brief, language).all.map(({ text }) => text)).not.toContain(list);
});

test.each([
  ["en", "Our cook is Florence, 71, has run the kitchen since 1983"],
  ["en", "Bread from Rosa, our head baker, every morning"],
  ["es", "Pregunte a Rosa, 71 años, en la barra"],
])("A name may follow a verb or a preposition (%s): %s", (language, sentence) => {
  expect(hasApposition(sentence, language)).toBe(true);
});
