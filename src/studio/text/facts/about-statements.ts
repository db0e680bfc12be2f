/** Figures, sentences and sources, of which owners tell the writer something. */
const FIGURE =
  "(?:figure|number|statistic|percentage|zahl|angabe|prozentzahl|chiffre|pourcentage|cifra|número|dato|frase|porcentaje|percentuale|numero|percentagem|dado|cijfer|getal)s?";
const ARTICLE =
  "(?:the|that|this|die|der|das|diese|le|la|les|ce|cette|el|los|las|ese|esa|il|lo|gli|i|questo|o|a|os|as|esse|essa|het|de|dat|deze)";
/** Where a figure is from, or how sure it is. */
const SOURCE =
  "(?:(?:is|are|was) (?:verified|checked|audited|correct|true|from)|comes? from|based on|(?:ist|sind) (?:geprüft|belegt|echt|aus)|stamm(?:t|en) (?:aus|von)|(?:est|sont) (?:vérifiée?s?|réelle?s?|exacte?s?)|vien(?:t|nent) d|(?:es|son) (?:verificad|real|correct)|salen? de|vienen? de|(?:è|sono) (?:verificat|vero|vera|reale)|vien(?:e|gono) d|(?:é|são) (?:verificad|real|verdad)|v[êe]m d|(?:is|zijn) (?:geverifieerd|gecontroleerd|echt)|komt uit|komen uit)";
/** "O número de 30% vem de 46 padarias", 'La frase de "la mitad" sale de nuestra encuesta'. */
const ABOUT_FIGURE = new RegExp(`^${ARTICLE} ${FIGURE}(?!\\p{L}).{0,40}?(?<!\\p{L})${SOURCE}`, "iu");
/** "The 20 minutes is the median of last year". */
const IS_AVERAGE =
  /^(?:the|die|der|das|le|la|les|el|los|las|il|lo|gli|i|o|a|os|as|het|de) \d[^,;]{0,30} (?:(?:is|are|was) (?:the|an) (?:median|average|mean)|(?:ist|sind) (?:der|ein) (?:durchschnitt|median)|(?:est|sont) (?:la|une) moyenne|(?:es|son) (?:la media|el promedio)|(?:è|sono) la media|(?:é|são) a média|(?:is|zijn) het gemiddelde)(?!\p{L})/iu;

const SECRET =
  "(?:strictly |still |streng |noch |encore |todavía |ainda |ancora |nog )?(?:confidential|vertraulich|confidentiel(?:le)?|confidencial|riservat[oa]|vertrouwelijk)";
/** Negotiations and plans: "confidential" in the same sentence describes them and no service. */
const PLANS =
  "(?:talks|negotiat\\p{L}*|we may|we might|we are buying|verhandl\\p{L}*|gespräch(?:en)? mit|übernehmen|négoci\\p{L}*|discussions? avec|negocia\\p{L}*|conversaciones|trattativ\\p{L}*|onderhandel\\p{L}*|in gesprek)";
const CONFIDENTIAL = new RegExp(
  `^${SECRET}\\s*:|(?<!\\p{L})${PLANS}(?!\\p{L}).*(?<!\\p{L})${SECRET}[)\\s.!]*$`,
  "iu",
);

/** That the ad need not have it. */
const NOT_IN_TEXT =
  /(?<!\p{L})(?:(?:need not|needn[’']t|does(?: not|n[’']t) (?:need|have) to) (?:be|go|appear) (?:in|on) (?:the|this) (?:text|ad|copy)|(?:muss|müssen|braucht|brauchen) (?:da |hier )?nicht (?:in den text|in die anzeige|auftauchen)|(?:n[’']a|n[’']ont) pas (?:besoin|à) (?:d[’'])?(?:figurer|apparaître|être) (?:dans|sur) (?:le texte|l[’']annonce)|no hace falta que (?:salga|aparezca|figure) en (?:el|la) (?:texto|anuncio|publicidad)|non (?:serve|occorre|c[’']è bisogno) (?:che compaia|di metterl[oa]|metterl[oa]|scriverl[oa]) ne(?:l testo|ll[’']annuncio)|n[ãa]o precisam? (?:de )?(?:entrar|aparecer|constar|estar) (?:n[oa]|em) (?:texto|anúncio)|hoe(?:ft|ven) (?:er )?niet in(?: de (?:tekst|advertentie))?[.!]*$)/iu;

