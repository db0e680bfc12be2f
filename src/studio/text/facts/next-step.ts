import { asksToBring } from "./to-bring.ts";
import { findContacts } from "./values/numbers.ts";

/** Starts of clauses that tell the reader what to do next, by language; German also has ends. */
const STEPS: Readonly<Record<string, RegExp>> = {
  en: /^(?:you can (?:buy|order|book|find us|collect|sign up|reserve|call|text) (?!it |them )|to (?:book|order|reserve|join|sign up)|fill (?:in|out)|complete (?:the|our)|book|order|call(?![- ]?outs?(?!\p{L}))|buy|get(?! paid(?!\p{L}))|try|ask (?:us|about|for (?:a|an|our|your))|visit (?:us|our|the)|sign up|join|donate|give|apply|download|shop(?! in (?!person|store|peace))|request|start(?! of)|come(?! (?:home|back|true|from)(?!\p{L}))|(?:just )?turn up|just come|(?:text|email|message|ring|phone(?! (?:apps?|cases?|screens?|repairs?|shops?|holders?|cables?|chargers?)(?!\p{L}))|whatsapp) (?!(?:when|once|before|as soon as) (?:we|i)(?!\p{L})|messages?|support|orders?|numbers?|lists?|addresses|newsletters?|(?:and|or) (?!(?:call|text|ring|phone(?! (?:apps?|cases?|screens?|repairs?|shops?|holders?|cables?|chargers?)(?!\p{L}))|e-?mail|message|book)(?!\p{L})))|send (?:us|me|your|one|two|three|some|\d|an? (?:photo|picture|pic|video|e-?mail|mail|message|text|sample|parcel|request|note|list))|tell us|plan (?:a|your)|schedule (?:a|your)|pick a|claim (?:a|your)|(?:drop|pop|stop|swing|walk|ring) (?:in|by|round|over|off)|drop (?:it|them|your)|bring (?:it|them|any)|see (?:the|our) (?:menu|dates|prices|times|programme|program|schedule|list)|scan (?:the|our)|head to|reserve|register|contact|subscribe|meet (?:them|us|him|her)|enquire|inquire)\b(?!['’]s(?!\p{L}))/iu,
  de: /^(?:sie können|man kann|ihr könnt|du kannst) .*(?:bestellen|buchen|reservieren|kaufen|anmelden|abholen)(?!\p{L})|^(?:vor)?bestellen bis (?!zu)|^(?:jetzt|gleich|einfach|gerne? (?:anrufen|vorbeikommen|mailen)|(?:rufen|buchen|bestellen|melden|kommen|fragen|spenden|bewerben|testen|schreiben|schicken|senden|bringen|vereinbaren|planen|reservieren|sichern|holen) sie|ruf|buch|bestell|melde?|komm|frag|spende|bewirb|teste|schreib|schick|bring|reservier|sicher)(?!\p{L})|^(?!.*(?<!\p{L})(?:wenn|falls|bevor|ob|dass|weil) [^,;]*$)(?!.*(?<!\p{L})(?:nicht|nie) \p{L}+$).*(?:buchen|bestellen|anrufen|anmelden|spenden|bewerben|anfragen|testen|vorbeikommen|herunterladen|sichern|reservieren|vereinbaren|abgeben|vorbeibringen|schicken|abholen|bewerben)(?: (?:unter|auf|bei|per|über|via) \S.*|, ohne (?:termin|voranmeldung))?$|^(?:anmeldung|termine?|reservierung(?:en)?|bestellung(?:en)?|anfragen?) (?:unter|über|auf(?! (?:die|eine[nmr]?) )|per|bei) /iu,
  fr: /^(?:vous pouvez (?:réserver|commander|acheter|vous inscrire|appeler)|appeler (?:le|au)|réserver (?:au|sur|par|avant)|écrire (?:à|au)|envoyer (?:une?|la|le|vos|votre)|prendre (?:rendez-vous|rdv)|remplisse[zr]|remplis|prends rendez-vous|téléphone[zr]|viens|réserve[zr]?|commande[zr]?|appele[zr]|appelle|achete[zr]|essaye[zr]|essaie|demande[zr]?|donne[zr]?|soutene[zr]|inscri\p{L}+|postule[zr]?|venez|passez|téléchargez?|contacte[zr]?|écrive[zr]|envoye[zr]|envoie|prene[zr] (?:rendez-vous|rdv)|planifie[zr]|visite[zr]|apporte[zr]|dépose[zr]|rejoigne[zr]|profite[zr]|choisisse[zr] votre (?:date|créneau))(?!\p{L})/iu,
  es: /^(?:puedes? (?:reservar|pedir|comprar|encargar|llamar|apuntarte)|llamar (?:al|a)|reservar (?:en|por|al)|escribir (?:a|al)|pedir cita|solo tienes que|basta con (?:llamar|pasar)|reserv[ae](?! (?:de )?\d+ ?(?:€|euros))|pid[ea]|compr[ae]|prueb[ae](?! (?:de|gratuita|gratis))|llam[ae]|llám\p{L}+|don[ae]|apoy[ae]|apúnt\p{L}+|inscríb\p{L}+|envía|ven|venga|visit[ae](?! (?:(?:por )?\d|semanal|mensual|quincenal|anual|guiada|gratis|de ))|descarg[ae]|escríb\p{L}+|escrib[ea] (?:a|al|por|un)|encarg(?:a|ue) (?:tu|su|en|al|por)|rellen[ae]|contact[ae] (?:con|al)|tráe\p{L}+|consult[ae]|haz|mánd\p{L}+|mand[ae]|env[ií][ae](?!mos)\p{L}*|agend[ae]|pás[ae]te|acércate|deja|tra[ei]g?a? (?:tu|tus|su|sus))(?!\p{L})/iu,
  it: /^(?:(?:puoi|può|potete) (?:prenotare|ordinare|comprare|iscrivert[ie]|chiamare)|compila(?:te)?|chiamare|telefonare|prenotare|scrivere (?:a|al)|ordinare (?:entro|al|su)|ordini|chiami|prenoti|basta (?:chiamare|passare)|prenota(?:te)?|ordina(?:te)?|acquista|compra|prova(?! (?:di|d['’]|gratuita|gratis|a \d))|chiama(?:ci|te|teci)?|chiedi|richiedi|dona|sostieni|iscriviti|iscrivetevi|candidati|vieni|venite|passa(?:te)?|scarica|scrivi(?:(?:ci|teci)|(?= (?:su|a|al|via|per)))|contatta\p{L}*|manda(?:ci|te|teci)?|invia(?:ci|te|teci)?|fissa(?:te)?|porta(?:te)? (?:l[aeo’']|il|i|gli|un)|telefon[ai]|telefonate|scriva|mandi|invii|contatti|richieda|compili|si iscriva)(?!\p{L})/iu,
  pt: /^(?:podes? (?:reservar|encomendar|comprar|inscrever|ligar|marcar)|basta (?:enviar|mandar|ligar)|ligar para|marcar (?:pelo|por|em)|é só (?:aparecer|ligar|passar|vir)|apareça|reserve|marque|peça(?! (?:original|genuína|nova|usada|de reposição)(?!\p{L}))|compre|encomende|experimente|ligue|doe|apoie|inscreva-se|candidate-se|venha|visite|baixe|descarregue|fale|contacte|escreva|envie|mande|agende|traga|telefone|passe (?:por|pel[ao]|na|no)|chame|garanta|deixe|faça (?:o|a) sua?|inscreve-te|marca|liga)(?!\p{L})/iu,
  nl: /^(?:(?:u|je) kunt? .*(?:bestellen|reserveren|boeken|kopen|afhalen|ophalen)(?!\p{L})|vul|boek|bestel|bel|koop|probeer|vraag|doneer|steun|geef|meld|schrijf|solliciteer|kom|(?:niet aanmelden,? )?gewoon (?:langs|langskomen|bellen|mailen|binnenlopen|aanschuiven)|bellen (?:na|voor|tussen)|download|reserveer|plan|mail|app|whatsapp|neem contact|stuur|breng|loop (?:even |gerust )?binnen|maak (?:een|je|uw) afspraak|haal (?:ze|het|je|uw))(?!\p{L})/iu,
};

/**
 * Starts of next steps that bring the reader to the business, by language. A place, a time or a
 * word such as "along" tells them from other meanings of the verbs: "Stop smoking", "Bring it to
 * the point", "Kommen Sie locker rüber".
 */
const COMING: Readonly<Record<string, RegExp>> = {
  en: /^(?:(?:just|simply|please) )*(?:come (?:in(?! (?:with|at|as|under|hot|strong)(?!\p{L}))|by|along|over|round|early|hungry|as you are|(?:on |any |this |next |every )?\p{L}+days?|to (?!life|terms|mind|an? |the (?:point|rescue|end))\p{L}+|and (?:just )?(?:see|look|listen|sit|try|taste|join|meet|have))|turn up(?! the(?!\p{L}))|walk in|(?:drop|pop) (?:by|round|over|in(?! (?:an?|some|more|our|the|one|two)(?!\p{L})))|(?:stop|swing) (?:by|round)|bring (?:it|them|any \p{L}+) (?:in(?! line)|round|along|back to us|to (?:us|me|our|my|the (?:\p{L}+ )?(?:shop|store|stall|bench|counter|desk|workshop|studio|salon|office|clinic|surgery|garage|yard|market|showroom|branch)))|drop (?:it|them|your \p{L}+) (?:in|off|round|at)|visit (?:us|our (?:\p{L}+ )?(?:shop|store|stall|workshop|studio|salon|showroom|yard|farm|garage|gallery|branch|market)))(?!\p{L})/iu,
  de: /^(?:(?:jetzt|gleich|einfach|gerne?|am besten) )*(?:vorbei(?:kommen|bringen|schauen)|kommen(?=$|[,.!]| (?:und|ohne|wann) )|komm(?:t|en sie)? (?:(?:einfach|gerne?|doch|mal) )*(?:vorbei|zu uns)|(?:komm(?:en sie)?|bring(?:t|en sie)? (?:(?:ihre?n?|deine?n?|eure?n?|die|den|das) \p{L}+|sie|es|ihn)) (?:(?:einfach|gerne?|doch|mal|\p{L}+tags?) )*(?:vorbei|mit(?=$|[,.!])|zu uns|jederzeit|ohne termin|\p{L}+tags?|am \p{L}+tag|(?:um|ab|zwischen) \d+|(?:in|auf|an) (?:den|die|das|unsere?n?) \p{L}*(?:laden|werkstatt|praxis|filiale|geschäft|studio|salon|atelier|ausstellung|hof|markt|theke)|zum \p{L}*(?:tag|abend|fest|markt|training))|(?:schaut?|schauen sie) (?:(?:einfach|gerne?|doch|mal) )*(?:vorbei|rein|herein)|besuch(?:e|t|en sie)? (?:uns|(?:unser(?:e|en)?|den|die|das) (?:\p{L}+ )?\p{L}*(?:laden|werkstatt|praxis|filiale|geschäft|studio|salon|atelier|ausstellung|hof|markt)))(?!\p{L})/iu,
  fr: /^(?:venez|viens|passe[zr]? (?:nous|chez|après|avant|quand|entre|(?:à (?:la |l[’'])?|au |en |(?:à|dans|voir) (?:notre|nos) (?:\p{L}+ )?)(?:boutiques?|magasins?|ateliers?|cabinet|salon|comptoir|marché|bureaux?|garage|agences?|ferme|stand|cave|librairie|showroom|restaurant))|(?:visite[zr]|poussez la porte de) (?:notre|la|l[’']) ?(?:boutique|magasin|atelier|salon|ferme|cave|showroom|librairie|exposition)|(?:ap)?portez-l[ea]s?|déposez-l[ea]s?|(?:ap)?porte[zr]? (?:vos|votre|tes|ton|ta) \p{L}+ (?:à|au|en|chez|dans)|dépose[zr]? (?:vos|votre|tes|ton|ta) \p{L}+)(?!\p{L})/iu,
  es: /^(?:ven(?:ga)? (?:al?|y|sin|cuando|el|los)|venid|pás[ae]te|acércate|tráe(?:l[oa]s?|nos\p{L}*) (?:al?|sin|cuando|hasta)|tra(?:e|iga) (?:tus?|sus?) \p{L}+ (?:al?|hasta)|visit(?:a|e|ad) nuestr[oa] (?:tienda|taller|local|puesto|estudio|showroom))(?!\p{L})/iu,
  it: /^(?:(?:vieni|venite)(?! al (?:punto|dunque|sodo))|porta(?:te)?l[oaie] (?:in|a|da|al|alla|nel|nella)|porta(?:te)? (?:il|la|i|le) (?:tu|vostr)\p{L}+ \p{L}+ (?:in|da|al|alla|nel|nella)|passa(?:te)? (?:a|in|da|nel nostro|nella nostra|dal nostro|dalla nostra)(?! un)|(?:visita|visitate) (?:il nostro|la nostra) (?:negozio|bottega|laboratorio|studio|officina|showroom))(?!\p{L})/iu,
  pt: /^(?:é só (?:aparecer|passar|vir)|venha|vem (?:ter|visitar|conhecer|cá|à|ao|até)|apareça|traga-[oa]s?(?! à vida)|traga (?:os? seus?|as? suas?) \p{L}+ (?:à|ao|até|para)|passe (?:por cá|pel[ao]|na|no|à nossa)|visite (?:a nossa|o nosso) (?:loja|oficina|ateliê|atelier|estúdio|showroom))(?!\p{L})/iu,
  nl: /^(?:(?:kom|loop) (?:(?:gewoon|even|gerust|maar) )*(?:langs|binnen)|kom (?:(?:gewoon|even|gerust|maar) )*(?:kijken|proeven|bij ons|(?:op )?\p{L}+dag|naar (?:ons|onze|de (?:winkel|markt|zaak|werkplaats|showroom)))|breng (?:het|hem|ze|(?:je|uw) \p{L}+) (?:naar(?! een)|bij|langs)|(?:niet aanmelden,? )?gewoon (?:langs|langskomen|binnenlopen|aanschuiven)|bezoek onze? (?:winkel|werkplaats|showroom|atelier|studio|kraam|boerderij))(?!\p{L})/iu,
};

/**
 * Whether a sentence asks the reader to come to the business: "Bring it to our bench in Norwich"
 * (words: `COMING` here). `materialOf` (`ads/write-ads.ts`) then invites readers and takes no
 * bookings.
 */
export const asksToCome = (sentence: string, language: string): boolean =>
  COMING[language.slice(0, 2)]?.test(sentence) === true;

/** What stands before the last clause of a sentence: "Only 48 seats, so book ahead." */
const BEFORE_LAST =
  /^.*(?:[,;–—]|\s-(?=\s)|(?<!\p{L})(?:so|also|daher|alors|donc|así que|por eso|quindi|perciò|por isso|então|dus)(?!\p{L}))\s+/u;

/** Verbs that also tell how something works or what one gets: "Upload a photo, get a PDF". */
const AMBIGUOUS =
  /^(?:get|give|try|buy|start|shop|join|apply|request|come across|pick an?(?! (?:slot|time|date|day)(?!\p{L}))|bring|apporte[zr]?|call (?:it|this|that)|meet|prova|prueba|probeer|geef|donne[zr]?|testen?)(?!\p{L})/iu;

/** Ways to reach a business that need no number, in all languages: "par téléphone", "online". */
const CHANNEL =
  /(?<!\p{L})(?:whats ?app|wh?atsap|wasap|zap|sms|e-?mails?|per mail|telefon(?:o|e|isch|isk)?|teléfono|téléphone|by (?:phone|text)|(?:on|via|through|at) (?:the|our|my) (?:web ?)?site|(?:über|auf) (?:die|unsere|der|unserer) (?:webseite|website|homepage)|(?:en|por|pela|via) (?:la |nuestra )?web|(?:sur|via) (?:le|notre) site|(?:no|pelo|nosso|sul|dal|via de|op de) (?:(?:web)?site|sito)|online|en ligne|en línea|messenger|dm)(?!\p{L})/iu;

/** "Booking through the website does not work": a remark. */
const BROKEN =
  /(?<!\p{L})(?:klappt|funktioniert|geht gerade|works?|is old|no funciona|marche|funziona|funciona|werkt)(?!\p{L})/iu;

/**
 * Whether a clause names a way to reach a business, such as WhatsApp or its website (words:
 * `CHANNEL` here). `asImperative` (`ads/imperatives.ts`) then makes a call of "Réservation en
 * ligne".
 */
export const namesChannel = (clause: string): boolean => CHANNEL.test(clause) && !BROKEN.test(clause);

/** Verbs and nouns of a next step at the start of a clause with a channel, by language. */
const REACHING: Readonly<Record<string, RegExp>> = {
  en: /^(?:just |simply |please |or )*(?:text|call|ring|phone(?! (?:apps?|cases?|screens?|repairs?|shops?|holders?|cables?|chargers?)(?!\p{L}))|message|dm|e-?mail(?! (?:lists?|newsletters?|addresses|support)(?!\p{L}))|send|upload|book|order|reserve|register|request|apply|sign up|enrol)(?!\p{L})/iu,
  de: /^(?:bitte |einfach |gerne? |am besten |kurz )*(?:anrufen|anmelden|melden|schicken|mailen|bestellen|buchen|reservieren|bewerben|(?:anmeldung|bestellung|reservierung|buchung)(?:en)?)(?!\p{L})/iu,
  fr: /^(?:à )?(?:appele[rz]|réserve[rz]|réservations?|commande[rz]?|commandes|inscri(?:re|vez-vous|ptions?)|(?:prendre|prenez|prise de) (?:rdv|rendez-vous)|rdv|rendez-vous|envoye[rz])(?!\p{L})/iu,
  es: /^(?:reserv(?:a|as|ar|e|en)|llam(?:a|ar|e|en)|m[aá]nd(?:a|ar|e|en|ame|anos|adnos)|env[ií](?:a|ar|e|en|anos)|pid[ea]n?|pedir|pedidos|citas?|inscr[ií]\p{L}+|ap[uú]nt\p{L}+|encarg(?:a|ar|os|ue))(?!\p{L})/iu,
  it: /^(?:da )?(?:prenot(?:a|are|ate|i|azioni)|ordin(?:a|are|ate|i)|chiam(?:a|are|ate|i)|telefon(?:a|are|ate|i)|scriv(?:i|ere|ete|a|ici) (?:su|via|per|a)|mand(?:a|are|ate|i)|invi(?:a|are|ate)|iscriv\p{L}+|iscrizioni|compil(?:a|are|ate))(?!\p{L})/iu,
  pt: /^(?:só |é só |basta )*(?:ligar?|ligue|chamar?|chame|marca[rç]?(?:ões|ão)?|marque|reserv(?:a|as|ar|e)|encomend(?:a|as|ar|e)|inscriç(?:ão|ões)|inscrev\p{L}+|mand(?:a|ar|e)|envi(?:a|ar|e)|pedir|peça|pedidos)(?!\p{L})/iu,
  nl: /^(?:gewoon |even )*(?:bel(?:len)?|mail(?:en)?|app(?:en)?|boek(?:en|ingen)?|bestel(?:len|lingen)?|reserve(?:er|ren|ringen)|aanmeld(?:en|ingen)|meld|inschrij\p{L}+|stuur|sturen)(?!\p{L})/iu,
};

/** A photo that readers send, in all languages: "snap a pic and text it", "mandame una foto". */
const PHOTO_SENT =
  /^(?:just |simply |einfach |gewoon |even )*(?:send|snap|text|e-?mail|whatsapp|take(?=.*(?:send|text|e-?mail|upload|whatsapp))|upload|schick\p{L}*|sende\p{L}*|maile?n?|envoye[rz]|envoie|m[aá]nd(?:a|e|ar|ame|anos|ate|aci)|env[ií](?:a|e|ar|anos)|invi(?:a|ate|aci|are)|mande|envie|stuur|sturen|app(?:en)?)(?!\p{L})(?: (?:us|me|uns|mir|nous|ons|mij|sie|vous))*(?: \p{L}+){0,3} (?:an?|your|some|a few|one|two|three|four|eine?|ein paar|zwei|drei|vier|une|deux|trois|quatre|quelques|vos|una?|unas|dos|tres|cuatro|due|tre|quattro|qualche|alcune|uma|umas|duas|três|quatro|een|een paar|enkele|twee|drie|vier|con|com|de|\d{1,2}) (?:\p{L}+ )?(?:photos?|pics?|pictures?|fotos?|foto[’']s|bild(?:er)?|videos?)(?!\p{L})/iu;

/**
 * Whether a sentence asks for photos of the reader's own ("Send two photos to 07700 900214"), so
 * that its number takes no other calls (words: `PHOTO_SENT` here). `channelOf` (`ads/channel.ts`)
 * leaves it out, `call-to-action.ts` and `closings.ts` put no usual call beside it.
 */
export const asksForPhotos = (sentence: string): boolean => PHOTO_SENT.test(sentence);

const reachesByChannel = (clause: string, language: string) =>
  asksForPhotos(clause) || (namesChannel(clause) && REACHING[language.slice(0, 2)]?.test(clause) === true);

/** "Drop off before 10, pick up after 6": when things change hands, which is no next step. */
const HANDOVER =
  /(?<!\p{L})(?:drop[ -]?offs? .*(?:pick[ -]?ups?|collect)|(?:bringen|abgeben),? .*abholen|(?:dépose|dépôt) .*(?:retrait|reprise)|entrega .*(?:recogida|recolha|levantamento)|consegna .*ritiro|(?:brengen|wegbrengen),? .*ophalen)(?!\p{L})/iu;

/** A German or Dutch condition without "if": "Koop je daarna een fiets, dan krijg je ...". */
const VERB_FIRST = /^\p{L}+ (?:je|jij|u|du|sie|ihr) [^,]+, (?:dann?|so) /iu;

/** What an app does, in Spanish and Italian like an order: "Manda un recordatorio". */
const SENT_TO_CUSTOMERS =
  /^(?:manda|env[ií]a|invia) (?:(?:un[oa]?|el|la|los|las|il|i|le|gli|automáticamente|automaticamente) )*(?:recordatorios?|avisos?|alertas?|notificaci(?:ón|ones)|informes?|facturas?|confirmaci(?:ón|ones)|promemoria|avvis[oi]|notific(?:a|he)|report|fattur[ae]|conferm[ae]|sollecit[oi])(?!\p{L})/iu;

/**
 * Whether a sentence of a brief tells the reader what to do next, at its start ("Plan a tour any
 * Thursday at 10") or in its last clause ("only 48 seats, so book ahead"). Ads (`ads/own-calls.ts`)
 * and scripts (`closing.ts`) end with it. The words are in `STEPS` here; false for other languages.
 */
export function asksForStep(sentence: string, language: string): boolean {
  const starts = STEPS[language.slice(0, 2)]?.test(sentence) ?? null;
  if (starts === null || asksToBring(sentence)) return false;
  if ([HANDOVER, VERB_FIRST, SENT_TO_CUSTOMERS].some((pattern) => pattern.test(sentence))) return false;
  if (starts || reachesByChannel(sentence, language)) return true;
  const last = sentence.replace(BEFORE_LAST, "");
  return last !== sentence && isLastStep(last, language);
}

/**
 * Whether a sentence ends with a next step after a dash ("First call is free - pick a slot") or
 * with a channel ("fresh bread daily, order online"); the words are in this file. `withCalls`
 * (`ads/closings.ts`) puts no second step behind such a sentence.
 */
export function endsWithClearStep(sentence: string, language: string): boolean {
  const last = sentence.replace(BEFORE_LAST, "");
  if (last === sentence) return false;
  if (/^\p{L}+ \p{L}+ /u.test(last) && reachesByChannel(last, language)) return true;
  const isApart = /\s[–—-]\s*$/u.test(sentence.slice(0, sentence.length - last.length));
  return isApart && isLastStep(last, language);
}

/** Clauses that only look like a step: "call recording included", "einfach und schnell". */
const DESCRIBES =
  /(?:included|inbegriffen|inklusive|inbegrepen|incluse?s?|inclus[oaie]|incluid[oa]s?|incluíd[oa]s?|comprise?s?|compres[oaie])$|^(?:einfach|jetzt) (?:und|auch) |^commande (?:dès|à partir)(?!\p{L})|^reserva \d/iu;

/** Whether the last clause of a sentence tells the reader what to do next. */
function isLastStep(last: string, language: string): boolean {
  // "Montiert am selben Tag, den Müll lassen wir abholen" describes the business.
  const isOurs = /(?<!\p{L})(?:wir|ich)(?!\p{L})/iu.test(last);
  const isStep =
    STEPS[language.slice(0, 2)]?.test(last) === true &&
    !AMBIGUOUS.test(last) &&
    !DESCRIBES.test(last) &&
    !isOurs;
  return isStep || reachesByChannel(last, language);
}

/**
 * Whether a clause of the details is a next step for the reader and no order to the writer: "Email
 * a photo to hello@piano.example", "kom gewoon langs". `readFacts` prints such clauses; the words
 * are in `STEPS_OF_DETAILS` and `COMING` here.
 */
export function isStepOfDetails(clause: string, language: string): boolean {
  if (findContacts(clause).length > 0) return !isForOwner(clause);
  return (
    STEPS_OF_DETAILS[language.slice(0, 2)]?.test(clause) === true ||
    asksToCome(clause, language) ||
    reachesByChannel(clause, language)
  );
}

/**
 * The same as `STEPS` for details, which address the writer too: without verbs of orders such as
 * "Schreib locker" or "Deixe claro que ...".
 */
const STEPS_OF_DETAILS: Readonly<Record<string, RegExp>> = {
  en: /^(?:just |simply |please )?(?:to (?:book|order|reserve)|fill in(?! the (?:gaps|blanks))|book|order(?! of)|reserve|call (?:us|me|ahead|before|by|now|today|\p{Lu})|sign up|register(?! (?:should|must|is|of)(?!\p{L}))|(?:text|send|mail|email|post) it|plan a (?:tour|visit)|send (?:us |me )?(?:a|your) (?:photo|picture|video|pic))(?!\p{L})/iu,
  de: /^(?:jetzt |gleich |einfach |gerne? |am besten )*(?:anrufen|anmelden|buchen|bestellen|reservieren|abgeben|rufen sie an|rufe? (?:uns )?an|termine? (?:vereinbaren|sichern|buchen)|platz sichern)(?!\p{L})/iu,
  fr: /^(?:appelez|téléphonez|réservez|commandez|prenez (?:rendez-vous|rdv)|inscrivez-vous)(?!\p{L})/iu,
  es: /^(?:llama(?:nos)?(?! la atención)|llámanos|reserva(?: tu| ya|nos)?|pide cita|apúntate|inscríbete)(?!\p{L})/iu,
  it: /^(?:chiama(?:ci|te|teci)?|telefona(?:te)?|prenota(?:te)?|ordina(?:te)?|iscriviti|iscrivetevi)(?!\p{L})/iu,
  pt: /^(?:é só ligar|ligue|telefone|reserve|marque (?:já|a sua|o seu|hora|por|pelo)|encomende|inscreva-se)(?!\p{L})/iu,
  nl: /^(?:gewoon bellen|bel(?:len)? (?:ons|even|gerust|voor|na|tussen)|boek|reserveer|bestel|meld je|maak een afspraak)(?!\p{L})/iu,
};

/** What the writer sends to the owner of the business, whose address is not for readers. */
const FOR_OWNER =
  /(?<!\p{L})(?:unclear|unklar|pas clair|poco claro|non è chiaro|pouco claro|onduidelijk|drafts?|proofs?|versions?|approval|invoices?|entw[uü]rfe?|freigabe|rechnung|brouillon|épreuve|facture|borrador|prueba de|factura|bozza|fattura|rascunho|fatura|concept|drukproef|factuur)(?!\p{L})/iu;

/**
 * Whether a sentence with an address asks the writer to send something to the owner (words:
 * `FOR_OWNER` here). `readSentence` (`notes.ts`) and `isStepOfDetails` then take it for a note.
 */
export const isForOwner = (sentence: string): boolean => FOR_OWNER.test(sentence);

/**
 * Whether a sentence is only for readers in a special case: "If bailiffs are at the door, ring
 * 01632 960881". `channelOf` (`ads/channel.ts`) does not take its number, `own-calls.ts` does not
 * end ads with it, `closing.ts` no scripts. The words are here.
 */
export const isOnCondition = (sentence: string): boolean =>
  /^(?:if|when|in case|otherwise|(?:for )?more than|(?:for|with) (?:larger|bigger)|wenn|falls|bei|sonst|si|sinon|en cas|au-delà|pour plus de \d|en caso|para más de|se|in caso|altrimenti|per più di|em caso|para mais de|als|indien|bij|meer dan|anders)(?!\p{L})/iu.test(
    sentence,
  );

/** A label before the owner's next step in the details: "Call to action: come by". */
const STEP_LABEL =
  /^(?:(?:the |our )?(?:cta|call[- ]to[- ]action)(?: (?:should|must) be| is)?|(?:handlungs)?aufruf|appel à l[’']action|llamada a la acción|invito all[’']azione|chamada (?:à|para) ação|oproep(?: tot actie)?|next step|nächster schritt|prochaine étape|(?:siguiente|próximo) paso|(?:prossimo )?passo successivo|prossimo passo|próximo passo|volgende stap)\s*:\s*/iu;

/**
 * UTF-16 units of the label before the owner's next step at the start of a sentence ("Call to
 * action: come by"; words: `STEP_LABEL` here); 0 without. `readSentence` (`notes.ts`) prints the
 * rest.
 */
export const lengthOfStepLabel = (sentence: string): number => STEP_LABEL.exec(sentence)?.[0].length ?? 0;
