import type { FilmRenderJob } from "./film-renderer.ts";

const [WIDTH, HEIGHT] = [1080, 1920];

/**
 * A sixth of a second of a plain film with silence, which `npm run doctor` renders (`check` of
 * `film-renderer.process.ts`) to find out whether the renderer works.
 */
export const BLANK_FILM: FilmRenderJob = {
  film: {
    ...{ width: WIDTH, height: HEIGHT, fps: 30, seconds: 1 / 6, style: "modern", endCard: 0 },
    scenes: [{ from: 0, to: 1, text: "", voiceOver: "", cuts: [] }],
    layers: [
      {
        ...{ id: "scene", from: 0, to: 1 },
        actors: [
          {
            ...{ id: "ground", kind: "fill", paint: "#3c2a6b" },
            shape: {
              kind: "polygon",
              points: [
                [0, 0],
                [WIDTH, 0],
                [WIDTH, HEIGHT],
                [0, HEIGHT],
              ],
            },
          },
        ],
      },
    ],
    cues: [],
    beats: { mood: null, bars: 1, beat: 0.5 },
    assets: [],
    readables: [],
  },
  assets: [],
  seed: "check",
  voices: [],
  cover: 0,
  tags: { title: "Check", aiUse: "", madeWith: "" },
};
