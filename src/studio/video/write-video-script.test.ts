import { describe, expect, test } from "vitest";
import { countSpokenWords, measurePace, wordBudget } from "#core/generations/video/pace.ts";
import { VIDEO_STYLES, type VideoBrief } from "#core/generations/video/video.ts";
import { EN_PHRASE_BOOK } from "../text/phrase-books/en.ts";
import { writeVideoScript } from "./write-video-script.ts";

const LAMP: VideoBrief = {
  companyName: "Halden",
  productName: "Dusk Lamp",
  duration: 30,
  style: "storytelling",
  targetAudience: "Renters who work from home",
  keyMessage: "A cordless lamp that dims to warm light as the sun sets.",
  callToAction: "See it at halden.example",
  additionalDetails: "",
  images: [],
};

const write = (changes: Partial<VideoBrief> = {}, seed = "1") =>
  writeVideoScript({ ...LAMP, ...changes }, seed);
const spoken = (changes?: Partial<VideoBrief>, seed?: string) =>
  write(changes, seed)
    .map(({ voiceOver }) => voiceOver)
    .join(" ");
const seeds = Array.from({ length: 20 }, (_, seed) => String(seed));

test("speaks the key message in the second scene and ends with the names and the call to action", () => {
  for (const style of VIDEO_STYLES) {
    const [, second, third] = write({ style });
    expect(second?.voiceOver).toContain("A cordless lamp that dims to warm light as the sun sets.");
    expect(third?.voiceOver).toMatch(/Dusk Lamp.*See it at halden\.example\.$/u);
    expect(third?.onScreenText).toBe("Dusk Lamp · Halden · See it at halden.example");
  }
});

test("one seed always gives the same script, other seeds give others", () => {
  expect(write({}, "7")).toEqual(write({}, "7"));
  expect(new Set(seeds.map((seed) => spoken({}, seed))).size).toBeGreaterThan(15);
});

test("the five styles share no line, no shot and no sound", () => {
  const own = ["A cordless", "Dusk Lamp", "See it", "Renters"];
  // The general phrases may open a video of any style.
  const shared = Object.values(EN_PHRASE_BOOK.general).flat();
  const parts = (style: VideoBrief["style"]) =>
    new Set(
      seeds.flatMap((seed) =>
        write({ style, duration: 60, productName: "Zyx" }, seed).flatMap(({ voiceOver, visual, sound }) =>
          [voiceOver, visual, sound]
            .flatMap((text) => text.split(/(?<=[.?!:])\s/u))
            .filter(
              (text) =>
                text.length > 24 && !own.some((word) => text.includes(word)) && !shared.includes(text),
            ),
        ),
      ),
    );
  const sets = VIDEO_STYLES.map(parts);
  for (const [at, one] of sets.entries()) {
    for (const other of sets.slice(at + 1)) {
      expect([...one].filter((text) => other.has(text) && /^[A-Z]/u.test(text))).toEqual([]);
    }
  }
});

test.each([15, 30, 60, 90] as const)("a video of %i seconds is spoken within its time", (duration) => {
  for (const style of VIDEO_STYLES) {
    const scenes = write({ style, duration });
    const { min, max } = wordBudget(duration / 3);
    for (const { voiceOver } of scenes) {
      expect(countSpokenWords(voiceOver)).toBeGreaterThanOrEqual(min);
      expect(countSpokenWords(voiceOver)).toBeLessThanOrEqual(max);
    }
    expect(measurePace(scenes).wordsPerSecond).toBeGreaterThanOrEqual(2.3);
  }
});

