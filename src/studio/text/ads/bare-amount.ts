import { AMOUNT } from "../facts/values/amount.ts";

/** Words before an amount that still do not say what it is for: "for £49", "por 39 €". */
const BEFORE =
  "(?:only|just|now|for|from|at|nur|jetzt|für|ab|zu|à partir de|seulement|pour|dès|à|por|desde|solo|sólo|a partir de|a partire da|a soli|per|da|só|apenas|voor|vanaf|slechts|a|e|y|et|und|and|en)";
const CURRENCY =
  "(?:(?:US|CA|AU|NZ|[ACR])?\\$|[€£¥]|(?:EUR|USD|GBP|CHF|euros?|pounds?|dollars?|dólares|francs?|franken|libras|reais|reales)(?!\\p{L}))";
/** Words of taxes and the like, after which it is still unknown what costs the amount. */
const AFTER = "(?:fixed|flat|fix|fest|fixes?|fijos?|fissi|fixos?|vast|ttc|ht|all in|total|only)";

const BARE_AMOUNT = new RegExp(
  `^(?:${BEFORE}\\s)*(?:${CURRENCY}\\s?(?:${AMOUNT})|(?:${AMOUNT})(?:,[-–])?\\s?${CURRENCY})(?:\\s${AFTER})?[\\s.!]*$`,
  "iu",
);

/**
 * Whether a text is an amount of money without what it pays for, such as "£49", "R$ 140." and "Por
 * 39 €" (words in this file). `tellingLines` makes it a tag, which stands beside a name
 * only, `sentenceLines` cuts no sentence down to it, and `bareParts` (`name-score.ts`) counts it.
 */
export const isBareAmount = (text: string): boolean => BARE_AMOUNT.test(text);
