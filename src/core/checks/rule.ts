/** Types of the rules that check advertising text, and of their findings. */
import type { FieldRole } from "../platforms/platform.ts";
import type { Network, PlatformId } from "../platforms/platforms.ts";

/**
 * Severity of a finding, the most severe first; `bySeverity` (`check.ts`) sorts by this order:
 * - `reject`: the platform will very likely reject the ad; an export waits for a fix or a reason
 * - `may-reject`: the platform may reject the ad
 * - `law`: a law requires proof or a missing fact
 * - `advice`: a recommendation
 */
export const SEVERITIES = ["reject", "may-reject", "law", "advice"] as const;

/**
 * Severity of a match on one platform, as rules state it; see `SEVERITIES`. `presentFinding` in
 * `checks/api.ts` maps it to the names of the API. Its words are `stance` in `check.ts` (messages)
 * and `explainRemark` in `checks.copy.ts` (remarks).
 */
export type Severity = (typeof SEVERITIES)[number];

/**
 * Languages whose words the rules know; a rule about words names it and needs its words in each.
 * Languages of ads are in `core/generations/language.ts`.
 */
export const LANGUAGES = ["en", "de", "fr", "es", "it", "pt", "nl"] as const;

/** Code of a language whose words the rules know; see `LANGUAGES`. */
type Language = (typeof LANGUAGES)[number];

/**
 * A platform's page or a law that a rule is based on; findings show it. `sources.ts` and `laws.ts`
 * list the sources; `sourceFor` (`check.ts`) shows the first of a rule's `sources` whose `networks`
 * contain the ad platform's `network` (`core/platforms/platforms.ts`), else one without `networks`.
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

/**
 * Replacement of the text from `start` to `end` (UTF-16 units as typed) by `text`; part of a `Fix`.
 * `fixes.ts` makes it, `apply-fix.ts` applies it.
 */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * A correction that a finding offers as a button. `fixes.ts` makes it, `applyFix` (`apply-fix.ts`)
 * applies it at a click.
 */
export interface Fix {
  /** Label of the button: "Write “Great”". */
  readonly label: string;
  readonly edits: readonly Edit[];
}

type Sources = readonly [Source, ...Source[]];

/**
 * A match of a rule in a text, before a platform's severity makes it a finding. `scanText`
 * (`scan.ts`) makes it; `check.ts` and the studio's gate read it.
 */
export interface Match {
  readonly rule: Rule;
  /** Position in UTF-16 units of the text as typed. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Name of the case, for a rule with several cases, such as the category of goods. */
  readonly detail?: string;
}

/**
 * Subject in which platforms are stricter. `topicsOf` in `topics.ts` finds it by words; `within` in
 * `severities.ts` sets a rule's severity by it.
 */
export type Topic = "health" | "beauty" | "finance" | "weight";

/**
 * A severity of a rule that depends on the subject of the ad. `within` in `severities.ts` makes it,
 * `topicsOf` in `topics.ts` finds the subjects, `check.ts` resolves it.
 */
export interface SeverityByTopic {
  readonly topics: readonly Topic[];
  readonly inside: Severity;
  readonly otherwise?: Severity;
}

/**
 * What a rule computes a severity from: the match, the ad's subjects, the advertiser's facts and
 * the role of the field. `check.ts` makes it; rules on categories, characters and offers read it.
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
 * Amounts of the advertised product, and whether its offer has an end; the rules of
 * `rules/offers.ts` compare ads with it. `offerOf` in `core/brands/offer.ts` makes it.
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
 * Facts about the advertiser that the text does not contain. `checkContextFor`
 * (`core/campaigns/check-facts.ts`) makes it for campaigns, `readCheckContext`
 * (`check-context.service.ts` of `modules/brands`) for `POST /api/checks`; rules read it. Parts
 * that are missing are unknown.
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
 * The text in the three forms that rules read: as typed, readable, and lower case. `viewText` in
 * `text-view.ts` makes it, once for each scan.
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
 * A piece that the `find` of a rule found (`patterns.ts`), in positions of the form that the rule
 * reads; `scanText` in `scan.ts` turns it into a `Match`.
 */
export interface Span {
  readonly start: number;
  readonly end: number;
  readonly detail?: string;
}

/**
 * A rule of the checks engine: where it applies, what it finds, and the sources behind it. Each
 * file of `rules/` has those of one subject, `rules/all.ts` lists them, with samples in
 * `samples.fixture.ts`. `scanText` (`scan.ts`) runs them. `severities` decides the networks on
 * which it finds something; missing `languages` or `countries` do not limit it.
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
 * A finding of a rule in one field of an ad on one platform. `check.ts`, `check-image.ts` and
 * `checks.service.ts` make it; `presentFinding` (`api.ts`) converts it for the API.
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
