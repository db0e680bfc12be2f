import { expect, test } from "vitest";
import { withVoices } from "./heard-voices.ts";
import type { FilmSettings } from "./settings.ts";

const sentences = [{ text: "It dims.", start: 0, end: 2 }];
const scene = { text: "", voiceOver: "It dims.", picture: null, movement: "auto", seconds: 3 } as const;
const settingsOf = (scenes: FilmSettings["scenes"]) => ({ seconds: 6, scenes }) as FilmSettings;

test("Scenes have the times of their current voices only", () => {
  const former = { ...scene, spokenSeconds: 9, spokenSentences: sentences };
  const voices = [
    { scene: 0, seconds: 2, sentences },
    { scene: 1, seconds: 2.5, sentences: [] },
  ];
  expect(withVoices(settingsOf([scene, former, former]), voices).scenes).toEqual([
    { ...scene, spokenSeconds: 2, spokenSentences: sentences },
    { ...scene, spokenSeconds: 2.5 },
    scene,
  ]);
});
