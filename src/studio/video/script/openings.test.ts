import { expect, test } from "vitest";
import { writeVideoScript } from "../write-video-script.ts";

const seeds = Array.from({ length: 20 }, (_, seed) => String(seed));

/** The voice-over of a script in English. */
const spoken = (keyMessage: string, duration: 30 | 60, seed: string) =>
  writeVideoScript(
    {
      companyName: "Tidewater",
      productName: "Evening program",
      duration,
      style: "storytelling",
      targetAudience: "",
      keyMessage,
      callToAction: "",
      additionalDetails: "",
      language: "en",
      images: [],
    },
    seed,
  )
    .map(({ voiceOver }) => voiceOver)
    .join(" ");

test("The owner's question opens the video", () => {
  const keyMessage = "Night guards from our own lab. Do you grind your teeth? $290, free adjustments.";
  for (const seed of seeds) expect(spoken(keyMessage, 30, seed)).toMatch(/^Do you grind your teeth\?/u);
});

test("The owner's promise opens the video, and not a condition", () => {
  const keyMessage = "Forest mornings every day, even in the rain. Funded 15 hours accepted. No deposit.";
  for (const seed of seeds) expect(spoken(keyMessage, 30, seed)).toMatch(/^(?:Evening program\? )?Forest/u);
});

test("A benefit is not said twice in another order", () => {
  const keyMessage = "Evenings until 9. Lessons for adults. $38 for 30 minutes.";
  for (const seed of seeds) {
    const words = spoken(keyMessage, 60, seed);
    expect(words.match(/after work too/giu)?.length ?? 0, words).toBeLessThanOrEqual(1);
  }
});

test.each(["2.5 hours on the water", "Five different lunches a week"])(
  "%s is not how a business works",
  (fact) => {
    for (const seed of seeds) expect(spoken(`${fact}. No tie-in.`, 30, seed)).not.toContain("how");
  },
);

test("A question about the price does not repeat a word of the price", () => {
  for (const seed of seeds)
    expect(spoken("Home by noon. Fixed price of 650 dollars. No deposit.", 60, seed)).not.toMatch(
      /price[?:] fixed price/iu,
    );
});
