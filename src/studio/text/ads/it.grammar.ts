import { capitalizeFirst, lowerFirst } from "../../language/letter-case.ts";
import { isHardlyName } from "./common-words.ts";
import { prepositionBy, type JoinedArticle } from "./company-names.ts";
import { PUNCTUATED_LINES, words, type AdGrammar } from "./grammar.ts";
import { italianArticled, italianCourse, italianYour } from "./possessives.ts";

/** "Le Creuset" and "I Can" have no Italian plural behind the article. */
const ARTICLES: readonly JoinedArticle[] = [
  [/^il (?=\p{L})/iu, "dal"],
  [/^lo (?=\p{L})/iu, "dallo"],
  [/^la (?=\p{L})/iu, "dalla"],
  [/^i (?=\p{L}+i(?!\p{L}))/iu, "dai"],
  [/^gli (?=\p{L})/iu, "dagli"],
  [/^le (?=\p{L}+[eià](?!\p{L}))/iu, "dalle"],
  [/^l[’'](?=\p{L})/iu, "dall’"],
];

const atCompany = prepositionBy(
  [
    [
      "al",
      "museo|forno|ristorante|bar|caffè|teatro|club|lavasecco|vivaio|frantoio|pastificio|campeggio|camping|parco|lido|mercato|garage|nido|poliambulatorio|panificio|mulino|negozio|giardino|salone|laboratorio|birrificio|caseificio|rifugio|podere|maneggio|cinema|bistrot|canile|comune|circolo|consorzio|coro|banco|gattile|centro|(?![aeiouz]|s[bcdfglmnpqrtvz])\\p{L}+ificio",
    ],
    ["allo", "studio|stabilimento|sportello|spazio"],
    ["dal", "dott\\.|dr\\.|geom\\.|rag\\.|notaio"],
    ["dalla", "dott\\.ssa|dr\\.ssa"],
    [
      "alla",
      "(?![aeiou])\\p{L}+eria(?= )|trattoria|cantina|palestra|clinica|scuola|farmacia|pro ?loco|biblioteca|sartoria|cascina|parrocchia|cooperativa|fondazione|caritas|bottega|locanda|fattoria|tenuta|galleria|banda|polisportiva|filarmonica|compagnia|ludoteca",
    ],
    [
      "all’",
      "officina|osteria|enoteca|agriturismo|agenzia|asilo|autoscuola|accademia|hotel|albergo|ottica|azienda|associazione|oratorio|istituto|ospedale|ostello|impresa|atelier|avis|erboristeria|oreficeria|armeria|autofficina|autolavaggio|ambulatorio|oleificio",
    ],
  ],
  "da",
  ARTICLES,
);

/** "con la Clinica Sole" of "alla Clinica Sole". */
const WITH: Readonly<Record<string, string>> = {
  al: "con il",
  allo: "con lo",
  alla: "con la",
  "all’": "con l’",
};

/**
 * Grammar of Italian ads, listed in `grammars.ts`; the fields are explained in `grammar.ts`.
 * Imperatives are informal by default. Possessives are in `possessives.ts`, benefits in
 * `benefits/it.benefits.ts`.
 */
export const IT: AdGrammar = {
  language: "it",
  calls: {
    book: [
      "Prenota oggi.",
      "Prenota {at}.",
      "Prenota {your} {noun} {at}.",
      "Prenota {your} {noun}.",
      "Per {the noun} prenota {at}.",
      "Prenota {at} {your} {noun}.",
      "Prenota ora.",
      "Prenota da noi.",
      "Fissa un appuntamento {at}.",
      "Fissa un appuntamento.",
    ],
    order: [
      "Ordina oggi.",
      "Ordina {at}.",
      "Ordina {your} {noun} {at}.",
      "Fai il tuo ordine.",
      "Ordina ora.",
    ],
    buy: [
      "Ordina oggi.",
      "Acquista {at}.",
      "Ordina {your} {noun} {at}.",
      "Fai il tuo ordine.",
      "Acquista ora.",
    ],
    try: ["Provalo oggi.", "Prova {product}.", "Inizia oggi.", "Fai la prova."],
    quote: [
      "Chiedi {to} un preventivo per {the noun}.",
      "Per {the noun} chiedi un preventivo {to}.",
      "Chiedi un preventivo.",
      "Chiedi un preventivo {to}.",
      "Richiedi il tuo preventivo.",
    ],
    call: [
      "Chiama oggi.",
      "Chiama {company}.",
      "Per {the noun} chiama {company}.",
      "Chiama {company} per {your} {noun}.",
      "Chiamaci.",
      "Basta una telefonata.",
    ],
    donate: ["Dona oggi.", "Sostieni {company}.", "Fai una donazione.", "Dona {to}."],
    signup: [
      "Iscriviti.",
      "Iscriviti {at}.",
      "Iscriviti {course} {at}.",
      "Prenota il tuo posto {at}.",
      "Prenota il tuo posto {course} {at}.",
      "Prenota il tuo posto.",
      "Iscriviti oggi.",
    ],
    apply: ["Candidati oggi.", "Lavora con {company}.", "Invia la candidatura.", "Candidati ora."],
    visit: [
      "Vieni a trovarci.",
      "Ti aspettiamo {at}.",
      "Ti aspettiamo {at} per {the noun}.",
      "Vieni a provare {the noun} {at}.",
      "Organizza la visita.",
      "Passa oggi.",
    ],
    meet: ["Vieni a conoscerli.", "Ti aspettano {at}.", "Passa a salutarli.", "Chiedi {to}."],
    download: ["Scarica l’app.", "Scarica {product}.", "Scaricala oggi.", "Scaricala ora."],
    ask: ["Chiedi informazioni {to}.", "Contatta {company}.", "Scrivi {to}.", "Chiedi informazioni."],
    learn: ["Guarda i dettagli.", "Scopri i dettagli.", "Dai un’occhiata."],
    date: ["Chiedi {to} se la tua data è libera.", "Chiedi se la tua data è libera."],
    tour: ["Guarda come funziona.", "Guarda i dettagli."],
    volunteer: ["Fai volontariato {at}.", "Fai volontariato con noi."],
  },
  otherCalls: {
    formal: {
      book: [
        "Prenoti oggi.",
        "Prenoti {at}.",
        "Prenoti {your} {noun} {at}.",
        "Per {the noun} prenoti {at}.",
        "Prenoti {at} {your} {noun}.",
        "Prenoti ora.",
        "Prenoti da noi.",
        "Fissi un appuntamento.",
      ],
      order: [
        "Ordini oggi.",
        "Ordini {at}.",
        "Ordini {your} {noun} {at}.",
        "Faccia il suo ordine.",
        "Ordini ora.",
      ],
      buy: ["Ordini oggi.", "Acquisti {at}.", "Faccia il suo ordine.", "Acquisti ora."],
      try: ["Lo provi oggi.", "Provi {product}.", "Inizi oggi.", "Faccia la prova."],
      quote: [
        "Chieda {to} un preventivo per {the noun}.",
        "Chieda un preventivo.",
        "Chieda un preventivo {to}.",
        "Richieda il suo preventivo.",
      ],
      call: [
        "Chiami oggi.",
        "Chiami {company}.",
        "Per {the noun} chiami {company}.",
        "Chiami {company} per {your} {noun}.",
        "Ci chiami.",
        "Basta una telefonata.",
      ],
      donate: ["Doni oggi.", "Sostenga {company}.", "Faccia una donazione.", "Doni {to}."],
      signup: [
        "Si iscriva.",
        "Si iscriva {at}.",
        "Si iscriva {course} {at}.",
        "Prenoti il suo posto.",
        "Si iscriva oggi.",
      ],
      apply: ["Si candidi oggi.", "Lavori con {company}.", "Invii la candidatura.", "Si candidi ora."],
      visit: [
        "Venga a trovarci.",
        "La aspettiamo {at}.",
        "La aspettiamo {at} per {the noun}.",
        "Venga a provare {the noun} {at}.",
        "Organizzi la visita.",
        "Passi oggi.",
      ],
      meet: ["Venga a conoscerli.", "La aspettano {at}.", "Passi a salutarli."],
      download: ["Scarichi l’app.", "Scarichi {product}.", "La scarichi oggi.", "La scarichi ora."],
      ask: ["Chieda informazioni {to}.", "Contatti {company}.", "Scriva {to}.", "Chieda informazioni."],
      learn: ["Guardi i dettagli.", "Scopra i dettagli."],
      date: ["Chieda {to} se la sua data è libera.", "Chieda se la sua data è libera."],
      tour: ["Guardi come funziona.", "Guardi i dettagli."],
      volunteer: ["Faccia volontariato {at}.", "Faccia volontariato con noi."],
    },
  },
  informal:
    /(?<!\p{L})(?:tu|tuo|tua|tuoi|tue|ti|te|puoi|vuoi|hai)(?!\p{L})|(?<=^|\n|[.!?:] )(?:prenota|chiama|vieni|scrivi|scegli|scopri|richiedi|chiedi|iscriviti|(?:chiama|scrivi|contatta)ci)(?!\p{L})/iu,
  formal:
    /(?<!\p{L})(?:Lei|[Gg]lie(?:lo|la|li|le|ne)|decide lei|Suo|Sua|Suoi|Sue|[Ll]a (?:aspettiamo|attendiamo|richiamiamo|contattiamo|invitiamo|accogliamo|accompagniamo|informiamo)|[Ll]e (?:offriamo|mostriamo|inviamo|mandiamo|spieghiamo|rispondiamo|diciamo|diamo|proponiamo|consigliamo))(?!\p{L})|(?<=^|\n|[.!?:] )(?:[Pp]renoti|[Cc]hiami|[Vv]enga|[Ss]criva|[Ss]celga|Scopra|Provi|Richieda|Chieda|Mandi|Telefoni|(?:Ci|Si) (?:chiami|scriva|contatti|iscriva)|Porti (?:il|la|lo|i|le|un|una)|Passi (?:a|da|dal|in))(?!\p{L})/u,
  at: atCompany,
  from: atCompany,
  visiting: {
    at: (company) => company.replace(/^(?:al|allo|alla|all’)(?=\P{L}|\p{Lu})/u, (to) => WITH[to] ?? to),
    from: (company) => company.replace(/^a(?=(?:l|llo|lla) |ll’)/u, "de"),
  },
  your: italianYour,
  articled: italianArticled,
  course: italianCourse,
  to: (company) =>
    atCompany(company)
      .replace(/^da (?=a)/iu, "ad ")
      .replace(/^da /u, "a ")
      .replace(/^da(?=(?:l|llo|lla|i|gli|lle) |ll’)/u, "a"),
  properAdjective: /(?!)/u,
  capitalNouns: false,
  appointment: /appuntamento/iu,
  urgency: /(?<!\p{L})(?:oggi|ora)(?!\p{L})/iu,
  ...PUNCTUATED_LINES,
  both: ["{product} {from}."],
  priced: ["{product} {from} a {price}.", "{product} a {price}.", "{product}: {price}."],
  functionWords: words(
    "il lo la i gli le l un uno una di del dello della dei degli delle da dal dalla a al alla ai in nel nella con senza per su sul fra tra dopo prima fino e o se quando noi tu tuo tua tuoi suo sua nostro nostra nostri nostre mio mia ogni tutto tutta tutti tutte nessun nessuna nessuno mai sempre solo anche più meno che chi dove come due tre quattro cinque sei sette otto nove dieci primo prima fresco fresca nuovo nuova fatto fatta gratis consegna consegne spedizione casco ritiro sfornato cotto cucito stampato installato certificato certificata assicurato garantito piccolo piccola piccoli piccole grandi gruppi lezioni posti appuntamenti preventivo risposta pagamento resi orario aperto aperta artigianale locale biologico vegano veloce rapido semplice facile dodici venti trenta cinquanta cento molti molte alcuni",
  ),
  isCommonWord: isHardlyName,
  wordLines: ["In una parola: {word}.", "In breve: {word}."],
  subjectless: null,
  turns: [
    {
      pattern: /^(?<thing>(?!prim[ao]|tutto)[\p{L}-]+(?: [\p{L}-]+)?) (?<free>gratis|gratuit[aoie])$/iu,
      to: ({ thing = "", free = "" }) => `${thing}? ${capitalizeFirst(free)}.`,
    },
    {
      pattern:
        /^(?:la |il |tua |tuo )?(?<first>prim[ao]) (?<thing>\p{L}+)(?: è)? (?:gratis|gratuit[ao]|in omaggio)$/iu,
      to: ({ first = "", thing = "" }) =>
        `${/a$/iu.test(first) ? "La" : "Il"} ${first.toLocaleLowerCase()} ${thing} non costa nulla.`,
    },
    {
      pattern:
        /^senza (?<thing>(?!fretta|attese?|stress|pensieri|che|glutine|lattosio|zucchero)[\p{L}-]+(?: nascost[aei]| aggiuntiv[aei])?)$/iu,
      to: "$<thing>? Zero.",
    },
  ],
  nounPhrase:
    /^(?!(?:io|noi|tu|lei|lui|loro|chi|che|quando|se|mai|sempre|non|ti|si|ci)(?!\p{L}))[^.!?;:]+$/iu,
  clause:
    /(?<!\p{L})(?:io|noi|tu|lei|è|sono|era|ha|hanno|può|puoi|possono|va|vanno|fa|fanno|facciamo|ti|si|ci|vieni|chiama|prenota|ordina|scegli|manda|porta)(?!\p{L})/iu,
  priceWord: "a",
  inPlace: (place) => {
    if (
      /^(?:toscana|sicilia|sardegna|puglia|lombardia|piemonte|veneto|emilia|liguria|umbria|lazio|campania|calabria|trentino|italia|provincia)/iu.test(
        place,
      )
    )
      return `in ${lowerFirst(place).startsWith("provincia") ? lowerFirst(place) : place}`;
    return `${/^a/iu.test(place) ? "ad" : "a"} ${place}`;
  },
  spaceBeforeMarks: false,
};
