import { expect, test } from "vitest";
import { aiUseText } from "./making.copy.ts";
import type { SceneVoice } from "./voice.ts";
import { continuesVoicing, scenesToSpeak, unspokenScenes } from "./voicing.ts";

const voiceOf = (scene: number, text: string, speaker = "alloy"): SceneVoice => ({
  ...{ scene, source: "spoken", url: "/files/x", seconds: 2, sentences: [] },
  spoken: { text, speaker, model: "tts-1" },
});
const SCENES = ["One.", "", "Three."];

test("a voicing covers the scenes whose text the voice does not speak yet, or all scenes again", () => {
  const request = { speaker: "alloy", scenes: SCENES };
  const all = [
    { scene: 0, text: "One." },
    { scene: 2, text: "Three." },
  ];
  expect(scenesToSpeak(request, [])).toEqual(all);
  expect(scenesToSpeak(request, [voiceOf(0, "One."), voiceOf(2, "Third.")])).toEqual([all[1]]);
  expect(scenesToSpeak(request, [voiceOf(0, "One."), voiceOf(2, "Three.")])).toEqual(all);
  expect(scenesToSpeak(request, [voiceOf(0, "One."), voiceOf(2, "Three.", "nova")])).toEqual([all[1]]);
});

test("a recording does not count as a voice of the provider, and white space is no change of the text", () => {
  const recorded: SceneVoice = { ...voiceOf(0, "One."), source: "recorded", spoken: null };
  expect(unspokenScenes(["One. "], [recorded])).toHaveLength(1);
  expect(unspokenScenes(["One. "], [voiceOf(0, "One.")])).toEqual([]);
});

test("only the same request continues a failed or stopped voicing", () => {
  const scenes = [{ scene: 0, text: "One." }];
  const last = { status: "failed", speaker: "alloy", scenes } as const;
  expect(continuesVoicing(last, "alloy", [...scenes])).toBe(true);
  expect(continuesVoicing({ ...last, status: "stopped" }, "alloy", scenes)).toBe(true);
  expect(continuesVoicing({ ...last, status: "completed" }, "alloy", scenes)).toBe(false);
  expect(continuesVoicing(last, "nova", scenes)).toBe(false);
  expect(continuesVoicing(last, "alloy", [{ scene: 0, text: "Two." }])).toBe(false);
  expect(continuesVoicing(last, "alloy", [...scenes, { scene: 1, text: "Two." }])).toBe(false);
});

test("the file of a video names each AI model with an audible voice once", () => {
  expect(aiUseText("studio")).not.toContain("voice");
  expect(aiUseText("studio", ["tts-1", "tts-1"])).toMatch(/ The voice was made with the AI model tts-1\.$/);
  expect(aiUseText("gpt-6-luna", ["tts-1"])).toContain("gpt-6-luna");
});
