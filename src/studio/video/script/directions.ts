import type { VideoStyle } from "#core/generations/video/video.ts";

/** One text for each of the three scenes of a script. */
type PerScene = readonly [string, string, string];

/**
 * Subjects of facts that get their own shot. `shotOf` in `write-video-script.ts` finds the one of a
 * fact; the words are `facts` of `*.directions.ts`.
 */
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
 * Directions of a script in one language (`*.directions.ts`), of which `scene-directions.ts`
 * chooses. Every shot can be filmed by one person with a phone, and shows only things that the
 * brief names: `{product}`, `{company}`, and for a testimonial the `{question}`.
 */
export interface Directions {
  readonly shots: Readonly<Record<VideoStyle, PerScene>>;
  /**
   * Shots for a product that cannot be held up, such as a service or an event: of the owner and the
   * work. Scenes without a shot of their own take that of `shots`.
   */
  readonly workShots: {
    readonly storytelling: readonly [string, string];
    readonly "product-demo": PerScene;
    readonly lifestyle: PerScene;
  };
  /**
   * The testimonial of a sober subject (`sober` of the facts), such as debt, grief or illness: the
   * owner or a colleague speaks, and no customer is asked about their own case.
   */
  readonly soberTestimonial: PerScene;
  readonly sounds: Readonly<Record<VideoStyle, PerScene>>;
  /** What to ask a real customer in a testimonial. */
  readonly questions: PerScene;
  /** Descriptions of a shot of one `{fact}`, by the subject of the fact. */
  readonly facts: Readonly<Record<FactShot, string>>;
  /** The middle scene of a short video, which has one shot: `{product}`, `{question}`. */
  readonly oneShot: string;
  /** The same for a product that cannot be held up. */
  readonly workShot: string;
  readonly oneQuestion: string;
  /** Shots for scenes with few words. */
  readonly wordless: string;
  /** Note that the voice is shorter than its scene: `{spoken}`, `{seconds}`. */
  readonly pause: string;
  /** How the on-screen `{text}` appears. */
  readonly onScreen: string;
  /** Shot from one uploaded picture, and from several: `{numbers}`. */
  readonly picture: string;
  readonly pictures: string;
  /** Joins the last two of several numbers. */
  readonly and: string;
}
