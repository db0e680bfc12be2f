import { expect, test } from "vitest";
import type { CampaignCopy } from "#core/generations/copy/platform-copy.ts";
import type { PlatformId } from "#core/platforms/platforms.ts";
import type { Brief } from "../text/facts/brief.ts";
import { readFacts } from "../text/facts/read-facts.ts";
import { writeCampaignCopy } from "./write-copy.ts";

const write = (brief: Brief, language: string): CampaignCopy =>
  writeCampaignCopy(brief, readFacts(brief, language), "1");

const textsOf = (copy: CampaignCopy, platform: PlatformId, field: string) =>
  (copy.find((entry) => entry.platform === platform)?.fields[field] ?? []).map(({ text }) => text);

const KAYAKS: Brief = {
  companyName: "Saltmarsh Paddle",
  productName: "Guided kayak tour",
  keyMessage:
    "Two hours on flat water, seals at arm’s length. All gear included. Groups of six. £35 a person, free rebooking in bad weather.",
  additionalDetails: "Blakeney.",
};

test("Headlines state facts, and one names the product, although the text above states them", () => {
  const headlines = textsOf(write(KAYAKS, "en"), "facebook", "headline");
  expect(headlines).toHaveLength(3);
  expect(
    headlines.filter((text) => /gear|groups|weather|seals|two hours|£35/i.test(text)).length,
  ).toBeGreaterThan(1);
  expect(headlines.filter((text) => text.includes("Guided kayak tour"))).not.toEqual([]);
  expect(headlines).not.toContain("Blakeney");
});

test("Short descriptions state facts that no headline states", () => {
  const copy = write(KAYAKS, "en");
  const descriptions = textsOf(copy, "facebook", "description");
  expect(descriptions).toHaveLength(2);
  for (const text of descriptions) {
    expect(text).not.toMatch(/book|Saltmarsh Paddle$/i);
    expect(textsOf(copy, "facebook", "headline")).not.toContain(text);
  }
});

const CLOCKS: Brief = {
  companyName: "Pendle Horology",
  productName: "Clock restoration",
  keyMessage: "Most clocks back in a week, and you keep every old part. From £140. Free collection.",
};

test("Of the search headlines, at most two ask for the next step", () => {
  const headlines = textsOf(write(CLOCKS, "en"), "google_search", "headlines");
  expect(headlines).not.toEqual([]);
  expect(headlines.filter((text) => /^(?:book|pick|save|sign|join|get) /i.test(text)).length).toBeLessThan(3);
});

test("A statement that is too long for a headline gives its clauses, an offer does not", () => {
  expect(textsOf(write(CLOCKS, "en"), "google_search", "headlines")).toContain("Most clocks back in a week");
  const offer = {
    ...CLOCKS,
    keyMessage: "Free dial cleaning, with every full restoration until the end of May",
  };
  expect(textsOf(write(offer, "en"), "google_search", "headlines")).not.toContain("Free dial cleaning");
});

test("A headline states a fact as typed and not as question and answer, and only once", () => {
  const brief: Brief = {
    companyName: "Serrurerie Marchal",
    productName: "Ouverture de porte",
    keyMessage: "Devis gratuit. Sur place en 30 minutes. Sans frais de déplacement.",
  };
  const copy = write(brief, "fr");
  for (const headlines of [
    textsOf(copy, "google_search", "headlines"),
    textsOf(copy, "facebook", "headline"),
  ]) {
    expect(headlines).toContain("Sans frais de déplacement");
    expect(headlines.join("\n")).not.toContain("?");
  }
});

test("An abbreviation keeps its full stop", () => {
  const brief: Brief = {
    companyName: "Radhaus Nord",
    productName: "Leihrad",
    keyMessage: "Ab 19 Euro im Monat, Pannenhilfe immer inkl.",
  };
  const copy = write(brief, "de");
  expect(textsOf(copy, "google_search", "headlines")).toContain("Pannenhilfe immer inkl.");
});

test("The second line of a small ad does not repeat its title", () => {
  const brief: Brief = {
    companyName: "Pão da Serra",
    productName: "Pão em casa",
    keyMessage: "12 € por semana.",
  };
  const copy = write(brief, "pt");
  const [title = ""] = textsOf(copy, "chatgpt", "title");
  const [text = ""] = textsOf(copy, "chatgpt", "copy");
  expect(title).not.toBe("");
  expect(text).not.toBe("");
  expect(text).not.toContain(title);
});

