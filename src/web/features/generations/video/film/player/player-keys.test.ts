import { expect, test } from "vitest";
import type { Film } from "#core/film/film.ts";
import { createPlayer } from "./create-player.ts";
import { pressPlayerKey } from "./player-keys.ts";
import { sceneAt, sceneStart } from "./scene-at.ts";

const scene = (from: number, to: number) => ({ from, to, text: "", voiceOver: "", cuts: [] });
const film = {
  seconds: 15,
  fps: 30,
  scenes: [scene(0, 4.5), scene(4.5, 10), scene(10, 15)],
} as unknown as Film;

/** A player whose clock and frames are moved by hand. */
function open() {
  let now = 0;
  let frame: (() => void) | undefined;
  const calls: string[] = [];
  const player = createPlayer(film.seconds, {
    now: () => now,
    requestFrame: (callback) => {
      frame = callback;
      return 1;
    },
    cancelFrame: () => {
      frame = undefined;
    },
    createContext: () => {
      throw new Error("a film without sound needs no audio");
    },
  });
  const press = (key: string, ctrlKey = false) =>
    pressPlayerKey(
      { key, ctrlKey, metaKey: false, altKey: false },
      { player, film, onCaptions: () => calls.push("captions"), onFullScreen: () => calls.push("full") },
    );
  const pass = (seconds: number) => {
    now += seconds;
    frame?.();
  };
  return { player, press, pass, calls };
}

test("Space plays from the time and pauses, the end stops, and playing again starts over", () => {
  const { player, press, pass } = open();
  press(" ");
  pass(2);
  expect(player.getState()).toMatchObject({ isPlaying: true, time: 2 });
  press("k");
  expect(player.getState()).toMatchObject({ isPlaying: false, time: 2 });
  press(" ");
  pass(100);
  expect(player.getState()).toMatchObject({ isPlaying: false, time: 15 });
  press(" ");
  expect(player.getState().time).toBe(0);
});

test("The left arrow, J and Home seek back, and no key seeks outside of the film", () => {
  const { player, press } = open();
  player.seek(8);
  press("ArrowLeft");
  expect(player.getState().time).toBeCloseTo(8 - 1 / 30);
  press("j");
  expect(player.getState().time).toBeCloseTo(3 - 1 / 30);
  press("j");
  expect(player.getState().time).toBe(0);
  press("End");
  press("l");
  expect(player.getState().time).toBe(15);
  press("Home");
  expect(player.getState().time).toBe(0);
});

test("Arrows move by a frame while paused and by a second while playing", () => {
  const { player, press } = open();
  press("ArrowRight");
  expect(player.getState().time).toBeCloseTo(1 / 30);
  press(" ");
  press("ArrowRight");
  expect(player.getState().time).toBeCloseTo(1 + 1 / 30);
});

test("J and L jump within the video, digits open scenes", () => {
  const { player, press } = open();
  press("L");
  expect(player.getState().time).toBe(5);
  press("j");
  press("j");
  expect(player.getState().time).toBe(0);
  press("3");
  expect(player.getState().time).toBe(10);
  expect(press("4")).toBe(false);
});

test("Volume stays between silence and full, M mutes, C and F are handed on", () => {
  const { player, press, calls } = open();
  press("ArrowUp");
  expect(player.getState().volume).toBe(1);
  press("ArrowDown");
  expect(player.getState().volume).toBeCloseTo(0.9);
  press("m");
  expect(player.getState().isMuted).toBe(true);
  press("c");
  press("f");
  expect(calls).toEqual(["captions", "full"]);
});

test("Other keys and those of the browser are left alone", () => {
  const { press } = open();
  expect(press("x")).toBe(false);
  expect(press("l", true)).toBe(false);
  expect(press("Tab")).toBe(false);
});

test("A shorter video moves the time to its end", () => {
  const { player } = open();
  player.seek(14);
  player.setSeconds(6);
  expect(player.getState().time).toBe(6);
});

test("The scene at a time, and its neighbors", () => {
  expect([0, 4.49, 4.5, 15].map((time) => sceneAt(film, time))).toEqual([0, 0, 1, 2]);
  expect(sceneStart(film, 4.6, -1)).toBe(0);
  expect(sceneStart(film, 6, -1)).toBe(4.5);
  expect(sceneStart(film, 6, 1)).toBe(10);
  expect(sceneStart(film, 12, 1)).toBe(10);
});
