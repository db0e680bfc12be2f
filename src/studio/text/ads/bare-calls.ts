import { PRONOUNS } from "./me-calls.ts";

const NOW = "today|hoy|ya|oggi|ora|hoje|já|vandaag(?: nog)?|nu|(?:dès )?aujourd’hui|dès maintenant";
/** Words at the end of a call that give way to a time or to "online". */
const REPLACED = new RegExp(` (?:${PRONOUNS.flat().join("|")}|${NOW})\\.$`, "u");

/** The verb of a call before the company's preposition or at its end, by language. */
export const VERB: Readonly<Record<string, RegExp>> = {
  en: /^(?:Book|Order|Sign up)(?= (?:at|with|from) |\.)/u,
  de: /^(?:(?:Buchen|Bestellen) Sie|Melden Sie sich|Buche?|Buch dir|Bestelle?|Melde dich)(?: direkt)?(?= (?:bei|im|beim|in|am) |\.)/u,
  fr: /^(?:Réservez?|Commandez?|Inscri(?:vez-vous|s-toi)|Pren(?:ez|ds) rendez-vous)(?= (?:chez|à|au|aux) |\.)/u,
  es: /^(?:Reserv[ae]|Pid[ae] cita|Compr[ae]|Apúntate|Inscríb(?:ete|ase))(?= (?:en|con) |\.)/u,
  it: /^(?:Prenot(?:a|i|ate)|Ordin(?:a|i|ate)|Acquist(?:a|i|ate)|Iscriv(?:iti|etevi)|Si iscriva)(?= (?:da|dal|dallo|dalla|dai|al|allo|alla|ai) | (?:dall|all)[’']|\.)/u,
  pt: /^(?:Reserv[ae]|Marqu?[ea]|Agend[ea]|Encomend[ea]|Compr[ae]|Inscrev[ae]-se|Inscreve-te)(?= (?:com|no|na|nos|nas|à|ao) | a \p{Lu}|\.)/u,
  nl: /^(?:Boek|Bestel|Reserveer|Schrijf (?:je|u) in|Meld (?:je|u) aan)(?= (?:bij|via) |\.)/u,
};

/** "Melden Sie sich" needs the end of its verb. */
const DIVIDED = /(?:sich|dich)$/u;

/**
 * The calls without "with us" and "today" at their ends and their verbs alone, each once: "Book.",
 * which needs a further word. `timedCalls` (`timed-calls.ts`) and `onlineCalls`
 * (`online-calls.ts`) add it.
 */
export function bareCalls(calls: readonly string[], language: string): string[] {
  const verb = VERB[language.slice(0, 2)];
  const verbs = calls
    .map((call) => (verb?.exec(call)?.[0] ?? "").replace(/ direkt$/u, ""))
    .filter((said) => said !== "" && !DIVIDED.test(said));
  return [
    ...new Set([...calls.map((call) => call.replace(REPLACED, ".")), ...verbs.map((said) => `${said}.`)]),
  ];
}
