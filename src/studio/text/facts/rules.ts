/** Ways of speaking that a note of a brief can ask for; lexicons have their words. */
export const TONES = [
  "funny",
  "serious",
  "warm",
  "bold",
  "calm",
  "luxury",
  "casual",
  "formal",
  "simple",
  "urgent",
  "playful",
] as const;

/** Tone that a note in a brief can ask for; see `TONES`. */
export type Tone = (typeof TONES)[number];

/**
 * Instructions in the notes of a brief: the writer follows them, and the gate refuses texts that
 * print or violate them.
 */
export interface Rules {
  readonly tones: readonly Tone[];
  /** Words or phrases that the ad should contain. */
  readonly use: readonly string[];
  /** Words, names or subjects that the ad must not contain, as typed. */
  readonly avoid: readonly string[];
  /** `avoid` that asks for the subject to be left out: "do not mention the price". */
  readonly avoidTopics: readonly AvoidedTopic[];
  /** People whom the notes and the audience field name; never shown. */
  readonly audience: readonly string[];
  /** Whether the notes ask for or forbid emojis, hashtags and exclamation marks. */
  readonly emojis: boolean | null;
  readonly hashtags: boolean | null;
  readonly exclamations: boolean | null;
  /** Formal or informal address (Sie or du); null if the notes do not say. */
  readonly address: "formal" | "informal" | null;
  /** "Keep it short". */
  readonly short: boolean;
}

/**
 * Subjects that a note of a brief can forbid; lexicons have their words, and the gate checks them.
 */
export type AvoidedTopic = "price" | "competitors" | "discount" | "health" | "age";

/** The rules of a brief whose notes ask for nothing. */
export const NO_RULES: Rules = {
  tones: [],
  use: [],
  avoid: [],
  avoidTopics: [],
  audience: [],
  emojis: null,
  hashtags: null,
  exclamations: null,
  address: null,
  short: false,
};
