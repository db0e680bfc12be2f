/** A free first period of what people pay by the month. */
const TRIAL =
  /(?<!\p{L})(?:(?:first|erste[rn]?|premier|primer|primo|primeiro|eerste|\d+(?:er|e|st|nd|rd|th|[º°ª])?\.?) (?:months?|weeks?|days?|monate?|tage?|mois|jours?|mes(?:es)?|días|mes[ei]|giorni|m[eê]s|dias|maand(?:en)?|dagen) (?:is |ist |for |lang )?(?:free|kostenlos|gratis|gratuite?s?|offerts?|grátis)|(?:free|kostenlos|gratis|gratuite?s?|grátis) (?:for|für|pendant|durante|per|por|voor) \d+ (?:months?|weeks?|days?|monate|wochen|tage|mois|semaines|jours|meses|semanas|días|mesi|settimane|giorni|dias|maanden|weken|dagen))(?!\p{L})/iu;

/**
 * Whether a statement offers a first period for nothing: "1er mois offert", "14 days free"
 * (pattern: `TRIAL` here). The next step is then "try" (`implied-goal.ts`, `ads/usual-goal.ts`,
 * `ads/goals.ts`).
 */
export const hasFreePeriod = (text: string): boolean => TRIAL.test(text);
