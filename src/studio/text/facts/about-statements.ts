/** Figures, sentences and sources, of which owners tell the writer something. */
const FIGURE =
  "(?:figure|number|statistic|percentage|zahl|angabe|prozentzahl|chiffre|pourcentage|cifra|número|dato|frase|porcentaje|percentuale|numero|percentagem|dado|cijfer|getal|percentage)s?";
/** A figure of the message as a subject: "le chiffre de 61 000 €", "die zwei Stunden". */
const NAMED_FIGURE = `(?:the|that|this|die|der|das|diese|le|la|les|ce|cette|el|los|las|ese|esa|il|lo|gli|i|questo|o|a|os|as|esse|essa|het|de|dat|deze) (?:${FIGURE}(?!\\p{L})|["“«„]|\\d|zwei |drei |two |three |deux |trois |dos |tres |due |tre |dois |duas |três |twee |drie )`;
/** Where a figure is from, how sure it is, or when it holds. */
const SOURCE =
  "(?:(?:is|are|was) (?:the (?:median|average|mean)|an average|verified|checked|certified|audited|correct|true|from)|comes? from|based on|(?:ist|sind) (?:geprüft|belegt|der durchschnitt|ein durchschnitt|echt|aus)|stamm(?:t|en) (?:aus|von)|gelten|gilt|(?:est|sont) (?:vérifiée?s?|réelle?s?|la moyenne|exacte?s?)|vien(?:t|nent) d|(?:es|son) (?:verificad|real|la media|el promedio|correct)|sale[n]? de|viene[n]? de|(?:è|sono) (?:verificat|vero|vera|la media|reale)|vien(?:e|gono) d|(?:é|são) (?:verificad|real|a média|verdad)|v[êe]m d|(?:is|zijn) (?:geverifieerd|gecontroleerd|echt|het gemiddelde)|komt uit|komen uit|geldt|gelden)";
const ABOUT_FIGURE = new RegExp(`^${NAMED_FIGURE}.{0,40}?(?<!\\p{L})${SOURCE}`, "iu");

/** That the writer may, need not or must not print what the sentence says. */
const RELEASE = new RegExp(
  [
    ",\\s(?:it[’']s |that[’']s )?(?:fine|ok|okay) to (?:use|quote|mention|print)(?: (?:it|that|this))?[.!)]*$",
    ",\\s(?:still |strictly |that[’']s |this is |it[’']s )?confidential[.!]*$",
    "(?:need not|needn[’']t|does(?: not|n[’']t) (?:need|have) to) (?:be|go|appear) (?:in|on) (?:the|this) (?:text|ad|copy)",
    "das (?:kann|darf|könnt|dürft|können|dürfen) (?:man |ihr |sie )?(?:gerne? )?(?:verwenden|nutzen|nehmen|benutzen|schreiben)",
    ",\\s(?:noch |streng )?vertraulich[.!]*$",
    "(?:muss|müssen|braucht|brauchen) (?:da |hier )?nicht (?:rein|hinein|in den text|in die anzeige|auftauchen)",
    ",\\s(?:on|vous|tu) peu(?:t|x|vez) (?:l[’']utiliser|les utiliser|le citer|la citer|s[’']en servir)[.!]*$",
    ",\\s(?:c[’']est |encore )?confidentiel(?:le)?[.!]*$",
    "(?:n[’']a|n[’']ont) pas (?:besoin|à) (?:d[’'])?(?:figurer|apparaître|être) (?:dans|sur)",
    ",\\s(?:se pueden? (?:usar|citar)|pod[ée]is (?:usarl[oa]|citarl[oa]))[.!]*$",
    ",\\s(?:es |todavía |é |ainda )?confidencial[.!]*$",
    "no hace falta que (?:salga|aparezca|figure)",
    ",\\s(?:si può (?:usare|citare)|potete (?:usarl[oa]|citarl[oa]))[.!]*$",
    ",\\s(?:è |ancora )?riservat[oa][.!]*$",
    "non (?:serve|occorre|c[’']è bisogno di) (?:che compaia|metterl[oa]|scriverl[oa])",
    ",\\s(?:podem?|podes) (?:usar|citar)[.!]*$",
    "n[ãa]o precisam? (?:de )?(?:entrar|aparecer|constar|estar) (?:n[oa]|em)",
    ",\\sdat mag je (?:gewoon )?(?:gebruiken|noemen)[.!]*$",
    ",\\s(?:nog )?vertrouwelijk[.!]*$",
    "hoe(?:ft|ven) (?:er )?niet (?:in|bij|op)(?: de (?:tekst|advertentie))?[.!]*$",
  ]
    .map((words) => (words.startsWith(",") ? words : `(?<!\\p{L})${words}`))
    .join("|"),
  "iu",
);

