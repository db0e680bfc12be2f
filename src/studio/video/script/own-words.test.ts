import { expect, test } from "vitest";
import type { VideoBrief } from "#core/generations/video/video.ts";
import { directionsFor } from "./direction-table.ts";
import { ownWordsOf } from "./own-words.ts";
import { writeVideoScript } from "../write-video-script.ts";

const scene = (index: 0 | 1 | 2, spoken: number) => ({ index, seconds: 20, spoken, facts: [] });
const SERVICE = { style: "storytelling", isSober: false, isSold: true } as const;

test("The owner's own words have the time beside the voice, less before the end card", () => {
  const rests = ownWordsOf([scene(0, 4.2), scene(1, 15), scene(2, 5)], SERVICE);
  expect(rests.map((words) => words?.rest)).toEqual([14, 4, 13]);
});

test("A scene that is nearly full or silent asks for no own words", () => {
  expect(ownWordsOf([scene(0, 15.5), scene(1, 0)], SERVICE)).toEqual([null, null]);
});

test("A question asks about the statement that was said last, and none is asked twice", () => {
  const facts = [
    { shot: "price", text: "From £180" },
    { shot: "objection", text: "No scaffolding" },
  ] as const;
  const asked = ownWordsOf(
    [0, 1, 2].map((index) => ({ ...scene(index as 0, 4), facts })),
    SERVICE,
  );
  expect(asked.map((words) => words?.about)).toEqual([
    { topic: "reason", fact: "No scaffolding" },
    { topic: "price", fact: "From £180" },
    null,
  ]);
});

test("The last scene asks about its first statement, which is the price or the offer", () => {
  const facts = [
    { shot: "price", text: "From £180" },
    { shot: "proof", text: "Licensed pilots" },
  ] as const;
  const [asked] = ownWordsOf([{ ...scene(2, 4), facts }], SERVICE);
  expect(asked?.about?.topic).toBe("price");
});

test("Nobody asks what is included in a donation", () => {
  const facts = [{ shot: "price", text: "£8 a month" }] as const;
  const [asked] = ownWordsOf([{ ...scene(0, 4), facts }], { ...SERVICE, isSold: false });
  expect(asked?.about?.topic).toBe("practice");
});

test("An animation asks for none, and a testimonial only the owner of a sober business", () => {
  const scenes = [scene(0, 4), scene(1, 4), scene(2, 4)];
  expect(ownWordsOf(scenes, { style: "animation", isSober: false, isSold: true })).toEqual([
    null,
    null,
    null,
  ]);
  expect(ownWordsOf(scenes, { style: "testimonial", isSober: false, isSold: true })).toEqual([
    null,
    null,
    null,
  ]);
  const sober = ownWordsOf(scenes, { style: "testimonial", isSober: true, isSold: true });
  expect(sober.map((words) => words !== null)).toEqual([true, false, true]);
});

const BRIEFS = [
  ["en", "No scaffolding. Report in 48 hours. From 180 pounds."],
  ["de", "Ohne Gerüst. Bericht in 48 Stunden. Ab 180 Euro."],
  ["fr", "Sans échafaudage. Rapport en 48 heures. Dès 180 euros."],
  ["es", "Sin andamios. Informe en 48 horas. Desde 180 euros."],
  ["it", "Senza ponteggi. Rapporto in 48 ore. Da 180 euro."],
  ["pt", "Sem andaimes. Relatório em 48 horas. Desde 180 euros."],
  ["nl", "Zonder steiger. Rapport binnen 48 uur. Vanaf 180 euro."],
] as const;

test.each(BRIEFS)(
  "Each scene of a thin brief asks the owner another question (%s)",
  (language, keyMessage) => {
    const brief: VideoBrief = {
      companyName: "Kestrel Aerial",
      productName: "Drone",
      duration: 60,
      style: "lifestyle",
      targetAudience: "",
      keyMessage,
      callToAction: "",
      additionalDetails: "",
      language,
      images: [],
    };
    const { general, about } = directionsFor(language)?.ownWords ?? { general: [], about: {} };
    const questions = [
      ...general,
      ...Object.values(about).map((question) => question.split("{fact}")[1] ?? ""),
    ];
    const asked = writeVideoScript(brief, "1").map(({ visual }) =>
      questions.find((question) => visual.endsWith(question)),
    );
    expect(asked).not.toContain(undefined);
    expect(new Set(asked).size).toBe(3);
  },
);
