import { hasWords, type Lexicon } from "./lexicon.ts";
import { asksForStep } from "./next-step.ts";

/** Fewest and most words of a description, which also has one of the words that join nouns. */
const MIN_WORDS = 3;
const MAX_WORDS = 11;

/** Words that join the parts of a description: "spare keys cut on the van". */
const JOINING: Readonly<Record<string, string>> = {
  en: "from|on|in|for|with|by|to|at|of|under|over|before|after|while|until|between|during|and|or|into|through",
  de: "aus|auf|in|im|für|mit|von|vom|zu|zum|zur|bei|beim|am|an|ab|bis|nach|vor|während|unter|und|oder|ohne|per|solange|auch",
  fr: "de|d[’']|du|des|à|au|aux|en|dans|pour|avec|sur|chez|par|avant|après|sous|et|ou|dès|pendant|sans",
  es: "de|del|a|al|en|para|con|por|sobre|antes|hasta|entre|mientras|y|o|desde|sin",
  it: "di|d[’']|del\\p{L}*|dell[’']|a|al|alla|in|nel\\p{L}*|per|con|su|sul\\p{L}*|da|dal\\p{L}*|prima|dopo|mentre|e|o|fino|senza",
  pt: "de|do|da|dos|das|a|ao|à|em|no|na|nos|nas|para|com|por|pelo|pela|antes|até|entre|e|ou|sem",
  nl: "van|uit|op|in|voor|met|bij|aan|naar|door|over|tot|na|tijdens|en|of|zonder|zolang|ook|per",
};

