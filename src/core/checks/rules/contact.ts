/** Addresses and numbers, which have their own fields. */
import { cutContactFix, quote } from "../fixes.ts";
import { findShapes } from "../patterns.ts";
import type { Rule, TextView } from "../rule.ts";
import {
  GOOGLE_EDITORIAL,
  GOOGLE_PHONE,
  LINKEDIN_GUIDELINES,
  MICROSOFT_GENERAL,
  TIKTOK_TEXT,
} from "../sources.ts";

const PHONE =
  /(?<![\d\p{L}.,€$£+])(?:\+\d{6,15}|0\d{7,12}|1[ -]8(?:00|88|77|66|55|44|33)-[A-Z]{4,9}|(?:\+\d{1,3}[\s.\-/]?)?(?:\(0?\d{1,5}\)[\s.\-/]?)?\d{2,8}(?:(?:\s?[.\-/]\s?|\s)\d{2,8}){1,5}|(?:\+\d{1,3}[\s.-]?)\d{1,5}(?:[\s.\-/]\d{2,8}){1,5}|\d(?:[\s-]\d{3}){2}[\s-]\d{4}|\d{6,12})(?!\d|\s?[%€$£]|[.,]\d|\s?(?:kg|km|m|m2|m²|mm|cm|ml|mah|gb|mb|tb|eur|usd|chf|gbp|g|l|x|w|kw|kwh)(?![\p{L}\p{N}]))/gu;
const CALL_BEFORE =
  /(?<!\p{L})(?:call(?: us)?|ring|phone|tel|telephone|telefon|telefoon|teléfono|téléphone|telefono|telefone|tél|fon|fax|mobile?|mobil|handy|cell|text|sms|whatsapp|hotline|rufen sie|ruf|anruf|anrufen|durchwahl|appelez|appelle|llama|llámanos|chiama|chiamaci|ligue|liga|bel|bel ons)(?:\s+(?:us|an|now|nu|at|on|unter|uns|jetzt|le|au|nous|al|ya|ora|il|lo|para|já|o|op|naar|today|free(?:phone)?))*[.:]?\s*$/iu;

/**
 * Whether digits in groups are a telephone number rather than a date, a time, a range or an amount.
 */
function isPhone(found: string, view: TextView, start: number): boolean {
  if (/[A-Z]{4}/u.test(found)) return true;
  const digits = found.replace(/\D/gu, "");
  if (digits.length < 6 || digits.length > 15) return false;
  const groups = found.match(/\d+/gu) ?? [];
  const sizes = groups.map((group) => group.length).join("-");
  if (isDateOrTime(found, groups)) return false;
  if (CALL_BEFORE.test(view.plain.slice(Math.max(0, start - 40), start))) return true;
  if (digits.length < 7) return false;
  if (found.startsWith("+") || found.startsWith("(")) return true;
  if (found.startsWith("0")) return groups.length > 1 || digits.length >= 9;
  if (groups.length === 1) return false;
  // 555-123-4567, 1-800-555-0199, 555-0199.
  if (/^(?:1-)?3-3-4$/u.test(sizes) || (sizes === "3-4" && found.includes("-"))) return true;
  // Spain and Portugal: 912 345 678. Amounts have round thousands.
  if (sizes === "3-3-3" || sizes === "3-2-2-2") return /^[2-9]/u.test(found) && !/000|[.,/]/u.test(found);
  // Italy: 340 123 4567.
  return sizes === "3-7" && found.startsWith("3");
}

function isDateOrTime(found: string, groups: readonly string[]): boolean {
  const numbers = groups.map(Number);
  const isYear = (value: number | undefined) => value !== undefined && value >= 1700 && value <= 2199;
  // 2025-2026, 1994/2024.
  if (groups.length === 2 && numbers.every(isYear)) return true;
  // 10.12.2026, 2026-11-22, 01.12.-24.12.
  if (
    groups.length >= 2 &&
    groups.length <= 3 &&
    numbers.some((value, index) => groups[index]?.length === 4 && isYear(value))
  ) {
    return numbers.filter((value) => value <= 31).length === groups.length - 1;
  }
  // 08.00-18.00, 10-12 14-18, 01.12-24.12.
  if (groups.length === 4 && groups.every((group) => group.length === 2))
    return numbers.every((value, index) => value <= (index % 2 === 0 ? 31 : 59));
  if (/^\d{4}-\d{4}$/u.test(found) && numbers.every((value) => value <= 2400 && value % 100 < 60))
    return !found.startsWith("05");
  // A date or time range of two dates with years.
  return groups.length === 6 && isYear(numbers[2]) && isYear(numbers[5]);
}

/**
 * Rule `phone` in `TEXT_RULES` (`all.ts`): reports telephone numbers, which Google and Microsoft
 * reject and LinkedIn may reject; no finding on X and OpenAI. `isPhone` in this file tells them
 * from dates and amounts. Its fix (`cutContactFix` in `checks/fixes.ts`) also removes the words
 * that lead to the number. Sources: `checks/sources.ts`. Texts of its findings are in this file.
 */
