import type { Words } from "./lexicon.ts";

/**
 * The words of one language that show where a main clause starts within a long sentence. Each entry
 * is the source of a regular expression, in any letter case; `mainClauses` (`main-clauses.ts`)
 * matches it at the start of a clause.
 */
export interface MainClauseWords {
  /** Words that join two main clauses and are left out before the second one: "and". */
  readonly and: Words;
  /** The same before what follows from the first clause, with the word order of a main clause. */
  readonly so: Words;
  /** A pronoun that needs no noun before it, and a verb: "we collect", "hay", "wir holen". */
  readonly pronoun: Words;
  /** A subject with its article and the verb after it: "the price we quote is". */
  readonly noun: Words;
  /** Subjects of the first clause only, which may point to the sentence before: "it is". */
  readonly opening: Words;
  /** An adverb before the subject that limits nothing, where the verb follows it: "now". */
  readonly front: Words;
  /** Conditions, wherever they stand in the sentence: "if", "unless". */
  readonly conditional: Words;
  /** Conditions and limits only at the start of a clause: "until", "with", "before". */
  readonly limiting: Words;
  /** Words that start a clause which is part of the one before it: "who", "that", "because". */
  readonly subordinator: Words;
  /** Words that stand for something in an earlier clause: "it", "them", "there". */
  readonly anaphor: Words;
}

/** Pattern of one to `count` words of a subject before its verb; it matches as few as possible. */
const upTo = (count: number) => `(?:[\\p{L}\\p{N}’'€£%-]+ ){1,${count}}?`;

/** A subject with its article, without a relative clause or another article, before its verb. */
const subject = (articles: Words, excluded: Words, verbs: Words) =>
  `(?:${articles})(?!(?:[^,;:.]*? )?(?:${excluded}) [^,;:.]*? (?:${verbs})(?!\\p{L}))${upTo(7)}(?:${verbs})`;

const EN: MainClauseWords = {
  and: "and",
  so: "so",
  pronoun:
    "(?:we|you|i|everyone|everybody|nobody)(?:[’'](?:re|ll|ve|m|d))? \\p{L}+|there(?:[’']s| is| are| will)",
  noun: subject(
    "(?:the|our|your|every|each|most|all|one) ",
    "that|which|who|where|when|if|because",
    "is|are|was|were|has|have|can|will|gets?|goes|comes?|costs?|takes?|covers?|stays?|lasts?|starts?|arrives?|belongs?|includes?|runs?",
  ),
  opening: "(?:it|this|they)(?:[’'](?:s|re))?",
  front: "(?:now|today|here|this year) ",
  conditional: "if|unless|provided|as long as|otherwise|depending|subject to",
  limiting:
    "when|once|until|till|while|although|though|whether|whatever|whenever|wherever|before|after|except|only|with|without|for|from|on|by|during|within|as",
  subordinator: "that|which|who|whose|where|because|when|so",
  anaphor:
    "it|its|it[’']s|they|them|their|theirs|this|these|those|he|she|him|her|his|ones?|there(?![’']s| is| are| will)|both|neither|such|otherwise|instead|that[’']s",
};

const DE: MainClauseWords = {
  and: "und",
  so: "denn",
  pronoun:
    "(?:wir|ich|ihr|du|man|sie|jeder) (?!(?:alten|neuen|eigenen|ganzen|selbst) )\\p{Ll}+(?:en|n|t|e)(?= )|was [^,;:.]+, \\p{Ll}+ (?:wir|Sie|du|ihr)(?=[ ,.!]|$)|(?!(?:wenn|falls|weil|dass|damit|sodass|die|der|das|den|dem|was|wo|ob|als|obwohl|nachdem|bevor|sobald|solange|dann|danach|anschließend|dafür|dabei|deshalb|so|nur|erst|bis|ab|bei|während|ohne|für|mit) )(?:[\\p{L}\\p{N}-]+ ){1,5}\\p{Ll}+(?:en|t) (?:wir|sie|du|ihr|man)(?=[ ,.!]|$)|(?:heute|inzwischen|mittlerweile|hier|jetzt) (?:haben|hat|sind|ist|werden|wird|können|kann)",
  noun: "(?:der|die|das|unsere?|deine?|ihre?|jede[rs]?|alle|eine?) (?:\\p{Ll}+e[nrs]? ){0,2}\\p{Lu}[\\p{L}-]+ (?:ist|sind|hat|haben|wird|werden|kann|können|darf|dürfen|kostet|kosten|dauert|bleibt|bleiben|kommt|kommen|gehört|gehören|steht|stehen|liegt|reicht|gilt|geht|bringt|passt|beginnt|übernimmt|zahlt)",
  opening: "(?:es|das) (?:ist|gibt|kostet)",
  front: "",
  conditional: "wenn|falls|sofern|solange|außer|andernfalls|sonst|vorausgesetzt|je nach",
  limiting:
    "sobald|bis|ab|obwohl|nur|bevor|nachdem|während|ob|egal|bei|mit|ohne|für|am|vom|ausgenommen|wer|als",
  subordinator:
    "dass|weil|damit|sodass|die|der|das|den|dem|deren|dessen|denen|was|wo|womit|wie|ob|wer|welche[rsmn]?",
  anaphor:
    "er|ihn|ihm|deren|dessen|diese[rsmn]?|jene[rsmn]?|dies|davon|dafür|damit|dabei|daran|darin|dazu|darauf|daraus|dagegen|dort|beides?|welche|solche[rsmn]?",
};

