import { expect, test } from "vitest";
import { sampleOf } from "../../../../tests/support/sample.ts";
import { writeVideoScript } from "../write-video-script.ts";

const seeds = sampleOf(Array.from({ length: 20 }, (_, seed) => String(seed)));

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

test("The product is no question before the first statement", () => {
  for (const seed of seeds)
    expect(spoken("Home by noon. Fixed price of 650 dollars. No deposit.", 30, seed)).not.toMatch(
      /program\?|in short|how does it work/iu,
    );
});

test("A question about the price is not answered with the price of something else", () => {
  for (const seed of seeds)
    expect(
      spoken("Here today, home tomorrow. Loan bike for 5 dollars a day. $89 all in.", 60, seed),
    ).not.toMatch(/(?:price|cost)[?:] loan bike/iu);
});

test("A sentence of the message is said whole where it fits its scene", () => {
  const keyMessage =
    "Three courses, one body, and everyone at your table is a suspect. £48 a head. Only 48 seats.";
  for (const seed of seeds) expect(spoken(keyMessage, 30, seed)).toContain("Three courses, one body, and");
});

test("Two words that belong together are not made a question and an answer", () => {
  for (const seed of seeds)
    expect(spoken("Bring the letter. Free and confidential. Every Tuesday at 2.", 60, seed)).not.toMatch(
      /And confidential\?/u,
    );
});
