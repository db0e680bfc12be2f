/** Types of the rules that check advertising text, and of their findings. */
import type { FieldRole } from "../platforms/platform.ts";
import type { Network, PlatformId } from "../platforms/platforms.ts";

/**
 * Severity of a finding, the most severe first:
 * - `reject`: the platform will very likely reject the ad; an export waits for a fix or a reason
 * - `may-reject`: the platform may reject the ad
 * - `law`: a law requires proof or a missing fact
 * - `advice`: a recommendation
 */
export const SEVERITIES = ["reject", "may-reject", "law", "advice"] as const;

/**
 * Severity of a match on one platform, as rules state it; `checks/api.ts` has the names that the
 * API uses.
 */
export type Severity = (typeof SEVERITIES)[number];

/**
 * Languages whose words the rules know. Ads can be written in more
 * (`core/generations/language.ts`). A rule about words needs its words in each of them.
 */
export const LANGUAGES = ["en", "de", "fr", "es", "it", "pt", "nl"] as const;

/** Code of a language whose words the rules know; see `LANGUAGES`. */
export type Language = (typeof LANGUAGES)[number];

/**
 * Source of a rule, a platform's page or a law; findings cite it. `sources.ts` and `laws.ts` list
 * them.
 */
export interface Source {
  readonly name: string;
  /** Address without the scheme. */
  readonly url: string;
  /**
   * Kind of evidence: the platform's own page, a third-party page that quotes it, a law, or
   * recollection, which permits advice only.
   */
  readonly kind: "platform" | "third-party" | "law" | "recollection";
  /** Networks whose page it is; missing if it applies to all. */
  readonly networks?: readonly Network[];
  /** ISO date of the last reading of the source. */
  readonly readOn: string;
}

/** A change of the text from `start` to `end` (UTF-16 units) into `text`; part of a fix. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A correction that a finding offers as a button; one click applies it with `applyFix`. */
export interface Fix {
  /** Label of the button: "Write “Great”". */
  readonly label: string;
  readonly edits: readonly Edit[];
}

type Sources = readonly [Source, ...Source[]];

/** A match of a rule in a text, before a platform's severity makes it a finding. */
export interface Match {
  readonly rule: Rule;
  /** Position in UTF-16 units of the text as typed. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Name of the case, for a rule with several cases, such as the category of goods. */
  readonly detail?: string;
}

/** Subjects in which platforms are stricter; `within` sets a rule's severity by them. */
export type Topic = "health" | "beauty" | "finance" | "weight";

/**
 * A severity of a rule that depends on the subject of the ad; `within` makes it, `topicsOf` finds
 * the subjects.
 */
export interface SeverityByTopic {
  readonly topics: readonly Topic[];
  readonly inside: Severity;
  readonly otherwise?: Severity;
}

/**
 * Circumstances of a match besides its text, such as the brief's facts, from which rules compute a
 * severity.
 */
export interface Circumstances {
  readonly match: Match;
  readonly topics: ReadonlySet<Topic>;
  readonly context: CheckContext;
  readonly role: FieldRole;
}

/**
 * Severity of a rule on one network: fixed, by the topic of the ad, or computed from its
 * circumstances; `undefined` is no finding. `severityOf` in `check.ts` resolves it.
 */
export type RuleSeverity =
  | Severity
  | SeverityByTopic
  | ((circumstances: Circumstances) => Severity | undefined);

/**
 * Amounts of the advertised product, and whether its offer has an end, with which the rules on
 * offers confirm or contradict an ad; `offerOf` in `core/brands` makes it.
 */
export interface PriceOffer {
  /** Amounts and percentages that the landing page or the product record confirms: "19", "20%". */
  readonly confirmed?: readonly string[];
  /** Amounts or percentages on the ad that the landing page states differently. */
  readonly different?: readonly string[];
  /** Whether the offer has a stored end date. */
  readonly hasEnd?: boolean;
}

/**
 * Facts about the advertiser and the ad that the text does not contain, such as names and proofs.
 * `checkContextFor` makes it for campaigns.
 */
