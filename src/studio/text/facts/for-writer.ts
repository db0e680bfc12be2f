import { isFromInside } from "./inside-remarks.ts";
import { ordersText } from "./text-orders.ts";

/**
 * Forms in which owners tell the writer of an ad what to do, in all languages of the lexicons. They
 * can stand anywhere in a clause, so they are read clause by clause: "we are no accountants so
 * don't claim that", "Preise bitte nicht nennen".
 */
const PROHIBITIONS: readonly RegExp[] = [
  /(?<!\b(?:we|i|you|they|who) )(?:do not|don[’']?t|never|not|no need to) (?:\p{L}+ ){0,2}(?:mention|say|claim|write|promis|promot|talk about|refer|imply|suggest|advertis|state|quote|announc|reveal|joke)(?:e|es|s|ing)?(?!\p{L})/iu,
  /(?<!\p{L})(?:(?:do not|don[’']?t|never) pretend|nicht so tun,? als|(?:ne )?fai(?:tes?|re) pas (?:comme si|semblant)|no (?:hacer|hagáis|hagas) como (?:si|que)|non (?:fare|fate) finta|não (?:fingir|finjam|finja)|niet doen alsof)(?!\p{L})/iu,
  /^(?:wir (?:siezen|duzen)(?: uns)?|on (?:se )?(?:tutoie|vouvoie)|ci diamo del (?:tu|lei)|tuteamos|tratamos de usted|we (?:tutoyeren|vousvoyeren))$/iu,
  /^vooral (?:niet|geen)(?!\p{L}).*(?<!\p{L})(?:doen|zeggen|schrijven|noemen|beloven|gebruiken)(?!\p{L})/iu,
  /(?<!pour |à )(?<!\p{L})ne pas (?:s[’'])?(?!manquer|rater|oublier|hésiter)\p{L}+(?:er|ir|re)(?!\p{L})/iu,
  /^no (?:pong|dig|mencion|us|habl|promet|escrib|hag)(?:áis|éis|as|es)(?!\p{L})/iu,
  /^(?:bloß|ja|auf keinen fall|keinesfalls|bitte) (?:auf keinen fall )?(?:nicht|nie|kein\p{L}*)(?!\p{L}).*(?<!\p{L})(?:garantieren|versprechen|schreiben|sagen|erwähnen|nennen|behaupten|verwenden|übertreiben)(?!\p{L})/iu,
  /(?<!\p{L})(?:nichts?|kein(?:e|en|er)?|nie(?:mals)?|ohne)(?!\p{L}).* (?:zu )?(?:erwähnen|nennen|sagen|schreiben|versprechen|behaupten|bewerben|werben|posten|verwenden|benutzen|ansprechen|thematisieren|reden|angeben|übertreiben|ankündigen|lästern)$/iu,
  /(?<!(?:nous|vous|on|je|ils?|elles?|qui) )(?<!\p{L})(?:ne pas|ne jamais|jamais|pas|surtout pas) (?:\p{L}+ )?(?:critiquer|faire peur|plaisanter|exagérer|comparer|mentionner|parler|dire|écrire|promettre|citer|évoquer|indiquer|utiliser|afficher|mettre|annoncer)(?!\p{L})|(?<!vous )^(?:et )?n(?:e |[’'])(?:prenez (?:jamais|pas) parti|(?:garantiss|écriv|mentionn|promett|utilis|parl|cit)ez (?:jamais|aucune?)|dites (?:jamais|rien))(?!\p{L})|(?<!\p{L})(?:interdi(?:t|ction)|défense) d(?:e |[’'])(?:écrire|dire|mentionner|utiliser|parler|promettre|mettre)|(?<!vous )(?<!\p{L})n(?:e |[’'])(?:mentionn|parl|di|écriv|promett|cit|évoqu|indiqu|utilis|affich|mett)(?:ez|tes) (?:pas|jamais|rien)(?!\p{L})/iu,
  /(?<!\p{L})(?:no|nunca|jamás|sin|nada de) (?:\p{L}+ )?(?:reírse|burlarse|asustar|alarmar|exagerar|presumir|anunciar|mencion(?:ar|es|en)|decir|dig(?:as?|an)|habl(?:ar|es|en)|promet(?:er|as|an)|pon(?:er|gas?|gan)|escrib(?:ir|as?|an)|indi(?:car|ques?|quen)|us(?:ar|es|en)|cit(?:ar|es|en)|nombr(?:ar|es|en)|public(?:ar|ites))(?!\p{L})/iu,
  /(?<!\p{L})(?:non|mai|niente|senza) (?:\p{L}+ )?(?:indicare|menzionare|dire|parlare|scrivere|promettere|citare|mettere|usare|nominare|pubblicare|specificare|esagerare|denigrare|criticare|attaccare|annunciare|scherzare)(?!\p{L})/iu,
  /(?<!\p{L})(?:n[ãa]o|nunca|sem|nada de) (?:\p{L}+ )?(?:assustar|anunciar|mencion(?:ar|e|em)|fal(?:ar?|em?)|d(?:izer|iz|iga|igam)|promet(?:er|as?|am)|escrev(?:er|as?|am)|us(?:ar|em?)|cit(?:ar|em?)|coloc(?:ar|a)|coloque|indicar|indique)(?!\p{L})/iu,
  /(?<!\p{L})(?:niets?|nooit|geen|zonder)(?!\p{L}).* (?:te )?(?:noemen|vermelden|zeggen|schrijven|gebruiken|beloven|promoten|praten|benoemen|overdrijven)$/iu,
];

/** What shall be left out, as a word in quotation marks or a cliché: "no 'dream day'". */
const LEFT_OUT_WORD =
  /^(?:please |bitte |por favor,? )?(?:no|not|never|avoid|without|kein(?:e|en)?|ohne|nicht|pas de|pas d[’']|sans|no|sin|nada de|niente|non|senza|não|sem|evitar|geen|zonder|niet) (?:\p{L}+ ){0,2}(?:["'“‘„«].+|clich[eéê]s?(?!\p{L}).*)$/iu;

/** Feelings and manners that the text shall not have: "nada de culpa", "pas de pathos". */
const LEFT_OUT_TONE =
  /^(?:no|not an?|kein(?:en)?|pas de|sin|senza|niente|nessun|sem|nada de|geen) (?:\p{L}+(?:er|en|e|a|o|y)? )?(?:ton|töne|tone|tones|tono|toni|tonos|tons|tom|toon)(?:[ ,]|$)|^(?:nada de|sin|pas de|sans|niente|senza|sem|geen|kein(?:e|en)?|no) (?:culpas?|penas?|lástima|drama(?:s|tismos?)?|miedos?|alarmismos?|sensacionalismos?|tecnicismos|pathos|drame|pitié|culpabilis\p{L}+|misérabilisme|sensationnalisme|catastrophisme|pathos|mitleid|panikmache|schuldgefühle?|pietismi?|sensi di colpa|allarmismi?|medo|medos|angst|medelijden|guilt|pity|fear)$|^nothing (?:too )?(?:scary|sad|cheesy|pushy|salesy|gloomy|flashy|corny|silly|preachy|creepy|gory|spooky|gimmicky)(?!\p{L})/iu;

/** Words about the ad itself: its length, its place, its call to action. */
const ABOUT_THE_AD =
  /(?<!\p{L})(?:cta|call[- ]to[- ]action|in (?:the|this) (?:ad|advert)|in der anzeige|dans l[’']annonce|en el anuncio|nell[’']annuncio|no anúncio|in de advertentie)(?!\p{L})|(?<!\p{L})(?:max|maximum|maximal|maximaal|máximo|máx|massimo|au maximum|no more than|höchstens|hoogstens|not more than)\.? \d+ (?:short |kurze |korte |courtes |cortas |brevi )?(?:sentences?|lines?|words|sätze|zeilen|wörter|phrases?|lignes?|mots|frases|líneas|palabras|frasi|righe|parole|linhas|palavras|zinnen|regels|woorden)(?!\p{L})|(?<!\p{L})(?:mostly |mainly |only |nur |vor allem )?(?:for|für|pour|para|per|voor) (?:instagram|insta|facebook|tiktok|linkedin|pinterest|stories|reels)(?!\p{L})|(?<!\p{L})(?:ponerlo|ponlo|pónganlo|metterlo|mettilo|reinschreiben|dazuschreiben|erbij zetten|colocar isso|put (?:it|that|this) in|(?:un|a|einen|een|um|in einem) (?:tono|tone|ton|toon|tom)|in evidenza|en évidence|(?:im|in den) vordergrund|en primer plano|em destaque|front and cent(?:er|re)|op de voorgrond|no (?:english|inglese)|kein englisch|pas d[’']anglais|sin inglés|sem inglês|niente inglese|geen engels|verkooppraat|sales talk)(?!\p{L})/iu;

/** Who wants something in the ad, and words before a remark for the writer. */
const INTERNAL =
  /(?<!\p{L})(?:chef(?:in)?|boss|owner|my (?:wife|husband|partner)|jefe|patron|capo|titolare|baas|patrão) (?:möchte|will|wünscht|wants?|would like|quiere|veut|voudrait|vuole|vorrebbe|wil|quer)(?!\p{L})|^(?:attention|achtung|attenzione|atención|atenção|let op|note|nota|notes|hinweis|hinweise|remarque) (?:to|for|an|für|à|a|aan|per|para) (?:whoever|who|alle, die|wer|den, der|celui|celle|ceux|qui|quien(?:es)?|chi|quem|wie|degene)(?!\p{L})|^(?:ojo|nb|n\.b\.|obs|nota bene|fyi|heads[- ]up|interna?|interno|interne?)\s*:/iu;

/** Orders that start like a next step for readers: "Come up with something fun". */
const WRITE_LIKE =
  /^(?:vraag er niet naar|don[’']?t ask(?: about it| why)?|fragen sie nicht|no preguntes|come (?:up with|across|over as)|(?:send|give|show) (?:us|me) (?:\p{L}+ ){0,2}(?:options?|versions?|variants?|ideas?|suggestions?|alternatives?)|(?:tell|ask|contact) (?:us|me) (?:if|when|whether) (?:you|anything|something)|let (?:us|me) know|deixe (?:bem )?claro|fale (?:com|de forma) (?:simplicidade|humor|calma|emoção|carinho|simples)|schicken sie (?:uns|mir) (?:\p{L}+ )?(?:varianten|vorschläge|versionen)|envoyez-(?:nous|moi) (?:\p{L}+ )?(?:versions|variantes|propositions|idées)|mándanos (?:\p{L}+ )?(?:versiones|variantes|opciones|ideas)|mandateci (?:\p{L}+ )?(?:versioni|varianti|opzioni|idee)|stuur (?:ons|mij) (?:\p{L}+ )?(?:versies|varianten|opties|ideeën))(?!\p{L})/iu;

/** How the ad shall sound or look: "que no asuste a nadie", "es soll nicht albern klingen". */
const MANNER =
  /^que (?:no|n[ãa]o) (?:asust|suen|parez|pareç|soe|resulte)\p{L}*(?!\p{L})|^che non (?:sembri|spaventi|suoni|risulti)(?!\p{L})|^il (?:ne )?faut (?:pas )?que (?:ça|cela|le ton)(?!\p{L})|^(?:es|das|der text|die anzeige) (?:soll(?:te)?|darf|muss)(?: \p{L}+){0,5} (?:klingen|wirken|rüberkommen)$|^(?:het|dat|de tekst) (?:mag|moet)(?: \p{L}+){0,5} (?:klinken|overkomen)$|^(?:it|the (?:ad|text|tone)) (?:should(?:n[’']t)?|must(?:n[’']t)?)(?: not)? (?:sound|feel|read|come across|look) /iu;

/** Polite orders: "Peço que não chamem 'souvenir' às peças", "Les ruego que no usen fotos". */
const POLITE_ORDER =
  /^(?:(?:por favor,? )?(?:peço|pedimos|pido|(?:l[eo]s? |te )?(?:ruego|rogamos|pedimos)) que (?:n[ãa]o|no|nunca)|(?:vi |la |ti )?(?:prego|preghiamo|chiedo|chiediamo) di non|(?:je vous (?:prie|demande|saurais gré)|nous vous (?:prions|demandons)) de (?:ne|n[’']\p{L}+)|(?:ich bitte|wir bitten)(?: (?:sie|euch|dich|darum))*,? (?:kein\p{L}*|auf .* zu verzichten)|(?:ik vraag|wij vragen|we vragen) (?:u|je)?,? ?(?:om )?(?:niet|geen)|(?:i|we) (?:would )?ask (?:that )?you (?:not|never|do not|don[’']t))(?!\p{L})(?!.*(?<!\p{L})(?:pay|payment|vorkasse|anzahlung|payer|pagar|pagare|betalen)(?!\p{L}))/iu;

/** Permissions for the writer: "feel free to use slang", "pode usar jeito mineiro". */
const PERMISSION =
  /(?<!\p{L})(?:you can|feel free to|(?:ok|okay|fine) to|d[au]rfst du|dürfen sie|vous pouvez|tu peux|puedes?|podéis|potete|puoi|pode[ms]?|je mag|mag je|u mag|mag u)(?!\p{L})(?: \p{L}+){0,3} (?:use|write|utiliser|écrire|usar|escribir|escrever|usare|scrivere|gebruiken|humor|humou?r|witze|slang|straattaal|dialekt|platt)(?!\p{L})(?=.*(?:humou?r|slang|emojis?|jokes?|puns?|dialect|dialekt|mundart|platt|witze?|argot|blagues?|patois|jerga|bromas?|chistes?|acento|gergo|dialetto|battute|ironia|jeito|gírias?|sotaque|piadas?|straattaal|grapjes?))/iu;

/** Orders about the clause before them: "there are always queues, don't mention it". */
const REFERS_BACK =
  /^(?:(?:please |but )*(?:better not|don[’']?t|do not|never|not to) (?:to )?(?:mention|say|write|put|print|use|show|announce|advertise|promise)(?: (?:it|that|this|them|yet))*|leave (?:it|that|this|them) out|(?:mejor|por favor,?) no \p{L}+r(?:l[oa]s?)?|no (?:poner|decir|mencionar|sacar|prometer)(?:l[oa]s?)?|(?:ma |però |meglio )*non (?:scriver|dir|menzionar|metter|citar|prometter)(?:e|l[oaie])|ne pas (?:l[ea]s? )?(?:dire|mentionner|écrire|mettre|promettre)|à ne pas (?:dire|mentionner)|(?:das |dies )?(?:aber |bitte |lieber )*(?:nicht|weglassen)(?: (?:erwähnen|schreiben|nennen|sagen|garantieren|versprechen))?|(?:melhor )?n[ãa]o (?:dizer|mencionar|escrever|falar|prometer)(?: isso| disso)?|(?:dit |dat )?(?:maar |liever |graag )*niet (?:zo )?(?:noemen|vermelden|(?:op)?schrijven|zeggen|beloven)|laat (?:dat|dit) (?:dus )?(?:ook )?niet (?:doorschemeren|blijken|merken)|(?:dat |dit )?(?:hoeft|moet) (?:er )?niet (?:in|bij|genoemd(?: worden)?)|(?:das )?(?:muss|soll) (?:da )?nicht (?:rein|hinein|erwähnt werden)|no hace falta (?:dec|pon|mencion|escrib|nombr|public)\p{L}*r(?:l[oa]s?)?|(?:pas besoin|inutile) de (?:l[ea]s? |l[’'])?(?:dire|mentionner|écrire|annoncer|préciser)|non (?:serve|occorre) (?:dirlo|scriverlo|citarlo)|n[ãa]o precisa (?:dizer|escrever|mencionar|pôr)|no need to (?:say|mention|write|print)(?: (?:it|that|this|so))?|(?:but |and )?(?:(?:keep|leave) (?:it|that|this) (?:quiet|to yourself|between us)|(?:that|this|it) stays between us)|(?:das |dies )?(?:aber )?bleibt (?:bitte )?(?:unter uns|intern)|(?:mais )?(?:ça|cela) reste entre nous|(?:pero )?que (?:no se sepa|quede entre nosotros)|(?:ma )?(?:resti|resta|rimanga) (?:tra|fra) (?:di )?noi|(?:mas )?(?:isso )?fica entre nós|(?:maar )?(?:dat |dit )?blijft (?:wel )?onder ons)[\s.!)]*$/iu;
const IN_BRACKETS = /\(([^()]+)\)\s*$/u;
const ABOUT_DETAILS =
  /^(?:ne pas (?:r?entrer|aller) dans les détails|no details|keine details|sin detalles|senza dettagli|sem detalhes|geen details)$/iu;

/**
 * Whether a clause asks to leave out the one before it ("but don't mention that"), by the patterns
 * of this file. `joinClauses` (`classify.ts`) then makes both notes, `contacts.ts` leaves the
 * contact out.
 */
export const refersBack = (clause: string): boolean =>
  REFERS_BACK.test(clause.trim()) || hasOrderInBrackets(clause);

/** Whether a clause ends with such an order in brackets. */
function hasOrderInBrackets(clause: string): boolean {
  const inner = IN_BRACKETS.exec(clause)?.[1]?.trim() ?? "";
  // The order may follow its reason: "(rug van Kees, niet opschrijven)".
  const last = inner.split(",").at(-1)?.trim() ?? "";
  return [inner, last].some((order) => REFERS_BACK.test(order) || ABOUT_DETAILS.test(order));
}

/** What a business wants for itself, which tells customers nothing. */
const AIMS =
  "bookings?|customers?|clients?|orders?|sales|sign[- ]?ups?|enquiries|leads|visitors|footfall|members|patients|pupils|slots?|seats|traffic|followers|fill|buchungen|kunden|kundinnen|anfragen|anmeldungen|bestellungen|gäste|füllen|auslasten|mehr leute|remplir|réservations?|inscriptions?|plus de monde|commandes|llenar|clientes|reservas|pedidos|ventas|inscripciones|más gente|riempire|prenotazioni|clienti|ordini|iscrizioni|più gente|encher|preencher|marcações|vendas|agendamentos|mais gente|vullen|klanten|boekingen|aanmeldingen|bestellingen|meer mensen|solicitudes|visitas técnicas|demandes|richieste|sopralluoghi|marcaç(?:ão|ões)|aanvragen";
const WANTING =
  "(?:lo que )?(?:más )?nos interesa|il nous faut|ci interessa|interessa-nos|(?:our|the) (?:goal|priority) is|unser ziel ist|ons doel is|(?:we|i)(?:[’']d| would)?(?: really| only| just)? (?:want|need|like|love|hope|must|have to)|^(?:want|need|looking for|trying|hoping)|(?:wir|ich) (?:wollen|will|möchten?|brauchen?|hätten)|(?:on|nous|je) (?:veut|voudrait|voulons|aimerait|aimerions|souhaite|souhaitons|doit|devons|cherche à|veux|voudrais)|queremos|quiero|necesitamos|necesito|nos gustaría|vogliamo|vorremmo|vorrei|voglio|ci servono|quero|precisamos|preciso|gostaríamos|gost(?:a|á)va(?:mos)?|(?:ci|mi) piacerebbe|(?:wir|ich) (?:würden|hätten|würde|hätte) (?:gern|uns)|(?:we|ik) (?:zouden|zou) (?:graag|wel)|(?:we|wij|ik) (?:willen|wil|zoeken|hopen|moeten)";
const WANTED = new RegExp(`(?<!\\p{L})(?:${WANTING})(?!\\p{L}).*(?<!\\p{L})(?:${AIMS})(?!\\p{L})`, "iu");
/** A sentence that speaks to the reader is for customers: "We want you to fill your shelves". */
const READER: Readonly<Record<string, RegExp>> = {
  en: /(?<!\p{L})(?:you|your)(?!\p{L})/iu,
  // Small "sie" and "ihre" speak of others.
  de: /(?<!\p{L})(?:du|dich|dir|dein\p{L}*|euch|euer|Sie|Ihnen|Ihre?[nmrs]?)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:vous|votre|vos|te|tu|ton|tes)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:te|ti|tú|tus?|usted(?:es)?|vosotros|vuestr[oa]s?)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:ti|te|tu|tuo|tua|tuoi|tue|vi|voi|vostr[oaie]|lei)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:te|ti|tu|teus?|tuas?|vocês?|seus?|suas?)(?!\p{L})/iu,
  nl: /(?<!\p{L})(?:je|jij|jou|jouw|jullie|u|uw)(?!\p{L})/iu,
};

/**
 * A clause that names a goal: "goal: free trial sign-ups", "objectif remplir le mardi", "Het idee
 * is meer inloop". Without a colon or a verb, it needs a word of what businesses want.
 */
const GOAL_NAME =
  "^(?:(?:our|the|my|main|unser|das|mein|notre|nuestro|el|il|il nostro|o|o nosso|ons|het) |l[’'])*(?:goal|aim|objective|ziel|objectif|but|objetivo|propósito|meta|obiettivo|scopo|doel)s?(?: (?:of (?:the|this) ad|der anzeige|de l[’']annonce|del anuncio|dell[’']annuncio|do anúncio|van de advertentie))?";
const GOAL = new RegExp(
  `${GOAL_NAME}\\s?(?::|=|–|-|(?:is|are|ist|est|es|è|é|sind)(?!\\p{L}))|${GOAL_NAME} .*(?<!\\p{L})(?:${AIMS}|trials?|walk-ins?|calls?|more|probe\\p{L}*|mehr|laufkundschaft|essais|plus|appels|pruebas|más|llamadas|prove|più|chiamate|testes|mais|chamadas|proef\\p{L}*|meer|inloop|vol)(?!\\p{L})|^(?:the|die|l[’']|la|a|het) ?(?:idea|idee|idée|ideia) (?:is|ist|est|es|è|é) (?:(?:to|zu|de|d[’']|di|om) ?)?(?:have|get|fill|more|mehr|avoir|remplir|attirer|tener|llenar|atraer|avere|riempire|attirare|ter|encher|atrair|meer|vol)(?!\\p{L})|^(?:le but|lo scopo) (?:est|è)(?!\\p{L})`,
  "iu",
);

/**
 * Whether a clause says what the business wants to reach: "we need to fill Tuesdays" (words:
 * `WANTED` here), and does not speak to the reader. `readFacts` makes it a note in every field.
 */
export const isAim = (clause: string, language: string): boolean =>
  WANTED.test(clause) && READER[language]?.test(clause) !== true;

/**
 * Whether a clause of the details names the goal of the ad (words: `GOAL` here) and does not speak
 * to the reader. `isNoteOfDetails` (`notes.ts`) makes it a note.
 */
export const isGoal = (clause: string, language: string): boolean =>
  GOAL.test(clause) && READER[language]?.test(clause) !== true;

/**
 * Whether a clause of the details is meant for the writer of the ad and not for its readers, by the
 * patterns of this file. `readFacts` makes it a note, `contacts.ts` leaves out its contacts. Orders
 * in other fields are recognized by `isOrder` in `notes.ts`.
 */
export const isForWriter = (clause: string): boolean =>
  ordersText(clause) ||
  isFromInside(clause) ||
  INTERNAL.test(clause) ||
  WRITE_LIKE.test(clause) ||
  refersBack(clause) ||
  ABOUT_THE_AD.test(clause) ||
  MANNER.test(clause) ||
  POLITE_ORDER.test(clause) ||
  PERMISSION.test(clause) ||
  LEFT_OUT_WORD.test(clause) ||
  LEFT_OUT_TONE.test(clause.replace(/[\s.!]+$/u, "")) ||
  PROHIBITIONS.some((pattern) => pattern.test(clause));
