import { fileStem } from "#core/generations/file-stem.ts";
import type { FilmRatio } from "#core/film/ratios.ts";

const textOf = (input: object, field: string): string => {
  const value: unknown = Reflect.get(input, field);
  return typeof value === "string" ? value : "";
};

/** Title of a video in its file's metadata: product and company of the brief. */
export function filmTitle(input: object): string {
  const names = [textOf(input, "productName"), textOf(input, "companyName")];
  return [...new Set(names)].filter((name) => name !== "").join(", ");
}

/** File name of a video without extension, for example "Halden-Dusk-Lamp-9x16". */
export function filmStem(input: object, ratio: FilmRatio): string {
  const stem = fileStem([textOf(input, "companyName"), textOf(input, "productName")]) || "video";
  return `${stem}-${ratio.replace(":", "x")}`;
}
