import type { Caption } from "#core/film/finished-film.ts";
import { countSpokenWords } from "./pace.ts";
import type { VideoScene } from "./video.ts";

/** Limits of common subtitling guides; CJK characters count twice. */
const MAX_LINE_CHARS = 42;
const MAX_LINES = 2;
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}、。「」！？：]/gu;
const SENTENCE = /(?<=[.!?…。！？؟।][”"»」)]?)\s+|(?<=[。！？])/u;

interface Cue {
  readonly text: string;
  readonly words: number;
}

/** Captions of a voice-over, with an even pace within each scene. */
function captionsOf(scenes: readonly VideoScene[]): Caption[] {
  return scenes.flatMap(({ start, end, voiceOver }) => {
    const cues = cuesOf(voiceOver);
    const total = cues.reduce((sum, { words }) => sum + words, 0);
    const at = (done: number) => start + ((end - start) * done) / total;
    let spoken = 0;
    return cues.map(({ text, words }) => {
      const from = at(spoken);
      spoken += words;
      return { start: from, end: at(spoken), text };
    });
  });
}

/**
 * Captions of a script's voice-over as SubRip, at an even pace within each scene: `captions.srt` in
 * `files.ts`. Lengths of lines are in this file.
 */
export function formatCaptions(scenes: readonly VideoScene[]): string {
  return formatSrt(captionsOf(scenes));
}

/**
 * Formats captions as SubRip; times are seconds. For scripts (`formatCaptions`), and for films:
 * `film-archive.ts` and `films.service.ts` on the server, `film/make/zip-parts.ts` in the browser.
 * Lengths of lines are in this file.
 */
export function formatSrt(captions: readonly Caption[]): string {
  return captions
    .map(({ start, end, text }, index) => {
      const range = `${formatTime(start, ",")} --> ${formatTime(end, ",")}`;
      return `${index + 1}\n${range}\n${breakLines(oneLine(text))}\n`;
    })
    .join("\n");
}

/**
 * Formats captions of a film, which `captionsOf` in `studio/film/captions-of.ts` times, as WebVTT,
 * which browsers show over a video; times are seconds. The length of a line is in this file.
 * `films.service.ts` and `film-archive.ts` on the server call it, `film/make/zip-parts.ts` in the
 * browser.
 */
export function formatVtt(captions: readonly Caption[]): string {
  const cues = captions.map(({ start, end, text }) => {
    const range = `${formatTime(start, ".")} --> ${formatTime(end, ".")}`;
    return `${range}\n${escapeVtt(breakLines(oneLine(text)))}\n`;
  });
  return ["WEBVTT\n", ...cues].join("\n");
}

/** An empty line would end a caption. */
const oneLine = (text: string) => text.replace(/\s+/gu, " ").trim();

/** WebVTT has markup, and "-->" separates times. */
const escapeVtt = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** Splits a voice-over into captions: joins short sentences and divides long ones. */
function cuesOf(voiceOver: string): Cue[] {
  const texts: string[] = [];
  for (const sentence of voiceOver.split(SENTENCE)) {
    const last = texts.at(-1);
    const joined = last === undefined ? sentence : `${last} ${sentence}`;
    if (last !== undefined && widthOf(joined) <= MAX_LINE_CHARS) texts[texts.length - 1] = joined;
    else texts.push(...chunks(sentence, MAX_LINE_CHARS * MAX_LINES));
  }
  return texts.map((text) => ({ text, words: countSpokenWords(text) })).filter(({ words }) => words > 0);
}

/** Divides a sentence between words into parts of similar width, at most `limit`. */
function chunks(sentence: string, limit: number): string[] {
  const count = Math.ceil(widthOf(sentence) / limit);
  if (count <= 1) return [sentence];
  const goal = widthOf(sentence) / count;
  const parts: string[] = [""];
  for (const piece of piecesOf(sentence)) {
    const current = parts.at(-1) ?? "";
    const full = widthOf(current) >= goal || widthOf((current + piece).trimEnd()) > limit;
    if (full && current !== "") parts.push(piece);
    else parts[parts.length - 1] = current + piece;
  }
  return parts.map((part) => part.trim());
}

function breakLines(text: string): string {
  return widthOf(text) <= MAX_LINE_CHARS ? text : chunks(text, MAX_LINE_CHARS).join("\n");
}

/** Splits text at possible line breaks: after spaces and between CJK characters. */
function piecesOf(text: string): string[] {
  return (
    text.match(
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}][、。！？」]*|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+\s*|\s+/gu,
    ) ?? []
  );
}

function widthOf(text: string): number {
  return text.length + (text.match(WIDE)?.length ?? 0);
}

/** Seconds as "00:00:05,000"; the formats differ in the mark before the milliseconds. */
function formatTime(seconds: number, mark: "," | "."): string {
  const ms = Math.round(seconds * 1000);
  const pad = (value: number, digits = 2) => String(Math.floor(value)).padStart(digits, "0");
  return `${pad(ms / 3_600_000)}:${pad((ms / 60_000) % 60)}:${pad((ms / 1000) % 60)}${mark}${pad(ms % 1000, 3)}`;
}
