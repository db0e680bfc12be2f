import type { FilmSettings } from "#core/film/settings.ts";

/** Settings of a film whose scenes have these lengths, for tests of the film editor. */
export function filmSettings(seconds: readonly number[]): FilmSettings {
  return {
    ratio: "9:16",
    seconds: seconds.reduce((sum, own) => sum + own, 0) as FilmSettings["seconds"],
    style: "bold",
    mood: "calm",
    transition: "style",
    captions: "marked",
    voice: "none",
    callToAction: "",
    address: "",
    scenes: seconds.map((own, index) => ({
      text: `Scene ${index + 1}`,
      voiceOver: "One plant a month.",
      picture: null,
      movement: "auto",
      seconds: own,
    })),
  };
}
