/**
 * Ways of speaking that a note of a brief can ask for. Each has words in `notes.tones` of the
 * lexicons (`lexicons/<language>.ts`); `readRules` collects them.
 */
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

/**
 * Tone that a note in a brief can ask for, one of `TONES`. `readRules` (`read-rules.ts`) collects
 * it; emojis depend on it (`write-text-ads.ts`, `copy/gate/gate.ts`).
 */
export type Tone = (typeof TONES)[number];

/**
 * Instructions in the notes of a brief, which `readRules` (`read-rules.ts`) collects. The writers
 * follow them (`isForbidden` in `ads/lines.ts`), and the gate refuses texts that print or violate
 * them (`copy/gate/notes.ts`).
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
  /** Whether nothing shall hurry readers: "no countdowns, no urgency". */
  readonly calm: boolean;
  /** "Keep it short". */
  readonly short: boolean;
}

/**
 * Subjects that a note of a brief can forbid. The lexicons have their words (`notes.topics`);
 * `linesOf` (`ads/lines.ts`) obeys price and discount, the gate (`copy/gate/notes.ts`) checks all.
 */
export type AvoidedTopic = "price" | "competitors" | "discount" | "health" | "age";

/**
 * The rules of a brief whose notes ask for nothing; `readRules` (`read-rules.ts`) starts from it.
 */
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
  calm: false,
  short: false,
};
