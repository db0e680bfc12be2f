import type { Reading } from "./notes.ts";

/** A wish about the readers in the details: "Want people to sign up for the open day". */
const OF_DETAILS =
  /^(?:we |i |would )?(?:want|need|like|hope|wish|looking)(?:ing)? (?:for )?(?:more )?(?:people|customers|readers|clients|visitors|everyone|parents|them|families|members) to(?!\p{L})|^(?:die )?(?:leute|kunden|leser|menschen|eltern) sollen(?!\p{L})|^(?:les )?(?:gens|clients|lecteurs) doivent(?!\p{L})|^(?:quiero |queremos |busco )?que (?:la gente|los clientes|las familias)(?!\p{L})|^(?:vogliamo che |voglio che )?(?:le persone|i clienti|la gente) (?:devono|deve|si |vengano)(?!\p{L})|^(?:quero |queremos )?que (?:as pessoas|os clientes)(?!\p{L})|^(?:mensen|klanten|lezers) moeten(?!\p{L})|^(?:objetivo: ?)?(?:queremos|quiero|nos gustaría) que (?:nos |se )?(?:pidan|llamen|vengan|reserven|compren|apunten|sepan|prueben|soliciten|contacten|visiten|entren|firmen|escriban)(?!\p{L})|^(?:vogliamo|vorremmo|voglio) che (?:ci |si )?(?:chiedano|chiamino|vengano|prenotino|provino|comprino|sappiano|iscrivano|scrivano)(?!\p{L})|^(?:queremos|quero|gostávamos) que (?:nos |se )?(?:peçam|liguem|venham|marquem|comprem|experimentem|saibam|inscrevam|escrevam)(?!\p{L})|^(?:wir|ich) (?:wollen|möchten|will|möchte),? dass (?:die leute|mehr leute|leute|kunden|mehr kunden|sie) (?!sich wohl)|^(?:on|nous) (?:veut|voulons|aimerait|aimerions) qu(?:e |[’'])(?:les gens|les clients|ils)(?!\p{L})|^(?:we|wij) willen dat (?:mensen|klanten|ze) /iu;

/** What businesses wish that readers do, as the starts of verbs. */
const EN_DOES =
  "(?:know|come|book|buy|try|order|visit|see|think|reali[sz]e|call|sign|join|hear|notice|remember|find|choose|understand|use|give|discover|ask|get|contact|stop|drop|subscribe|download|apply|start|consider|pick|give|support)";
const EN_PEOPLE =
  "(?:more |new |our |local |other |young |older )*(?:people|customers|clients|readers|visitors|everyone|everybody|parents|families|members|couples|tourists|locals|guests|folks|\\p{L}+ owners|homeowners|students|women|men|neighbou?rs)";

/**
 * How owners write in a key message what the ad shall reach: a verb of wishing and people who do
 * something, or a verb of advertising. Missions stay facts: "We want everyone to eat well".
 */
const OF_MESSAGES: readonly RegExp[] = [
  new RegExp(
    `^(?:we|i)?(?:[’']d| would|[’']re|[’']m| are| am)?(?: really| just| only| mainly| also| all)* ?(?:want|need|like|love|hop(?:e|ing)|wish|look(?:ing)?|try(?:ing)?|aim(?:ing)?|keen)(?:ing)?(?: it if| that)?(?: for| to)? (?:${EN_PEOPLE} (?:to |would |could )?(?:just |also )?${EN_DOES}(?:s|ed)?(?!\\p{L})|(?:let|get|tell|make|encourage|invite|persuade|convince|remind|reach|attract|show|inform|bring in) ${EN_PEOPLE}|(?:promote|advertise|publici[sz]e|raise awareness|spread the word|get the word out)(?!\\p{L}))|^(?:it|that) would be (?:great|nice|lovely|good) if ${EN_PEOPLE} |^(?:more )?people should (?:know|come|try|hear)|^(?:we|i)(?:[’']re| are|[’']m| am) looking for ${EN_PEOPLE} (?:who|that|with|to)(?!\\p{L})`,
    "iu",
  ),
  /^(?:wir|ich) (?:möchten?|wollen|will|würden|wünschen?|hätten?)(?: (?:gerne?|uns|mir|nur|vor allem|einfach|auch))*,? (?:dass (?:die |mehr |viele |alle )*(?:leute|menschen|kund\p{L}+|eltern|familien|besucher|gäste|alle|viele|mehr)(?!\p{L}).*(?<!\p{L})(?:wissen|kommen|vorbeikommen|buchen|bestellen|anrufen|ausprobieren|probieren|kennen|erfahren|anmelden|kaufen|merken|besuchen|denken)(?!\p{L})|.*(?:gewinnen|erreichen|anlocken|ansprechen|aufmerksam machen|hinweisen|bekannt(?:er)? machen|bewerben)[.!]*$|.*(?:gewinnen|erreichen|anlocken|ansprechen|aufmerksam machen|bekannt(?:er)? machen|bewerben),)|^(?:wir|ich) suchen? (?:noch |mehr |neue )*(?:eltern|leute|menschen|familien|paare|kund\p{L}+|\p{L}+besitzer|teilnehmer\p{L}*),? (?:die|mit|für) |^(?:die )?(?:leute|kund\p{L}+|menschen|eltern) sollen(?!\p{L})/iu,
  /^(?:je|j[’']|on|nous) ?(?:voudr\p{L}+|aimer\p{L}+|veux|veut|voulons|souhait\p{L}+|cherch(?:e|ons) à|(?:ai|avons|a) envie)(?: (?:bien|juste|surtout|aussi|vraiment|simplement))* (?:(?:qu[’']|que )(?:les (?:gens|clients|parents|familles|habitants|voisins|touristes)|plus de (?:gens|monde)|tout le monde|on|ils) (?:nous |s[’']y |s[’'])?(?:sach|vien|réserv|appel|essai|pens|découvr|connaiss|ai|os|pouss|command|inscri|sen|remarqu|voi)|(?:de |d[’'])?(?:donner envie|faire (?:connaître|savoir|venir)|attirer|convaincre|inciter|informer les|montrer aux gens|promouvoir|communiquer sur|rappeler aux))|^(?:nous cherchons|on cherche|je cherche) (?:des |plus de )(?:parents|gens|familles|clients|personnes|couples) (?:qui|avec|pour)(?!\p{L})/iu,
  /^(?:nos gustaría|me gustaría|queremos|quiero|quisiéramos|quisiera|querríamos|necesitamos)(?: (?:sobre todo|solo|también))? (?:que (?:(?:la|más) gente|los clientes|las familias|los padres|todo el mundo|los vecinos|el público) (?:nos |se |lo )?(?:sep|supie|vinie|probar[ae]n|conocier|veng|reserv|llam|prueb|compr|pid|apunt|conozc|visit|anim|enter|descubr|piens|vea)|que se (?:sepa|anim|apunt)|dar a conocer|animar a|atraer|captar|convencer|informar a|promocionar|dar ganas)|^buscamos (?:a )?(?:padres|familias|gente|personas|clientes|parejas) (?:que|con|para)(?!\p{L})/iu,
  /^(?:vorremmo|vorrei|vogliamo|voglio|(?:ci|mi) piacerebbe|desideriamo)(?: (?:solo|anche|soprattutto))? (?:che (?:la gente|le persone|i clienti|i genitori|le famiglie|più (?:gente|persone)|tutti) (?:ci |si |lo )?(?:sapp|sapess|veniss|provass|conoscess|veng|prenot|chiam|prov|compr|chied|conosc|iscriv|scopr|pens|veda)|far (?:sapere|conoscere|venire)|invogliare|attirare|convincere|promuovere|informare|spingere)|^cerchiamo (?:genitori|famiglie|persone|clienti|coppie) (?:che|con|per)(?!\p{L})/iu,
  /^(?:queremos|quero|gostaríamos|gostaria|gostávamos|gostava|queríamos|queria)(?: de)?(?: (?:só|também))? (?:que (?:as pessoas|os clientes|os pais|as famílias|mais (?:gente|pessoas)|toda a gente|todo mundo|todos) (?:nos |se )?(?:saib|soub|viess|experimentass|conhecess|venh|marqu|ligu|compr|experiment|conheç|inscrev|pens|visit|agend|vej|descubr)|dar a conhecer|divulgar|atrair|convencer|chamar (?:mais )?(?:gente|pessoas)|incentivar|fazer com que|dar vontade)|^(?:procuramos|buscamos) (?:pais|famílias|pessoas|clientes|casais) (?:que|com|para)(?!\p{L})/iu,
  /^(?:we|wij|ik) (?:willen|wil|zouden|zou|hopen|hoop)(?: (?:graag|wel|vooral|ook|gewoon|eigenlijk))*,? (?:dat (?:de )?(?:meer |alle )?(?:mensen|klanten|ouders|iedereen|gezinnen|bezoekers) .*(?<!\p{L})(?:we[e]?ten?|weet|komen|komt|boeken|bellen|proberen|kopen|bestellen|kennen|inschrijven|aanmelden|langskomen|zien|denken|ontdekken)(?!\p{L})|.*(?:mensen|klanten|ouders|publiek|bezoekers|iedereen|gezinnen) .*(?:laten weten|bereiken|aantrekken|overhalen|attenderen|enthousiast maken|informeren))|^(?:we|wij|ik) (?:zoeken|zoek) (?:nog |meer |nieuwe )*(?:ouders|mensen|gezinnen|stellen|deelnemers|klanten|leden|\p{L}+eigenaren) (?:die|met|voor)(?!\p{L})/iu,
];

/** People whom a business or a charity really seeks, so that its ad says it. */
const SOUGHT =
  /(?<!\p{L})(?:foster\p{L}*|adopt\p{L}*|volunt\p{L}+|help us|pflege\p{L}*|ehrenamt\p{L}*|mithelf\p{L}*|bénévol\p{L}*|accueil\p{L}*|acog\p{L}+|acoger\p{L}*|voluntari\p{L}*|accogli\p{L}+|acolh\p{L}+|vrijwillig\p{L}*|opvang\p{L}*|pleeg\p{L}*)(?!\p{L})/iu;

/**
 * Whether a sentence only says what the ad shall reach: "We'd like people to know about our book
 * subscription" (words: `OF_DETAILS` and `OF_MESSAGES` here). `isDetailOrder` and `wishOf`
 * (`note-forms.ts`) ask it for the details.
 */
export const isWish = (text: string): boolean => OF_DETAILS.test(text) || isWishOfMessage(text);

const isWishOfMessage = (text: string): boolean =>
  !SOUGHT.test(text) && OF_MESSAGES.some((pattern) => pattern.test(text));

/**
 * Up to the statement that people shall know, where the language leaves it a main clause: "We want
 * people to know that | we repair watches".
 */
const TO_KNOW =
  /^[^,;:]*?(?<!\p{L})(?:(?:know|see|hear|reali[sz]e|tell \p{L}+|remember)(?: that)? (?=(?:we|i|our|my|you can|there (?:is|are)) )|(?:sachent?|savoir|voient|rappeler) (?:que |qu[’'])(?=(?:nous|on|notre|nos|je) )|(?:sep[ae]n?|saber) que (?=(?:también )?\p{L}{2,}[aei]mos(?!\p{L}))|(?:sapp?ia(?:no)?|sapere) che (?=(?:noi |anche )?\p{L}{2,}iamo(?!\p{L}))|(?:saibam?|saber) que (?=(?:também )?\p{L}{2,}[aei]mos(?!\p{L})))/iu;

/** After the wish, a clause with its own subject: "..., | it makes a really nice present". */
const FURTHER =
  /(?:,|;|\s[–—-]|\.{2,3})\s(?:(?:because|as|since|and|denn|und|car|et|y|e|en|want|porque|perché) )?(?=(?:it|they|we|our \p{L}+|she|he|sie|er|wir|unser\p{L}* \p{L}+|c[’']est|elles?|ils?|nous|notre \p{L}+|es|son|tenemos|hacemos|è|sono|facciamo|abbiamo|é|são|temos|fazemos|het|ze|we|wij|onze? \p{L}+) \p{L})/iu;

/** A further clause that is about the ad as well: "we are too quiet on Tuesdays". */
const ABOUT_US =
  /(?<!\p{L})(?:quiet|empty|nobody|no one|don[’']t (?:want|know)|need|want|should|must|leer|niemand|sollte?n?|brauchen|personne|vide|faut|nadie|vacío|nessuno|vuoto|ninguém|vazi[oa]|niemand|leeg|moeten?)(?!\p{L})/iu;

/**
 * What a sentence of a key message is if it starts with a wish: a note, or a mention of what it
 * states besides (`TO_KNOW` and `FURTHER` here); null for other sentences. `readFacts` asks it
 * before `readSentence`.
 */
export function readWish(sentence: string): Reading | null {
  if (!isWishOfMessage(sentence)) return null;
  const start = statementAfter(sentence);
  if (start === null || ABOUT_US.test(sentence.slice(start))) return { kind: "note" };
  return { kind: "mention", statement: { start, end: sentence.length } };
}

function statementAfter(sentence: string): number | null {
  const known = TO_KNOW.exec(sentence);
  if (known !== null) return known[0].length;
  const further = FURTHER.exec(sentence);
  return further === null ? null : further.index + further[0].length;
}
