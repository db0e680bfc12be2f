const PLATFORM = "(?:facebook|fb|instagram|insta|tiktok|linkedin|pinterest|google|youtube)";
const ON = "(?:on|for|auf|für|sur|pour|en|para|su|per|no|na|op|voor) ";
const ONLY =
  "(?:only|just|mainly|mostly|please|first|ads?|nur|vor allem|bitte|seulement|uniquement|surtout|solo|sólo|só|apenas|soltanto|alleen|vooral|graag)";
/** Where the ad shall run: "only Instagram and Facebook". */
const PLATFORMS_ONLY = new RegExp(
  `^(?:${ONLY} )*(?:${ON})?${PLATFORM}(?:(?:,| and| &| und| et| y| e| en| or| oder| ou| o|/) ?(?:${ON})?${PLATFORM})*(?: ${ONLY})*$`,
  "iu",
);
/** Words about the ad itself: its emojis and length, where and when it runs, its pictures. */
const ABOUT =
  /(?<!\p{L})(?:[eé]mojis?|hashtags?)(?!\p{L})|(?:under|below|at most|about|unter|höchstens|moins de|menos de|meno di|onder) \d+ (?:words|characters|wörter|zeichen|mots|caractères|palabras|caracteres|parole|caratteri|palavras|woorden|tekens)(?!\p{L})|[£$€].*(?:on|auf|sur|en|su|no|op) (?:facebook|instagram|insta|tiktok|pinterest)[\s.!)]*$|^(?:the |our |die |unsere |l[’']|de |il |el |o )?(?:ads?|anzeigen?|annonces?|anuncios?|annunci[o]?|anúncios?|advertenties?) (?:runs?|should|will|goes|läuft|laufen|soll|darf|startet|tourne|doit|sera|passe|court|va|saldrá|debe|deve|esce|parte|sai|corre|mag|moet|loopt)(?!\p{L})|^(?:photos?|pictures?|images?|fotos?|bild(?:er)?|logo|imágenes|immagini|imagens|foto[’']s)\s*:|^\(?(?:if possible|wenn (?:es )?möglich|si possible|si es posible|se possibile|se possível|indien mogelijk)(?!\p{L})/iu;

/** Whom the ad shall reach: "target 25-40, office workers". */
const TARGET =
  /^(?:our |the |unsere |notre |nuestro |el |il nostro |il |o nosso |o |onze |de )?(?:target(?: group| audience)?|zielgruppe|cible|público|pubblico|doelgroep)(?: is| are| ist| est| es| è| é|:)?(?: \p{L}+){0,2} \d{2}/iu;

/**
 * Notes about making the ad, by language: pictures and logos that follow, brand colors to use, the
 * length of the text, the budget, and when the campaign runs. An estimate of
 * costs has the name of the budget in Spanish and Portuguese, so those need a month or a platform.
 */
const PRODUCTION: Readonly<Record<string, RegExp>> = {
  en: /(?<!\p{L})(?:i|we)(?:[’']ll| will) send (?:them|it|those)(?!\p{L})|^we have (?:good|nice|new|great) (?:pictures|photos)(?!\p{L})|^(?:the |our |some |more |new )*(?:photos?|pictures?|images?|pics?|logo|footage) (?:will|to follow|follows?|coming|attached|(?:is|are) (?:on|in|attached|coming|ready|with|below|at))(?!\p{L})|(?<!\p{L})(?:ask|get|has) (?:\p{L}+ )?(?:for )?the (?:logo|photos?)(?!\p{L})|(?<!\p{L})campaign (?:should|will|runs?|to run|lasts?|period|goes live)(?!\p{L})|^(?:our |the |ads? |monthly |total )*budget(?: for (?:this|it|the \p{L}+))?(?: is|:)? ?(?:about|around|approx\.?|roughly|max\.?|up to|of|only|under)? ?[£$€]?\d|^(?:please )?use (?:our|the)(?: usual| brand| dark| light| new)* (?:colou?rs?|green|blue|red|yellow|orange|purple|violet|pink|black|logo|fonts?)(?!\p{L})|^not too \p{L}+(?: please| pls|$)|^(?:please )?(?:short|brief) (?:texts?|copy)(?!\p{L})/iu,
  de: /^(?:die |unsere? |das |mehr )?(?:fotos?|bilder|logo) (?:folg|komm|schick|send|lieg|hat|habt|haben|gibt|ist|sind|im anhang|anbei)\p{L}*(?!\p{L})|kampagne (?:läuft|soll|startet|dauert|beginnt|geht)(?!\p{L})|^(?:unser |das )?(?:werbe|monats)?budget(?: ist|:| liegt bei)? ?(?:ca\.?|etwa|rund|maximal|max\.?|bis|von|circa)? ?\d|(?:unser|das)(?:e|en)? (?:\p{L}+)?(?:grün|blau|rot|gelb|orange|lila|rosa|schwarz|farben?|logo)(?: bitte)? (?:verwenden|nehmen|benutzen|nutzen|einsetzen)(?!\p{L})|^texte? (?:bitte )?(?:eher )?kurz(?!\p{L})|^(?:bitte )?kurze[rn]? texte?(?!\p{L})/iu,
  fr: /^(?:la |les |des )?(?:photos?|images?|logo) (?:suiv|arriv|ser)\p{L}+|^(?:la |les |le )?(?:photos?|images?|logo) (?:est|sont|à venir|en pièce jointe|ci-joint\p{L}*)(?!\p{L})|^(?:la |notre )?campagne (?:de \p{L}+ à|démarre|commence|dure|doit|sera|prévue)(?!\p{L})|^(?:notre |le )?budget(?: est| :)? ?(?:de |d[’']|environ |maximum |autour de )*\d|(?<!\p{L})utilise[zr] notre (?:\p{L}+ )?(?:vert|bleu|rouge|jaune|orange|violet|rose|noir|couleurs?|logo)(?!\p{L})|^textes? (?:plutôt )?courts?(?!\p{L})|^(?:on|nous) vis(?:e|ons)(?!\p{L})|^(?:merci de |veuillez )?(?:ajouter|mettre|insérer|préciser|indiquer|rappeler) (?:l[ae]s?|une?|que|notre)(?!\p{L})/iu,
  es: /^(?:las |los |la |el )?(?:fotos?|imágenes|logo) (?:(?:las|los|la|lo|os|te) (?:mand|envi|env[ií]|pas)\p{L}+|lleg\p{L}+|van|por correo|adjunt\p{L}+)(?!\p{L})|(?<!\p{L})campaña (?:empieza|dura|va|será|arranca|debe|debería)(?!\p{L})|^(?:nuestro |el )?presupuesto(?! gratis)(?:.*\d.*(?:al mes|mensual\p{L}*|facebook|instagram)| (?:son|es de) \d+)(?!\p{L})|^usa(?:d|r|en)? (?:nuestr[oa]|el|la) (?:verde|azul|rojo|amarillo|naranja|morado|rosa|negro|color\p{L}*|logo)(?!\p{L})|^textos? cort\p{L}+|^frases cortas(?!\p{L})/iu,
  it: /^(?:le |la |il |i )?(?:foto|immagini|logo) (?:arriv\p{L}+|seguono|segue|in allegato|(?:ve|te|le|li) \p{L}+)(?!\p{L})|(?<!\p{L})campagna (?:parte|dura|deve|inizia|sarà)(?!\p{L})|^(?:il nostro |il )?budget(?!\p{L}).*\d|^usa(?:re|te)? (?:il nostro|la nostra|il|la) (?:verde|blu|azzurro|rosso|giallo|arancione|viola|rosa|nero|color\p{L}+|logo)(?!\p{L})|^(?:per favore )?test[oi] brev[ei](?!\p{L})/iu,
  pt: /^(?:as |os |o )?(?:fotos?|imagens|logo) (?:seguem|segue|vão|chegam|mando|envio|em anexo)(?!\p{L})|(?<!\p{L})campanha (?:arranca|começa|dura|vai|deve|será)(?!\p{L})|^(?:o nosso |o )?orçamento(?! grátis).*\d.*(?:por mês|ao mês|mensa\p{L}+|facebook|instagram)(?!\p{L})|^usar? (?:o nosso|a nossa|o|a) (?:azul|verde|vermelho|amarelo|laranja|roxo|rosa|preto|cor(?:es)?|logo)(?!\p{L})|^textos? curtos?(?!\p{L})/iu,
  nl: /^(?:de |het |onze? |ons )?(?:foto[’']?s?|beelden|logo) (?:volg|kom|stuur)\p{L}*(?!\p{L})|(?<!\p{L})campagne (?:loopt|start|duurt|moet|gaat|begint)(?!\p{L})|^(?:ons )?budget(?!\p{L}).*\d|^gebruik (?:ons|onze|het|de) (?:\p{L}+ )?(?:groen|blauw|rood|geel|oranje|paars|roze|zwart|kleur\p{L}*|logo)(?!\p{L})|^(?:teksten? kort|korte teksten)(?!\p{L})/iu,
};

/**
 * Whether a clause of the details is about making the ad: "photos will follow", "budget about 300 a
 * month", "Instagram only" (words: `PRODUCTION` and above it). `isRemark`
 * (`remarks.ts`) makes it a note; `mixed-lists.ts` knows that nothing after it belongs to it. Other
 * languages than these seven have only platforms and targets.
 */
export const isProductionNote = (clause: string, language: string): boolean =>
  PLATFORMS_ONLY.test(clause.replace(/[\s.!]+$/u, "")) ||
  ABOUT.test(clause) ||
  TARGET.test(clause) ||
  PRODUCTION[language.slice(0, 2)]?.test(clause) === true;