/** An idea for the ad, or something to say if there is room. */
const IDEA =
  /^(?:(?:just |only |nur )?(?:an? |my |meine |mon |ma |mi |una |la mia |uma |a minha |mijn |een )?(?:ide[ae]|idée|ideia)(?: (?:von mir|of mine|mía|mia|minha|van mij|de ma part))?\s?[:,–-]\s)|(?<!\p{L})(?:if (?:there[’']s|there is|you have) (?:room|space)|if it fits|wenn (?:noch )?platz ist|wenn(?:[’']s| es) (?:rein)?passt|s[’']il y a (?:la )?place|si ça rentre|si cabe|si hay (?:sitio|espacio)|se c[’']è (?:spazio|posto)|se ci sta|se couber|se houver espaço|als er (?:plek|ruimte|plaats) is|als het past)[.!)]*$/iu;

/** How the owner feels about the statement before it. */
const FEELING =
  /(?<!\p{L})(?:da (?:bin|sind) (?:ich|wir) (?:empfindlich|allergisch|eigen)|(?:i[’']m|we[’']re|i am|we are) (?:touchy|sensitive|fussy|particular) about|(?:j[’']y|nous y) (?:tiens|tenons)|(?:là-dessus|j[’']y) (?:je )?suis (?:sensible|susceptible)|(?:soy|somos) (?:muy )?(?:sensible|quisquillos)\p{L}*|(?:ci|su questo) (?:tengo|sono (?:permalos|sensibil))\p{L}*|sou (?:sensível|chat[oa]) com|daar ben ik (?:gevoelig|precies|allergisch))/iu;

/**
 * Whether a sentence of the details is about another statement of the brief or about the ad: where
 * a figure is from ("Le chiffre de 61 000 € est vérifié"), whether it may be printed ("We are in
 * talks with a hospital, confidential"), an idea ("Idee von mir: ..."), something for spare room
 * ("recordarlo si cabe") or a feeling ("da bin ich empfindlich"). `readSentence` (`notes.ts`) makes
 * all of such a sentence a note. In all languages of the lexicons.
 */
export const isAboutStatement = (sentence: string): boolean => {
  const text = sentence.trim();
  return ABOUT_FIGURE.test(text) || RELEASE.test(text) || IDEA.test(text) || FEELING.test(text);
};

/** What customers think of the fact before it: "o pessoal gosta de saber disso". */
const LIKED =
  /^(?:(?:people|customers|clients|they|everyone|folks) (?:like|love|ask|appreciate|want) (?:that|this|it|about|to know|hearing)|(?:das|danach) (?:mögen|fragen|schätzen|lieben|finden|wissen)(?: die)? (?:leute|kunden|kundinnen|gäste|viele|alle)(?!\p{L})|(?:c[’']est ce que|ça,?) (?:les (?:gens|clients)|tout le monde|nos clients) |les (?:gens|clients) (?:aiment|adorent|demandent|apprécient) (?:ça|savoir|beaucoup)|(?:a )?(?:la gente|los clientes|les) (?:le |les )?(?:gusta|encanta|pregunta\p{L}*|agradece\p{L}*) (?:saber|mucho|eso|siempre)|es lo que más|(?:alla gente|ai clienti) piace|(?:lo|è la (?:prima )?cosa che) (?:chiedono|apprezzano|dicono)(?: in)? (?:tutti|molti|sempre)?|(?:o pessoal|a malta|as pessoas|os clientes|toda a gente|todo mundo) (?:gostam?|adoram?|pergunt\p{L}+|valoriz\p{L}+) |dat (?:vinden|vragen|waarderen) (?:mensen|klanten|veel mensen|ze|gasten))/iu;

/**
 * Whether a clause of the details only says what customers think of the fact before it (`LIKED`
 * here). `isNoteOfDetails` (`notes.ts`) hides the clause and keeps the fact.
 */
export const isAboutLiking = (clause: string): boolean => LIKED.test(clause.trim());
