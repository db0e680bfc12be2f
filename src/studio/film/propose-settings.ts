import { FILM_LIMITS } from "#core/film/limits.ts";
import type { FilmMoodId } from "#core/film/moods.ts";
import { DEFAULT_FILM_RATIO } from "#core/film/ratios.ts";
import { FILM_SECONDS, type FilmSettings } from "#core/film/settings.ts";
import type { ImageStyle } from "#core/generations/image/styles.ts";
import type { VideoScene } from "#core/generations/video/video.ts";
import { LIMITS } from "#core/limits.ts";
import type { ImageBrief } from "../image/brief.ts";

/** Music that suits the type of a style. */
const MOODS: Record<ImageStyle, FilmMoodId> = {
  modern: "bright",
  bold: "driving",
  corporate: "warm",
  playful: "playful",
  luxury: "elegant",
};

/** Input for the proposed settings of a film. */
interface ScriptFacts {
  readonly brief: ImageBrief;
  readonly scenes: readonly VideoScene[];
  /** Upload ids of the pictures without logos; the scenes show them in turn. */
  readonly pictures: readonly string[];
  /** Address of the product's page; empty if unknown. */
  readonly address: string;
}

/**
 * The settings with which a script's film begins: the script as it is, cut to
 * `core/film/limits.ts`, with the ratio `DEFAULT_FILM_RATIO` (`core/film/ratios.ts`), the next
 * length of `FILM_SECONDS` (`core/film/settings.ts`), the style of its storyboard and the mood of
 * `MOODS`, the page's address cut by `shortAddress`. `film-preview.service.ts` calls it for its
 * route.
 */
export function proposeSettings({ brief, scenes, pictures, address }: ScriptFacts): FilmSettings {
  const length = scenes.at(-1)?.end ?? 0;
  const seconds = FILM_SECONDS.find((value) => value >= length) ?? 90;
  return {
    ratio: DEFAULT_FILM_RATIO,
    seconds,
    style: brief.style,
    mood: MOODS[brief.style],
    transition: "style",
    captions: "marked",
    voice: "none",
    callToAction: shortLabel(brief.callToAction ?? ""),
    address: shortAddress(address),
    scenes: scenes.map(({ onScreenText, voiceOver }, index) => ({
      text: onScreenText.slice(0, FILM_LIMITS.sceneText),
      voiceOver: voiceOver.slice(0, FILM_LIMITS.voiceText),
      picture: pictures[index % Math.max(1, pictures.length)] ?? null,
      movement: "auto",
      seconds: seconds / scenes.length,
    })),
  };
}

/** A call to action that is too long for a button is left to the language's own label. */
const shortLabel = (label: string) => (label.trim().length <= LIMITS.callToAction ? label.trim() : "");

/**
 * The address as people write it: without the scheme, "www." and parameters; the host if it is
 * longer than 32 characters, nothing if that is too.
 */
function shortAddress(address: string): string {
  const plain = address
    .trim()
    .replace(/^https?:\/\//iu, "")
    .replace(/^www\./iu, "")
    .replace(/[?#].*$/u, "")
    .replace(/\/+$/u, "");
  const [host = ""] = plain.split("/");
  const shown = [plain, host].find((text) => text.length <= 32) ?? "";
  return /^\S+\.\S+$/u.test(shown) ? shown : "";
}