test.each([
  ["After-school maths tutoring", "en", ["after-school", "maths-tutoring"]],
  ["Réparation de machines à coudre", "fr", ["réparation", "machines-coudre"]],
  ["Einbauschränke", "de", ["einbauschränke", "werkhof-nord"]],
] as const)("The words of a product fill the paths of a search ad: %s", (productName, language, paths) => {
  const copy = write({ companyName: "Werkhof Nord", productName, keyMessage: "24h" }, language);
  expect(textsOf(copy, "google_search", "paths")).toEqual(paths);
});

test("A word that the notes forbid is in no path of a search ad", () => {
  const brief = { companyName: "Northside", productName: "Boiler repair", keyMessage: "In Leeds. From £65." };
  const pathsWith = (additionalDetails: string) =>
    textsOf(write({ ...brief, additionalDetails }, "en"), "google_search", "paths");
  expect(pathsWith("")).toEqual(["boiler-repair", "leeds"]);
  expect(pathsWith("Do not mention Leeds")).toEqual(["boiler-repair", "northside"]);
});

const SURF: Brief = {
  companyName: "Maré Cheia Surf",
  productName: "Aulas de surf para iniciantes",
  keyMessage: "O fato e a prancha estão incluídos. 35 € por aula, pack de 5 por 150 €.",
};

test("Each price of a list is a headline", () => {
  expect(textsOf(write(SURF, "pt"), "google_search", "headlines")).toEqual(
    expect.arrayContaining(["35 € por aula", "Pack de 5 por 150 €"]),
  );
});

test("A headline has room for a price without what it includes", () => {
  const brief: Brief = {
    companyName: "Imkerei Wiesengrund",
    productName: "Umsiedlung von Bienen und Wespen",
    keyMessage: "Ein Wespennest kostet 120 € inklusive Anfahrt. Wir kommen täglich.",
  };
  const headlines = textsOf(write(brief, "de"), "google_search", "headlines");
  expect(headlines).toContain("Ein Wespennest kostet 120 €");
});

test("The lowest price is a headline without the product if both are too long", () => {
  const brief: Brief = {
    companyName: "Wexley Upstairs",
    productName: "Stairlift rental for home owners",
    keyMessage: "Rent one from £45 a month, with fitting and removal included.",
  };
  expect(textsOf(write(brief, "en"), "google_search", "headlines")).toContain("From £45 a month");
});

test("Exclusions, fees and words without the head of their list are no short texts", () => {
  const brief: Brief = {
    ...KAYAKS,
    additionalDetails:
      "Under 8s can't go, sorry. One-off booking fee of £3. Including wetsuit, dry bag and lunch on the beach.",
  };
  const texts = write(brief, "en").flatMap(({ fields }) => [
    ...(fields["headline"] ?? []),
    ...(fields["headlines"] ?? []),
    ...(fields["title"] ?? []),
  ]);
  expect(texts.length).toBeGreaterThan(10);
  for (const { text } of texts) expect(text).not.toMatch(/8s|fee|^lunch|^dry bag/iu);
});

test.each([
  [
    "en",
    "Single oven deep clean",
    "Like new in about two hours for £59. Range cookers from £95.",
    /(?<!cookers )from £95/iu,
  ],
  [
    "pt",
    "Impermeabilização",
    "Garantia de 7 anos. A partir de R$ 95 o metro quadrado, em 10 vezes.",
    /R\$ 95 o metro$/u,
  ],
  ["fr", "Buffet livré", "12 mezzés du jour. Livraison offerte dès 250 €.", /^dès 250 €$/iu],
  ["de", "Treppen", "Rutschhemmende Stufen in Eiche, Buche oder Laminat. Montage an einem Tag.", /^Buche/u],
  [
    "nl",
    "Kunstgebit",
    "Breekt uw kunstgebit, dan repareren wij het terwijl u wacht, meestal binnen anderhalf uur. Geen verwijzing nodig.",
    /^Breekt/u,
  ],
  ["de", "Saunafass", "Für sechs Personen. Lieferung bis 30 km. Kaution 150 €.", /^Kaution/u],
] as const)(
  "No headline is cut or has the price of another thing (%s, %s)",
  (language, productName, keyMessage, wrong) => {
    const copy = write({ companyName: "Alma", productName, keyMessage }, language);
    const headlines = textsOf(copy, "google_search", "headlines");
    expect(headlines.length).toBeGreaterThan(2);
    const descriptions = textsOf(copy, "facebook", "description");
    for (const text of [...headlines, ...textsOf(copy, "facebook", "headline"), ...descriptions])
      expect(text).not.toMatch(wrong);
  },
);