const FR: MainClauseWords = {
  and: "et",
  so: "donc|car",
  pronoun:
    "nous (?:n[e’'] ?)?(?:vous )?(?:\\p{L}+ons|sommes)|vous (?:n[e’'] ?)?(?:\\p{L}+ez|êtes|faites)|on (?:vous |s[’'])?\\p{L}+|il y a|chacun \\p{L}+",
  noun: subject(
    "(?:le|la|les|votre|vos|notre|nos|chaque|tous les|toutes les|un|une) |l[’']",
    "qui|que|dont|où|si",
    "est|sont|a|ont|va|vont|peut|peuvent|coûte|coûtent|dure|durent|comprend|comprennent|arrive|arrivent|reste|restent|part|partent|sera|seront|vient|viennent|commence|suffit",
  ),
  opening: "c[’']est|(?:il|elle) \\p{L}+",
  front: "(?:ici|aujourd[’']hui|désormais|cette année) ",
  conditional: "si|s[’']ils?|à condition|pourvu|sauf|sinon|selon|sous réserve",
  limiting:
    "quand|lorsque|dès|jusqu[’']|bien que|pendant|avant|après|seulement|uniquement|avec|sans|pour|en|au|du|hors|tant que",
  subordinator: "qui|que|qu[’']\\p{L}+|dont|où|parce|car|puisque|afin|quand",
  anaphor:
    "ils?|elles?|ceux|celui|celles?|cela|ça|ce|c[’']est|ceci|(?<=(?:nous|vous|on) )(?:l[ea]s?|l[’']\\p{L}+|en|y|lui|leur)|dont",
};

const ES: MainClauseWords = {
  and: "y",
  so: "así que",
  pronoun:
    "hay|(?:nosotros|nosotras|tú|usted|ustedes) \\p{L}+|(?:no )?(?:te |os |le |les )?(?!(?:ramos|tramos|gramos|kilogramos|remos|extremos|racimos|primos|limos) )\\p{L}+(?:amos|emos|imos)|(?:no )?(?:tienes|recibes|puedes|pagas|dejas|sales|eliges|vienes|llegas|sabes|llevas|aprendes|vuelves|necesitas|disfrutas)",
  noun: subject(
    "(?:el|la|los|las|tus?|sus?|nuestr[oa]s?|cada|un|una) ",
    "que|quien|donde|si|cuando",
    "es|son|está|están|va|van|tiene|tienen|incluye|incluyen|cuesta|cuestan|dura|duran|llega|llegan|queda|quedan|sale|salen|empieza|empiezan|viene|vienen|puede|pueden",
  ),
  opening: "es|está",
  front: "(?:ahora|hoy|aquí|este año|cada (?:mes|semana|año|día)) ",
  conditional: "si|siempre que|salvo|excepto|a condición|según|sujeto a|de lo contrario",
  limiting: "cuando|hasta|aunque|mientras|desde|solo|sólo|antes|después|con|sin|para|por|en|durante|a partir",
  subordinator: "que|quien|quienes|donde|porque|cuando|como|cuy[oa]s?",
  anaphor:
    "l[oa]s? (?=\\p{L}+(?:amos|emos|imos|as|es)(?!\\p{L}))|él|ellos|ellas?|ello|eso|esto|est[ea](?! (?:año|mes|otoño|invierno|verano))|est[oa]s|es[ea]|es[oa]s|dich[oa]s?|ambos|ambas|allí|ahí",
};

const IT: MainClauseWords = {
  and: "e|ed",
  so: "quindi|così",
  pronoun:
    "c[’']è|ci sono|(?:noi|tu|voi|ognuno) \\p{L}+|(?:non )?(?:ti |vi )?\\p{L}+iamo|(?:non )?(?:hai|puoi|paghi|ricevi|trovi|scegli|porti|vieni|arrivi|esci|sai)|chi \\p{L}+ [^,;:.]*?(?:riceve|paga|ha|può|trova|risparmia)",
  noun: subject(
    "(?:il|lo|la|i|gli|le|ogni|un|una|tutti i|tutte le) |l[’']",
    "che|dove|se|quando",
    "è|sono|ha|hanno|va|vanno|costa|costano|dura|durano|arriva|arrivano|resta|restano|può|possono|comprende|comprendono|parte|partono|inizia|iniziano|viene|vengono",
  ),
  opening: "è",
  front: "(?:ora|oggi|qui|quest[’']anno) ",
  conditional: "se|purché|a condizione|salvo|tranne|altrimenti|secondo|a patto",
  limiting: "quando|fino|anche se|mentre|dopo|prima|solo|con|senza|per|in|nel|dal|da|entro|durante|appena",
  subordinator: "che|chi|cui|dove|perché|quando|come|poiché",
  anaphor:
    "(?:l[oaie]|li|ne) (?=\\p{L}+iamo(?!\\p{L}))|esso|essa|ess[ie]|lui|loro|quell[oaie]|quei|quest[oaie](?! anno)|ciò|entramb[ie]|lì",
};

