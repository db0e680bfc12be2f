const PLATFORM = "(?:facebook|fb|instagram|insta|tiktok|linkedin|pinterest|google|youtube)";
const ON = "(?:on|for|auf|für|sur|pour|en|para|su|per|no|na|op|voor) ";
const ONLY =
  "(?:only|just|mainly|mostly|please|first|ads?|nur|vor allem|bitte|seulement|uniquement|surtout|solo|sólo|só|apenas|soltanto|alleen|vooral|graag)";
/** Where the ad shall run: "only Instagram and Facebook". */
const PLATFORMS_ONLY = new RegExp(
  `^(?:${ONLY} )*(?:${ON})?${PLATFORM}(?:(?:,| and| &| und| et| y| e| en| or| oder| ou| o|/) ?(?:${ON})?${PLATFORM})*(?: ${ONLY})*$`,
  "iu",
);

/** Names of an ad, in the languages of the lexicons. */
const AD = "(?:ads?|anzeigen?|annonces?|anuncios?|annunci[o]?|anúncios?|advertenties?)";
/** "£5 a day on Facebook": what the publication may cost. */
const SPENT =
  /[£$€] ?\d[\d.,]*(?: (?:a|per) \p{L}+)? (?:on|auf|sur|en|su|no|op) (?:facebook|instagram|tiktok)/iu;

/** Notes about the ad in all languages: where and when it runs, its emojis, length and pictures. */
const ABOUT = new RegExp(
  [
    "(?<!\\p{L})(?:[eé]mojis|hashtags)(?!\\p{L})|(?<!\\p{L})[eé]moji(?=[\\s.!)]*$| (?:is|ok|please|bitte|per favore|por favor)(?!\\p{L}))",
    "^(?!.*[£$€])(?:.*(?<!\\p{L}))?(?:under|below|at most|unter|höchstens|moins de|menos de|meno di|onder) \\d+ (?:words|characters|wörter|zeichen|mots|caractères|palabras|caracteres|parole|caratteri|palavras|woorden|tekens)(?!\\p{L})",
    `^(?:the |our |die |unsere |l[’']|de |il |el |o )?${AD} (?:runs?|should|will|goes|läuft|laufen|soll|darf|startet|tourne|doit|sera|passe|court|va|saldrá|debe|deve|esce|parte|sai|corre|mag|moet|loopt)(?!\\p{L})`,
    `^${AD} (?:for|für|pour|para|per|voor) ${PLATFORM}(?!\\p{L})`,
    "^(?:liefst |liever |bitte |please )?(?:no|keine?|pas de|sin|nada de|niente|sem|geen) (?:\\p{L}+ ){0,2}\\p{L}*(?:photos?|pictures?|images?|foto[’']?s?|fotos|bilder|imágenes|immagini|imagens)[\\s.!]*$",
    "(?<!\\p{L})for the (?:whole |entire )?campaign(?!\\p{L})",
    "^(?:(?:my )?(?:wife|husband|partner) (?:handles|answers|does|takes) (?:the )?(?:phones?|calls|emails?)|(?:meine frau|mein mann) (?:geht ans|macht das|sitzt am) telefon|(?:ma femme|mon mari) (?:répond|prend) (?:au|les)|mi (?:mujer|marido) (?:coge|atiende|contesta)|(?:mia moglie|mio marito) risponde|(?:minha (?:esposa|mulher)|meu marido) atende|mijn (?:vrouw|man) (?:neemt de telefoon|doet de telefoon))(?!\\p{L})",
    "^(?:photos?|pictures?|images?|fotos?|bild(?:er)?|imágenes|immagini|imagens|foto[’']s)\\s*:\\s*(?:use|no|not|please|bitte|nimm|nehmt|ohne|kein|utilis|prend|pas|usa|non|niente|nada|gebruik|geen)",
    "^\\(?(?:if possible|wenn (?:es )?möglich|si possible|si es posible|se possibile|se possível|indien mogelijk) .*(?:photo|foto|bild|sfondo|fondo|background|hintergrund|fond|achtergrond|colou?r|farbe|couleur)",
  ].join("|"),
  "iu",
);

