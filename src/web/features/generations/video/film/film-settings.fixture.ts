import type { FilmSettings } from "#core/film/settings.ts";

/**
 * Settings of a film whose scenes have these lengths, in seconds, all else the same, for the unit
 * tests of scene edits, film draft and timeline keys.
 */
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
