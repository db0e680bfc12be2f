import { expect, test } from "vitest";
import { writeTextAds } from "../write-text-ads.ts";
import { readFacts } from "../facts/read-facts.ts";
import { withCalls } from "./closings.ts";
import { draftsOf } from "./compose.ts";
import { materialOf } from "./write-ads.ts";

const adsOf = (
  keyMessage: string,
  language: "en" | "de" | "fr" | "es" | "it" | "pt" | "nl" = "en",
  names = {},
) =>
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

test.each([
  [
    "en",
    "Roof repairs",
    "We find the leak first.",
    "Send two photos to 07700 900214 and we'll tell you tonight.",
  ],
  [
    "de",
    "Badsanierung",
    "Fertig in vier Tagen.",
    "Schicken Sie uns drei Fotos per WhatsApp an 0151 55501234.",
  ],
  ["fr", "Couleur végétale", "En 3 séances.", "Envoyez deux photos au 06 71 22 90 45, je réponds le soir."],
  ["es", "Pintar pisos", "En 3 días.", "Manda 5 fotos al 644 90 12 33 y tienes el precio en 24 horas."],
  ["it", "Restauro mobili", "In due settimane.", "Manda tre foto al 333 555 0144 e ti diciamo il prezzo."],
  ["pt", "Jardins", "De 15 em 15 dias.", "Mande uma foto para o 914 220 867 e damos o preço no mesmo dia."],
  ["nl", "Dakgoten", "Zonder ladder.", "Stuur drie foto's naar 06 5550 1188 en we bellen dezelfde dag."],
] as const)("A number for photos is only named with them (%s): %s", (language, product, message, details) => {
  const texts = adsOf(message, language, { productName: product, additionalDetails: details });
  const [number = ""] = /\d[\d ]{6,}\d/u.exec(details) ?? [];
  const having = texts.filter((text) => text.includes(number));
  expect(having.length).toBeGreaterThan(1);
  for (const text of having) expect(text).toMatch(/(?:photo|foto)[^.]*\d\d/iu);
});

test.each([
  [
    "en",
    "Watch servicing",
    "£145 with a 2 year guarantee. Most watches only need cleaning.",
    "Bring it to our bench in the Royal Arcade, Wed-Sat, and we open it while you wait, free.",
    "ring it to our bench in the Royal Arcade, Wed-Sat.",
  ],
  [
    "de",
    "Einbauschränke",
    "Wir messen mit dem Laser. Aufgebaut an einem Tag, ab 2.400 Euro.",
    "Kommen Sie samstags in die Werkstatt in Sonthofen, da steht ein Musterschrank zum Aufmachen.",
    "Kommen Sie samstags in die Werkstatt in Sonthofen.",
  ],
] as const)(
  "Readers who are asked to come book nothing (%s): %s",
  (language, productName, keyMessage, additionalDetails, step) => {
    const texts = adsOf(keyMessage, language, { productName, additionalDetails }).join("\n");
    expect(texts).toContain(step);
    expect(texts).not.toMatch(/(?<!\p{L})(?:book|quote|angebot|buchen|anfragen)(?!\p{L})/iu);
  },
);

test("A condition of what is free is no next step", () => {
  const texts = adsOf(
    "Aufmaß ist gratis, auch wenn Sie nicht bestellen. Massivholz, 7 Wochen Lieferzeit.",
    "de",
  );
  for (const text of texts) expect(text).not.toMatch(/: Aufmaß|nicht bestellen\.$/u);
});

/** The last sentences of the ads of a brief with the owner's own next step. */
const endsOf = (language: "de", keyMessage: string, additionalDetails: string) =>
  adsOf(keyMessage, language, {
    companyName: "Lingua Bridge",
    productName: "Certified translations",
    additionalDetails,
  }).map((text) => text.split(/(?<=[.!?]) /u).at(-1) ?? "");

