/** "No deposit" is an offer. */
const WITHOUT = /(?<!\p{L})(?:no|without|keine?|ohne|sans|pas d|sin|senza|sem|geen|zonder) /iu;

/** "We pay the vet's invoice", "send the invoice before you leave", bookkeeping: benefits. */
const INVOICE_BENEFIT =
  /(?<!\p{L})(?:(?:supplier|purchase|sales|unpaid|late) invoices|(?:chase|create|write) (?:the |your |an? )?invoices?|^send (?:the |your |an? )?invoices?|we (?:pay|cover|settle)|wir (?:zahlen|bezahlen|übernehmen)|(?:zahlen|bezahlen|übernehmen) wir|nous (?:payons|réglons)|on (?:paie|règle)|pagamos|paghiamo|(?:wij|we) betalen)(?!\p{L})/iu;

/** Ways to pay, invoices and deposits, which nobody reads an ad for. */
const PAYMENT =
  /(?<!\p{L})(?:invoices?|bank transfer|public liability|cash|card payments?|cards? (?:ok|accepted|welcome)|or cards?|deposits?|paypal|rechnung|barzahlung|ec-karte|kartenzahlung|überweisung|anzahlung|kaution|facture|acompte|caution|cb|espèces|chèques?|factura|efectivo|tarjeta|bizum|fianza|fattura|contanti|bancomat|satispay|acconto|caparra|fatura|dinheiro|multibanco|mb ?way|factuur|pin|pinnen|contant|tikkie|aanbetaling|borg)(?!\p{L})/iu;

/**
 * A remark about tax of at most `MAX_TAX_WORDS` words; beside an amount it belongs to the price:
 * "£180 including VAT". Returns of a month or quarter are work.
 */
const TAX =
  /(?<!\p{L})(?<!(?:quarterly|monthly|annual|yearly) )(?:vat(?! returns?)|mwst|ust|tva|iva|btw)(?!\p{L})/iu;
const MAX_TAX_WORDS = 8;
const AMOUNT = /\p{Sc}|\d ?(?:euros?|eur|pounds?|quid|dollars?|chf|usd|gbp)(?!\p{L})/iu;

const isTaxRemark = (text: string) =>
  TAX.test(text) && !AMOUNT.test(text) && text.split(/\s+/u).length <= MAX_TAX_WORDS;

/** "12 rue du Puits", "12 Bridge Street, Morpeth", "Avda. Goya 12", "Hafenstr. 4", "Kade 4". */
const ADDRESS =
  /^(?:\d{1,4}[a-z]? (?:\p{Lu}[\p{L}’'-]+ ){1,3}(?:Street|St|Road|Rd|Lane|Avenue|Ave|Way|Drive|Square|Row|Court|Parade)(?!\p{L})|\d{1,4}[a-z]?,? (?:[Rr]ue|[Aa]venue|[Bb]oulevard|[Pp]lace|[Qq]uai)\s|(?:[Cc]alle|[Cc]\/|[Aa]vda\.?|[Pp]laza|Via|Viale|Piazza|[Rr]ua|[Pp]raça|[Ll]argo)\s\p{L}.*\d|(?:Rd|St|Ave|Nr)\.? \d|\p{Lu}[\p{L}. -]*(?:straße|str\.|gasse|weg|platz|straat|laan|kade|plein) \d|\p{Lu}\p{Ll}{3,} \d{1,3}[a-z]?(?:, \p{Lu}\p{Ll}+)?$)/u;

/**
 * Whether a statement of a brief is a street address, by the pattern `ADDRESS` here. Scripts of 15
 * seconds do not speak it (`plan.ts`), end cards show it (`closing.ts`); `notes.ts`,
 * `implied-goal.ts` and `ads/closings.ts` ask it, too.
 */
export const isAddress = (text: string): boolean => ADDRESS.test(text);

/**
 * Whether a statement of a brief is a formality that nobody reads an ad for: "VAT invoice", "12 rue
 * du Puits" (the patterns are in this file). `readFacts` and `lineOf` store the answer in
 * `isFormality`; ads leave such lines out if there are others (`ads/telling-lines.ts`).
 */
export const isFormality = (text: string): boolean =>
  (!WITHOUT.test(text) && !INVOICE_BENEFIT.test(text) && (PAYMENT.test(text) || isTaxRemark(text))) ||
  isAddress(text);
