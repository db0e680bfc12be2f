import type { VideoStyle } from "#core/generations/video/video.ts";
import type { StyleVoice } from "./voice.ts";

/** What is spoken and shown in one language. */
export interface VideoBook {
  readonly voices: Record<VideoStyle, StyleVoice>;
  /** Words in which a company speaks of itself; in a customer's mouth they would be wrong. */
  readonly ownVoice: RegExp;
  /** Said in place of a telephone number, which is easier to read than to hear. */
  readonly readContact: readonly string[];
  /** Short texts on the screen of the first scene, where the user asked no question. */
  readonly supers: Record<VideoStyle, readonly string[]>;
}
