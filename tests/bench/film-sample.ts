import { readFile } from "node:fs/promises";
import { createComposer } from "#server/render/composer.ts";
import type { DrawnFilm } from "#server/render/film/draw-film.ts";
import type { FilmSettings } from "#core/film/settings.ts";
import type { ImageStyle } from "#core/generations/image/styles.ts";

/** A finished setting of a film of 15 s with a photo, captions and music. */
const SETTINGS: FilmSettings = {
  ...{ ratio: "9:16", seconds: 15, style: "bold", mood: "bright", transition: "style" },
  ...{ captions: "marked", voice: "none", callToAction: "Taste it", address: "northbeam.com" },
  scenes: ["Roasted this week", "In small batches of twelve kilos", "Delivered to your door"].map((text) => ({
    text,
    voiceOver: "Most coffee sits on a shelf for months. Ours is roasted in the week it ships.",
    picture: "coffee",
    movement: "auto",
    seconds: 5,
  })),
};

/** Directs the film of 15 s that the bench draws and encodes in browser and server. */
export async function sampleFilm(style: ImageStyle = "bold"): Promise<DrawnFilm> {
  const data = await readFile(new URL("../../assets/samples/coffee.jpg", import.meta.url));
  return createComposer().composeFilm({
    settings: { ...SETTINGS, style },
    brief: {
      primaryColor: "#b5542b",
      description: "",
      companyName: "Northbeam Coffee",
      productName: "Weekly Roast",
      headline: "Roasted this week",
      style,
      size: "portrait",
    },
    pictures: [{ data }],
    uploads: ["coffee"],
    seed: 7,
  });
}
