/** Telephone calls that a goal denies or wants fewer of, in all languages. */
const DENIED = new RegExp(
  `(?<!\\p{L})(?:${[
    "(?:no|fewer|less|without) (?:phone |more )?calls|(?:don[’']?t|do not|not(?: to)?|never) (?:call|phone|ring|telephone)|(?:not|never) (?:by|over the|via) (?:tele)?phone",
    "(?:keine?|weniger|ohne) (?:anrufe?n?|telefonate)|(?:nicht|nie)(?: mehr)? (?:anrufen|telefonieren|telefonisch|per telefon|am telefon)",
    "(?:pas|moins|sans) (?:d[’']|de )(?:appels?|coups? de (?:fil|téléphone))(?= ?(?:$|[,.;!)]|en |le |la |pendant|svp|s[’']il|merci))|pas (?:par téléphone|au téléphone|téléphoner|appeler)|(?:ne|n[’']) ?(?:pas )?(?:appel|téléphon)\\p{L}+ pas|ne pas (?:appeler|téléphoner)",
    "(?:nada de|no(?: más)?|sin|menos|ni) (?:llamadas?|llam(?:en|ar|es?)|por teléfono)",
    "(?:niente|no|non|senza|meno|nessuna) (?:chiam\\p{L}+|telefonat[ae]|telefon(?:are|ino|ate)|per telefono|al telefono)",
    "(?:nada de|não|nao|sem|menos|nenhuma) (?:chamadas?|telefonemas?|ligações|ligar|liguem?|liga|telefonar|telefonem|por telefone|pelo telefone)",
    "(?:geen|minder|zonder) (?:telefoontjes?|belletjes?|bellen|telefoon)|(?:niet|nooit)(?: meer)? (?:bellen|opbellen|telefonisch|per telefoon)",
  ].join("|")})(?!\\p{L})`,
  "giu",
);

/**
 * Removes the telephone calls that a goal denies: "photos on WhatsApp, no calls please".
 * `namedGoal` (`named-goal.ts`) and `goalChatOf` (`goal-chats.ts`) read goals without them.
 */
export const withoutDeniedCalls = (goal: string): string => goal.replace(DENIED, " ");
