import { MONTH } from "./month-names.ts";

const SLOW =
  "(?:slow|dead|quiet|weak|tough|terrible|slack|bad|schlecht|mau|tot|schwach|ruhig|flau|lau|creux|creuse|calme|morte?|mauvaise?|floj[oa]|muert[oa]|tranquil[oa]|mal[oa]|complicad[oa]|fiacc[oa]|mort[oa]|ferm[oa]|calm[oa]|scars[oa]|frac[oa]|parad[oa]|stil|slecht|rustig|dood|slap)";
const FOR_US =
  "(?: for us| here| bei uns| chez nous| para nosotros| por aquí| da noi| per noi| para nós| por cá| voor ons| hier)?";
/** Months without customers: "January is dead for us", "Im Januar ist bei uns nichts los". */
const SLOW_MONTH = new RegExp(
  `^(?:we(?:[’']re| are) (?:\\p{L}+ )?${SLOW} (?:in|until|from) ${MONTH}|(?:the |der |im |in |en |em |a |l[’']|el |il |o |de |het )?${MONTH}s? (?:is|are|ist|läuft|est|es|è|é|loopt) (?:(?:always|always so|very|immer|sehr|eher|toujours|très|siempre|muy|sempre|molto|muito|altijd|erg|het|es) )*(?:bei uns |hier )?(?:(?:immer|eher|altijd) )?${SLOW}${FOR_US}|(?:im|in) ${MONTH} ist (?:bei uns |hier )?(?:nichts|kaum (?:etwas|was)|wenig) los|c[’']est (?:\\p{L}+ )?${SLOW} en ${MONTH}|(?:en|em|a|in) ${MONTH} (?:no|não|non) (?:viene|vem|vemos|viene quasi) (?:casi |quase |quasi )?(?:nadie|ninguém|nessuno)|in ${MONTH} is het (?:hier )?(?:\\p{L}+ )?${SLOW})$`,
  "iu",
);

/** A lack of staff: "Uns fehlt gerade Personal", "Two of our people are off sick". */
const STAFF =
  /(?<!\p{L})(?:(?:we(?:[’']re| are)|i(?:[’']m| am)) (?:\p{L}+ )?short (?:of|on) (?:staff|people|hands)|short-?staffed|personalmangel|fehl(?:t|en) (?:uns )?(?:gerade |derzeit |noch |leider )*(?:personal|leute|mitarbeiter)|(?:on|nous) manqu(?:e|ons) de (?:personnel|bras|monde)|(?:nos )?falta (?:personal|gente)|(?:ci )?manca(?:no)? (?:il )?personale|falta(?:m)?-nos (?:pessoal|gente)|(?:temos )?falta de pessoal|personeel(?:s)? ?tekort|te weinig personeel|(?:are|is|sind|ist|sont|est|están?|sono|estão|está|zijn) (?:both |beide |gerade |tous |momenteel )*(?:off sick|on sick leave|krank(?:geschrieben)?|en arrêt(?: maladie)?|de baja|in malattia|de baixa|ziek)|(?:tenemos|temos) (?:a )?\p{L}+ de (?:baja|baixa))$/iu;
