/** Starts of clauses that tell the reader what to do next, by language; German also has ends. */
const STEPS: Readonly<Record<string, RegExp>> = {
  en: /^(?:book|order|call|buy|get|try|ask (?:us|about|for (?:a|an|our|your))|visit (?:us|our|the)|sign up|join|donate|give|apply|download|shop|request|start(?! of)|come|(?:text|email|message|ring|phone|whatsapp) (?!messages?|support|orders?)|send (?:us|me|a|an|your)|tell us|plan (?:a|your)|schedule (?:a|your)|pick a|claim (?:a|your)|(?:drop|pop|stop|swing|walk|ring) (?:in|by|round|over|off)|drop (?:it|them|your)|bring (?:it|them|any)|see (?:the|our) (?:menu|dates|prices|times|programme|program|schedule|list)|scan (?:the|our)|head to|reserve|register|contact|subscribe|meet (?:them|us|him|her)|enquire|inquire)\b/iu,
  de: /^(?:jetzt|gleich|einfach|gerne? (?:anrufen|vorbeikommen|mailen)|(?:rufen|buchen|bestellen|melden|kommen|fragen|spenden|bewerben|testen|schreiben|schicken|senden|bringen|vereinbaren|planen|reservieren|sichern|holen) sie|ruf|buch|bestell|melde?|komm|frag|spende|bewirb|teste|schreib|schick|bring|reservier|sicher)(?!\p{L})|(?:buchen|bestellen|anrufen|anmelden|spenden|bewerben|anfragen|testen|vorbeikommen|herunterladen|sichern|reservieren|vereinbaren|abgeben|vorbeibringen|schicken|abholen|bewerben)(?: (?:unter|auf|bei|per|über|via) \S.*|, ohne (?:termin|voranmeldung))?$|^(?:anmeldung|termine?|reservierung(?:en)?|bestellung(?:en)?|anfragen?) (?:unter|über|auf|per|bei) /iu,
  fr: /^(?:réserve[zr]?|commande[zr]?|appele[zr]|appelle|achete[zr]|essaye[zr]|essaie|demande[zr]?|donne[zr]?|soutene[zr]|inscri\p{L}+|postule[zr]?|venez|passez|téléchargez?|contacte[zr]?|écrive[zr]|envoye[zr]|envoie|prene[zr] (?:rendez-vous|rdv)|planifie[zr]|visite[zr]|apporte[zr]|dépose[zr]|rejoigne[zr]|profite[zr]|choisisse[zr] votre (?:date|créneau))(?!\p{L})/iu,
  es: /^(?:solo tienes que|basta con (?:llamar|pasar)|reserv[ae]|pid[ea]|compr[ae]|prueb[ae]|llam[ae]|llám\p{L}+|don[ae]|apoy[ae]|apúnt\p{L}+|inscríb\p{L}+|envía|ven|venga|visit[ae](?! (?:semanal|mensual|quincenal|anual|guiada|gratis|de ))|descarg[ae]|escríb\p{L}+|consult[ae]|haz|mánd\p{L}+|mand[ae]|env[ií][ae]\p{L}*|agend[ae]|pás[ae]te|acércate|deja|tra[ei]g?a? (?:tu|tus|su|sus))(?!\p{L})/iu,
  it: /^(?:chiamare|telefonare|prenotare|ordini|chiami|prenoti|basta (?:chiamare|passare)|prenota(?:te)?|ordina(?:te)?|acquista|compra|prova(?! (?:di|d['’]|gratuita|gratis|a \d))|chiama(?:ci|te|teci)?|chiedi|richiedi|dona|sostieni|iscriviti|iscrivetevi|candidati|vieni|venite|passa(?:te)?|scarica|scrivi(?:ci|teci)|contatta\p{L}*|manda(?:ci|te|teci)?|invia(?:ci|te|teci)?|fissa(?:te)?|porta(?:te)? (?:l[aeo’']|il|i|gli|un)|telefona(?:te)?)(?!\p{L})/iu,
  pt: /^(?:é só (?:aparecer|ligar|passar|vir)|apareça|reserve|marque|peça|compre|encomende|experimente|ligue|doe|apoie|inscreva-se|candidate-se|venha|visite|baixe|descarregue|fale|contacte|escreva|envie|mande|agende|traga|telefone|passe (?:por|pel[ao]|na|no)|chame|garanta|deixe|faça (?:o|a) sua?|inscreve-te|marca|liga)(?!\p{L})/iu,
  nl: /^(?:boek|bestel|bel|koop|probeer|vraag|doneer|steun|geef|meld|schrijf|solliciteer|kom|gewoon (?:langs|bellen|mailen)|download|reserveer|plan|mail|app|whatsapp|neem contact|stuur|breng|loop (?:even |gerust )?binnen|maak (?:een|je|uw) afspraak|haal (?:ze|het|je|uw))(?!\p{L})/iu,
};

/** What stands before the last clause of a sentence: "Only 48 seats, so book ahead." */
const BEFORE_LAST =
  /^.*(?:[,;:–—]|(?<!\p{L})(?:so|also|daher|alors|donc|así que|por eso|quindi|perciò|por isso|então|dus)(?!\p{L}))\s+/u;

/**
 * Verbs that also tell how something works or what one gets ("Upload a photo, get a PDF"), and
 * orders to the writer in the details ("Give it some life").
 */
const AMBIGUOUS =
  /^(?:get|give|try|buy|start|shop|join|apply|request|come across|pick a|bring|apporte[zr]?|call (?:it|this|that)|meet|prova|prueba|probeer|geef|donne[zr]?|testen?)(?!\p{L})/iu;

/**
 * Whether a sentence of a brief tells the reader what to do next, at its start ("Plan a tour any
 * Thursday at 10") or in its last clause ("only 48 seats, so book ahead"). Ads and scripts end with
 * such a sentence; false for languages without words for steps.
 */
export function asksForStep(sentence: string, language: string): boolean {
  const steps = STEPS[language.slice(0, 2)];
  if (steps === undefined) return false;
  if (steps.test(sentence)) return true;
  const last = sentence.replace(BEFORE_LAST, "");
  return last !== sentence && steps.test(last) && !AMBIGUOUS.test(last);
}

/**
 * Whether a clause of the details is a next step for the reader and no order to the writer:
 * "Email a photo to hello@piano.example", "kom gewoon langs". `readFacts` prints such clauses.
 */
export function isStepOfDetails(clause: string, language: string): boolean {
  const steps = STEPS[language.slice(0, 2)];
  return steps !== undefined && steps.test(clause) && !AMBIGUOUS.test(clause);
}
