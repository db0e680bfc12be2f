/**
 * Decides whether a generated text may be shown. Findings that are only advice for texts of users
 * are reasons to refuse generated texts, and so are statements that the brief does not make.
 */
import { fieldOf } from "#core/checks/field-limits.ts";
import { LENGTH_RULES, SUBJECT_RULES } from "#core/checks/rule-groups.ts";
import type { Finding } from "#core/checks/rule.ts";
import type { TextField } from "#core/platforms/platform.ts";
import { PLATFORMS, type PlatformId } from "#core/platforms/platforms.ts";
import { countLength } from "#core/platforms/text-fields.ts";
import { NEAR_DUPLICATE, SAME_IDEA, similarity } from "#core/similarity.ts";
import { keepEmojis } from "../../language/emoji.ts";
import { sameWords } from "../../language/same-words.ts";
import { dominantScript } from "../../language/script.ts";
import { generatedLength } from "../field-length.ts";
import { findContacts } from "../../text/facts/values/numbers.ts";
import { findInventedClaims } from "./claims.ts";
import { findInventedDates } from "./dates.ts";
import type { Ground } from "./ground.ts";
import { findInventedNames } from "./names.ts";
import { findDisobeyed } from "./notes.ts";
import { findInventedQuantities } from "./quantities.ts";
import { invented, type GateReason } from "./reason.ts";
import { wordsOf } from "./words.ts";

/** Emoji of a text on a platform that takes them. */
const MAX_EMOJI = 1;
/** With fewer words that are not in the brief, a text is too short for language detection. */
const MIN_DETECTED_WORDS = 4;

/**
 * Place where a generated text is shown, which decides the limits and platform rules. `createJudge`
 * (`judge-copy.ts`) fills it for each field of a provider's copy; limits and forbidden characters
 * are those of the field in `core/platforms/platforms.ts`.
 */
export interface GatePlace {
  /** Platforms whose policies apply to the text. */
  readonly platforms: readonly PlatformId[];
  /**
   * Field of these platforms whose characters and length apply; missing for a text ad, which is
   * not made for one platform.
   */
  readonly field?: string;
  /** In the field's own counting; by default what the platform shows or takes. */
  readonly maxLength?: number;
}

interface GateText {
  readonly text: string;
  readonly place: GatePlace;
  /** Accepted texts next to this one, which it must not repeat. */
  readonly others?: readonly string[];
  /** BCP 47 code of the language that a detector is sure of, for the text of `textToDetect`. */
  readonly detected?: string;
}

/**
 * Decision of the gate about one text: the text as it may be shown, and the reasons against it
 * (`reason.ts`); none accepts it. `gateText` returns it to `createJudge` (`judge-copy.ts`).
 */
export interface GateResult {
  /** The text with normal spaces and only the emoji that its place takes. */
  readonly text: string;
  /** Empty if the text may be shown. */
  readonly reasons: readonly GateReason[];
}

/**
 * Judges a text that a provider has generated before it may be shown; `createJudge`
 * (`judge-copy.ts`) calls it. Inventions are found by the other files of this folder, contacts here
 * with the patterns of `text/facts/values/numbers.ts`; platform rules are in `core/checks/rules/`
 * (which of their findings refuse: `isRefused` here), lengths are those of `field-length.ts`
 * (limits: `core/platforms/platforms.ts`), likeness to other texts is measured by
 * `core/similarity.ts`; language, markup and emoji are judged here.
 */
export function gateText(
  { text: written, place, others = [], detected }: GateText,
  ground: Ground,
): GateResult {
  const field = specOf(place);
  const text = keepEmojis(onOneLine(written), emojiLimit(field, ground));
  if (!/[\p{L}\p{N}]/u.test(text))
    return { text, reasons: [{ kind: "empty", found: "", says: "Write a text." }] };
  const reasons = [
    ...findInventions(text, ground),
    ...checkLanguage(text, detected, ground),
    ...checkShape(text, place, field),
    ...checkPolicies(text, place, ground),
    ...checkRepetition(text, others, field),
  ];
  return { text, reasons };
}

/** Statements that the brief does not make and notes that are disobeyed; cached by text. */
function findInventions(text: string, ground: Ground): readonly GateReason[] {
  const known = ground.read.get(text);
  if (known) return known;
  const { language, rules } = ground.facts;
  const reasons = [
    ...findInventedQuantities(text, ground, ground.lexicon),
    ...findInventedDates(text, ground.calendar, language),
    ...findInventedNames(text, ground.words, language),
    ...findInventedContacts(text, ground),
    ...findInventedClaims(text, ground, language),
    ...findDisobeyed(text, { ...ground, rules }),
  ];
  ground.read.set(text, reasons);
  return reasons;
}

/** Narrow and fixed spaces stay, which the punctuation of some languages needs. */
const onOneLine = (text: string) =>
  text
    .toWellFormed()
    .normalize("NFC")
    .replace(/[\p{Cc} ]+/gu, " ")
    .trim();

/** Words of a text that the brief does not have; those of the brief may be names. */
const ownWords = (text: string, { words }: Ground) => wordsOf(text).filter((word) => !words.has(word));

/**
 * The words of a text for the language detector (`adapters/language/language.eld.ts`), with which
 * `createJudge` (`judge-copy.ts`) checks that a provider answered in the requested language;
 * undefined if fewer than `MIN_DETECTED_WORDS` are new to the brief.
 */
export function textToDetect(text: string, ground: Ground): string | undefined {
  const isEnough = ownWords(text, ground).length >= MIN_DETECTED_WORDS;
  return isEnough ? wordsOf(text).join(" ") : undefined;
}

