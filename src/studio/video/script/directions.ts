import type { VideoStyle } from "#core/generations/video/video.ts";

/** One text for each of the three scenes of a script, and several shots for each. */
type PerScene = readonly [string, string, string];
type ShotsPerScene = readonly [readonly string[], readonly string[], readonly string[]];

/**
 * Subjects of facts that get their own shot. `shotOf` in `fact-shots.ts` finds the one of a fact;
 * the words are `facts` of `*.directions.ts`.
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
  | "calendar"
  | "say"
  | "other";

/**
 * What the owner is asked about a statement that the voice has made. `topicOf` in `own-words.ts`
 * finds it by the shot of the fact; the words are `ownWords` of `*.directions.ts`.
 */
export type Topic = "price" | "offer" | "place" | "proof" | "process" | "number" | "reason" | "practice";

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
  /**
   * Shots that a long scene shows beside its own and those of its facts, for work and for a thing
   * that can be held up. Each can be filmed in any trade.
   */
  readonly furtherShots: { readonly work: ShotsPerScene; readonly thing: ShotsPerScene };
  /** Further shots for a sober subject: no tools of the trade and nothing of a customer's case. */
  readonly soberShots: ShotsPerScene;
  /** The shot of the work for a sober subject. */
  readonly soberShot: string;
  /** A further `{shot}` during a long answer. */
  readonly cutIn: string;
  /** A `{shot}` or a spoken `{line}` with its times in the scene, in seconds: `{from}`, `{to}`. */
  readonly timedShot: string;
  readonly timedLine: string;
  /**
   * Questions that the owner answers in a scene with time left: about a `{fact}`, or in general.
   * They suit every trade and sober subjects, and suggest no answer.
   */
  readonly ownWords: { readonly about: Readonly<Record<Topic, string>>; readonly general: PerScene };
  /**
   * What fills the seconds that the voice leaves of its scene: `{left}`; the owner's own words
   * after the voice or before the `{call}`: `{rest}`, `{question}`.
   */
  readonly voice: {
    readonly silence: string;
    readonly answer: string;
    /** What happens to an answer for which the voice leaves no time. */
    readonly under: string;
    readonly reading: string;
    readonly ownWordsAfter: string;
    readonly ownWordsBefore: string;
  };
  /** Shot from one uploaded picture, and from several: `{numbers}`. */
  readonly picture: string;
  readonly pictures: string;
  /** Joins the last two of several numbers. */
  readonly and: string;
}
