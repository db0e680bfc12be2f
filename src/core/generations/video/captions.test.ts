import { expect, test } from "vitest";
import { formatCaptions, formatSrt, formatVtt } from "./captions.ts";
import type { VideoScene } from "./video.ts";

const scene = (start: number, end: number, voiceOver: string): VideoScene => ({
  start,
  end,
  voiceOver,
  visual: "",
  onScreenText: "",
  sound: "",
});

test("Captions contain sentences and divide the time of a scene by their length", () => {
  const scenes = [scene(0, 10, "Look. It is getting dark outside, slowly."), scene(10, 20, "Light.")];
  expect(formatCaptions(scenes)).toBe(
    [
      "1\n00:00:00,000 --> 00:00:10,000\nLook. It is getting dark outside, slowly.\n",
      "2\n00:00:10,000 --> 00:00:20,000\nLight.\n",
    ].join("\n"),
  );
});

test("A long sentence is split into captions of two lines with at most 42 characters", () => {
  const long =
    "The list is long, the coffee is getting cold, and the clock on the wall is not waiting for anyone at all today.";
  const captions = formatCaptions([scene(0, 10, long)]).split("\n\n");
  expect(captions.length).toBeGreaterThan(1);
  const text = captions.flatMap((caption) => caption.trim().split("\n").slice(2));
  for (const line of text) expect(line.length).toBeLessThanOrEqual(42);
  for (const caption of captions) expect(caption.trim().split("\n").length).toBeLessThanOrEqual(4);
  expect(text.join(" ")).toBe(long);
});

test("Captions have no gaps or overlaps, also after the first minute", () => {
  const scenes = [
    scene(0, 30, "a b c d. ".repeat(8).trim()),
    scene(30, 60, "e f g h. ".repeat(20).trim()),
    scene(60, 90, "The end."),
  ];
  const times = [...formatCaptions(scenes).matchAll(/(\S+) --> (\S+)/gu)];
  for (const [at, [, start]] of times.entries()) if (at > 0) expect(start).toBe(times[at - 1]?.[2]);
  expect(times.at(-1)?.[2]).toBe("00:01:30,000");
});

test("CJK text breaks between characters, never before punctuation", () => {
  const text = "石臼で挽いた香り高い抹茶を、静かな午後のひとときに、どうぞごゆっくりお楽しみください。";
  const lines = formatCaptions([scene(0, 10, text)])
    .split("\n\n")
    .flatMap((caption) => caption.trim().split("\n").slice(2));
  expect(lines.join("")).toBe(text);
  for (const line of lines) {
    expect(line.length).toBeLessThanOrEqual(21);
    expect(line).not.toMatch(/^[、。]/u);
  }
});

test("A scene without voice-over has no caption", () => {
  expect(formatCaptions([scene(0, 5, ""), scene(5, 10, "Now.")])).toMatch(/^1\n00:00:05,000/u);
});

test("Captions of a video are written as SubRip and WebVTT with the same times", () => {
  const captions = [
    { start: 0.04, end: 1.5, text: "Tea & <b>cake</b>\n\n--> today" },
    { start: 61.25, end: 3_661, text: "Bye." },
  ];
  expect(formatSrt(captions)).toBe(
    "1\n00:00:00,040 --> 00:00:01,500\nTea & <b>cake</b> --> today\n\n2\n00:01:01,250 --> 01:01:01,000\nBye.\n",
  );
  expect(formatVtt(captions)).toBe(
    "WEBVTT\n\n00:00:00.040 --> 00:00:01.500\nTea &amp; &lt;b&gt;cake&lt;/b&gt; --&gt; today\n\n00:01:01.250 --> 01:01:01.000\nBye.\n",
  );
});
