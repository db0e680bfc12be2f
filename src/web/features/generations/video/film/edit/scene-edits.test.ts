import { expect, test } from "vitest";
import { FILM_LIMITS } from "#core/film/limits.ts";
import { FILM_SECONDS, type FilmSettings } from "#core/film/settings.ts";
import { checkSettings } from "../check-settings.ts";
import { filmSettings } from "../film-settings.fixture.ts";
import { moveEnd, moveScene, setScene, setSeconds } from "./scene-edits.ts";

const lengths = ({ scenes }: FilmSettings) => scenes.map(({ seconds }) => seconds);
/** The same numbers in every run (a linear congruential generator). */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}
const sum = (settings: FilmSettings) =>
  Math.round(10 * lengths(settings).reduce((all, own) => all + own, 0)) / 10;

test("A later end takes the time of the next scenes, an earlier end gives it to the next one", () => {
  const settings = filmSettings([4, 4, 7]);
  expect(lengths(moveEnd(settings, 0, 0.5))).toEqual([4.5, 3.5, 7]);
  expect(lengths(moveEnd(settings, 0, 4))).toEqual([8, 1.5, 5.5]);
  expect(lengths(moveEnd(settings, 1, -0.5))).toEqual([4, 3.5, 7.5]);
});

test("The end of the last scene moves its beginning", () => {
  expect(lengths(moveEnd(filmSettings([4, 4, 7]), 2, 1))).toEqual([4, 3, 8]);
  expect(lengths(moveEnd(filmSettings([4, 4, 7]), 2, -1))).toEqual([4, 5, 6]);
});

test("Another length moves the time of the cover with its scene", () => {
  const settings = { ...filmSettings([5, 10]), cover: 6 };
  expect(setSeconds(settings, 30).cover).toBe(12);
  expect(setSeconds(filmSettings([5, 10]), 30)).not.toHaveProperty("cover");
});

test("No edit makes a scene too short, changes the length of the video or gives settings that cannot be stored", () => {
  const random = seededRandom(7);
  for (let run = 0; run < 300; run++) {
    let settings = filmSettings([5, 5, 5, 5]);
    for (let edit = 0; edit < 12; edit++) {
      const index = Math.floor(random() * settings.scenes.length);
      const kind = Math.floor(random() * 3);
      if (kind === 0) settings = moveEnd(settings, index, (random() - 0.5) * 12);
      if (kind === 1) settings = moveScene(settings, index, Math.floor(random() * 6) - 1);
      if (kind === 2)
        settings = setSeconds(settings, FILM_SECONDS[Math.floor(random() * FILM_SECONDS.length)] ?? 15);
      expect(checkSettings(settings)).toEqual({});
      expect(sum(settings)).toBe(settings.seconds);
      expect(Math.min(...lengths(settings))).toBeGreaterThanOrEqual(FILM_LIMITS.sceneSeconds);
    }
  }
});

test("A length that the scenes do not fit into is refused", () => {
  const settings = filmSettings([3, 3, 3, 3, 3]);
  expect(setSeconds(settings, 6)).toBe(settings);
});

test("A scene moves with all its content; it cannot leave the video", () => {
  const settings = setScene(filmSettings([4, 4, 7]), 2, { text: "End" });
  expect(moveScene(settings, 2, 0).scenes.map(({ text }) => text)).toEqual(["End", "Scene 1", "Scene 2"]);
  expect(moveScene(settings, 0, -1)).toBe(settings);
  expect(moveScene(settings, 2, 3)).toBe(settings);
});
