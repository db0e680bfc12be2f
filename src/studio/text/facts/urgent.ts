/** Words of help that comes at once or at any hour. */
const URGENT =
  /(?<!\p{L})(?:24 ?\/ ?7|24 hours a day|24 stunden erreichbar|24 ?h(?:eures)? ?(?:sur|\/) ?24|24 horas al día|h ?24|24 uur per dag|dag en nacht|day (?:and|or) night|tag (?:und|oder) nacht|tag und nacht|jour et nuit|día y noche|giorno e notte|dia e noite|emergency|\p{L}*notdienst|urgences?|urgencias|pronto intervento|spoed\p{L}*|(?:vor ort|sur place|chez vous|arriv\p{L}*|cheg\p{L}*|lleg\p{L}*|with you|there|ter plaatse)(?: \p{L}+)? \d+ min\p{L}*|\d+ min\p{L}* (?:da|bei ihnen|vor ort|(?:in|en|à|em) \p{L}+))(?!\p{L})/iu;

/**
 * Whether a statement or a name is about help for people in trouble, who call (words: `URGENT`
 * here). The next step is then "call" (`implied-goal.ts`, `ads/usual-goal.ts`); `contacts.ts` asks
 * it, too.
 */
export const isUrgent = (text: string): boolean => URGENT.test(text);

/** Words of a product's name for help that cannot wait. */
const URGENT_NAME =
  /(?<!\p{L})(?:urgent\p{L}*|lock-?outs?|break-?down|24[- ]?(?:h|hours?|stunden|heures|horas|ore|uur)|h24|notfall\p{L}*|spoed\p{L}*)(?!\p{L})/iu;

/**
 * Whether a product's name is help that cannot wait: "24-hour lockout service", "Reparación urgente
 * de persianas". `implied-goal.ts` asks it for trades that come at once.
 */
export const isUrgentName = (product: string): boolean => URGENT_NAME.test(product) || isUrgent(product);
