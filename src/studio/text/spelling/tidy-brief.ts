import { FIELDS } from "../facts/brief.ts";
import { isForWriter, refersBack } from "../facts/for-writer.ts";
import { lexiconFor } from "../facts/lexicons.ts";
import { GREETINGS, opensWithNote } from "../facts/mixed-messages.ts";
import { isDetailOrder } from "../facts/note-forms.ts";
import { noteScore } from "../facts/note-model/note-model.ts";
import { withoutConnectives } from "./connectives.ts";
import { withClauseCommas } from "./opening-clauses.ts";
import { spellingFor } from "./spelling.ts";

/** How many things follow, without saying one: "Het gaat om 2 dingen:", "Ok so three things." */
const ANNOUNCEMENT =
  /(?<=^|[.!?\n]\s*)(?:(?:ok(?:ay)?|so|well|also|alors|bon|bueno|vale|pues|allora|então|olha|nou|dus)[,.:]? ){0,2}(?:(?:it[’']s about|there are|we have|es geht um|wir haben|il y a|il s[’']agit de|c[’']est pour|hay|se trata de|ci sono|si tratta di|há|são|trata-se de|het gaat om|er zijn|we hebben) )?(?:[2-5]|two|three|four|zwei|drei|vier|deux|trois|quatre|dos|tres|cuatro|due|tre|quattro|duas|dois|três|quatro|twee|drie|vier) (?:things|points|dinge|sachen|punkte|choses|points|produits|cosas|puntos|cose|punti|coisas|pontos|dingen|punten|zaken)(?: (?:to (?:mention|know|say)|zu sagen|à (?:savoir|dire|mettre en avant)|a (?:saber|destacar|dizer)|da (?:dire|sapere)))?(?: ?: ?|[.!]\s+)/giu;

/** A greeting before a message: "Hoi! Ik help mensen ..." */
const GREETING = new RegExp(
  `^\\s*(?:${GREETINGS})(?: (?:there|everyone|zusammen|à tous|a todos|a tutti|allemaal))?[!.]\\s+(?=\\p{Lu})`,
  "iu",
);

/** A smiley in the place of a full stop: "es guckt also niemand zu :-) Kostet 189 Euro". */
const SMILEY_STOP = /(?<=\p{L}) ?(?:[:;]-?\)|:-?D|\^\^)(?=\s+\p{Lu})/gu;

/** "That is" before a colon; the explanation after it becomes a sentence: ", das heißt: Sie ..." */
const THAT_IS =
  /, (?:das heißt|das heisst|d\.\s?h\.|that is|c[’']est-à-dire|es decir|o sea|cioè|ou seja|isto é|dat wil zeggen)\s?: (\p{L})/giu;
/** Headings of the best fact: "Lo mejor que tenemos: ..." */
const BEST =
  /(?<=^|[.!?\n]\s*)(?:the best (?:thing|part|bit)(?: (?:is|we have|of all))?|das beste(?: daran)?|le mieux|lo mejor(?: (?:de todo|que tenemos))?|la cosa migliore|il meglio|o melhor(?: de tudo)?|het beste(?: van alles)?)\s?: (\p{L})/giu;

/** A run of letters and marks without spaces that is an address on the web or of mail. */
const ADDRESS =
  /@|:\/\/|www\.|\.\p{L}+\/|\.(?:com|net|org|info|eu|io|app|shop|example|co|de|fr|es|it|pt|br|nl|be|ch|at|uk|us|ca|mx|ie)(?![\p{L}\p{N}])/iu;

/** Units that hurried people type without a space after the number: "24ore", "3days". */
const UNITS =
  "hours?|hrs|days?|minutes?|mins?|years?|yrs|weeks?|months?|people|pounds|dollars|euros?|seats|stunden?|std|tagen?|minuten?|jahren?|wochen?|monaten?|personen|plätze|uhr|heures?|jours?|ans|mois|semaines?|personnes|places|horas?|d[ií]as?|minutos?|años?|meses|semanas?|personas|plazas|ore|or[ae]|giorn[oi]|minut[oi]|ann[oi]|mes[ei]|settiman[ae]|persone|posti|dias?|anos?|pessoas|lugares|reais|uur|dagen|minuten|jaar|maanden|weken|personen";
const GLUED_UNIT = new RegExp(`(?<![\\p{L}\\p{N}.,:])(\\d{1,4})(?=(?:${UNITS})(?![\\p{L}\\p{N}]))`, "giu");

/** The short form of the Dutch "vanaf" before a price: "v.a. 48 euro". */
const DUTCH_FROM = /(?<!\p{L})v\.a\.? ?(?=(?:€ ?)?\d)/giu;

/** Spaces around the slash of a price: "24 e / pers", "50 € / Stunde". */
const PER =
  /(?<=\d ?)(€|e|euros?|eur|\$|£) ?\/ ?(?=(?:pers|personn?[aeo]?|personen?|person|h|heure|hora|ora|hour|hr|stunde|std|jour|d[ií]a|giorno|day|tag|dag|mois|mes|mese|mês|month|monat|maand|m2|m²|nuit|noche|notte|noite|night|nacht|kg|kilo|stück|stk|stuk|uur|séance|sesión|seduta|sessão)(?!\p{L}))/giu;

/** The short form of the euro that hurried people type: "60e por palmera". */
const SHORT_EURO = /(?<=(?<![\p{L}\d.,])\d{1,4})e(?= (?:por|per|al|a) \p{Ll})/gu;
/** "14 rue des Tanneurs a Roubaix": between a street and its town, "a" is no verb. */
const FRENCH_TOWN =
  /(?<=(?<!\p{L})(?:rue|avenue|place|boulevard|quai|chemin) [^,.;:!?\n]{3,40} )a(?= \p{Lu}\p{L}{2})/gu;

/** Marks typed twice or in a row: ".." and ",,", but not an ellipsis. */
const DOUBLED = /(?<!\.)\.\.(?!\.)|,{2,}|,(?=\.(?:\s|$))|(?<=[!?])\.(?=\s|$)|(?<=,)[ \t]+,/gu;
const MANY_DOTS = /\.{4,}/gu;

/**
 * A text without its greeting and announcements. A message to the writer keeps its greeting, by
 * which `opensWithNote` knows it.
 */
function withoutTalk(text: string, language: string): string {
  const lexicon = lexiconFor(language);
  const isToWriter = lexicon !== null && opensWithNote(text, lexicon);
  const said = isToWriter ? text : text.replace(GREETING, "");
  return said.replace(ANNOUNCEMENT, "").replace(SMILEY_STOP, ".");
}

/**
 * A brief with the punctuation and spaces that hurried typing leaves out or doubles: "24ore",
 * "gratis..", "ready today,we deliver", "chiuso .". Other words, numbers and names stay as typed,
 * line breaks and addresses too. The comma after a condition is added (`opening-clauses.ts`).
 * Orders and remarks to the writer in brackets, the number of things that follow and words that
 * point to the sentence before (`connectives.ts`) are left out. The writers of text ads, campaign
 * copy and scripts apply it before `readFacts`, which finds sentences and clauses by these marks. A
 * product typed in small letters is corrected by `spellingFor` (`spelling.ts`) here, because ads
 * print it as it is; other words are corrected later.
 * @param language BCP 47 code without a region; French has a space before "!" and "?"
 */
export function tidyBrief<B extends object>(brief: B, language: string): B {
  const tidied = FIELDS.flatMap(([field, role]) => {
    const text = (brief as Readonly<Record<string, unknown>>)[field];
    if (role === "name" || typeof text !== "string") return [];
    const isRead = role === "details" || role === "statements";
    const read = isRead
      ? withoutConnectives(withoutOrders(withoutLeads(withoutTalk(text, language))), language)
      : text;
    const tidy = tidyText(read, language);
    return [[field, isRead ? withClauseCommas(tidy, language) : tidy] as const];
  });
  return { ...brief, ...correctedProduct(brief, language), ...Object.fromEntries(tidied) };
}

/** Removes `THAT_IS` and `BEST` words; the statement after them starts a new sentence. */
const withoutLeads = (text: string) =>
  text
    .replace(THAT_IS, (_, first: string) => `. ${first.toLocaleUpperCase()}`)
    .replace(BEST, (_, first: string) => first.toLocaleUpperCase());

/** "reparacao de estores" is no name; one with a capitalized word may be, and stays as typed.
 * Abbreviations are no such word: "revision pre-ITV". */
function correctedProduct(brief: object, language: string): { readonly productName?: string } {
  const name = "productName" in brief ? brief.productName : undefined;
  if (typeof name !== "string" || /\p{Lu}\p{Ll}/u.test(name)) return {};
  return { productName: spellingFor(language)(name) };
}

/** Leaves out orders to the writer in brackets, but for those about the statement before them. */
const withoutOrders = (text: string) =>
  text.replace(/\s?[([]([^()[\]]{1,120})[)\]]/gu, (brackets, inner: string) => {
    const order = inner.replace(/[\s!.]+$/u, "");
    const parts = order.split(/,\s*/u);
    const isOrder = parts.some(isForWriter) || parts.every(isDetailOrder) || isRemark(inner);
    return isOrder && !parts.some(refersBack) ? "" : brackets;
  });

/** Log-odds of the note model from which what stands in brackets is a remark to the writer. */
const CLEAR_REMARK = 1.2;
/** "(NOT 3pm, that was last year)": a correction, which owners write in capitals. */
const CORRECTION = /^(?:NOT|NICHT|KEIN(?:E|EN)?|PAS|NO|NON|NÃO|NIET|GEEN)(?!\p{L})/u;

/** "(persoon bedoel ik)": a word that the owner explains. */
const EXPLANATION =
  /(?<!\p{L})(?:i mean|mein(?:e|te) ich|ich meine|je veux dire|quiero decir|voglio dire|intendo|quero dizer|bedoel ik|ik bedoel)(?!\p{L})/iu;

const isRemark = (inner: string) =>
  CORRECTION.test(inner) ||
  EXPLANATION.test(inner) ||
  (/\s/u.test(inner.trim()) && noteScore(inner) >= CLEAR_REMARK);

function tidyText(text: string, language: string): string {
  const marked = text
    .replace(/(?<=\S)[ \t\u00A0]{2,}(?=\S)/gu, " ")
    .replace(MANY_DOTS, "...")
    .replace(DOUBLED, (mark) => (mark.startsWith("..") ? "." : mark.startsWith(",,") ? "," : ""))
    .replace(/(?<=[\p{L}\p{N}€%)])[ \t]+(?=,(?!\d)|\.(?:\s|$))/gu, "")
    .replace(DUTCH_FROM, (typed) => (language === "nl" ? "vanaf " : typed))
    .replace(PER, (_, currency: string) => `${currency.toLowerCase() === "e" ? "€" : currency}/`)
    .replace(SHORT_EURO, (typed) => (/^(?:es|it|pt)$/u.test(language) ? "€" : typed))
    .replace(FRENCH_TOWN, (typed) => (language === "fr" ? "à" : typed))
    .replace(GLUED_UNIT, "$1 ")
    .replace(/(?<=\d ?[€£])(?=\p{L}{1,12}(?:\s|$))/gu, " ");
  const spaced = language === "fr" ? marked : marked.replace(/(?<=\p{L})[ \t]+(?=[!?](?:\s|$))/gu, "");
  return spaced.replace(/\S+/gu, (word) => (ADDRESS.test(word) ? word : withSpaces(word)));
}

/**
 * Full stops before small words that start a sentence and end no address, and after a number; other
 * full stops between words may belong to a name ("node.js", "kunsthaus.wien").
 */
const STARTED =
  /(?<=\p{L}{3}|\d)\.(?=(?:opens?|we|i|you|if|no|pls|please|from|book|text|call|bigger|closed|geöffnet|wir|ohne|keine?|ab|ouverte?s?|appelez|sans|pas|nous|fermé|abiert[oa]s?|cerrad[oa]|reserva|llama|sin|desde|precios?|apert[oaie]|chius[oaie]|prezz[oi]|chiama|prenota|senza|siamo|abert[oa]s?|fechad[oa]|ligue|marque|sem|preços?|bel|zonder|vanaf|wij)(?!\p{L}))|(?<=(?:^|\D)\d{1,4})\.(?=\p{Ll}{3,}(?:[\s,;:.!?]|$))/gu;

/** Puts a space after a comma or a sentence that the next word touches: "today,we", "home.We". */
const withSpaces = (word: string) =>
  word
    .replace(/(?<=[\p{L}\p{N}€%)]),(?=\p{L})|(?<=\p{L}{2}),(?=\d)/gu, ", ")
    .replace(/(?<=\p{Ll}{2}|[\d€%)])\.(?=\p{Lu}\p{Ll})/gu, ". ")
    .replace(STARTED, "$& ")
    .replace(/(?<=[\p{L}\p{N}])[!?](?=\p{L}{2})/gu, "$& ");