function specOf({ platforms: [platform], field }: GatePlace): TextField | undefined {
  return platform === undefined || field === undefined ? undefined : fieldOf(platform, field);
}

/** Headlines have no emoji; other texts have none if the notes or a sober subject forbid them. */
function emojiLimit(field: TextField | undefined, { facts }: Ground): number {
  const { rules, sober } = facts;
  const isForbidden = field !== undefined && (field.role !== "body" || field.forbidden?.test("🙂") === true);
  const isPlain =
    rules.emojis === false || rules.tones.some((tone) => tone === "serious" || tone === "formal");
  return isForbidden || isPlain || sober ? 0 : Math.min(MAX_EMOJI, field?.maxEmoji ?? MAX_EMOJI);
}

function checkLanguage(text: string, detected: string | undefined, ground: Ground): GateReason[] {
  const wanted = ground.facts.language;
  const own = ownWords(text, ground);
  const script = own.length > 1 ? dominantScript(own.join(" ")) : "Other";
  const isForeign =
    (detected !== undefined && baseOf(detected) !== baseOf(wanted)) ||
    (script !== "Other" && ground.script !== "Other" && !isSameScript(script, ground.script));
  return isForeign
    ? [{ kind: "language", found: "", says: `Write in the language of the brief (${wanted}).` }]
    : [];
}

const baseOf = (language: string) => language.split("-")[0]?.toLowerCase();

/** Japanese texts may have characters of Chinese alone. */
const isSameScript = (a: string, b: string) =>
  a === b || (/^(?:Han|Japanese)$/u.test(a) && /^(?:Han|Japanese)$/u.test(b));

/** Brackets of templates and marks of Markdown or HTML. */
const MARKUP = /\*\*|__|<\/?[a-z][^>]*>|\[[^\]]{0,40}\]|\{[^}]{0,40}\}|^#+\s|`/iu;

function checkShape(text: string, place: GatePlace, field: TextField | undefined): GateReason[] {
  const reasons: GateReason[] = [];
  const markup = MARKUP.exec(text)?.[0];
  if (markup !== undefined)
    reasons.push(shape("characters", markup, "is markup or a placeholder. Write plain text."));
  const forbidden = field?.forbidden?.exec(text)?.[0];
  if (forbidden !== undefined) reasons.push(shape("characters", forbidden, "is not accepted in this field."));
  const limit = place.maxLength ?? (field ? generatedLength(field) : Infinity);
  const length = field ? countLength(field, text) : text.length;
  if (length > limit)
    reasons.push(shape("length", "", `The text has ${length} characters. Write at most ${limit}.`));
  const min = field?.min ?? 0;
  if (length < min)
    reasons.push(shape("length", "", `The text has ${length} characters. Write at least ${min}.`));
  return reasons;
}

const shape = (kind: "characters" | "length", found: string, what: string): GateReason => ({
  kind,
  found,
  says: found === "" ? what : `“${found}” ${what}`,
});

function findInventedContacts(text: string, { text: stated }: Ground): GateReason[] {
  const known = stated.toLowerCase();
  const digits = stated.replace(/\D/gu, "");
  return findContacts(text)
    .map(({ type, start, end }) => ({ type, found: text.slice(start, end) }))
    .filter(({ type, found }) =>
      type === "phone"
        ? !digits.includes(found.replace(/\D/gu, ""))
        : !known.includes(found.toLowerCase().replace(/^https?:\/\/|^www\./gu, "")),
    )
    .map(({ found }) => invented("contact", found));
}

/** Rules about characters of fields, which do not apply to texts without a field. */
const FIELD_RULES: ReadonlySet<string> = new Set(["emoji", "symbols", "tt-symbols", "url", "email", "phone"]);

/**
 * Words that platforms reject, and words that they may reject unless the brief has them. Excludes
 * lengths, which `checkShape` judges.
 */
function checkPolicies(text: string, { platforms, field }: GatePlace, ground: Ground): GateReason[] {
  const findings = platforms.flatMap((platform) => {
    const name = field ?? PLATFORMS[platform].mainField;
    return ground.checker
      .check({ platform, field: name, text })
      .filter(({ ruleId }) => !LENGTH_RULES.has(ruleId) && (field !== undefined || !FIELD_RULES.has(ruleId)));
  });
  const seen = new Set<string>();
  return findings
    .filter((finding) => isRefused(finding, text, ground))
    .filter(({ what }) => !seen.has(what) && seen.add(what))
    .map(({ ruleId, span, what, why }) => ({
      kind: "policy",
      ruleId,
      found: span ? text.slice(span.start, span.end) : "",
      says: `${what}: ${why}. Say it another way.`,
    }));
}

function isRefused(
  { severity, ruleId, span }: Finding,
  text: string,
  { text: stated, names, words }: Ground,
): boolean {
  if (severity !== "reject" && severity !== "may-reject") return false;
  const found = span ? text.slice(span.start, span.end).toLowerCase() : "";
  const isIn = (source: string) => found !== "" && source.toLowerCase().includes(found);
  if (names.some(isIn)) return false;
  // "Ihr kostenloses Aufmaß" declines the "kostenlos" of the brief.
  if (severity === "may-reject" || SUBJECT_RULES.has(ruleId)) return !isIn(stated) && !words.hasForm(found);
  return true;
}

function checkRepetition(
  text: string,
  others: readonly string[],
  field: TextField | undefined,
): GateReason[] {
  // Longer texts share names and the call to action.
  const limit = field?.role === "headline" ? SAME_IDEA : NEAR_DUPLICATE;
  const twin = others.find((other) => sameWords(other, text) || similarity(other, text) > limit);
  if (twin === undefined) return [];
  return [{ kind: "duplicate", found: text, says: `It repeats “${twin}”. Say something else.` }];
}
