import type { VideoStyle } from "#core/generations/video/video.ts";
import type { BeatSheet } from "./beats.ts";

/** The voice-overs and on-screen texts of one language. */
export interface VideoPhraseBook {
  readonly beatSheets: Record<VideoStyle, BeatSheet>;
  /** First-person words of a company, which the customer in a testimonial must not say. */
  readonly firstPerson: RegExp;
  /** Spoken in place of a telephone number, which the end card shows. */
  readonly numberOnScreen: readonly string[];
  /** Superimposed texts of the first scene, unless the user asks a question. */
  readonly supers: Record<VideoStyle, readonly string[]>;
}
