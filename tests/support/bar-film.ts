import type { Film } from "#core/film/film.ts";

/**
 * A film (`Film` of `studio/film`) of a bar that moves over a plain background, 1080 by 1920
 * pixels, for tests of the encoders of browser and server.
 */
export function barFilm(seconds: number): Film {
  const [width, height] = [1080, 1920];
  const box = {
    kind: "polygon",
    points: [
      [0, 0],
      [width, 0],
      [width, height],
      [0, height],
    ],
  } as const;
  const bar = {
    kind: "polygon",
    points: [
      [0, 0],
      [120, 0],
      [120, height],
      [0, height],
    ],
  } as const;
  return {
    width,
    height,
    fps: 30,
    seconds,
    style: "bold",
    scenes: [{ from: 0, to: seconds, text: "", voiceOver: "", cuts: [] }],
    endCard: seconds,
    layers: [
      {
        id: "scene",
        from: 0,
        to: seconds + 1,
        actors: [
          { id: "ground", kind: "fill", paint: "#3c2a6b", shape: box },
          {
            id: "bar",
            kind: "fill",
            paint: "#e8b84a",
            shape: bar,
            pose: {
              x: [
                [0, 0],
                [seconds, width],
              ],
            },
          },
        ],
      },
    ],
    cues: [],
    beats: { mood: null, bars: 2, beat: 0.5 },
    assets: [],
    readables: [],
  };
}
