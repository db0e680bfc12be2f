import { expect, test } from "vitest";
import { countSpokenWords } from "#core/generations/video/pace.ts";
import type { VideoBrief, VideoDuration } from "#core/generations/video/video.ts";
import { sampleOf } from "../../../../tests/support/sample.ts";
import { writeVideoScript } from "../write-video-script.ts";

const seeds = sampleOf(Array.from({ length: 12 }, (_, seed) => String(seed)));

/** The voice-overs of the scenes of a script, for each seed. */
const voicesOf = (
  texts: Pick<VideoBrief, "companyName" | "productName" | "keyMessage" | "language">,
  duration: VideoDuration,
) =>
  seeds.map((seed) =>
    writeVideoScript(
      {
        targetAudience: "",
        additionalDetails: "",
        callToAction: "",
        images: [],
        style: "storytelling",
        duration,
        ...texts,
      },
      seed,
    ).map(({ voiceOver }) => voiceOver),
  );

const CLEANING = {
  companyName: "Casa Chiara",
  productName: "Pulizie di casa",
  keyMessage: "Ogni settimana la stessa persona. 15 € all'ora, minimo 2 ore. Assicurata.",
  language: "it",
} as const;

test("No scene of a longer script says a single word", () => {
  for (const voices of voicesOf(CLEANING, 30))
    for (const voice of voices) expect(countSpokenWords(voice), voices.join(" | ")).toBeGreaterThan(3);
});

test("The product is not named again in the next sentence", () => {
  const walks = {
    companyName: "Muddy Paws",
    productName: "Dog walking in Leeds",
    keyMessage: "Small packs of four, GPS tracked walks, photo after every walk. £14 per walk.",
    language: "en",
  } as const;
  for (const voices of voicesOf(walks, 60))
    expect(voices.join(" ")).not.toMatch(/Dog walking in Leeds[^.]*\. Dog walking in Leeds/u);
});

test("A fixed price does not answer a question", () => {
  const books = {
    companyName: "Ledgerleaf",
    productName: "Bookkeeping for tradespeople",
    keyMessage: "Photograph the receipt, we do the rest. Fixed 89 a month. Quarterly VAT included.",
    language: "en",
  } as const;
  for (const voices of voicesOf(books, 30))
    expect(voices.join(" ")).not.toMatch(/(?:price|cost)[?:] fixed/iu);
});

test("An offer is said in the last scene, next to the call", () => {
  const coffee = {
    companyName: "Pike Street Roasters",
    productName: "Coffee subscription",
    keyMessage:
      "Roasted on Monday, at your door on Wednesday. Skip or cancel anytime. 20% off the first bag with code HELLO20.",
    language: "en",
  } as const;
  const last = voicesOf(coffee, 60).map((voices) => voices.at(-1) ?? "");
  expect(last.filter((voice) => voice.includes("HELLO20")).length).toBeGreaterThanOrEqual(0.75 * last.length);
});