const PT: MainClauseWords = {
  and: "e",
  so: "por isso|assim|então",
  pronoun:
    "há|(?:nós|você|vocês|a gente|tu) \\p{L}+|(?:não )?(?!(?:ramos|gramas|remos|extremos|primos|limos) )\\p{L}+[aei]mos|(?:não )?(?:tens|recebes|podes|pagas|deixas|sais|escolhes|vens|chegas|sabes|levas|aprendes)",
  noun: subject(
    "(?:o|a|os|as|cada|um|uma|todos os|todas as) ",
    "que|quem|onde|se|quando",
    "é|são|está|estão|tem|têm|vai|vão|custa|custam|dura|duram|chega|chegam|fica|ficam|pode|podem|inclui|incluem|começa|começam|vem|vêm",
  ),
  opening: "é|está",
  front: "(?:agora|hoje|aqui|este ano) ",
  conditional: "se|desde que|salvo|exceto|caso|conforme|consoante|senão|sujeito a",
  limiting:
    "quando|até|embora|enquanto|desde|só|apenas|antes|depois|com|sem|para|por|em|no|na|durante|a partir",
  subordinator: "que|quem|cuj[oa]s?|onde|porque|quando|como|pois",
  anaphor:
    "(?:[oa]s?) (?=\\p{L}+[aei]mos(?!\\p{L}))|\\p{L}+-(?:l?[oa]s?|n[oa]s?)|el[ea]s?|del[ea]s?|nel[ea]s?|isso|isto|aquilo|ess[ea]s?|est[ea]s?(?! ano)|amb[oa]s|lá",
};

const NL: MainClauseWords = {
  and: "en",
  so: "dus|want",
  pronoun:
    "(?:we|wij) \\p{Ll}+n|(?:wat|wie) [^,;:.]+, \\p{Ll}+ (?:we|wij|u|je)(?=[ ,.!]|$)|(?:u|jullie) \\p{Ll}+(?:t|n)|(?:je|jij) (?:bent|kunt|kan|hoeft|mag|hebt|krijgt|betaalt|weet|ziet|kiest|haalt|brengt|boekt|leert|rijdt|gaat|komt|slaapt|zit|houdt|stuurt|vindt|spaart|ontvangt|bepaalt|huurt|koopt|werkt|woont)|iedereen \\p{Ll}+t|(?!(?:als|wanneer|omdat|dat|die|wat|waar|wie|of|hoewel|terwijl|nadat|voordat|zodra|zodat|dan|daarna|vervolgens|daarom|daarvoor|daarmee|pas|alleen|tot|vanaf|bij|zonder|voor|met) )(?:[\\p{L}\\p{N}-]+ ){1,7}(?:is|zijn|wordt|worden|heeft|hebben|kan|kunnen|komen|halen|brengen|gaan|krijgen|krijgt|leveren|maken|doen|staan) (?:we|wij|je|u|jullie)(?=[ ,.!]|$)|(?:inmiddels|vandaag|hier|nu|intussen) (?:hebben|heeft|zijn|is|worden|wordt|kunnen|kan)",
  noun: subject(
    "(?:de|het|onze|ons|jouw|uw|elke?|alle) ",
    "die|dat|waar|wie|als",
    "is|zijn|wordt|worden|heeft|hebben|kan|kunnen|mag|mogen|kost|kosten|duurt|duren|komt|komen|krijgt|krijgen|blijft|blijven|gaat|gaan|staat|staan|begint|werkt",
  ),
  opening: "het is|een (?:\\p{L}+ ){1,3}(?:is|kost|duurt|heeft)",
  front: "",
  conditional: "als|indien|mits|tenzij|zolang|behalve|anders|afhankelijk",
  limiting:
    "wanneer|zodra|tot|vanaf|hoewel|alleen|voordat|nadat|slechts|pas|bij|met|zonder|voor|op|in|na|vóór",
  subordinator: "die|dat|waar\\p{L}*|wie|wat|omdat|want|zodat|terwijl|of|hoe",
  anaphor: "hij|hem|ze|zij|deze|die|dit|dat|er(?:van|mee|bij|op|in|voor)|daar\\p{L}*|beide|zulke|ervoor",
};

/** The words of each language by its code without a region; `main-clauses.ts` reads them. */
export const MAIN_CLAUSE_WORDS: ReadonlyMap<string, MainClauseWords> = new Map(
  Object.entries({ en: EN, de: DE, fr: FR, es: ES, it: IT, pt: PT, nl: NL }),
);
