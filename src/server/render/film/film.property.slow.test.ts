import { describe, expect, it } from "vitest";
import type { Film, Rect } from "#core/film/film.ts";
import { safeBoxOf } from "#core/platforms/canvases.ts";
import { frameAt } from "#studio/film/frame.ts";
import { framesOf, timeOfFrame } from "#studio/film/model.ts";
import { containsBox, overlapArea } from "#studio/image/geometry.ts";
import { createRenderEngine } from "../render-engine.ts";
import { seededFilm } from "./films.fixture.ts";

/** Ten of each style and ratio. */
const COUNT = 200;
/** px, for kerning and rounding. */
const TOLERANCE = 1.5;

const engine = createRenderEngine();
const boxOf = ({ x, y, width, height }: Rect) => ({ l: x, t: y, r: x + width, b: y + height });

/** Everything that is readable and wrong in a film. */
function problemsOf(film: Film): string[] {
  const safe = safeBoxOf(film);
  const canvas = { l: 0, t: 0, r: film.width, b: film.height };
  const problems: string[] = [];
  for (const { part, box, contrast = 21, from, to } of film.readables) {
    if (!containsBox(canvas, boxOf(box), TOLERANCE)) problems.push(`${part} leaves the canvas`);
    else if (!containsBox(safe, boxOf(box), TOLERANCE)) problems.push(`${part} leaves the safe box`);
    if (contrast < 4.5 && part !== "logo") problems.push(`${part} has ${contrast.toFixed(2)}:1`);
    if (from < 0 || to > film.seconds + 1e-6 || to <= from) problems.push(`${part} from ${from} to ${to}`);
  }
  const captions = film.readables.filter(({ part }) => part === "caption");
  for (const caption of captions) {
    for (const other of film.readables) {
      if (other.part === "caption" || other.part === "logo") continue;
      if (other.from >= caption.to || other.to <= caption.from) continue;
      if (overlapArea(boxOf(caption.box), boxOf(other.box)) > 4 * TOLERANCE * caption.box.height)
        problems.push(`a caption covers the ${other.part}`);
    }
  }
  return problems;
}

/** Everything in the frames of a film that a canvas cannot draw. */
function frameProblems(film: Film): string[] {
  const assets = new Map(film.assets.map((asset) => [asset.id, asset]));
  const problems: string[] = [];
  for (let index = 0; index < framesOf(film); index += 7) {
    const commands = frameAt(film, timeOfFrame(index, film));
    let depth = 0;
    for (const command of commands) {
      if (command.op === "save") depth++;
      if (command.op === "restore") depth--;
      if (command.op !== "image") continue;
      const asset = assets.get(command.asset);
      const { x, y, width, height } = command.source;
      if (!asset) problems.push(`frame ${index} draws ${command.asset}`);
      else if (x < -0.01 || y < -0.01 || x + width > asset.width + 0.01 || y + height > asset.height + 0.01)
        problems.push(`frame ${index} leaves ${asset.id}`);
    }
    if (depth !== 0) problems.push(`frame ${index} ends at depth ${depth}`);
    if (/NaN|Infinity|null/u.test(JSON.stringify(commands))) problems.push(`frame ${index} has no numbers`);
    if (!commands.some(({ op }) => op === "fill" || op === "image")) problems.push(`frame ${index} is empty`);
  }
  return problems;
}

describe("Seeded films", () => {
  it("keep every word in the safe box and can be drawn", { timeout: 600_000 }, async () => {
    const problems: string[] = [];
    for (let number = 0; number < COUNT; number++) {
      const { settings, direction } = await seededFilm(engine, number);
      const { film } = direction;
      expect(framesOf(film)).toBe(settings.seconds * 30);
      const found = [...problemsOf(film), ...frameProblems(film)];
      problems.push(
        ...[...new Set(found)].map((what) => `${number} ${film.style} ${settings.ratio}: ${what}`),
      );
    }
    expect(problems).toEqual([]);
  });

  it("show every spoken word once, in order, within its scene", { timeout: 300_000 }, async () => {
    for (let number = 0; number < Math.min(COUNT, 40); number++) {
      const { settings, direction } = await seededFilm(engine, number);
      settings.scenes.forEach(({ voiceOver }, scene) => {
        if (settings.captions === "off") return;
        const words = direction.film.cues.filter((cue) => cue.scene === scene).flatMap((cue) => cue.words);
        const { from = 0, to = 0 } = direction.film.scenes[scene] ?? {};
        const squeezed = (text: string) => text.replaceAll(/\s/gu, "");
        if (words.length > 0)
          expect(squeezed(words.map(({ text }) => text).join(""))).toBe(squeezed(voiceOver));
        words.reduce((before, word) => {
          expect(word.from).toBeGreaterThanOrEqual(before - 1e-6);
          expect(word.to).toBeLessThanOrEqual(to + 1e-6);
          return word.from;
        }, from);
      });
    }
  });

  it("are the same for the same input", async () => {
    const [first, second] = [await seededFilm(engine, 7), await seededFilm(createRenderEngine(), 7)];
    expect(JSON.stringify(second.direction)).toBe(JSON.stringify(first.direction));
    for (const index of [0, 31, 88]) {
      const t = timeOfFrame(index, first.direction.film);
      expect(frameAt(second.direction.film, t)).toEqual(frameAt(first.direction.film, t));
    }
  });

  it("show the whole first shot in the first frame, which is the thumbnail", async () => {
    for (const number of [0, 1, 2, 3, 4]) {
      const { film } = (await seededFilm(engine, number)).direction;
      const first = film.layers.find(({ id }) => id === "shot0");
      const lines = first?.actors.filter(({ id }) => id.includes("-line-")) ?? [];
      const start = JSON.stringify(
        frameAt({ ...film, layers: [{ from: 0, to: 9, id: "", actors: lines }] }, 0),
      );
      expect(start.match(/"op":"image"/gu)?.length ?? 0).toBe(lines.length);
    }
  });
});