/** Whom the writer can ask: "if anything is unclear ask Joanna", "Rückfragen an Herrn Thiele". */
const ASKING =
  /^(?:if (?:anything|something|you|there)(?!\p{L}).*(?<!\p{L})(?:ask|check with|talk to)|(?:any )?(?:questions|queries) (?:to|for)|(?:bei )?(?:rück)?fragen (?:bitte )?an|(?:en cas de|si|des) (?:doutes?|questions?)(?!\p{L}).*(?:voir avec|demande\p{L}*|contacte\p{L}*)|si (?:hay|tienes|tenéis) dudas(?!\p{L}).*pregunt\p{L}+|(?:per|in caso di|se hai) (?:dubbi|domande)(?!\p{L}).*(?:chied|sent)\p{L}+|(?:em caso de |se houver )?dúvidas(?!\p{L}).*(?:pergunt\p{L}+|fal[ae]\p{L}*)|(?:bij )?(?:vragen|twijfel)(?!\p{L}).*(?:vraag|overleg|bel)) (?!us(?!\p{L})|me(?!\p{L})|uns(?!\p{L})|nous(?!\p{L})|\+?\d)\p{L}/iu;

/** Whom the ad shall reach: "target 25-40", "Zielgruppe eher Hausbesitzer". */
const TARGET =
  /^(?:our |the |unsere |notre |nuestro |el |il nostro |il |o nosso |o |onze |de )?(?:(?:target|público|pubblico)(?: is| are| es| è| é| entre|:)? \d{2} ?(?:-|–|to|a|y|e) ?\d{2}|(?:target (?:group|audience|market)|zielgruppe|cible|público objetivo|doelgroep)(?!\p{L}))/iu;

/**
 * Notes about making the ad, by language: pictures and logos that follow, brand colors to use, the
 * length of the text, the budget, and when the campaign runs. An estimate of costs has the name of
 * the budget in Spanish and Portuguese, so those need a month or a platform.
 */
