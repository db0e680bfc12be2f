import { expect, test } from "vitest";
import type { VideoBrief } from "#core/generations/video/video.ts";
import { writeVideoScript } from "../write-video-script.ts";

const BAKERY: VideoBrief = {
  companyName: "مخبز الياسمين",
  productName: "كعك التمر",
  duration: 30,
  style: "storytelling",
  targetAudience: "",
  keyMessage: "كعك التمر طازج كل صباح. خبز يدوي بلا مواد حافظة.",
  callToAction: "",
  additionalDetails: "",
  language: "ar",
  images: [],
};
const JAPANESE: Partial<VideoBrief> = {
  companyName: "青空パン店",
  productName: "朝のパン",
  keyMessage: "毎朝焼きたてです。保存料は使いません。",
  language: "ja",
};

test.each([
  [{}, "كعك التمر، مخبز الياسمين."],
  [JAPANESE, "朝のパン、青空パン店。"],
])("The voice joins names with the punctuation of their script: %j", (changes, names) => {
  const scenes = writeVideoScript({ ...BAKERY, ...changes }, "1");
  const said = scenes.map(({ voiceOver }) => voiceOver).join(" ");
  expect(said).toContain(names);
  expect(said).not.toContain(", ");
});
