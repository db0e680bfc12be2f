/**
 * A place in a scene's voice-over where one of several lines may be spoken. Every line makes sense
 * without its neighbors and claims nothing about the company or the product.
 */
export interface Beat {
  readonly kind:
    | "line"
    /** The user's own question, or an annoyance that the category solves. */
    | "hook"
    /** The user's own question. Templates hold {fact}. */
    | "question"
    /** Product and company. Templates hold {offer}. */
    | "names"
    /** The key message. Templates hold {fact}. */
    | "keyMessage"
    /** A further statement of the user's. Templates hold {fact}. */
    | "fact"
    /** One of the user's offers. Templates hold {fact}. */
    | "offer"
    /** The audience. Templates hold {audience} or {audienceLabel}. */
    | "audience"
    /** A payoff of the category. */
    | "payoff"
    /** The call to action, or a closing of the category. */
    | "callToAction";
  /** Alternative templates. */
  readonly lines: readonly string[];
  /** Spoken in scenes of every length, as far as the words fit. */
  readonly required: boolean;
  /** Spoken only if the beat before it is. */
  readonly followUp?: boolean;
  /** Only for lively categories: out of place in an ad of a law office, for example. */
  readonly livelyOnly?: boolean;
}

/** The beats of a video's three scenes in the order of speech. */
export interface BeatSheet {
  readonly opening: readonly Beat[];
  readonly middle: readonly Beat[];
  readonly closing: readonly Beat[];
}

const beat =
  (kind: Beat["kind"], required: boolean) =>
  (...lines: string[]): Beat => ({ kind, lines, required });

/** An optional line. */
export const line = beat("line", false);
/** A line that carries the scene. */
export const requiredLine = beat("line", true);
/** A line that is spoken only right after the beat before it. */
export const followUp = (...lines: string[]): Beat => ({
  kind: "line",
  lines,
  required: false,
  followUp: true,
});
/** An optional line for lively categories only. */
export const livelyLine = (...lines: string[]): Beat => ({
  kind: "line",
  lines,
  required: false,
  livelyOnly: true,
});
/** Names the audience; without lines, the phrase book's templates are used. */
export const audience = beat("audience", false);
/** A further statement of the user's. */
export const fact = beat("fact", false);
/** One of the user's offers. */
export const offer = beat("offer", false);
/** Product and company, where they may be left out. */
export const optionalNames = beat("names", false);
/** Product and company. */
export const names = beat("names", true);
/** The key message; without lines, it is spoken as it is. */
export const keyMessage = beat("keyMessage", true);
/** The user's own question. */
export const question = beat("question", true);
/** The user's own question, or an annoyance that the category solves. */
export const hook = beat("hook", true)();
/** A hook that may be left out. */
export const optionalHook = beat("hook", false)();
/** A payoff of the category. */
export const payoff = beat("payoff", false)();
/** The call to action, or a closing of the category. */
export const callToAction = beat("callToAction", true)();