/** Words of speech, and of notes on the ad, its readers and rules: a description has none. */
const SPEECH: Readonly<Record<string, string>> = {
  en: "big|bold|bottom|top|left|right|zoom|serif|white|website|corner|currently|i|i[’']\\p{L}+|we|we[’']\\p{L}+|me|us|my|our|he|she|they|them|it|its|it[’']s|this|that[’']?s?|these|those|is|are|was|were|be|been|being|isn[’']t|aren[’']t|has|have|had|do|does|did|done|can|could|may|might|should|must|would|will|shall|let|keep|use|put|say|said|write|mention|think|want|need\\p{L}*|prefer\\p{L}*|like|hope|please|pls|not|no|never|nothing|none|don[’']?t|won[’']?t|ok|okay|nice|maybe|perhaps|possibly|rather|just|but|so|because|since|if|ads?|advert|tone|copy|text|photos?|pictures?|images?|logos?|colou?rs?|fonts?|background|puns?|humou?r|jokes?|silly|funny|words?|wording|internal|notes?|required|compulsory|only|allowed|suitable|bring|dogs|parents|kids|closed|thanks|thank|hi|hello|budget|staff|season|winter|summer|readers?|audience|people|customers?|clients?",
  de: "ich|wir|du|ihr|sie|er|es|man|mir|uns|mich|dir|euch|mein\\p{L}*|unser\\p{L}*|dein\\p{L}*|euer|ist|sind|war|waren|hat|haben|hatte\\p{L}*|kann|können|soll\\p{L}*|darf|dürfen|muss|müssen|würde\\p{L}*|wäre\\p{L}*|will|wollen|bitte|nicht|nichts|nie|kein\\p{L}*|aber|weil|wenn|falls|doch|mal|gern\\p{L}*|lieber|eher|ruhig|sachlich|locker|frech|eh|halt|ja|nein|ton|text|bild\\p{L}*|fotos?|logo|farbe\\p{L}*|schrift|anzeige|wort|worte|wörter|witz\\p{L}*|humor|werb\\p{L}*|mitbringen|nur|hunde|kinder|danke|hallo|kunden|leute|kundschaft|zielgruppe|intern",
  fr: "je|j[’']\\p{L}+|nous|on|tu|vous|il|elle|ils|elles|c[’']est|ce|ça|cela|moi|toi|mon|ma|mes|notre|nos|est|sont|était|a|ont|avait|faut|peut|peuvent|doit|doivent|veut|mettre|mettez|faire|faites|dire|dites|parler|parlez|écrire|pas|ne|n[’']\\p{L}+|jamais|rien|aucun\\p{L}*|ni|mais|donc|car|parce|si|plutôt|svp|merci|ton|texte|photos?|image|logo|couleur\\p{L}*|police|annonce|mots?|phrases?|humour|blagues?|sobre\\p{L}*|uniquement|seulement|fermé\\p{L}*|bonjour|clients?|gens|chiens?|enfants?|interne|apporter|attention|obligatoire",
  es: "q|ahora|suen\\p{L}+|\\p{L}{3,}[aei]mos|yo|nosotros|tú|usted\\p{L}*|él|ella|ellos|me|nos|te|le|les|se|lo|mi|mis|nuestr\\p{L}+|es|son|era|está|están|hay|ha|han|tiene\\p{L}*|tenemos|puede\\p{L}*|debe\\p{L}*|quiere\\p{L}*|poner|pon|haz|decir|di|no|ni|nunca|nada|pero|porque|si|mejor|por favor|tono|texto|fotos?|imagen|logo|color\\p{L}*|letra|anuncio|palabras?|frases?|humor|chistes?|solo|sólo|cerrad\\p{L}+|hola|gracias|clientes?|gente|perros|niños|ojo|obligatori\\p{L}+|que",
  it: "adesso|ora|dipend\\p{L}+|\\p{L}{3,}iamo|io|noi|tu|lei|voi|lui|loro|mi|ci|ti|vi|si|lo|mio|mia|nostr\\p{L}+|è|sono|era|ha|hanno|abbiamo|c[’']è|può|possono|deve|devono|vuole|mettere|metti|mettete|fare|fate|dire|dite|non|né|mai|niente|nulla|ma|perché|se|meglio|per favore|grazie|tono|testo|foto|immagin\\p{L}+|logo|color\\p{L}+|carattere|annuncio|parol\\p{L}+|frasi|umorismo|battute|sobri\\p{L}+|solo|soltanto|chius\\p{L}+|ciao|clienti|gente|cani|bambini|obbligatori\\p{L}+|va|che",
  pt: "q|agora|estraga\\p{L}*|\\p{L}{3,}[aei]mos|eu|nós|tu|você\\p{L}*|ele|ela|eles|me|nos|te|lhe|se|meu|minha|noss\\p{L}+|é|são|era|está|estão|há|tem|têm|temos|pode\\p{L}*|deve\\p{L}*|quer\\p{L}*|pôr|põe|faz|dizer|diz|não|nao|n|nem|nunca|nada|mas|porque|pq|melhor|por favor|tom|texto|fotos?|fotografia|imagem|logo|cor|cores|letra|anúncio|palavras?|frases?|humor|piadas?|só|apenas|fechad\\p{L}+|olá|oi|obrigad\\p{L}+|clientes?|gente|cães|crianças|cuidado|obrigatóri\\p{L}+|que",
  nl: "ik|wij|we|jij|je|u|hij|zij|ze|het|dat|dit|mij|ons|jullie|mijn|onze|is|zijn|was|waren|heeft|hebben|had|kan|kunnen|mag|mogen|moet|moeten|wil|willen|zou|graag|niet|niets|nooit|geen|maar|want|omdat|als|liever|eerder|gewoon|nuchter|aub|dank\\p{L}*|toon|tekst|foto[’']?s?|beeld|logo|kleur\\p{L}*|lettertype|advertentie|woord\\p{L}*|zinnen|humor|grap\\p{L}*|alleen|gesloten|hallo|klanten|mensen|honden|kinderen|verplicht|nodig|meenemen|reclame\\p{L}*",
};

/**
 * Whether a clause of the details only describes the offer, so that it is for customers: "spare
 * keys cut on the van", "berceau et chaise haute prêtés". It joins nouns (`JOINING` here) without
 * words of speech (`SPEECH`), tone (`tones` of the lexicon) or a request. `readFacts` makes it
 * printable.
 */
export function isDescription(clause: string, { language, notes }: Lexicon): boolean {
  const words = clause.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu) ?? [];
  const [joining, speech] = [JOINING[language], SPEECH[language]];
  if (joining === undefined || speech === undefined) return false;
  return (
    words.length >= MIN_WORDS &&
    words.length <= MAX_WORDS &&
    !/[?!"“”„«»:;=()]|^(?:bis|until|jusqu|hasta|fino|até|tot) /iu.test(clause) &&
    hasWords(clause, joining) &&
    !hasWords(clause, speech) &&
    !asksForStep(clause, language) &&
    !notes.tones.some(([, tone]) => hasWords(clause, tone))
  );
}