describe("the user's input", () => {
  test("a question opens the video, spoken and on screen", () => {
    const [first] = write({ keyMessage: "Tired of cold light? Ours turns warm with the sun." });
    expect(first?.voiceOver).toContain("Tired of cold light?");
    expect(first?.onScreenText).toBe("Tired of cold light?");
  });

  test("details and offers are spoken if there is time and take precedence over the studio's lines", () => {
    const additionalDetails = "Charges over USB-C. Launch offer: 20% off until Sunday. Repaired in Leeds.";
    for (const style of VIDEO_STYLES) {
      const said = spoken({ style, duration: 60, additionalDetails });
      for (const fact of ["Charges over USB-C.", "20% off until Sunday.", "Repaired in Leeds."])
        expect(said).toContain(fact);
    }
  });

  test("a long message is split over two scenes and stays whole", () => {
    const keyMessage =
      "Our ceramic mugs are made by local artists using sustainable materials so every sip feels special";
    const [first, second] = write({ keyMessage, duration: 15 });
    const said = `${first?.voiceOver} ${second?.voiceOver}`.replace(" … … ", " ");
    expect(said).toContain(`${keyMessage}.`);
  });

  test("a message that is too long to be spoken is shown on title cards without being cut", () => {
    const keyMessage = `20% off ${"every lamp and shade and bulb and cable ".repeat(8)}for members only`;
    const [, second] = write({ keyMessage, duration: 15 });
    expect(second?.visual).toContain(`“${keyMessage}.”`);
    expect(second?.voiceOver).not.toContain("20%");
  });

  test("a telephone number is on screen and not spoken", () => {
    const scenes = write({ callToAction: "Call 030 1234567" });
    expect(scenes[2]?.onScreenText).toContain("Call 030 1234567");
    expect(scenes[2]?.voiceOver).not.toMatch(/\d/u);
    expect(scenes[2]?.voiceOver).toMatch(/on (?:(?:your|the) )?screen/u);
  });

  test("notes to the writer are not spoken", () => {
    const said = spoken({ duration: 90, additionalDetails: "Tone: playful. Please no hashtags." });
    expect(said).not.toMatch(/playful|hashtag/iu);
  });

  test("the customer in a testimonial quotes the company and never speaks for it", () => {
    for (const seed of seeds) {
      const said = spoken({ style: "testimonial", duration: 60, keyMessage: "We repair every lamp." }, seed);
      expect(said).toMatch(
        /(?:They say:|words:|They put it like this[:.]|And I quote\.|“)\s?We repair every lamp\./u,
      );
      expect(said.replace("We repair every lamp.", "")).not.toMatch(/\b(?:we'd|our|us)\b/iu);
    }
  });

  test("each uploaded picture is shown once", () => {
    const visuals = write({ images: ["a", "b", "c", "d", "e"] })
      .map(({ visual }) => visual)
      .join(" ");
    expect([...visuals.matchAll(/your picture (\d)/gu)].map(([, number]) => number).toSorted()).toEqual([
      ..."12345",
    ]);
  });
});

describe("other languages", () => {
  test.each([
    ["German", "Eine Lampe ohne Kabel, die mit dem Abend warm wird."],
    ["Spanish", "Una lámpara sin cable que se vuelve cálida al caer la tarde."],
    ["French", "Une lampe sans fil qui devient chaude quand le soir tombe."],
  ])("a video of 90 seconds is spoken within its time in %s", (_, keyMessage) => {
    for (const style of VIDEO_STYLES) {
      const scenes = write({ keyMessage, style, duration: 90, targetAudience: "", callToAction: "" });
      for (const { voiceOver } of scenes) {
        expect(voiceOver).not.toMatch(/\b(?:the|and|with|your)\b/u);
        expect(countSpokenWords(voiceOver)).toBeGreaterThanOrEqual(wordBudget(30).min);
        expect(countSpokenWords(voiceOver)).toBeLessThanOrEqual(wordBudget(30).max);
      }
    }
  });

  test("voice-over and on-screen text of another language contain no English", () => {
    const brief = {
      keyMessage: "石臼で挽いた抹茶です。",
      companyName: "緑月茶舗",
      productName: "抹茶",
      targetAudience: "",
    };
    const scenes = write({ ...brief, callToAction: "今すぐ注文" });
    for (const { voiceOver, onScreenText } of scenes)
      expect(`${voiceOver}${onScreenText}`).not.toMatch(/[A-Za-z]/u);
    expect(scenes[1]?.voiceOver).toContain("石臼で挽いた抹茶です。");
  });

  test("a language without a phrase book gets only the user's own words", () => {
    const brief = {
      keyMessage: "ताज़ी चाय, हर सुबह.",
      companyName: "चाय घर",
      productName: "मसाला चाय",
      targetAudience: "",
    };
    const scenes = write({ ...brief, callToAction: "" });
    expect(scenes.map(({ voiceOver }) => voiceOver).join(" ")).not.toMatch(/[A-Za-z]/u);
    expect(scenes[1]?.voiceOver).toContain("ताज़ी चाय, हर सुबह");
  });
});
