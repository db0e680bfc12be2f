import { expect, test } from "vitest";
import { splitShots } from "#core/generations/video/script.ts";
import { VIDEO_STYLES, type VideoBrief } from "#core/generations/video/video.ts";
import { writeVideoScript } from "../write-video-script.ts";

const ROOFS: VideoBrief = {
  companyName: "Kestrel Aerial",
  productName: "Roof surveys by drone",
  duration: 60,
  style: "storytelling",
  targetAudience: "",
  keyMessage: "No scaffolding. Report in 48h. We talk you through the pictures. From £180.",
  callToAction: "",
  additionalDetails: "",
  language: "en",
  images: [],
};

const visualsOf = (changes: Partial<VideoBrief> = {}) =>
  writeVideoScript({ ...ROOFS, ...changes }, "1").map(({ visual }) => visual);

/** The times of a scene's shots: from and to. */
const timesOf = (visual: string) =>
  [...visual.matchAll(/(\d+)–(\d+)\ss\s?:/gu)].map(([, from, to]) => [Number(from), Number(to)] as const);

test("The shots of a longer scene fill it, and none is longer than eight seconds", () => {
  for (const duration of [30, 60, 90] as const)
    for (const style of ["storytelling", "product-demo", "lifestyle"] as const)
      for (const keyMessage of [ROOFS.keyMessage, "No scaffolding."])
        for (const images of [[], ["a", "b", "c", "d"]])
          for (const visual of visualsOf({ duration, style, keyMessage, images })) {
            const times = timesOf(visual);
            const seconds = duration / 3;
            expect(times.map(([from]) => from)).toEqual([0, ...times.map(([, to]) => to).slice(0, -1)]);
            expect(times.at(-1)?.[1], visual).toBe(seconds);
            // A scene of 30 seconds without a statement has three shots.
            const most = duration === 90 ? 10 : 8;
            for (const [from, to] of times) {
              expect(to - from, visual).toBeLessThanOrEqual(most);
              expect(to - from, visual).toBeGreaterThanOrEqual(3);
            }
          }
});

test("No statement is filmed twice in a script", () => {
  const shots = visualsOf().flatMap((visual) => {
    const timed = visual.slice(0, visual.search(/(?:After the voice-over|Before “)/u));
    return [...timed.matchAll(/“([^”]+)”/gu)].map(([, fact]) => fact);
  });
  expect(shots).toContain("Report in 48h");
  expect(new Set(shots).size).toBe(shots.length);
});

test("A time without a clock is shown on a calendar, and a sentence is said", () => {
  const all = visualsOf().join(" ");
  expect(all).toContain("Show it on a calendar or a clock, with a finger on it: “Report in 48h”.");
  expect(all).not.toContain("Show it if it can be seen");
});

test("A long statement is filmed up to a clause, a price and an offer only with their conditions", () => {
  const keyMessage =
    "Open every day until 8 for questions about your own roof, whatever the weather does on the way. A full survey of the house with a written report costs 180 pounds, and 60 pounds more with a second roof.";
  const all = visualsOf({ keyMessage }).join(" ");
  expect(all).toContain("“Open every day until 8 for questions about your own roof …”");
  expect(all).not.toContain("on a card or a board");
});

test("A number that proves something is shown large, and not as a document", () => {
  const all = visualsOf({ keyMessage: "Rated 4.9 from 214 reviews. No scaffolding. Licensed pilots." }).join(
    " ",
  );
  expect(all).toContain("Show the number large, in chalk or on paper: “Rated 4.9 from 214 reviews”.");
});

test("The lines of an animation have times that are longer for longer lines", () => {
  const [, visual = ""] = visualsOf({ style: "animation" });
  const lengths = timesOf(visual).map(([from, to]) => to - from);
  expect(lengths.length).toBeGreaterThan(1);
  expect(lengths.reduce((sum, length) => sum + length, 0)).toBe(20);
  expect(visual).toMatch(/About \d+ seconds are time to read\./u);
});

test("A long answer in a testimonial has a shot cut in, and its time is not called silent", () => {
  const [first, second, last] = visualsOf({ style: "testimonial" });
  for (const visual of [first, second]) expect(visual).toContain("Cut in while they speak: ");
  expect(last).not.toContain("Cut in while they speak: ");
  for (const visual of [first, second, last]) expect(visual).not.toContain("without words");
  for (const visual of visualsOf({ style: "testimonial", duration: 30 }))
    expect(visual).not.toContain("Cut in while they speak: ");
});

test("A direction names the text on the screen at most once, for its shot", () => {
  for (const style of VIDEO_STYLES)
    for (const { visual, onScreenText } of writeVideoScript({ ...ROOFS, style, duration: 15 }, "1"))
      expect(visual.split(onScreenText).length, visual).toBeLessThanOrEqual(2);
});

test("A pause of a second is not mentioned", () => {
  const keyMessage = "We survey your roof by drone. No scaffolding. Report in 48 hours. From £180 a roof.";
  expect(visualsOf({ duration: 15, keyMessage }).join(" ")).not.toMatch(/About 1 seconds/u);
});

test("A short scene has no times", () => {
  for (const style of VIDEO_STYLES)
    for (const visual of visualsOf({ style, duration: 15 })) expect(timesOf(visual)).toEqual([]);
});

test("'Day and night' is not filmed on a calendar", () => {
  const all = visualsOf({ keyMessage: "Reachable day and night. No scaffolding. Licensed pilots." }).join(
    " ",
  );
  expect(all).not.toContain("calendar");
});

test("A sober subject shows no hands or tools at work", () => {
  const all = visualsOf({
    productName: "Funeral services",
    keyMessage: "A dignified funeral. Everything is explained in writing. Family business since 1952.",
  }).join(" ");
  expect(all).toContain("Two chairs at the table");
  expect(all).not.toMatch(/at work|tool/u);
});

test("In 15 seconds, a customer's answer runs without sound under a voice that fills the scene", () => {
  const all = visualsOf({
    style: "testimonial",
    duration: 15,
    keyMessage:
      "Rated 4.9 from 214 reviews by people in Leeds and Bradford. No scaffolding and no mess at all on your roof.",
  }).join(" ");
  expect(all).toContain("runs under it without sound");
});

test("Each timed shot is one line of the shot list, with its whole statement", () => {
  const florist: Partial<VideoBrief> = {
    companyName: "Praxis Dr. Huber",
    productName: "Adventskränze",
    keyMessage: "Ab dem 1. Dezember frisch gebunden. Jeder Kranz ein Einzelstück. Ab 24 €.",
    additionalDetails: "Dr. Huber bindet selbst. Lieferung? Kostenlos.",
    language: "de",
  };
  for (const style of VIDEO_STYLES)
    for (const duration of [30, 60, 90] as const)
      for (const visual of visualsOf({ ...florist, style, duration })) {
        const shots = splitShots(visual);
        for (const shot of shots) {
          expect(timesOf(shot).length, visual).toBeLessThanOrEqual(1);
          expect(shot.split("„").length, shot).toBe(shot.split("“").length);
        }
        expect(shots.filter((shot) => /^\d+–\d+ s: /u.test(shot))).toHaveLength(timesOf(visual).length);
        // Only the direction for the time beside the voice is not a shot.
        if (style === "storytelling") expect(shots.length - timesOf(visual).length).toBeLessThanOrEqual(1);
      }
  const lines = visualsOf({ ...florist, style: "animation", duration: 30 }).flatMap(splitShots);
  expect(lines.join("\n")).toMatch(/s: „[^“]*1\. Dezember/u);
});
