import { expect, test } from "vitest";
import type { Brief } from "../facts/brief.ts";
import { readFacts } from "../facts/read-facts.ts";
import { withCalls } from "./closings.ts";
import { draftsOf } from "./compose.ts";
import { delaysFact } from "./labels.ts";
import { materialOf, writeAds } from "./write-ads.ts";

type Typed = readonly [language: string, companyName: string, productName: string, keyMessage: string];

function materialFor([language, companyName, productName, keyMessage]: Typed) {
  const brief: Brief = { companyName, productName, keyMessage, targetAudience: "", additionalDetails: "" };
  return { brief, facts: readFacts(brief, language) };
}

function adsOf(typed: Typed): string[] {
  const { brief, facts } = materialFor(typed);
  return writeAds(brief, facts, "1").map(({ text }) => text);
}

const BRIEFS: readonly Typed[] = [
  [
    "en",
    "Kirk's Garage",
    "MOT and service",
    "MOT £40. If it fails, the retest is free. Courtesy car included.",
  ],
  ["en", "Muddy Paws", "Dog walking", "£14 per walk. Groups of four. A photo after each walk."],
  [
    "de",
    "Sprachhaus",
    "Spanisch am Abend",
    "Probestunde gratis. Zehn Wochen für 180 Euro. Höchstens acht Personen.",
  ],
  ["fr", "Patte Douce", "Assurance chien", "Dès 9,90 € par mois. Frais vétérinaires remboursés en 5 jours."],
  ["es", "Hierro", "Gimnasio de fuerza", "Primera semana gratis. Abierto 24 horas. Sin permanencia."],
  ["it", "Zampa Sicura", "Assicurazione cani", "Da 9,90 € al mese. Rimborso del veterinario in 5 giorni."],
  ["pt", "Escalas", "Software de turnos", "Grátis até 10 funcionários. 14 dias de teste sem cartão."],
  ["nl", "IJzer", "Krachtsport", "Geen contract, geen spiegels. Dag en nacht open. Eerste week gratis."],
];

test.each(BRIEFS)("No sentence says only product and company (%s): %s", (...typed) => {
  const [, company, product] = typed;
  const texts = adsOf(typed);
  expect(texts).toHaveLength(3);
  const label = new RegExp(`(?:^|[.!?] )${product} (?:\\p{L}+ )+${company}\\.`, "iu");
  for (const text of texts) expect(text).not.toMatch(label);
});

test.each<readonly [...Typed, RegExp]>([
  [
    "en",
    "Grade Up",
    "Maths tutoring",
    "Qualified teachers only.",
    /Maths tutoring from Grade Up: book today\./u,
  ],
  [
    "de",
    "Eisenwerk",
    "Krafttraining",
    "Rund um die Uhr offen.",
    /Krafttraining bei Eisenwerk: jetzt anmelden\./u,
  ],
  ["fr", "Point Calme", "Yoga", "Tapis fournis.", /Yoga chez Point Calme : réservez dès aujourd’hui\./u],
  ["nl", "Stil Punt", "Yoga", "Matten aanwezig.", /Yoga bij Stil Punt: boek nu\./u],
])("A label at the end is joined to the call (%s): %s", (language, company, product, message, joined) => {
  const { brief, facts } = materialFor([language, company, product, message]);
  const material = materialOf(brief, facts);
  const drafts = draftsOf(material, 125).filter(
    ({ label, lead }) => label.includes(company) && lead !== null,
  );
  expect(drafts.length).toBeGreaterThan(0);
  const texts = drafts.flatMap((draft) => withCalls(draft, material, 125)).map(({ text }) => text);
  expect(texts.join("\n").replaceAll("\u00A0", " ")).toMatch(joined);
});

test("The owner's own call may follow a label and its facts", () => {
  const typed = [
    "en",
    "Lingua Bridge",
    "Certified translations",
    "£35 per page. Upload a photo, get a PDF.",
  ] as const;
  const { brief, facts } = materialFor(typed);
  const material = materialOf(brief, facts);
  const texts = draftsOf(material, 200)
    .flatMap((draft) => withCalls(draft, material, 200))
    .map(({ text }) => text);
  expect(texts).toContain(
    "£35 per page. Certified translations from Lingua Bridge: upload a photo, get a PDF.",
  );
  expect(texts).not.toContain("Certified translations from Lingua Bridge: upload a photo, get a PDF.");
});

test("A fact that says little without the product follows it after a colon", () => {
  const drafts = (typed: Typed) => {
    const { brief, facts } = materialFor(typed);
    return { facts, texts: draftsOf(materialOf(brief, facts), 125) };
  };
  const { texts, facts } = drafts([
    "en",
    "Muddy Paws",
    "Dog walking",
    "£14 per walk. We take four dogs at a time.",
  ]);
  const find = (text: string) => texts.find((draft) => draft.text === text);
  const price = find("Dog walking from Muddy Paws: £14 per walk.");
  const dogs = find("Dog walking from Muddy Paws: we take four dogs at a time.");
  expect(price?.label).toBe("");
  expect(price && delaysFact(price, facts.product)).toBe(false);
  expect(dogs && delaysFact(dogs, facts.product)).toBe(true);
  // German starts a sentence after a colon with a capital letter.
  const german = drafts(["de", "Pfoten", "Hundeausführen", "Wir nehmen vier Hunde mit."]).texts;
  expect(german.map(({ text }) => text).join(" ")).not.toMatch(/: wir/u);
  expect(german.map(({ text }) => text)).toContain("Hundeausführen: Wir nehmen vier Hunde mit.");
});

test("Not all three ads of a set have a label", () => {
  const texts = adsOf([
    "es",
    "Hierro",
    "Gimnasio de fuerza",
    "Primera semana gratis. Abierto 24 horas. Sin permanencia.",
  ]);
  const labeled = texts.filter((text) => /Gimnasio de fuerza en Hierro: apúntate/u.test(text));
  expect(labeled.length).toBeLessThan(3);
});

test.each<Typed>([
  ["es", "Nova", "Mudanzas a precio cerrado", "4,9 estrellas en 1.208 reseñas."],
  ["pt", "Nova", "Mudanças a preço fixo", "4,9 estrelas em 1.208 avaliações."],
  ["en", "Nova", "House moves at a fixed price", "4.9 stars from 1,208 reviews."],
])("No number follows a product that ends with its price (%s): %s, %s", (...typed) => {
  const { brief, facts } = materialFor(typed);
  const texts = draftsOf(materialOf(brief, facts), 125).map(({ text }) => text);
  expect(texts.join("\n")).not.toMatch(/(?:price|precio cerrado|preço fixo): \d/u);
});
