import { expect, test } from "vitest";
import { sampleOf } from "../../../../tests/support/sample.ts";
import { writeVideoScript } from "../write-video-script.ts";

interface Typed {
  readonly language: "en" | "de" | "fr" | "es" | "it" | "pt" | "nl";
  readonly companyName: string;
  readonly productName: string;
  readonly keyMessage: string;
  readonly additionalDetails?: string;
  readonly callToAction?: string;
}

const seeds = sampleOf(Array.from({ length: 8 }, (_, seed) => String(seed)));

/** Scripts of a brief with several seeds: voice-overs of all scenes, and the end cards. */
function closingsOf(typed: Typed, duration: 15 | 30 = 15) {
  return seeds.map((seed) => {
    const brief = { targetAudience: "", additionalDetails: "", callToAction: "", images: [], ...typed };
    const scenes = writeVideoScript({ ...brief, style: "storytelling", duration }, seed);
    const voices = scenes.map(({ voiceOver }) => voiceOver);
    return { voices, card: scenes[2]?.onScreenText ?? "" };
  });
}

/** Briefs whose last sentence is the owner's own step. */
const STEPS: readonly (readonly [Typed, string])[] = [
  [
    {
      language: "en",
      companyName: "Bramble Lane Preschool",
      productName: "Preschool places for September",
      keyMessage:
        "Forest mornings every day, even in the rain. Funded 15 hours. Plan a tour any Thursday at 10.",
    },
    "Plan a tour any Thursday at 10",
  ],
  [
    {
      language: "nl",
      companyName: "Glaszetter De Waal",
      productName: "Ruiten vervangen",
      keyMessage: "Kapotte ruit? Binnen 4 uur dicht. Vaste prijs van 189 euro. Bel 033 555 0148.",
    },
    "Bel 033 555 0148",
  ],
  [
    {
      language: "de",
      companyName: "Zweirad Kessler",
      productName: "Fahrradinspektion",
      keyMessage: "Morgens gebracht, abends fertig. 49 Euro Festpreis. Termin unter 0221 555 0144.",
    },
    "Termin unter 0221 555 0144",
  ],
  [
    {
      language: "fr",
      companyName: "Atelier Glaise",
      productName: "Cours de poterie",
      keyMessage: "Deux heures, une pièce finie. 45 €, tablier prêté. Réservez sur atelier-glaise.example.",
    },
    "Réservez sur atelier-glaise.example",
  ],
  [
    {
      language: "es",
      companyName: "Cerrajería Sol",
      productName: "Apertura de puertas",
      keyMessage: "Llegamos en 30 minutos. Precio cerrado de 80 euros. Llama al 612 555 018.",
    },
    "Llama al 612 555 018",
  ],
  [
    {
      language: "it",
      companyName: "Trattoria Olga",
      productName: "Pranzo della domenica",
      keyMessage: "Si mangia come dalla nonna. Tre portate, 28 euro. Prenotate allo 0583 555 012.",
    },
    "Prenotate allo 0583 555 012",
  ],
  [
    {
      language: "pt",
      companyName: "Pão da Vila",
      productName: "Pão de fermentação lenta",
      keyMessage: "Trinta horas de fermentação. 3,20 euros. Encomende até às 18 h do dia anterior.",
    },
    "Encomende até às 18 h do dia anterior",
  ],
];

test.each(STEPS)("The owner's own step is the only call, and the end card: %s", (typed, step) => {
  for (const { voices, card } of [...closingsOf(typed), ...closingsOf(typed, 30)]) {
    expect(card).toBe(step);
    expect(voices[2]).toMatch(new RegExp(`${step.replaceAll(".", "\\.")}\\.$`, "u"));
    expect(voices.join(" ").split(step)).toHaveLength(2);
  }
});

const GROOMING = {
  language: "en",
  companyName: "Pip & Barley",
  productName: "Dog grooming",
  keyMessage: "One dog at a time. No cages. Full groom for 42 pounds.",
} as const satisfies Typed;

test.each([
  ["a label and a number", "Tel. 0117 496 0555", /^[^:]+: 0117 496 0555$/u, /(?:book|slot|barley)[^.]*\.$/iu],
  [
    "a sentence",
    "Call Pip on 0117 496 0555.",
    /^Call Pip on 0117 496 0555$/u,
    /Call Pip on 0117 496 0555\.$/u,
  ],
  ["a web address", "pipandbarley.example", /pipandbarley\.example$/u, /book|barley/iu],
])("A contact in the details is on the end card: %s", (_, additionalDetails, card, voice) => {
  for (const closing of closingsOf({ ...GROOMING, additionalDetails })) {
    expect(closing.card).toMatch(card);
    expect(closing.voices[2]).toMatch(voice);
    expect(closing.voices.slice(0, 2).join(" ")).not.toMatch(/0117|example/u);
  }
});

