import { expect, test } from "vitest";
import { filmSettings } from "../film-settings.fixture.ts";
import { pressTimelineKey } from "./timeline-keys.ts";

const settings = filmSettings([4, 4, 7]);
const press = (key: string, index: number, { altKey = false, canMove = true } = {}) => {
  const edited = pressTimelineKey({ key, altKey }, settings, index, canMove);
  return (
    edited && {
      index: edited.index,
      lengths: edited.settings.scenes.map(({ seconds }) => seconds),
      texts: edited.settings.scenes.map(({ text }) => text),
    }
  );
};

test("Brackets move the end of a scene by half a second", () => {
  expect(press("]", 0)).toMatchObject({ index: 0, lengths: [4.5, 3.5, 7] });
  expect(press("[", 1)).toMatchObject({ index: 1, lengths: [4, 3.5, 7.5] });
});

test("Alt and an arrow move a scene, which keeps the focus, within the film", () => {
  expect(press("ArrowRight", 0, { altKey: true })).toMatchObject({
    index: 1,
    texts: ["Scene 2", "Scene 1", "Scene 3"],
  });
  expect(press("ArrowLeft", 0, { altKey: true })).toMatchObject({ index: 0, lengths: [4, 4, 7] });
  expect(press("ArrowRight", 2, { altKey: true })).toMatchObject({ index: 2, lengths: [4, 4, 7] });
});

test("Scenes with recordings stay in place, and other keys are not handled", () => {
  expect(press("ArrowRight", 0, { altKey: true, canMove: false })).toMatchObject({
    index: 0,
    texts: ["Scene 1", "Scene 2", "Scene 3"],
  });
  expect(press("ArrowRight", 0)).toBeUndefined();
  expect(press("k", 0)).toBeUndefined();
});
