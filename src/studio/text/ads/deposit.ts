/** Money that is held or paid in advance, in all languages of the lexicons. */
const DEPOSIT =
  /(?<!\p{L})(?:deposits?|down payment|\p{L}*pfand\p{L}*|anzahlung|kaution|acomptes?|arrhes|cautions?|consigne|fianza|señal|depósito|anticipo|caparra|cauzione|acconto|caução|sinal|adiantamento|aanbetaling|borg|waarborg|statiegeld)(?!\p{L})/iu;

/**
 * Whether a statement is about a deposit, whose amount is no price of the product: "£20 deposit".
 * `name-lines.ts` and `closings.ts` (`onlyPrice`) then join it to no name, and `rephrase.ts` puts
 * no "for" before the amount.
 */
export const isDeposit = (text: string): boolean => DEPOSIT.test(text);
