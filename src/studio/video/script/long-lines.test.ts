import { expect, test } from "vitest";
import type { VideoBrief } from "#core/generations/video/video.ts";
import { sampleOf } from "../../../../tests/support/sample.ts";
import { writeVideoScript } from "../write-video-script.ts";

const seeds = sampleOf(Array.from({ length: 6 }, (_, seed) => String(seed)));

const TAPES: VideoBrief = {
  companyName: "Tonlager",
  productName: "Tonbänder digitalisieren",
  duration: 15,
  style: "storytelling",
  targetAudience: "",
  keyMessage: "Opas Stimme ist noch auf dem Band, wir holen sie herunter, bevor es zerbröselt.",
  callToAction: "",
  additionalDetails: "Spule 19 Euro. Zwei Wochen.",
  language: "de",
  images: [],
};

const voices = (changes: Partial<VideoBrief>, seed: string) =>
  writeVideoScript({ ...TAPES, ...changes }, seed).map(({ voiceOver }) => voiceOver);

test("Two scenes say a sentence that is too long for one", () => {
  for (const seed of seeds) {
    const [first, second] = voices({}, seed);
    expect(first).toBe("Opas Stimme ist noch auf dem Band.");
    expect(second).toMatch(/^Wir holen sie herunter, bevor es zerbröselt\./u);
  }
});

test("A sentence and the one that continues it are divided where the second begins", () => {
  const keyMessage =
    "On Sunday evening you have plastered a wall, a real one. After that you dare to do your own at home.";
  for (const seed of seeds) {
    const [first, second] = voices({ keyMessage, language: "en" }, seed);
    expect(first).toBe("On Sunday evening you have plastered a wall, a real one.");
    expect(second).toMatch(/^After that you dare/u);
  }
});

test("A condition at the start of a sentence is neither said nor shown alone", () => {
  const keyMessage =
    "Take a guitar home for 25 euros a month. If you are still playing it after one year, what you have paid comes off its price.";
  for (const seed of seeds) {
    const scenes = writeVideoScript({ ...TAPES, keyMessage, language: "en" }, seed);
    for (const { voiceOver, onScreenText } of scenes) {
      expect(voiceOver).not.toMatch(/after one year\./u);
      expect(onScreenText).not.toMatch(/one year$/u);
    }
  }
});

test("The message opens the script although it asks for something", () => {
  const keyMessage = "Bring the unopened envelopes in a bag. We sort them together.";
  for (const seed of seeds)
    expect(
      voices({ keyMessage, additionalDetails: "First hour free. Fixed price.", language: "en" }, seed)[0],
    ).toMatch(/^Bring the unopened envelopes/u);
});

test("The message opens the script although it has a price", () => {
  const keyMessage = "Take a guitar home for 25 euros a month. Made here by hand.";
  for (const seed of seeds)
    expect(voices({ keyMessage, language: "en" }, seed)[0]).toMatch(/^Take a guitar home/u);
});

test("An invitation in the message is said beside a typed call", () => {
  const keyMessage =
    "Your child stutters? Come to the first talk with both parents, 30 minutes, without the child.";
  for (const seed of seeds)
    expect(
      voices({ keyMessage, callToAction: "Book a time", duration: 30, language: "en" }, seed).join(" "),
    ).toContain("Come to the first talk with both parents");
});

test("The question of a message opens the script if its answer is the call", () => {
  const keyMessage =
    "Receipts in a shoebox? Send us photos on WhatsApp and we do the rest, flat fee 89 a month.";
  const additionalDetails = "No contract. We answer the same day. VAT return included.";
  for (const seed of seeds) {
    const scenes = voices({ keyMessage, additionalDetails, duration: 30, language: "en" }, seed);
    expect(scenes[0]).toMatch(/^Receipts in a shoebox\?/u);
    expect(scenes[2]).toMatch(/Send us photos on WhatsApp/u);
  }
});

test("A price is said rather than the rest of the message if one scene is left for both", () => {
  const additionalDetails =
    "Kassette 9 Euro, Spule 19 Euro, Stick dazu 8 Euro. Abgeben im Laden in Gohlis von Dienstag bis Freitag oder schicken.";
  for (const seed of seeds) expect(voices({ additionalDetails }, seed).join(" ")).toContain("9 Euro");
});

test.each([
  ["en", "We clean up to twenty solar panels for $189 and send you photos of every single panel.", "$189"],
  [
    "de",
    "Wir reinigen bis zu zwanzig Solarmodule für 189 € und schicken Ihnen Fotos von jedem einzelnen.",
    "189",
  ],
] as const)(
  "A sentence with a price that is too long for a scene is said up to the price (%s)",
  (language, keyMessage, price) => {
    const brief = { productName: "Solar", keyMessage, language, additionalDetails: "" };
    for (const seed of seeds) expect(voices(brief, seed).join(" ")).toContain(price);
  },
);

test("A price is not said without its extra cost", () => {
  const keyMessage =
    "We clean up to twenty solar panels of your roof for $189 and charge $9 for each further panel there.";
  for (const seed of seeds)
    for (const voice of voices(
      { productName: "Solar", keyMessage, language: "en", additionalDetails: "" },
      seed,
    ))
      expect(voice).not.toMatch(/\$189\./u);
});