const STAFF_UNTIL =
  /^(?:we(?:[’']re| are) (?:\p{L}+ )?short (?:of|on) (?:staff|people|hands)|uns fehl(?:t|en) (?:\p{L}+ )?(?:personal|leute|mitarbeiter)|(?:on|nous) manqu(?:e|ons) de (?:personnel|bras)|nos falta (?:personal|gente)|ci manca (?:il )?personale|falta(?:m)?-nos (?:pessoal|gente)|we komen (?:\p{L}+ )?(?:personeel|mensen|handen) tekort)(?!\p{L})/iu;

/** What the ad may cost: "We can spend 200 on this", "Das Budget ist knapp". */
const BUDGET =
  /^(?:(?:we|i) (?:can|could|want to|would) (?:only )?(?:spend|afford|invest)|(?:wir|ich) (?:können|kann|wollen|möchten) (?:nur )?.*\d.* (?:ausgeben|investieren)|(?:on|nous|je) (?:peut|pouvons|peux) (?:y )?(?:mettre|dépenser|investir) \d|(?:podemos|puedo|posso|possiamo) (?:gastar|invertir|investir|spendere|investire)(?! menos| meno)|(?:we|ik) (?:kunnen|kan|willen) .*\d.* (?:uitgeven|besteden))(?!\p{L})|^(?:the |our |das |unser |le |notre |el |nuestro |il |il nostro |o |o nosso |het |ons )?(?:budget|presupuesto|orçamento) (?:is|ist|est|es|è|é) (?:\p{L}+ )?(?:tight|small|limited|knapp|klein|begrenzt|serré|limité|petit|justo|pequeño|limitado|corto|risicato|limitato|basso|ridotto|stretto|apertado|curto|pequeno|krap|beperkt)(?!\p{L})/iu;

/** Other businesses: "The big chains can't match us", "Die aan de overkant is duurder". */
const RIVALS =
  /^(?:(?:the |die |les |las |os |as |le |de )?(?:big |large |großen |grandes? |grandi |grote )?(?:chains?|ketten|enseignes|cadenas|catene|cadeias|ketens|supermarkets|supermärkte)(?!\p{L}).*(?<!\p{L})(?:can[’']?t|don[’']?t|never|won[’']?t|können|machen|schaffen|pas|jamais|no|nunca|non|mai|não|niet|nooit)(?!\p{L})|(?:(?:the|der|die|das|le|la|les|el|la|los|las|il|la|i|o|a|os|de|het|die|quello|quelli|quella) )?(?:(?:\p{L}+) )?(?:across the (?:road|street)|opposite|gegenüber|d[’']en face|de enfrente|di fronte|da frente|aan de overkant|verderop)(?!\p{L}) .*(?<!\p{L})(?:more|dearer|cheaper|expensive|teurer|billiger|günstiger|plus chère?s?|moins chère?s?|car[oaie]s?|barat[oa]s?|economic[oi]|duurder|goedkoper|copies|copy|kopiert|copie|copia|kopieert)(?!\p{L}))/iu;

/** People who do not like signs and ads: "Our landlord hates signs". */
const LANDLORD =
  /^(?:our |the |der |unser |le |notre |el |al |nuestro |il |al |o |nosso |de |onze )?(?:landlord|vermieter|propriétaire|bailleur|casero|padrone di casa|senhorio|verhuurder) (?:(?:hates?|doesn[’']?t|won[’']?t|complains|mag|will|hasst|erlaubt|déteste|n[’']aime|ne veut|no (?:le|nos)|non (?:vuole|ci)|não|houdt niet|wil|vindt)|(?:de casa )?(?:non|no le) )/iu;

/** Older statements that are wrong by now: "On the website it still says £90". */
const OUTDATED =
  /^(?:achtung:? |attention:? |ojo:? |attenzione:? |atenção:? |let op:? )?(?:auf|on|in|sur|dans|en|sul|sulla|nel|no|na|op|the|die|der|das|unsere?[rnm]?|our|le|la|l[’']|el|il|o|a|de) (?:\p{L}+ )?(?:website|webseite|homepage|site|sito|web|web ?page|flyers?|leaflet|brochure|prospekt|folleto|volantino|folheto|folder|schild|sign|furgoneta)(?!\p{L}).*(?:(?<!\p{L})(?:still|noch|encore|todavía|aún|ancora|ainda|nog|pone|staat|steht|dit|dice|diz)(?!\p{L})).*(?:\d|(?<!\p{L})(?:old|alte[rns]?|ancien\p{L}*|viej\p{L}+|vecchi\p{L}+|antig\p{L}+|oude)(?!\p{L}))|(?<!\p{L})(?:das stimmt nicht mehr|stimmt nicht mehr|no longer (?:true|right|correct)|ce n[’']est plus (?:vrai|valable)|ya no es así|non è più (?:vero|così|valido)|já não (?:é|está) (?:assim|certo)|klopt niet meer)(?!\p{L})/iu;

/** Who reads the text before it is printed: "Karin vom Empfang liest es gegen". */
const PROOFREAD =
  /(?<!\p{L})(?:(?:will )?(?:proof-?reads?|approves?|signs? off|looks? over) (?:it|this|everything|the (?:text|ad))|(?:liest|lesen) (?:es |das |den text |alles )?(?:noch(?: ?mal)? )?(?:gegen|durch|drüber)|schau(?:t|en) (?:es sich )?(?:noch ?mal )?(?:an|drüber)|reli(?:t|ra|ront)(?: tout)?|(?:lo |la )?(?:rilegge|ricontrolla)(?: tutto)?|vai rever|lê (?:tudo )?antes|lo repasa todo|(?:leest|lezen|kijkt|kijken) (?:het |nog )?mee|leest (?:het |alles )?na)$/iu;

/** Business that goes worse: "Sales are down since the bypass opened". */
const WORSE =
  /(?<!\p{L})(?:sales are (?:down|slow|falling)|we (?:sell|take|earn) (?:less|fewer)|verkaufen wir weniger|läuft (?:es |bei uns )?(?:schlechter|weniger|nicht mehr|gar nichts|nichts)|trade is (?:terrible|slow|dead|bad)|(?:on|nous) vend(?:ons)? moins|vendemos menos|nos va peor|vendiamo (?:di )?meno|ci va peggio|corre(?:-nos)? pior|verkopen we minder|loopt het (?:hier )?(?:minder|slechter))(?!\p{L})/iu;

/** What the business keeps to itself: "We won't say how long we've been going". */
const UNTOLD =
  /^(?:we (?:won[’']t|don[’']t|do not|will not) (?:say|tell|mention) (?:how|where|when|what|that|who)|on ne dit pas (?:depuis|que|où|qui|combien)|no decimos (?:cuánto|desde|que|dónde|quién)|non diciamo (?:da|che|dove|chi|quanto)|não dizemos (?:há|que|onde|quem|quanto))(?!\p{L})|(?<!\p{L})(?:sagen wir (?:lieber )?nicht|verraten wir nicht in der anzeige|zeggen we (?:liever )?niet)$/iu;

/** What does not work at present: "Our van broke down", "Onze bus is kapot". */
const OUT_OF_ORDER =
  /^(?:our |the |unser |der |die |notre |le |la |nuestr[oa] |tenemos la |tenemos el |il |il nostro |la nostra |o |a |o nosso |a nossa |onze? |de |het )?(?:\p{L}+ )?(?:van|truck|bus|transporter|lieferwagen|camion|camionnette|fourgon|furgoneta|furgón|furgone|carrinha|busje|oven|ofen|four|horno|forno|website|webseite|site|web|sito|till|kasse) (?:(?:is|ist|est|está|è) )?(?:broke(?:n)?(?: down)?|down|kaputt|en panne|cassé|rot[oa]|estropead[oa]|rott[oa]|avariad[oa]|kapot|stuk)(?!\p{L})/iu;

/** What is not offered at present: "visite gratuite l'été mais là c'est pas la saison". */
const OUT_OF_SEASON =
  /(?<!\p{L})(?:(?:not|isn[’']t|out of) (?:the |in )?season(?: (?:now|yet))?|(?:nicht die|keine) saison|pas (?:encore )?la saison|no es (?:la )?temporada|non è (?:la )?stagione|não é (?:a )?época|niet het seizoen|geen seizoen)[\s.!]*$/iu;

/**
 * Whether a clause of the details tells something from inside the business: months without
 * customers, a lack of staff, what the ad may cost, other businesses, the landlord, who proofreads,
 * or what goes badly or is kept back (patterns of this file). `isForWriter` (`for-writer.ts`) makes
 * it a note; `isClosedNote` (`mixed-lists.ts`) takes such a note as complete.
 */
export const isFromInside = (clause: string): boolean => {
  const bare = clause.replace(/[\s.!]+$/u, "");
  return [
    SLOW_MONTH,
    STAFF,
    STAFF_UNTIL,
    BUDGET,
    RIVALS,
    LANDLORD,
    OUT_OF_ORDER,
    OUT_OF_SEASON,
    OUTDATED,
    PROOFREAD,
    UNTOLD,
    WORSE,
  ].some((pattern) => pattern.test(bare));
};
