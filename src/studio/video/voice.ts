/**
 * A place in a scene's voice-over where one of several lines may be spoken. Lines are whole sentences that make sense
 * whether or not their neighbours are spoken; they say nothing about the company or the product that the user did not.
 */
export interface Beat {
  readonly kind:
    | "line"
    /** The user's own question, or an annoyance known to the trade. */
    | "hook"
    /** The user's own question. Frames hold {fact}. */
    | "question"
    /** Product and company. Frames hold {offer}. */
    | "names"
    /** The key message. Frames hold {fact}. */
    | "lead"
    /** A further statement of the user's. Frames hold {fact}. */
    | "fact"
    /** The user's offers. Frames hold {fact}. */
    | "offer"
    /** Who it is for. Frames hold {audience} or {audienceLabel}. */
    | "audience"
    /** A pleasant picture known to the trade. */
    | "joy"
    /** The call to action, or a closing line of the trade. */
    | "call";
  readonly lines: readonly string[];
  /** Spoken in every length, as far as the words fit. */
  readonly must: boolean;
  /** Only makes sense right after the beat before it. */
  readonly leans?: boolean;
  /** Only for trades around leisure: in an ad for a law office it would be out of place. */
  readonly lively?: boolean;
}

/** The three scenes of a style, each in the order of speech. */
export interface StyleVoice {
  readonly opening: readonly Beat[];
  readonly middle: readonly Beat[];
  readonly closing: readonly Beat[];
}

const beat =
  (kind: Beat["kind"], must: boolean) =>
  (...lines: string[]): Beat => ({ kind, lines, must });

/** A line that may be left out. */
export const line = beat("line", false);
/** A line that carries the scene. */
export const spine = beat("line", true);
/** A line that is only spoken right after the beat before it. */
export const follow = (...lines: string[]): Beat => ({ kind: "line", lines, must: false, leans: true });
/** A line full of people and noise. */
export const lively = (...lines: string[]): Beat => ({ kind: "line", lines, must: false, lively: true });
export const audience = beat("audience", false);
export const fact = beat("fact", false);
export const offer = beat("offer", false);
export const mention = beat("names", false);
export const names = beat("names", true);
export const lead = beat("lead", true);
export const question = beat("question", true);
export const hook = beat("hook", true)();
export const maybeHook = beat("hook", false)();
export const joy = beat("joy", false)();
export const call = beat("call", true)();