test("The typed call is said and shown with the contact, and no other request", () => {
  const keyMessage = `${GROOMING.keyMessage} Send us a photo of your dog.`;
  const additionalDetails = "0117 496 0555";
  for (const { voices, card } of closingsOf({
    ...GROOMING,
    keyMessage,
    additionalDetails,
    callToAction: "Book a wash",
  })) {
    expect(card).toBe("Book a wash: 0117 496 0555");
    expect(voices[2]).toMatch(/Book a wash\.$/u);
    expect(voices.join(" ")).not.toContain("photo");
  }
});

test("A call on WhatsApp has no other contact beside it", () => {
  const additionalDetails = "pipandbarley.example";
  for (const { card } of closingsOf({ ...GROOMING, additionalDetails, callToAction: "Write on WhatsApp" }))
    expect(card).toBe("Write on WhatsApp");
});

test("How the business works is no call, although it asks for something", () => {
  const keyMessage = "Photograph the receipt, we do the rest. Fixed 89 a month.";
  for (const { voices } of closingsOf({ ...GROOMING, productName: "Bookkeeping", keyMessage }))
    expect(voices[0]).toMatch(/Photograph the receipt, we do the rest\./u);
});

test("A number that the owner does not want in print is not shown", () => {
  const additionalDetails = "My number is 0117 496 0555. Please don't mention it.";
  for (const { voices, card } of closingsOf({ ...GROOMING, additionalDetails }))
    expect(`${voices.join(" ")} ${card}`).not.toContain("0117");
});

/** Briefs with a sentence that ends ads, and words that a script must not end with. */
const SHARED: readonly (readonly [Typed, RegExp])[] = [
  [
    {
      language: "de",
      companyName: "Sohle & Absatz",
      productName: "Schuhreparatur",
      keyMessage:
        "Neue Sohlen in zwei Tagen. Einfach im Laden abgeben, ohne Termin. Montag bis Freitag 9 bis 18 Uhr.",
    },
    /Einfach im Laden abgeben, ohne Termin\.$/u,
  ],
  [
    {
      language: "en",
      companyName: "Tally House",
      productName: "Debt advice",
      keyMessage: "Bring the unopened letters. It’s free.",
      additionalDetails: "If bailiffs are at the door, ring 01632 960881.",
    },
    /^(?!.*bailiffs)/u,
  ],
  [
    {
      language: "en",
      companyName: "Second Pair",
      productName: "Used kids’ shoes",
      keyMessage:
        "Outgrown kids’ shoes from £9. Checked and resoled. Shop in Hove, open Wednesday to Saturday.",
    },
    /^(?!.*Shop in Hove)/u,
  ],
];

test.each(SHARED)("A script ends with the sentence that ends ads: %s", (typed, end) => {
  for (const { voices } of closingsOf(typed)) expect(voices[2]).toMatch(end);
});

test("A second request with an offer is said before the call", () => {
  const keyMessage =
    "Full outfit hire for £79, fitted twice. Order five outfits and the groom’s is free. Call us on 01786 555 012.";
  for (const { voices } of closingsOf({ ...GROOMING, productName: "Kilt hire", keyMessage }, 30)) {
    expect(voices.join(" ")).toContain("Order five outfits");
    expect(voices[2]).toMatch(/Call us on 01786 555 012\.$/u);
  }
});

test("An invitation to visit has no address of another channel beside it", () => {
  const keyMessage = "Dad’s watch stopped? I open it and tell you what it costs. Open Tuesday to Friday.";
  const additionalDetails = "hello@pellwatch.example";
  const names = { ...GROOMING, companyName: "Pell", productName: "Watch shop" };
  for (const { card } of closingsOf({ ...names, keyMessage, additionalDetails }))
    expect(card).not.toMatch(/^(?:come|visit|drop|see you).*@/iu);
});

const LOFT: Typed = {
  language: "en",
  companyName: "Tide Net Loft",
  productName: "Net mending",
  keyMessage: "Your net is back on the quay in two days. Mending from £28 an hour.",
};

test("A step that is too long for its scene is asked for up to the end of a clause", () => {
  const additionalDetails = "Drop it at the door with your boat name on a tag, no need to ring the bell.";
  for (const { voices } of closingsOf({ ...LOFT, additionalDetails }))
    expect(voices[2]).toMatch(/Drop it at the door with your boat name on a tag\.$/u);
});

test("A step that is too long and cannot be cut leaves its place to a call for the goal", () => {
  const additionalDetails =
    "Send us a photo of the hole beside your shoe and a note with the name of the boat and of its harbour.";
  for (const { voices } of closingsOf({ ...LOFT, additionalDetails }))
    expect(voices[2]).toMatch(/(?:Book|slot|time|quote|Order|Call)[^.]*\.$/u);
});

test.each([
  "Goal: book a visit at tidewater.example",
  "Trade: Ben 0117 496 0555",
  "English speaking: 0117 496 0555",
])("A contact for the writer or for some customers is no call: %s", (additionalDetails) => {
  const typed = {
    language: "en",
    companyName: "Tidewater",
    productName: "Boat repair",
    keyMessage: "Back on the water in two days. From 90 pounds.",
    additionalDetails,
  } as const;
  for (const { voices } of closingsOf(typed, 30)) expect(voices.join(" ")).not.toMatch(/Goal|Trade|English/u);
});