const PRODUCTION: Readonly<Record<string, RegExp>> = {
  en: /^(?:i|we)(?:[’']ll| will) send (?:them|it|those)(?: (?:over|on|later|soon|separately|tomorrow))?[\s.!]*$|^we have (?:good|nice|new|great) (?:pictures|photos)(?!\p{L})|^(?:the |our |some |more |new )*(?:photos?|pictures?|images?|pics?|logo|footage) (?:will (?:follow|come|be sent)|to follow|follows?|coming|attached|(?:is|are) (?:on (?:the|our) (?:web ?)?site|attached|coming|below))(?!\p{L})|(?<!\p{L})(?:has|ask \p{L}+ for) the logo(?!\p{L})|ask \p{L}+ for the (?:photos?|pictures?)(?!\p{L})|(?<!\p{L})campaign (?:should|will run|to run|lasts?|period|goes live)(?!\p{L})|^(?:the |this |\p{L}+ )?(?<!our )campaign runs(?!\p{L})|^(?:our |the |ads? |monthly |total )*budget(?: for ads| per ad)?(?: for (?:this|it|the \p{L}+))?(?: is|:)? ?(?:about|around|approx\.?|roughly|max\.?|up to|of|only|under)? ?[£$€]?\d|^(?:please )?use (?:our|the)(?: usual| brand| dark| light| new)* (?:colou?rs?|green|blue|red|yellow|orange|purple|violet|pink|black|logo|fonts?)(?!\p{L})|^not too \p{L}+ (?:please|pls)(?!\p{L})|^(?:please )?(?:short|brief) (?:texts?|copy)(?!\p{L})/iu,
  de: /^(?:die |unsere? |das |mehr )?(?:fotos?|bilder|logo) (?:folg\p{L}+|kommt noch|kommen noch|schicke ich|sende ich|im anhang|anbei)(?!\p{L})|^(?:das |unser )?logo (?:hat|habt|liegt|gibt|ist)(?!\p{L})|(?<!\p{L})kampagne (?:läuft|soll|startet|dauert|beginnt|geht)(?!\p{L})|^(?:unser |das )?(?:werbe|monats)?budget(?: ist|:| liegt bei)? ?(?:ca\.?|etwa|rund|maximal|max\.?|bis|von|circa)? ?\d|(?:unser|das)(?:e|en)? (?:\p{L}+)?(?:grün|blau|rot|gelb|orange|lila|rosa|schwarz|farben?|logo)(?: bitte)? (?:verwenden|nehmen|benutzen|nutzen|einsetzen)(?!\p{L})|^texte? (?:bitte )?(?:eher )?kurz(?!\p{L})|^(?:bitte )?kurze[rn]? texte?(?!\p{L})/iu,
  fr: /^(?:la |les |des )?(?:photos?|images?|logo) (?:suiv\p{L}+|arriv\p{L}+|à venir|en pièce jointe|ci-joint\p{L}*|(?:est|sont) (?:jointe?s?|en pièce jointe))(?!\p{L})|^(?:la |notre )?campagne (?:de \p{L}+ à|démarre|commence|dure|doit|sera|prévue)(?!\p{L})|^(?:la page|la pub|la publicité) (?:doit|tourne|sera)(?!\p{L})|^(?:notre |le )?budget(?: \p{L}+)?(?: est| ?:)? ?(?:de |d[’']|environ |maximum |autour de )*\d|(?<!\p{L})utilise[zr] notre (?:\p{L}+ )?(?:vert|bleu|rouge|jaune|orange|violet|rose|noir|couleurs?|logo)(?!\p{L})|^textes? (?:plutôt )?courts?(?!\p{L})|^(?:on|nous) vis(?:e|ons)(?!\p{L})|^(?:merci de |veuillez )?(?:ajouter|mettre|insérer|préciser|indiquer|rappeler) (?:l[ae]s?|une?|que|notre)(?!\p{L})/iu,
  es: /^(?:las |los |la |el )?(?:fotos?|imágenes|logo) (?:(?:las|los|la|lo|os|te) (?:mando|mandaré|envío|enviaré|paso|pasaré)|por correo|adjunt\p{L}+)(?!\p{L})|(?<!\p{L})campaña (?:empieza|dura|va|será|arranca|debe|debería)(?!\p{L})|^(?:nuestro |el )?presupuesto(?! gratis)(?:[^,;]*\d[^,;]*(?:al mes|mensual\p{L}*|facebook|instagram)| (?:son|es de) \d+)(?!\p{L})|^usa(?:d|r|en)? (?:nuestr[oa]|el|la) (?:verde|azul|rojo|amarillo|naranja|morado|rosa|negro|color\p{L}*|logo)(?!\p{L})|^textos? cort\p{L}+|^frases cortas(?!\p{L})/iu,
  it: /^(?:le |la |il |i )?(?:foto|immagini|logo) (?:arriv\p{L}+|seguono|segue|in allegato|(?:ve|te|le|li) (?:mando|invio|giro))(?!\p{L})|(?<!\p{L})campagna (?:parte|dura|deve|inizia|sarà)(?!\p{L})|^(?:il nostro |il )?budget(?!\p{L})[^,;]*\d|^usa(?:re|te)? (?:il nostro|la nostra|il|la) (?:verde|blu|azzurro|rosso|giallo|arancione|viola|rosa|nero|color\p{L}+|logo)(?!\p{L})|^(?:per favore )?test[oi] brev[ei](?!\p{L})/iu,
  pt: /^(?:as |os |o )?(?:fotos?|imagens|logo) (?:seguem|segue|mando|envio|em anexo)(?!\p{L})|(?<!\p{L})campanha (?:arranca|começa|dura|vai|deve|será)(?!\p{L})|^(?:o nosso |o )?orçamento(?! grátis)[^,;]*\d[^,;]*(?:por mês|ao mês|mensa\p{L}+|facebook|instagram)(?!\p{L})|^usar? (?:o nosso|a nossa|o|a) (?:azul|verde|vermelho|amarelo|laranja|roxo|rosa|preto|cor(?:es)?|logo)(?!\p{L})|^textos? curtos?(?!\p{L})/iu,
  nl: /^(?:de |het |onze? |ons )?(?:foto[’']?s?|beelden|logo) (?:volg\p{L}*|kom(?:t|en) nog|stuur ik)(?!\p{L})|^ik stuur (?:zelf )?foto|(?<!\p{L})campagne (?:loopt|start|duurt|moet|gaat|begint)(?!\p{L})|^(?:ons )?budget(?!\p{L})[^,;]*\d|^gebruik (?:ons|onze|het|de) (?:\p{L}+ )?(?:groen|blauw|rood|geel|oranje|paars|roze|zwart|kleur\p{L}*|logo)(?!\p{L})|^(?:teksten? kort|korte teksten)(?!\p{L})/iu,
};

/**
 * Whether a clause of the details is about making the ad: "photos will follow", "budget about 300 a
 * month", "Instagram only" (words: this file). `notes.ts` makes it a note, for `questions.ts` it is
 * no question to customers; `mixed-lists.ts` knows that nothing after it belongs to it. Languages
 * without words in `PRODUCTION` have the patterns above it.
 */
export const isProductionNote = (clause: string, language: string): boolean =>
  PLATFORMS_ONLY.test(clause.replace(/[\s.!]+$/u, "")) ||
  [ABOUT, SPENT, ASKING, TARGET].some((pattern) => pattern.test(clause)) ||
  PRODUCTION[language.slice(0, 2)]?.test(clause) === true;
