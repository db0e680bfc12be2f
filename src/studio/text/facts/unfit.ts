import { findContacts } from "./values/numbers.ts";

const TAG = /<(script|style)\b[^<>]*>[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->|<\/?[a-z][^<>]*>/giu;
const ENTITY = /&(?:[a-z]{2,8}|#\d{1,6}|#x[\da-f]{1,6});/giu;

/**
 * A field of a brief with HTML tags replaced by a line break and entities by spaces, of the same
 * length, so that every span stays the same. `readFacts`, `readContacts` and `ads/lines.ts` call
 * it.
 */
export function withoutMarkup(text: string): string {
  if (!/[<&]/u.test(text)) return text;
  return text
    .replace(TAG, (tag) => "\n".padEnd(tag.length))
    .replace(ENTITY, (entity) => " ".repeat(entity.length));
}

/** Orders to a language model, which are no statements for customers. */
const INJECTION =
  /(?<!\p{L})(?:(?:ignore|disregard|forget) (?:all |any |the |your )*(?:previous|prior|above|earlier|instructions|rules)|system prompt|you are now (?:an? |dan|in )|developer mode|jailbreak|as an ai|ignoriere (?:alle )?(?:vorherigen|bisherigen|obigen)|ignore[rz]? (?:toutes )?les (?:instructions|consignes)|ignora (?:todas )?las instrucciones|ignora (?:tutte )?le istruzioni|ignor[ea] (?:todas )?as instruções|negeer (?:alle )?(?:vorige|eerdere|bovenstaande))(?!\p{L})/iu;
const PROFANITY =
  /(?<!\p{L})(?:(?:mother)?fuck\p{L}*|(?:bull)?shit\p{L}*|cunts?|bitch\p{L}*|assholes?|wank\p{L}*|bollocks|damn|schei(?:ß|ss)\p{L}*|arschl\p{L}+|wichs\p{L}+|verfickt\p{L}*|merde|putain|connards?|salopes?|enculés?|mierda|puta|joder|cabrón\p{L}*|gilipollas|cazzo|merda|stronz\p{L}+|vaffanculo|caralho|foda\p{L}*|klootzak\p{L}*|godverdomme|kut)(?!\p{L})/iu;

/** A telephone number with its label alone: "tel 976 010 220". Calls to action name it. */
const ONLY_NUMBER =
  /^(?:tel(?:[eé]f(?:ono?|oon|one)|ephone)?|phone|tfno|tlf|fon|mobil[e]?|handy|móvil|cell|whatsapp)?[\s.:]*\+?[\d\s()/.-]{7,}$/iu;

/** The end of a list, which says nothing alone: "chair, lamp, the lot". */
const EMPTY_ITEM =
  /^(?:the (?:lot|works)|you name it|and (?:so on|more)|und so weiter|usw|et cetera|etc|ecc|entre otros|e altro|e mais|enzovoorts?|enz)[.!]*$/iu;

/**
 * Whether a statement of a brief cannot be shown in an ad: an order to a model, swearing, a bare
 * telephone number, an empty item (patterns in this file), or hardly a letter. `readFacts` hides it
 * as a note.
 */
export function isUnfit(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const isTiny =
    letters < 3 &&
    !/[\p{N}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text);
  return (
    isTiny ||
    EMPTY_ITEM.test(text) ||
    (ONLY_NUMBER.test(text) && findContacts(text).length > 0) ||
    INJECTION.test(text) ||
    PROFANITY.test(text)
  );
}
