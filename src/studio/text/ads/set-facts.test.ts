import { expect, test } from "vitest";
import type { AdLanguage } from "#core/generations/language.ts";
import { readFacts } from "../facts/read-facts.ts";
import { writeTextAds } from "../write-text-ads.ts";

const HEARING = {
  companyName: "The Hearing Room",
  productName: "Hearing tests and ear wax removal",
  keyMessage: "Ear wax removed in one visit by an audiologist, £55 for both ears.",
  additionalDetails:
    "Microsuction, no water. Appointments usually within 48 hours. If we find no wax, you only pay £20. Ground floor, step-free, parking outside. Call 01603 555 018.",
};
const GUTTERS = {
  companyName: "Dakwerk De Vries",
  productName: "Dakgoten reinigen",
  keyMessage: "Schone dakgoten voor de herfst, vaste prijs van 79 euro per rijtjeshuis.",
  additionalDetails:
    "Je krijgt foto's van voor en na. Wij zuigen vanaf de grond, dus geen ladder tegen je gevel. Boek voor 1 oktober en de tweede beurt in het voorjaar is gratis.",
};

/** A key message and details of a brief with other facts than the tested one. */
const OTHERS = {
  en: ["Ready the same day.", "No dust and no noise. A team of three."],
  de: ["Fertig am selben Tag.", "Kein Staub, kein Lärm. Seit drei Generationen."],
  fr: ["Prêt le jour même.", "Sans bruit ni poussière. Une équipe de trois."],
} as const;

function adsOf(brief: typeof HEARING, language: AdLanguage = "en"): string[] {
  return writeTextAds({ ...brief, targetAudience: "", language }, "1").map(({ text }) => text);
}

test("A price is not repeated without the sentence that says what it buys", () => {
  const [first, ...others] = adsOf(HEARING);
  expect(first).toContain("£55 for both ears");
  for (const ad of others) if (ad.includes("£55")) expect(ad).toContain("Ear wax removed");
});

test("The longest ad states a fact that no other ad of the set states, after the promise", () => {
  const [first = "", second = "", third = ""] = adsOf(HEARING);
  const details = ["within 48 hours", "no water", "Ground floor", "you only pay £20"];
  const isNew = (detail: string) => third.includes(detail) && !(first + second).includes(detail);
  expect(details.filter(isNew)).not.toEqual([]);
  expect(third).toMatch(/^Ear wax removed in one visit by an audiologist, £55 for both ears\. /u);
});

test("A statement is not cut before the benefit that follows from it", () => {
  const ads = adsOf(GUTTERS, "nl");
  expect(ads.join(" ")).toContain("dus geen ladder tegen je gevel");
  for (const ad of ads) expect(ad).not.toContain("grond. ");
});

test("An ad states a fact rather than the name of the product alone", () => {
  const ads = adsOf(
    {
      companyName: "Ofenbau Krämer",
      productName: "Kachelöfen und Kaminöfen",
      keyMessage: "Ihr Kachelofen, in fünf Tagen gesetzt, zum Festpreis ab 8.900 Euro.",
      additionalDetails:
        "Meisterbetrieb in dritter Generation. Ein Holzscheit am Abend hält die Stube bis zum Morgen warm. Die Abnahme mit dem Schornsteinfeger organisieren wir. Schicken Sie uns ein Foto Ihres Zimmers, das Angebot kommt innerhalb von drei Tagen.",
    },
    "de",
  );
  for (const ad of ads) expect(ad).toMatch(/in fünf Tagen|dritter Generation|bis zum Morgen warm/u);
  for (const ad of ads) expect(ad).not.toMatch(/Kachelöfen und Kaminöfen\. /u);
});

test("The long ad of a brief with two statements opens with one of them, not with a name", () => {
  const ads = adsOf({
    companyName: "Maple Row Food Pantry",
    productName: "Summer lunch appeal",
    keyMessage: "$12 feeds a child for a week while school is out. Every dollar stays in our county.",
    additionalDetails: "",
  });
  expect(ads[2]).toMatch(/^\$12 feeds a child for a week while school is out\. /u);
});

test("A later next step of the message does not displace what is sold", () => {
  const ads = adsOf({
    companyName: "Lise's Boxes",
    productName: "Vegetable boxes",
    keyMessage: "Seasonal box £18, delivered on Friday. Order online by Wednesday",
    additionalDetails: "Picked the day before. No contract",
  });
  expect(ads[2]).toContain("Seasonal box for £18");
});

test("The longest ad leaves room for the owner's call", () => {
  const ads = adsOf(
    {
      companyName: "Klusbus Anja",
      productName: "Klusjesvrouw",
      keyMessage: "Een klusjesvrouw voor alles wat blijft liggen, 45 euro per uur.",
      additionalDetails:
        "Lampen ophangen, kranen repareren, kasten in elkaar zetten. Minimaal een half uur, geen voorrijkosten in Utrecht. Gereedschap en schroeven neem ik zelf mee. Meestal kan ik binnen drie dagen. App een foto van de klus naar 06 5550 0182, dan weet je meteen de prijs.",
    },
    "nl",
  );
  expect(ads[2]?.toLowerCase()).toContain("app een foto");
});

test.each([
  ["Takes about 45 minutes", "en"],
  ["UK mainland only", "en"],
  ["Price holds if turnover is under £60k", "en"],
  ["Serrated knives no sorry", "en"],
  ["Unter 20 m² kommt eine Pauschale von 90 € dazu", "de"],
  ["Pas les portes blindées", "fr"],
] as const)("No ad opens with %s", (detail, language) => {
  const [keyMessage, others] = OTHERS[language];
  const additionalDetails = `${detail}. ${others}`;
  const ads = adsOf({ companyName: "Alva", productName: "Nordic", keyMessage, additionalDetails }, language);
  for (const ad of ads) expect(ad.startsWith(detail)).toBe(false);
});

test("Goods that are for sale somewhere are no offer", () => {
  const brief = {
    companyName: "Alva",
    productName: "Swimming",
    keyMessage: "Swim nappies are on sale at the desk.",
  };
  expect(readFacts(brief, "en").all.map(({ kind }) => kind)).not.toContain("offer");
});

test("A price of something else is not named with the product", () => {
  const ads = adsOf(
    {
      companyName: "L'Escargot du Vernay",
      productName: "Escargots cuisinés",
      keyMessage:
        "Nous élevons 250 000 escargots en plein air. La douzaine 9,80 €. Visite de l'élevage de mai à août, 6 €, gratuit moins de 5 ans.",
      additionalDetails: "",
    },
    "fr",
  );
  for (const ad of ads) expect(ad).not.toMatch(/pour 6 €/u);
});
