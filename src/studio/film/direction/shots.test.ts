import { expect, it } from "vitest";
import type { FilmScene, FilmTransition } from "#core/film/settings.ts";
import { beatGrid } from "../beat-grid.ts";
import { planShots } from "./shots.ts";

const scene = (transition?: FilmTransition): FilmScene => ({
  ...{ text: "Words", voiceOver: "", picture: "p", movement: "auto", seconds: 6 },
  ...(transition && { transition }),
});
const plan = (scenes: readonly FilmScene[]) =>
  planShots({ scenes: [...scenes], seconds: 30, transition: "slide" }, beatGrid("calm", 30));

it("A scene starts with the transition of the previous scene, a cut within a scene has that of the film", () => {
  const shots = plan([scene("cut"), scene(), scene("dissolve"), scene("style"), scene("cut")]);
  const into = (index: number, take: number) =>
    shots.find((shot) => shot.scene === index && shot.take === take)?.transition;
  expect([0, 1, 2, 3, 4].map((index) => into(index, 0))).toEqual([
    "slide",
    "cut",
    "slide",
    "dissolve",
    "style",
  ]);
  expect(shots.filter(({ take }) => take > 0).map(({ transition }) => transition)).toEqual(
    shots.filter(({ take }) => take > 0).map(() => "slide"),
  );
});

it("Shots follow each other without a gap, begin on a beat, and the last one is the end card", () => {
  const { beat } = beatGrid("calm", 30);
  const lengths = [7.3, 5.1, 8.2, 3.7, 5.7];
  const shots = plan(lengths.map((seconds) => ({ ...scene(), seconds })));
  for (const [index, { from, to }] of shots.entries()) {
    expect(to).toBe(shots[index + 1]?.from ?? 30);
    expect(Math.abs(from / beat - Math.round(from / beat))).toBeLessThan(1e-6);
    expect(to - from).toBeGreaterThan(1.4);
  }
  expect(shots.map(({ kind }) => kind).indexOf("end")).toBe(shots.length - 1);
  expect(shots[1]).toMatchObject({ scene: 0, take: 1, kind: "full" });
});
