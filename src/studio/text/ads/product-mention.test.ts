import { expect, test } from "vitest";
import { readFacts } from "../facts/read-facts.ts";
import { writeAds } from "./write-ads.ts";

const FACTS = {
  companyName: "Claire Vasseur",
  productName: "Récit de vie",
  keyMessage:
    "Vous relisez chaque chapitre avant impression. Rien n'est publié ailleurs. 2 400 €, payables en six fois. Cinq exemplaires reliés.",
  additionalDetails: "",
};
const adsFor = (productName: string) => {
  const brief = { ...FACTS, productName };
  return writeAds(brief, readFacts(brief, "fr"), "1").map(({ text }) => text);
};

test("Each ad says what is sold if its statements do not", () => {
  const ads = adsFor("Récit de vie");
  expect(ads).toHaveLength(3);
  for (const ad of ads) expect(ad).toMatch(/récit de vie/iu);
});

test("Statements that name the product need no label before them", () => {
  const ad = adsFor("Relecture de chapitres").find((text) => text.includes("chaque chapitre"));
  expect(ad).toMatch(/^Vous relisez/u);
});

test("An ad need not name a product that is only a brand", () => {
  expect(adsFor("Vita").some((ad) => !ad.includes("Vita"))).toBe(true);
});
