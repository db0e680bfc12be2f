import { describe, expect, test } from "vitest";
import { countSpokenWords, wordBudget } from "#core/generations/video/pace.ts";
import { VIDEO_STYLES, type VideoBrief } from "#core/generations/video/video.ts";
import { writeVideoScript } from "./write-video-script.ts";

const LAMP: VideoBrief = {
  companyName: "Halden",
  productName: "Dusk Lamp",
  duration: 30,
  style: "storytelling",
  targetAudience: "Renters who work from home",
  keyMessage: "A cordless lamp that dims to warm light as the sun sets. 20 hours per charge. 79 dollars.",
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

test("Every fact is spoken once, and the video ends with the owner's call to action", () => {
  for (const style of VIDEO_STYLES) {
    const said = spoken({ style });
    for (const fact of [
      "dims to warm light as the sun sets",
      "20 hours per charge",
      "79 dollars",
      "Dusk Lamp",
    ])
      expect(said.split(fact), `${style}: ${fact}`).toHaveLength(2);
    expect(said).toMatch(/See it at halden\.example\.$/u);
    expect(write({ style })[2]?.onScreenText).toBe("See it at halden.example");
  }
});

test("A fact or the product is heard and seen in the first three seconds", () => {
  for (const seed of seeds) {
    const [first] = write({}, seed);
    expect(first?.voiceOver).toMatch(/^(?:A cordless lamp|20 hours|79 dollars|Dusk Lamp)/u);
    expect(first?.visual).toContain("Dusk Lamp");
  }
});

test("One seed always gives the same script, and other seeds give others", () => {
  expect(write({}, "7")).toEqual(write({}, "7"));
  expect(new Set(seeds.map((seed) => spoken({}, seed))).size).toBeGreaterThan(1);
});

test("At most a quarter of the spoken words are not the brief's", () => {
  for (const seed of seeds) {
    const typed = new Set(
      Object.values(LAMP)
        .join(" ")
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu),
    );
    const words =
      spoken({}, seed)
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu) ?? [];
    expect(words.filter((word) => !typed.has(word)).length / words.length).toBeLessThanOrEqual(0.25);
  }
});

test.each([15, 30, 60, 90] as const)("A video of %i seconds is spoken within its time", (duration) => {
  const keyMessage =
    "We sharpen every knife by hand. Ready in two days. Collected at your door. From 6 pounds a knife. ".repeat(
      3,
    );
  for (const { voiceOver } of write({ duration, keyMessage }))
    expect(countSpokenWords(voiceOver)).toBeLessThanOrEqual(wordBudget(duration / 3).max);
  if (duration === 15) expect(countSpokenWords(spoken({ duration, keyMessage }))).toBeLessThanOrEqual(34);
});

test("On-screen text has at most 40 characters and does not break off with a separator", () => {
  for (const style of VIDEO_STYLES) {
    for (const { onScreenText } of write({
      style,
      productName: "The long lamp for the long evenings of a long winter",
    })) {
      expect(onScreenText.length).toBeLessThanOrEqual(40);
      expect(onScreenText).not.toMatch(/·|[-–,:]$/u);
      expect(onScreenText).not.toBe("");
    }
  }
});

test("A testimonial asks a real customer three questions and invents no answer", () => {
  const scenes = write({ style: "testimonial" });
  const questions = scenes.map(({ visual }) => /“([^”]+\?)”/u.exec(visual)?.[1]);
  expect(new Set(questions).size).toBe(3);
  expect(questions).not.toContain(undefined);
  expect(spoken({ style: "testimonial" })).not.toMatch(/\bI\b|\bmy\b/u);
});

test("A telephone number is on screen and not spoken", () => {
  const scenes = write({ callToAction: "Call 030 1234567" });
  expect(scenes[2]?.onScreenText).toBe("Call 030 1234567");
  expect(scenes[2]?.voiceOver).not.toMatch(/1234567/u);
});

test("Notes and the audience are neither spoken nor shown", () => {
  const all = JSON.stringify(
    write({ additionalDetails: "Tone: playful. Please no hashtags. Never mention Ikea." }),
  );
  expect(all).not.toMatch(/playful|hashtag|ikea|renters/iu);
});