export const phone: Rule = {
  id: "phone",
  version: 1,
  severities: {
    google: "reject",
    microsoft: "reject",
    meta: "advice",
    tiktok: "advice",
    linkedin: "may-reject",
    pinterest: "advice",
  },
  roles: ["headline", "body", "path"],
  reads: "plain",
  find: findShapes(PHONE, isPhone),
  names: "marked",
  what: ({ text }) => `${quote(text)} is a telephone number`,
  why: "numbers belong into the call button or call asset",
  fix: cutContactFix,
  sources: [GOOGLE_PHONE, MICROSOFT_GENERAL, LINKEDIN_GUIDELINES],
};

const DOMAIN_ENDS =
  "com|net|org|info|biz|io|co|me|app|dev|shop|store|online|site|web|xyz|club|blog|studio|agency|coffee|bike|berlin|hamburg|london|paris|amsterdam|cat|eus|gal|eu|de|at|ch|fr|be|lu|es|it|pt|nl|uk|ie|us|ca|au|nz|br|mx|ar|se|dk|fi|pl|cz|example";
/** A character of an address that may be its last. */
const IN_ADDRESS = '[^\\s,;)"”»]';
const URL = new RegExp(
  [
    String.raw`(?<![\p{L}\p{N}_])(?:[hH][tT][tT][pP][sS]?:\/\/|[wW]{3}\.)${IN_ADDRESS}+`,
    // A sentence without a space after its end ("value.It works") has a capital there, and an
    // address does not.
    String.raw`(?<![\p{L}\p{N}@.\-])[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,60}[\p{L}\p{N}])?(?:\.[\p{L}\p{N}-]{1,60}){0,3}\.(?:(?:${DOMAIN_ENDS})|(?:${DOMAIN_ENDS.toUpperCase()}))(?![\p{L}\p{N}_@]|\.\p{L}|-\p{L})(?:\/${IN_ADDRESS}*)?`,
    // Short links have a path: bit.ly/dusk, wa.me/49151.
    String.raw`(?<![\p{L}\p{N}@.\-])[a-z][a-z0-9-]{1,40}\.[a-z]{2,8}\/[\w~%+?=&-]${IN_ADDRESS}*`,
    String.raw`(?<![\p{L}\p{N}])[\p{L}\p{N}-]{2,40}\s+(?:dot|punkt|point|punto|ponto|punt)\s+(?:com|de|fr|es|it|nl|net|org|shop)(?![\p{L}\p{N}])`,
  ].join("|"),
  "gu",
);
/** Abbreviations and file names that look like an address. */
const NO_ADDRESS =
  /^(?:e\.g|i\.e|z\.b|d\.h|u\.a|p\.ex|etc|st|dr|nr|no|vs|prof|bzw|inkl|ca|tel|asp|vb|ado|draw|socket)\.|^\d+\.(?:me|it|us|de|at)$/iu;

/** How platforms treat web and email addresses in texts. */
const ADDRESS_SEVERITIES: Rule["severities"] = {
  google: "reject",
  microsoft: "reject",
  tiktok: "reject",
  linkedin: "may-reject",
  pinterest: "advice",
};

/**
 * Rule `url` in `TEXT_RULES` (`all.ts`): reports web addresses in headlines and running text, by
 * `DOMAIN_ENDS`. `ADDRESS_SEVERITIES` in this file, shared with `email`, lacks Meta, X and OpenAI,
 * which have no finding. Its fix is `cutContactFix` in `checks/fixes.ts`. Sources:
 * `checks/sources.ts`. Texts of its findings are in this file.
 */
export const url: Rule = {
  id: "url",
  version: 1,
  severities: ADDRESS_SEVERITIES,
  roles: ["headline", "body"],
  reads: "plain",
  find: findShapes(URL, (found) => !NO_ADDRESS.test(found)),
  names: "all",
  what: ({ text }) => `${quote(text.replace(/[.!?]+$/u, ""))} is an address`,
  why: "the link has its own field",
  fix: cutContactFix,
  sources: [GOOGLE_EDITORIAL, TIKTOK_TEXT, LINKEDIN_GUIDELINES],
};

const EMAIL =
  /(?<![\p{L}\p{N}_.+-])[\p{L}\p{N}_.+-]{1,64}(?:@|\s?[([](?:at|ät|arroba)[)\]]\s?)(?:[\p{L}\p{N}-]{1,63}\.){1,4}\p{L}{2,20}/gu;

/**
 * Rule `email` in `TEXT_RULES` (`all.ts`): reports email addresses in headlines and running text.
 * `ADDRESS_SEVERITIES` in this file, shared with `url`, lacks Meta, X and OpenAI, which have no
 * finding. Its fix is `cutContactFix` in `checks/fixes.ts`. Sources: `checks/sources.ts`. Texts of
 * its findings are in this file.
 */
export const email: Rule = {
  id: "email",
  version: 1,
  severities: ADDRESS_SEVERITIES,
  roles: ["headline", "body"],
  reads: "plain",
  find: findShapes(EMAIL),
  names: "marked",
  what: ({ text }) => `${quote(text)} is a mail address`,
  why: "contact details belong on the landing page",
  fix: cutContactFix,
  sources: [LINKEDIN_GUIDELINES, GOOGLE_EDITORIAL, TIKTOK_TEXT],
};
