import { fileStem } from "#core/generations/file-stem.ts";
import type { FilmRatio } from "#core/film/ratios.ts";

const textOf = (input: object, field: string): string => {
  const value: unknown = Reflect.get(input, field);
  return typeof value === "string" ? value : "";
};

/**
 * File name of a downloaded or archived video without extension, for example
 * "Halden-Dusk-Lamp-9x16", from company and product of the brief; "video" without both.
 * `present-film.ts`, `films.service.ts` and `film-archive.ts` call it; `fileStem` in
 * `core/generations/file-stem.ts` cleans the words.
 */
export function filmStem(input: object, ratio: FilmRatio): string {
  const stem = fileStem([textOf(input, "companyName"), textOf(input, "productName")]) || "video";
  return `${stem}-${ratio.replace(":", "x")}`;
}