export interface CheckContext {
  /** Names of brand and products: never a misspelling, never a superlative. */
  readonly names?: readonly string[];
  /** Phrases that the user marked as names: no rule applies to them. */
  readonly phrases?: readonly string[];
  /** Names of competitors. */
  readonly competitors?: readonly string[];
  readonly topics?: readonly Topic[];
  /** ISO codes of the countries where the ad runs; missing if unknown. */
  readonly countries?: readonly string[];
  readonly offer?: PriceOffer;
  /** Statements with a stored proof, as written in ads. */
  readonly proofs?: readonly string[];
  /** Claims of the brand whose proof has expired, and claims without proof. */
  readonly expired?: readonly string[];
  readonly unproved?: readonly string[];
  /** Words and phrases that the brand avoids. */
  readonly avoid?: readonly string[];
  /** Restricted categories whose setting or approval the user confirmed. */
  readonly confirmed?: readonly string[];
}

/**
 * The text in the three forms that rules read: as typed, readable, and lower case. `viewText` makes
 * it.
 */
export interface TextView {
  /** As typed. */
  readonly raw: string;
  /**
   * NFC without invisible characters, with plain apostrophes, hyphens, spaces and letters in place
   * of look-alikes.
   */
  readonly plain: string;
  /**
   * `plain` in lower case, with the same length. Letters and digits of other alphabets are ǀ, so
   * that word patterns need to know Latin ones only.
   */
  readonly lower: string;
  /** Position in `raw` of a position in `plain`. */
  readonly at: (position: number) => number;
}

/**
 * A piece that a rule found, in positions of the form that the rule reads; the scan turns it into a
 * match.
 */
export interface Span {
  readonly start: number;
  readonly end: number;
  readonly detail?: string;
}

/**
 * A rule of the checks engine: where it applies, what it finds, and the sources behind it. The
 * rules are in `checks/rules/`. A new one goes into `rules/all.ts` and needs samples in
 * `samples.fixture.ts`.
 */
export interface Rule {
  readonly id: string;
  /** Increases when the meaning of the rule changes, so that dismissals of older ones lapse. */
  readonly version: number;
  /** A network that is missing has no such rule. */
  readonly severities: Readonly<Partial<Record<Network, RuleSeverity>>>;
  /** Headlines and running text if missing. */
  readonly roles?: readonly FieldRole[];
  /** Languages of the patterns; missing if the rule is about characters. */
  readonly languages?: readonly Language[];
  /** ISO codes of countries; missing if the rule applies everywhere. */
  readonly countries?: readonly string[];
  /** The form of the text in whose positions `find` answers. */
  readonly reads: "raw" | "plain";
  /** Finds all pieces; linear in the length of the text. */
  readonly find: (view: TextView, context: CheckContext) => readonly Span[];
  /** Whose names silence the rule: brand and product names too, only marked phrases, or none. */
  readonly names: "all" | "marked" | "none";
  /** Describes the match as a clause: "“GREAT” is in capitals". */
  readonly what: (match: Match) => string;
  /** Why platforms object, as a clause after "because". */
  readonly why: string | ((match: Match) => string);
  readonly fix?: (match: Match, raw: string) => Fix | undefined;
  /** The page shows the first source that is the network's own page, else the first source. */
  readonly sources: Sources | ((match: Match) => Sources);
}

/**
 * A finding of a rule about a field of an ad on one platform. `presentFinding` converts it for the
 * API.
 */
export interface Finding {
  readonly ruleId: string;
  readonly ruleVersion: number;
  readonly severity: Severity;
  readonly platform: PlatformId;
  /** Name of the field in the platform's table. */
  readonly field: string;
  /** Position in a list of texts, such as the headlines of a search ad. */
  readonly index?: number;
  /** Position in the text in UTF-16 units; undefined for findings about a missing text. */
  readonly span?: { readonly start: number; readonly end: number };
  readonly what: string;
  readonly why: string;
  /** One sentence with the finding, the platforms that object, and the reason. */
  readonly message: string;
  readonly detail?: string;
  readonly fix?: Fix;
  readonly source: Source;
}