test("The company stands before the owner's next step in one ad of a set at most", () => {
  const ends = adsOf(
    "MOT £40. If it fails, the retest is free. Courtesy car included. Drop it off at 8, pick it up by 5.",
    "en",
    { companyName: "Kirk's Garage", productName: "MOT and service" },
  ).filter((text) => /[.] Kirk[’']s Garage: drop/u.test(text));
  expect(ends.length).toBeLessThan(2);
});

test("A sentence with a number that is no next step has no company before it", () => {
  const ends = endsOf(
    "de",
    "Beratung in einem eigenen Raum. Kunsthaar ab 390 €.",
    "Im August sind wir zu, da ist Frau Kühne unter 0152 28817399 für Notfälle da.",
  );
  expect(ends.join(" ")).not.toMatch(/Bridge: Im August/u);
});

/** All ads of a brief that could be chosen. */
function candidatesOf(companyName: string, productName: string, keyMessage: string, language: string) {
  const brief = { companyName, productName, keyMessage, targetAudience: "", additionalDetails: "" };
  const material = materialOf(brief, readFacts(brief, language));
  return draftsOf(material, 125).flatMap((draft) => withCalls(draft, material, 125));
}

test("Beside a step of the owner's only a call with the company stands", () => {
  const message = "No appointment, drop in. Skin fade £18. Hot towel shave £22.";
  const ads = candidatesOf("Chair Six", "Haircuts", message, "en").map(({ text }) => text);
  const stepped = ads.filter((text) => text.startsWith("No appointment, drop in. Skin fade for £18."));
  expect(stepped.length).toBeGreaterThan(0);
  for (const text of stepped) expect(text).toMatch(/Chair Six/u);
});

test("A line with a number takes no second one", () => {
  const message =
    "Troviamo una badante in 5 giorni. Sportello e telefono 049 555 0171. Colloqui nel weekend e nei festivi Marisa 333 555 0172.";
  const ads = candidatesOf("Mani Vicine", "Ricerca badanti", message, "it").map(({ text }) => text);
  expect(ads.length).toBeGreaterThan(0);
  for (const text of ads) expect(text.match(/\d{3} 555 \d{4}/gu)?.length ?? 0).toBeLessThan(2);
});

test("No colon stands before an English call", () => {
  const texts = adsOf("A certified arborist looks first. Free look within 3 days.", "en", {
    companyName: "Ridgeback",
    productName: "Tree removal",
    additionalDetails: "$2M insured. Call 828-555-0163.",
  }).join("\n");
  expect(texts).toContain("Call Ridgeback at 828-555-0163.");
  expect(texts).not.toContain("Ridgeback: call");
});

test("A request for photos takes no other request where it fits", () => {
  const keyMessage =
    "We find the leak before we quote. Most flat roof leaks are a failed joint, and a joint costs £180 to fix, not £3,000 for a new roof.";
  const additionalDetails =
    "Family firm since 1988. 10-year guarantee in writing on every joint we do. Send two photos of the roof to 07700 900214 and we'll tell you the same evening if it's worth a visit.";
  const names = { companyName: "Halloran Roofing", productName: "Flat roof repairs", additionalDetails };
  for (const text of adsOf(keyMessage, "en", names))
    expect(text).toMatch(/send two photos of the roof to 07700 900214/iu);
});

test.each([
  [
    "en",
    "Bookkeeping",
    "Monthly bookkeeping from £49.",
    "No contract. A reply in one day. First call is free - pick a slot on our calendar.",
    "irst call is free - pick a slot on our calendar.",
  ],
  [
    "fr",
    "Consultation sommeil",
    "Un plan écrit pour 140 €.",
    "Infirmière depuis 14 ans. Suivi de 2 semaines. Premier appel gratuit, à réserver en ligne.",
    "remier appel gratuit, à réserver en ligne.",
  ],
  [
    "nl",
    "Zwemles",
    "Leren zwemmen in een groep van hooguit 4.",
    "10 lessen voor € 225. Zondag 19.30 uur. Gratis proefles, aanmelden via de website.",
    "ratis proefles, aanmelden via de website.",
  ],
] as const)(
  "A step in the last clause is the ad's only one (%s): %s",
  (language, product, message, more, step) => {
    const texts = adsOf(message, language, { productName: product, additionalDetails: more });
    const having = texts.filter((text) => text.includes(step));
    expect(having.length).toBeGreaterThan(0);
    for (const text of having)
      expect(text).toMatch(new RegExp(`${step}(?: \\p{Extended_Pictographic})?$`, "u"));
  },
);

test.each([
  [
    "en",
    "Fresh bread every morning - order online by noon.",
    "£5 a loaf. Baked in Leeds.",
    /order (?!online)/iu,
  ],
  ["de", "Töpfern in kleiner Runde, online buchen.", "Sechs Abende für 180 €.", /buch(?!en\.)|anmelden/iu],
] as const)(
  "A message that ends with the step takes no second one (%s): %s",
  (language, message, more, second) => {
    const texts = adsOf(message, language, { productName: "Kulturhof", additionalDetails: more });
    const having = texts.filter((text) => text.includes(message));
    expect(having.length).toBeGreaterThan(0);
    for (const text of having) expect(text).not.toMatch(second);
  },
);

test("A message that ends with the step still takes the number for it", () => {
  const texts = adsOf("Every chimney swept for £60, so book early.", "en", {
    productName: "Chimney sweep",
    additionalDetails: "Call 01434 555 018.",
  });
  expect(texts.join("\n")).toContain("01434 555 018");
});

test("A shop invites readers to its street, named once", () => {
  const texts = adsOf("Pay only for what you fill. Over 300 foods.", "en", {
    companyName: "Corner Refills",
    productName: "Refill shop",
    additionalDetails: "Mon-Sat 9:00-19:00, 12 Mill Lane. Students get 10% off.",
  });
  expect(texts.join("\n")).toMatch(/Corner Refills: 12 Mill Lane\./u);
  for (const text of texts) {
    expect(text).toMatch(/visit|come|see you/iu);
    expect(text.split("12 Mill Lane").length).toBeLessThanOrEqual(2);
  }
});

test.each([
  [
    "it",
    "Eliminiamo i tarli con le microonde. Garanzia scritta 10 anni.",
    "Numero verde 800 000 000, lun-ven 8.30-18",
  ],
  ["en", "We restore sash windows in a day. From £245 a window.", "Freephone 0808 157 0192, Mon-Fri 9-5"],
] as const)("A number with its hours is no next step of its own (%s)", (language, message, contact) => {
  for (const ad of adsOf(message, language, { additionalDetails: contact }))
    expect(ad).not.toContain(contact);
});
