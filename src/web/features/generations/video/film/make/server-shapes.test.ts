import { expect, test } from "vitest";
import type { FilmRender } from "#core/film/film-render.ts";
import { framesOf, shapesOf } from "./server-shapes.ts";

/** Frames of 15 s. */
const USUAL = 450;

const render = (changes: Partial<FilmRender>): FilmRender => ({
  ...{ id: "1", generationId: "2", ratio: "9:16", status: "in-progress", frames: 0, totalFrames: 450 },
  ...{ ahead: null, error: null, filmId: null, createdAt: "2026-11-23T12:00:00.000Z" },
  ...changes,
});
const statusesOf = (...renders: FilmRender[]) =>
  shapesOf(renders, USUAL).map(({ ratio, status }) => `${ratio} ${status}`);

test("the steps of a render are those of a shape", () => {
  expect(statusesOf(render({ status: "pending", totalFrames: 0 }))).toEqual(["9:16 pending"]);
  expect(statusesOf(render({ totalFrames: 0 }))).toEqual(["9:16 directing"]);
  expect(statusesOf(render({ frames: 449 }))).toEqual(["9:16 working"]);
  expect(statusesOf(render({ frames: 450 }))).toEqual(["9:16 storing"]);
  const failed = render({ status: "failed", error: "It failed." });
  expect(shapesOf([failed], USUAL)).toMatchObject([{ status: "failed", message: "It failed." }]);
});

test("shapes are in the order of their requests, and the list is empty when all are complete", () => {
  const done = render({ status: "completed", ratio: "1:1", frames: 450 });
  expect(statusesOf(render({ ratio: "4:5" }), done, render({ frames: 9 }))).toEqual([
    ...["9:16 working", "1:1 done", "4:5 working"],
  ]);
  // Videos that were completed before the first unfinished one are in the list of videos.
  expect(statusesOf(render({}), done)).toEqual(["9:16 working"]);
  expect(statusesOf(done, done)).toEqual([]);
});

test("of several renders of a shape, the newest one counts", () => {
  expect(statusesOf(render({ frames: 9 }), render({ status: "failed" }))).toEqual(["9:16 working"]);
});

test("pending renders count with an estimated number of frames until the server reports it", () => {
  const pending = render({ ratio: "1:1", status: "pending", totalFrames: 0 });
  const shapes = shapesOf([pending, render({ frames: 100, totalFrames: 180 })], USUAL);
  expect(framesOf(shapes)).toEqual({ done: 100, total: 630 });
});
