import type { VideoStyle } from "#core/generations/video/video.ts";
import { DE } from "./de.directions.ts";
import { EN } from "./en.directions.ts";
import { ES } from "./es.directions.ts";
import { FR } from "./fr.directions.ts";
import { IT } from "./it.directions.ts";
import { NL } from "./nl.directions.ts";
import { PT } from "./pt.directions.ts";

/** One text for each of the three scenes of a script. */
export type PerScene = readonly [string, string, string];

/** What a fact is about that has a shot of its own. */
export type FactShot =
  | "time"
  | "price"
  | "offer"
  | "place"
  | "proof"
  | "process"
  | "number"
  | "objection"
  | "other";

/**
 * Directions of one language. Every shot can be filmed by one person with a phone, and shows only
 * what the brief names: `{product}`, `{company}`, and for a testimonial the `{question}`.
 */
export interface Directions {
  readonly shots: Readonly<Record<VideoStyle, PerScene>>;
  readonly sounds: Readonly<Record<VideoStyle, PerScene>>;
  /** What to ask a real customer in a testimonial. */
  readonly questions: PerScene;
  /** A shot of one `{fact}`, by what the fact is about. */
  readonly facts: Readonly<Record<FactShot, string>>;
  /** The middle scene of a short video, which has one shot: `{product}`, `{question}`. */
  readonly oneShot: string;
  readonly oneQuestion: string;
  /** What to show where little is said: `{product}`. */
  readonly wordless: string;
  /** How long the voice lasts where it does not fill a scene: `{spoken}`, `{seconds}`. */
  readonly pause: string;
  /** How the on-screen `{text}` appears. */
  readonly onScreen: string;
  /** Shot from one uploaded picture, and from several: `{numbers}`. */
  readonly picture: string;
  readonly pictures: string;
  /** Joins the last two of several numbers. */
  readonly and: string;
}

const DIRECTIONS: Readonly<Record<string, Directions>> = {
  en: EN,
  de: DE,
  fr: FR,
  es: ES,
  it: IT,
  pt: PT,
  nl: NL,
};

/**
 * Scene directions in a language by its BCP 47 code, for a script; undefined if the studio has none
 * in it.
 */
export function directionsFor(language: string): Directions | undefined {
  return DIRECTIONS[language.toLowerCase().split("-")[0] ?? ""];
}
