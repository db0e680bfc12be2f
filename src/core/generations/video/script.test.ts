import { expect, test } from "vitest";
import {
  formatScene,
  formatSceneContent,
  formatScript,
  formatTimecode,
  readSceneContent,
  splitShots,
} from "./script.ts";
import { shotListPage } from "./shot-list.ts";
import { videoFileName } from "./files.ts";
import { timeScenes, videoInputSchema } from "./video.ts";

const brief = videoInputSchema.parse({
  companyName: "Halden <&> Söhne",
  productName: "Dusk Lamp",
  keyMessage: "Warm light.",
  targetAudience: "Renters",
  style: "testimonial",
  duration: 15,
});
const content = {
  visual: "Wide: a room.\nClose-up: a lamp, 3.5 kg. Then: dark.",
  voiceOver: "Look at this.",
  onScreenText: "Warm",
  sound: "A click.",
};
const scenes = timeScenes([content, content, content], 15);

test("formatScript includes the pace", () => {
  const script = formatScript(brief, scenes);
  expect(script.split("\n\n")).toHaveLength(5);
  expect(script).toMatch(
    /^Dusk Lamp · Halden <&> Söhne\nVideo ad script, 15 seconds, testimonial\nFor: Renters\nFilm a real customer\./u,
  );
  expect(script).toContain(
    "Scene 3 (0:10 - 0:15)\nVisual: Wide: a room.\n  Close-up: a lamp, 3.5 kg. Then: dark.\nVoice-over: Look at this.",
  );
  expect(script).toMatch(
    /9 words spoken in 15 seconds \(0\.6 a second\)\nThe voice fills about 4 of 15 seconds.* Add facts/u,
  );
});

test("readSceneContent parses a partial scene", () => {
  expect(readSceneContent(formatSceneContent(content))).toEqual(content);
  expect(readSceneContent("Visual: Wide: a ro")).toEqual({ visual: "Wide: a ro" });
  expect(formatScene(scenes[1]!, 1).split("\n")[0]).toBe("Scene 2 (0:05 - 0:10)");
});

test("formatTimecode formats minutes and seconds", () => {
  expect([0, 9, 60, 90].map(formatTimecode)).toEqual(["0:00", "0:09", "1:00", "1:30"]);
});

test("splitShots splits at sentences", () => {
  expect(splitShots("Wide: a room. Close-up: a lamp, 3.5 kg. Then: dark.")).toEqual([
    "Wide: a room.",
    "Close-up: a lamp, 3.5 kg.",
    "Then: dark.",
  ]);
});

test("splitShots splits before the times of a shot and after the quotation marks of each language", () => {
  expect(splitShots("0–7 s: Hands. 7–13 s : Porte «\u00A0Ouvert\u00A0» Texte „Offen“ Die Stimme.")).toEqual([
    "0–7 s: Hands.",
    "7–13 s : Porte «\u00A0Ouvert\u00A0»",
    "Texte „Offen“",
    "Die Stimme.",
  ]);
});

test("splitShots keeps quoted sentences, abbreviations and ordinal numbers whole", () => {
  const spoken = [
    "„Ab dem 1. Dezember. Frisch!“",
    "“Dr. Huber? Yes. Now.”",
    "«\u00A0Ouvert. Entrez.\u00A0»",
    '"One. Two."',
  ];
  for (const line of spoken)
    expect(splitShots(`0–4 s: ${line} 4–8 s: ${line} Then: dark.`)).toEqual([
      `0–4 s: ${line}`,
      `4–8 s: ${line}`,
      "Then: dark.",
    ]);
  expect(splitShots("Das Schild von Dr. Huber am 1. Dezember. Dann dunkel.")).toEqual([
    "Das Schild von Dr. Huber am 1. Dezember.",
    "Dann dunkel.",
  ]);
  // A quotation mark that is not closed hides no boundary.
  expect(splitShots('A pipe of 5". Then: dark.')).toEqual(['A pipe of 5".', "Then: dark."]);
});

test("Shots on lines of their own stay whole in the script, in parts and in the shot list", () => {
  const visual = "0–4 s: Hands. Then a lamp.\n4–8 s: „Sound: an.“\nSound: off.";
  const shots = visual.split("\n");
  expect(splitShots(visual)).toEqual(shots);
  const text = formatSceneContent({ ...content, visual });
  expect(text).toContain(
    "Visual: 0–4 s: Hands. Then a lamp.\n  4–8 s: „Sound: an.“\n  Sound: off.\nVoice-over: ",
  );
  expect(readSceneContent(text)).toEqual({ ...content, visual });
  expect(splitShots(readSceneContent(text.slice(0, 50)).visual ?? "")).toHaveLength(2);
  const page = shotListPage(brief, [{ ...scenes[0]!, visual }], []);
  expect(page.match(/class="box"/gu)).toHaveLength(3);
});

test("The shot list contains every shot and escapes markup", () => {
  const page = shotListPage(brief, scenes, ["a.png"]);
  expect(page.match(/class="box"/gu)).toHaveLength(6);
  expect(page).toContain("Halden &lt;&amp;&gt; Söhne");
  expect(page).not.toMatch(/<&|<script|https?:/u);
});

test("videoFileName contains company and product", () => {
  expect(videoFileName("script.txt", brief)).toBe("Halden-Söhne-Dusk-Lamp-script.txt");
  expect(videoFileName("captions.srt", { ...brief, companyName: "!!!", productName: "?" })).toBe(
    "video-captions.srt",
  );
});