test("A long sentence is spoken up to the end of a clause, and its price is said too", () => {
  const keyMessage =
    "Our lamp dims to warm light as the sun sets, charges in two hours from any socket in the house, hangs on a hook or stands on a shelf without a cable, for a fixed price of 79 dollars.";
  const said = spoken({ duration: 15, keyMessage, callToAction: "" });
  expect(said).toContain("Our lamp dims to warm light as the sun sets.");
  expect(said).toContain("79 dollars");
});

test("A video of 15 seconds has one shot for each scene", () => {
  for (const style of VIDEO_STYLES) {
    for (const { visual } of write({ duration: 15, style, images: ["a", "b", "c", "d"] })) {
      expect(visual).not.toMatch(/two or three|one step after the other|cut in|pictures 1 and 4/iu);
    }
  }
});

test("A brief with one fact opens and closes with it and asks to show the work", () => {
  const scenes = write({ keyMessage: "Twenty hours per charge.", callToAction: "" });
  expect(scenes.map(({ voiceOver }) => voiceOver)).not.toContain("");
  expect(scenes[0]?.voiceOver).toContain("Twenty hours per charge.");
  expect(scenes[2]?.voiceOver).toContain("Twenty hours per charge.");
  expect(scenes[1]?.visual).toContain("the person at work");
});

test("A scene says how long its voice lasts where the brief cannot fill it", () => {
  for (const duration of [15, 30, 60, 90] as const) {
    for (const { voiceOver, visual, start, end } of write({ duration })) {
      const spoken = countSpokenWords(voiceOver) / 2.3;
      const [, stated = ""] = /takes about (\d+) of/u.exec(visual) ?? [];
      if (voiceOver !== "" && spoken < (end - start) * 0.8)
        expect(Number(stated), `${duration} s: ${voiceOver}`).toBe(Math.ceil(spoken));
      else expect(stated).toBe("");
    }
  }
});

test("A video with little to say opens with a fact and what it means, and names both", () => {
  const brief = { productName: "Oven cleaning", companyName: "Hob & Co", callToAction: "" };
  const [first] = write({ ...brief, keyMessage: "Ready in 2 hours. Croydon. From 55 pounds." });
  expect(first?.voiceOver).toBe("Ready in 2 hours, not days. Oven cleaning in Croydon from Hob & Co.");
});

test("Each uploaded picture is shown once", () => {
  const visuals = write({ images: ["a", "b", "c", "d", "e"] })
    .map(({ visual }) => visual)
    .join(" ");
  const shown = [...visuals.matchAll(/your pictures? ([\d and,]+) as/gu)].flatMap(([, numbers = ""]) =>
    numbers.match(/\d/g),
  );
  expect(shown.toSorted()).toEqual([..."12345"]);
});

describe("Other languages", () => {
  test.each([
    ["de", "Eine Lampe ohne Kabel, die mit dem Abend warm wird. 79 Euro."],
    ["fr", "Une lampe sans fil qui devient chaude quand le soir tombe. 79 euros."],
    ["es", "Una lámpara sin cable que se vuelve cálida al caer la tarde. 79 euros."],
    ["it", "Una lampada senza filo che diventa calda quando scende la sera. 79 euro."],
    ["pt", "Um candeeiro sem fios que fica quente quando a tarde cai. 79 euros."],
    ["nl", "Een lamp zonder snoer die warm wordt als de avond valt. 79 euro."],
  ])("Voice-over, on-screen text and directions have one language (%s)", (_, keyMessage) => {
    for (const style of VIDEO_STYLES) {
      const scenes = write({ keyMessage, style, targetAudience: "", callToAction: "" });
      for (const { voiceOver, visual, sound, onScreenText } of scenes) {
        expect(`${voiceOver} ${visual} ${sound} ${onScreenText}`).not.toMatch(
          /\b(?:the|and|with|your|from|music)\b/u,
        );
      }
    }
  });

  test("A language without directions gets nothing foreign", () => {
    const scenes = write({
      keyMessage: "石臼で挽いた抹茶です。",
      companyName: "緑月茶舗",
      productName: "抹茶",
      targetAudience: "",
      callToAction: "今すぐ注文",
    });
    for (const { voiceOver, onScreenText, visual, sound } of scenes)
      expect(`${voiceOver}${onScreenText}${visual}${sound}`).not.toMatch(/[A-Za-z]/u);
    expect(scenes.map(({ voiceOver }) => voiceOver).join("")).toContain("石臼で挽いた抹茶です。");
  });
});
