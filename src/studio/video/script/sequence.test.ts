import { expect, test } from "vitest";
import type { VideoDuration } from "#core/generations/video/video.ts";
import { sampleOf } from "../../../../tests/support/sample.ts";
import { writeVideoScript } from "../write-video-script.ts";

const seeds = sampleOf(Array.from({ length: 6 }, (_, seed) => String(seed)));

const CHOIR = {
  companyName: "Tidewater Voices",
  productName: "Evening choir",
  keyMessage: "A hoarse voice can be trained. It comes back in a room full of people.",
  additionalDetails: "Thursdays at 7 pm. First evening free. Sheet music included. £8 an evening.",
};

const spoken = (texts: Readonly<Partial<typeof CHOIR>>, duration: VideoDuration, seed: string) =>
  writeVideoScript(
    {
      targetAudience: "",
      callToAction: "",
      images: [],
      style: "storytelling",
      language: "en",
      ...CHOIR,
      ...texts,
      duration,
    },
    seed,
  )
    .map(({ voiceOver }) => voiceOver)
    .join(" ");

test.each([15, 30] as const)("The sentences of the message follow each other (%i seconds)", (duration) => {
  for (const seed of seeds)
    expect(spoken({}, duration, seed)).toContain(
      "A hoarse voice can be trained. It comes back in a room full of people.",
    );
});

test("A detail that needs the sentence before it is not said without it", () => {
  const additionalDetails = `${CHOIR.additionalDetails} Bring your own cup. We fill them with tea at nine.`;
  for (const seed of seeds)
    for (const duration of [15, 30] as const) {
      const words = spoken({ additionalDetails }, duration, seed);
      if (words.includes("fill them")) expect(words).toMatch(/your own cup\. We fill them/u);
    }
});

test("Product and company are named before the call if the message fills the start", () => {
  for (const seed of seeds)
    expect(spoken({}, 15, seed)).not.toMatch(/trained\. Evening choir|people\. Evening choir at [^.]+\. £8/u);
});
