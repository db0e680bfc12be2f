import { expect, test } from "vitest";
import { countSpokenWords, wordBudget } from "#core/generations/video/pace.ts";
import {
  VIDEO_DURATIONS,
  VIDEO_STYLES,
  type VideoBrief,
  type VideoScene,
} from "#core/generations/video/video.ts";
import { hasBalancedMarks } from "../language/punctuation.ts";
import { createRandom, pick, type Random } from "../random.ts";
import { AUDIENCES, COMPANIES, DETAILS, MESSAGES, PRODUCTS } from "../text/difficult-inputs.fixture.ts";
import { writeVideoScript } from "./write-video-script.ts";

const RUNS = 2_000;
const CALLS = [
  "",
  "Order at hearth.example",
  "shop now",
  "Call 030 1234567",
  "Jetzt bestellen!",
  "今すぐ注文",
];
/** Words that may be in a script only if the user has typed them. */
const BANNED =
  /\b(?:best|leading|perfect|ultimate|unlock|elevate|guarantee\w*|award\w*|discount\w*|free|cheap\w*|world-class|#1|two|three|four|five|hundred|thousand|million|percent)\b/giu;

function draw(random: Random): VideoBrief {
  const from = (items: readonly string[]) => pick(random, items) ?? "";
  return {
    companyName: from(COMPANIES),
    productName: from(PRODUCTS),
    duration: pick(random, VIDEO_DURATIONS) ?? 30,
    style: pick(random, VIDEO_STYLES) ?? "storytelling",
    targetAudience: from(AUDIENCES),
    keyMessage: from(MESSAGES).slice(0, 2000).toWellFormed() || "Made by hand.",
    callToAction: from(CALLS),
    additionalDetails: from(DETAILS).slice(0, 2000).toWellFormed(),
    images: Array.from({ length: Math.floor(random() * 6) }, (_, index) => `upload-${index}`),
  };
}

/** The voice-overs and on-screen texts, which must not claim more than the user does. */
const copyOf = (scenes: readonly VideoScene[]) =>
  scenes.flatMap(({ voiceOver, onScreenText }) => [voiceOver, onScreenText]);

function findFault(brief: VideoBrief, scenes: readonly VideoScene[]): string | null {
  const typed = Object.values(brief).flat().join(" ").replace(/\s+/gu, " ");
  const lower = `${typed} ${typed.replace(/[()"]/gu, "")}`.toLowerCase();
  const third = brief.duration / 3;
  if (scenes.length !== 3) return "not three scenes";
  for (const [index, { start, end, ...content }] of scenes.entries()) {
    if (start !== index * third || end !== (index + 1) * third) return `not a third: ${start} to ${end}`;
    const { max } = wordBudget(third);
    const words = countSpokenWords(content.voiceOver);
    if (words > max) return `${words} words in ${third} s: ${content.voiceOver}`;
    for (const [field, text] of Object.entries(content)) {
      if (text === "" && field !== "voiceOver") return `${field} is empty`;
      // Each shot of the visual has its own line.
      const lines = field === "visual" ? text.split("\n") : [text];
      if (lines.some((line) => /[\r\n\t]| {2}/u.test(line) || line !== line.trim()))
        return `white space: ${text}`;
      if (!text.isWellFormed()) return `broken unicode: ${text}`;
      if (/\{\w+\}|undefined|null|\[object/u.test(text) && !/\{\w+\}/u.test(typed))
        return `placeholder: ${text}`;
      const doubled = [
        ...text.matchAll(/(?<![\p{L}\p{M}\p{N}])([\p{L}\p{M}\p{N}]+) \1(?![\p{L}\p{M}\p{N}])/giu),
      ];
      for (const [pair] of doubled)
        if (!lower.includes(pair.toLowerCase())) return `doubled ${pair}: ${text}`;
    }
  }
  for (const text of copyOf(scenes)) {
    for (const [digits] of text.matchAll(/\p{N}+/gu)) {
      if (!typed.includes(digits)) return `invented ${digits}: ${text}`;
    }
    for (const [word] of text.matchAll(BANNED)) {
      if (!lower.includes(word.toLowerCase())) return `banned ${word}: ${text}`;
    }
    for (const [marks] of text.matchAll(/[.,;:!?。！？،؟]{2,}/gu)) {
      if (!typed.includes(marks)) return `doubled punctuation ${marks}: ${text}`;
    }
    const orphan = /(?<!…) [.,;!?](?: |$)/u.exec(text)?.[0];
    if (orphan !== undefined && !typed.includes(orphan.trim())) return `orphan space: ${text}`;
    const torn = text.split(/(?<=[.!?][”“»]?)\s/u).find((sentence) => !hasBalancedMarks(sentence));
    if (torn !== undefined && !hasBalancedMarks(text) && hasBalancedMarks(typed) && !text.includes("…"))
      return `unbalanced: ${torn}`;
  }
  const everything = scenes.map((scene) => Object.values(scene).join(" ")).join(" ");
  const names = [brief.productName, brief.companyName].map((name) => name.toLowerCase());
  if (!names.every((name) => everything.toLowerCase().includes(name))) return "name missing";
  return scenes.some(({ onScreenText }) => onScreenText.length > 40) ? "long on-screen text" : null;
}

test("No brief leads to a script that cannot be filmed, read or spoken within its time", () => {
  const random = createRandom("hard films");
  for (let run = 0; run < RUNS; run++) {
    const brief = draw(random);
    const scenes = writeVideoScript(brief, String(run));
    const fault = findFault(brief, scenes);
    if (fault !== null) expect.fail(`${fault}\n${JSON.stringify(brief)}\n${copyOf(scenes).join("\n")}`);
    if (run % 50 === 0) expect(writeVideoScript(brief, String(run))).toEqual(scenes);
  }
}, 300_000);
