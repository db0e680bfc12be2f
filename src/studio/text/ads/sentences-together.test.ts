import { expect, test } from "vitest";
import { writeTextAds } from "../write-text-ads.ts";

interface Typed {
  readonly companyName: string;
  readonly productName: string;
  readonly keyMessage: string;
}

const adsOf = (language: "de" | "en" | "fr" | "it" | "nl", brief: Typed) =>
  writeTextAds({ targetAudience: "", additionalDetails: "", ...brief, language }, "1").map(
    ({ text }) => text,
  );

test("A short sentence that starts with 'or' opens no ad", () => {
  const ads = adsOf("it", {
    companyName: "Bollicine",
    productName: "Corso di nuoto neonatale",
    keyMessage: "Il primo tuffo si fa in braccio alla mamma. O al papà.",
  });
  for (const ad of ads) expect(ad).not.toMatch(/^O al papà/u);
  const ring = {
    companyName: "Aurélie",
    productName: "Bague",
    keyMessage: "Or 18 carats, serti à la main. Dès 390 €.",
  };
  expect(adsOf("fr", ring).join(" ")).toContain("Or 18 carats");
});

test("A price behind a verb of paying gets no preposition", () => {
  const ads = adsOf("it", {
    companyName: "Quattrocorde",
    productName: "Noleggio di violini",
    keyMessage: "Con il nostro noleggio pagate 16 euro al mese, custodia compresa.",
  });
  expect(ads.join(" ")).toContain("pagate 16 euro");
  expect(ads.join(" ")).not.toContain("pagate a");
});

test("A photo that others take is no next step", () => {
  const ads = adsOf("en", {
    companyName: "Ledgerpole",
    productName: "Ledgerpole inspection app",
    keyMessage:
      "Your lads scan the tag, tick the checks, take a photo, and the client gets the signed report before the van leaves site. £18 per van per month.",
  });
  for (const ad of ads) expect(ad).not.toMatch(/(?:photo|Ledgerpole inspection app)\.\W*$/u);
});

test("A first class is not enough to say what it is for", () => {
  const ads = adsOf("en", {
    companyName: "Riverbend Fencing Club",
    productName: "Beginner sabre class",
    keyMessage: "Swords, on a Tuesday night. First class is free.",
  });
  for (const ad of ads) expect(ad).toMatch(/Riverbend|sabre/u);
});

test("A second price behind a verb of cost gets no preposition", () => {
  const ads = adsOf("nl", {
    companyName: "Bakkie Rechtop",
    productName: "Bakfietsreparatie aan huis",
    keyMessage: "Een binnenband plakken kost 32 euro inclusief voorrijden en een grote beurt 129 euro.",
  });
  expect(ads.join(" ")).toContain("een grote beurt 129 euro");
});

test("A verb of cost is for all prices of its sentence", () => {
  const ads = adsOf("de", {
    companyName: "Hof Brinkhage",
    productName: "Gemüsekiste",
    keyMessage: "Die kleine Kiste kostet 18 Euro, die große 27 Euro. Ein Rezept liegt immer dabei.",
  });
  expect(ads.join(" ")).toContain("die große 27 Euro");
});

test("A condition that points to an amount follows it and is no next step", () => {
  const ads = adsOf("nl", {
    companyName: "Rijwielhuis De Ketting",
    productName: "Proefweek elektrische fiets",
    keyMessage:
      "Bij ons probeer je een elektrische fiets een hele week voor €49. Koop je daarna een fiets, dan krijg je dat bedrag terug. De eerste twee onderhoudsbeurten zijn gratis.",
  });
  for (const ad of ads) {
    if (ad.includes("dat bedrag")) expect(ad).toContain("€49. Koop je daarna");
    expect(ad).not.toMatch(/terug\.$/u);
  }
});
