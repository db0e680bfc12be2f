import { expect, test } from "vitest";
import type { TextBrief } from "./brief.ts";
import { writeTextAds } from "./write-text-ads.ts";

const BAKERY: TextBrief = {
  companyName: "Hearth & Crumb",
  productName: "Country Loaf",
  targetAudience: "Busy parents",
  keyMessage: "Bread with a 24-hour sourdough",
  additionalDetails: "Tone: warm. Launch offer: 20% off.",
};

const write = (brief: Partial<TextBrief>, seed = "1") => writeTextAds({ ...BAKERY, ...brief }, seed);
const joined = (brief: Partial<TextBrief>, seed?: string) =>
  write(brief, seed)
    .map((draft) => draft.text)
    .join("\n");

test("writes three angles that carry the message, the audience and the offer", () => {
  const drafts = write({});
  expect(drafts.map((draft) => draft.angle)).toEqual(["benefit", "problem", "invitation"]);
  expect(drafts[0]?.text).toContain("Bread with a 24-hour sourdough.");
  const all = joined({});
  expect(all).toContain("busy parents");
  expect(all).toContain("Launch offer: 20% off.");
  expect(all).not.toContain("Tone");
});

test("repeats itself for a seed and varies over seeds", () => {
  expect(write({}, "7")).toEqual(write({}, "7"));
  const versions = new Set(Array.from({ length: 20 }, (_, seed) => joined({}, String(seed))));
  expect(versions.size).toBeGreaterThan(15);
});

test("names a product that contains the company once", () => {
  const [first] = write({ companyName: "Acme", productName: "Acme CRM" });
  expect(first?.text.match(/Acme/g)).toHaveLength(1);
});

test("avoids a doubled preposition before a name", () => {
  for (let seed = 0; seed < 30; seed++)
    expect(joined({ companyName: "From Scratch" }, String(seed))).not.toMatch(/from from/i);
});

test("opens the problem ad with the user's own question", () => {
  const [, problem] = write({ keyMessage: "Tired of dry bread? Ours rests for a day." });
  expect(problem?.text).toMatch(/^Tired of dry bread\? /);
});

test("puts the user's call at the end of the invitation", () => {
  const [, , invitation] = write({ additionalDetails: "Order at hearth.example" });
  expect(invitation?.text.replace(/\P{L}+$/u, "")).toMatch(/Order at hearth\.example$/);
});

test("leaves out an audience that names a protected trait", () => {
  expect(joined({ targetAudience: "Diabetics" })).not.toMatch(/diabetic/i);
});

test("reduces a long message to whole sentences", () => {
  const keyMessage = "We plan, build and fit every kitchen ourselves. ".repeat(40);
  for (const { text } of write({ keyMessage })) {
    expect(text.length).toBeLessThan(300);
    expect(text).not.toContain("…");
  }
});

test("cuts a single endless sentence after a word", () => {
  for (const { text } of write({ keyMessage: "word ".repeat(400) }))
    expect(text).not.toMatch(/\bwor…|\bwo…|\bw…/);
});

test.each([
  ["de", "Brot mit langer Teigruhe, jeden Tag frisch aus dem Ofen", "Junge Familien", /für junge Familien/iu],
  ["fr", "Du pain à fermentation lente, tous les jours", "Les gourmands", /pour les gourmands/iu],
  ["es", "Pan de masa madre para cada día de la semana", "Familias", /(?:para|en) familias/iu],
  ["it", "Il pane con lievito madre, ogni giorno", "Famiglie", /per famiglie/iu],
  ["pt", "Pão de fermentação lenta, todos os dias", "Famílias", /para famílias|em famílias/iu],
  ["nl", "Brood met een lange rust, elke dag van de bakker", "Gezinnen", /voor gezinnen/iu],
])("writes the connecting words in %s", (_, keyMessage, targetAudience, phrase) => {
  const all = joined({ keyMessage, targetAudience, additionalDetails: "" });
  expect(all).toMatch(phrase);
  expect(all).not.toMatch(/\b(?:our|with|from|made for)\b/i);
});

test("mixes no Latin letters into scripts without a phrase book", () => {
  const brief = {
    companyName: "चाय घर",
    productName: "मसाला चाय",
    targetAudience: "चाय प्रेमी",
    keyMessage: "ताज़े मसालों से बनी चाय",
  };
  const drafts = write({ ...brief, additionalDetails: "" });
  expect(drafts.map((draft) => draft.angle)).toEqual(["benefit", "product", "brand"]);
  for (const { text } of drafts) expect(text).not.toMatch(/\p{Script=Latin}/u);
});