/** What the owner tells customers elsewhere: "eso lo cuento yo en persona, no en el anuncio". */
const TOLD_ELSEWHERE =
  /(?<!\p{L})(?:not in (?:the|this|my|our) (?:ads?|adverts?|text|copy)|nicht in (?:der|die|dieser|meiner|unserer) (?:anzeige|werbung)|pas dans (?:l[’']annonce|la pub|le texte)|no en (?:el|este) (?:anuncio|texto)|non (?:nell[’']annuncio|nel testo)|não no (?:anúncio|texto)|niet in de (?:advertentie|tekst))(?!\p{L})/iu;

/** An idea of the owner's, or something to say if there is room. */
const IDEA =
  /^(?:just an idea|idea of mine|(?:nur so )?(?:eine )?idee von mir|(?:une )?idée à moi|(?:una )?idea mía|(?:una )?idea mia|(?:uma )?ideia minha|(?:een )?idee van mij)(?!\p{L})|(?<!\p{L})(?:mention|say|add|include|erwähnen|schreiben|le dire|l[’']ajouter|recordarlo|decirlo|ponerlo|dirlo|scriverlo|metterlo|dizer|lembrar|vermelden|noemen)(?: (?:it|that|this|das|dat))? (?:if (?:there[’']s|there is|you have) (?:room|space)|if it fits|wenn (?:noch )?platz ist|wenn(?:[’']s| es) (?:rein)?passt|s[’']il y a (?:la )?place|si ça rentre|si cabe|si hay (?:sitio|espacio)|se c[’']è (?:spazio|posto)|se ci sta|se couber|se houver espaço|als er (?:plek|ruimte|plaats) is|als het past)[.!)]*$/iu;

/** How the owner feels about the statement before it. */
const FEELING =
  /,\s(?:da bin ich (?:empfindlich|allergisch)|daar ben ik (?:gevoelig|allergisch) voor)[.!]*$/iu;

/**
 * Whether a sentence of the details is about another statement of the brief or about the ad: where
 * a figure is from ("Le chiffre de 61 000 € est vérifié"), that it is confidential ("We are in
 * talks with a hospital, confidential"), need not be printed or is told elsewhere, an idea ("Idee
 * von mir: ..."), something for spare room ("recordarlo si cabe") or a feeling ("da bin ich
 * empfindlich"). `readSentence` (`notes.ts`) makes all of such a sentence a note. In all languages
 * of the lexicons.
 */
export const isAboutStatement = (sentence: string): boolean => {
  const text = sentence.trim();
  return [ABOUT_FIGURE, IS_AVERAGE, CONFIDENTIAL, NOT_IN_TEXT, TOLD_ELSEWHERE, IDEA, FEELING].some((words) =>
    words.test(text),
  );
};

/** What customers think of the fact before it: "o pessoal gosta de saber disso". */
const LIKED =
  /^(?:(?:people|customers|clients|they|everyone) (?:like|love|appreciate) (?:that|this|it)|das (?:mögen|schätzen|lieben) (?:die )?(?:leute|kunden|gäste|viele|alle)|c[’']est ce que les (?:gens|clients) (?:aiment|apprécient|demandent)(?: le plus)?|(?:a )?la gente (?:le|les) (?:gusta|encanta)(?: mucho| saberlo| eso)?|lo (?:chiedono|apprezzano) (?:tutti|molti)|(?:o pessoal|as pessoas|os clientes|a malta) (?:gostam?|adoram?)(?: muito)?(?: de saber)?(?: disso| disto)|dat (?:vinden|waarderen) (?:mensen|klanten|ze) (?:fijn|leuk|prettig))[.!]*$/iu;

/**
 * Whether a clause of the details only says what customers think of the fact before it (`LIKED`
 * here). `isNoteOfDetails` (`notes.ts`) hides the clause and keeps the fact.
 */
export const isAboutLiking = (clause: string): boolean => LIKED.test(clause.trim());
