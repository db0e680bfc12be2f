/** What a business does for its customers, in the first person: "We pour you a coffee". */
const DOES: Readonly<Record<string, RegExp>> = {
  en: /^(?:and |but |also |then |there )?(?:we|i)(?:[’']ll| will| also| always| usually| even| only| both| still| never)* (?!(?:want|need|would|could|should|must|might|may|can(?! (?:collect|come|deliver|bring|help|fit|repair|do it)(?!\p{L}))|do|did|spend|pay|wonder|lose|lack|earn|owe|rent|employ|hire|are|am|were|was|have|has|had|got|get|lost|sold|made|went|won|began|came|took|gave|left|ran|saw|said|say|tell (?:everyone|people)|think|believe|know|feel|like|love|hope|prefer|hate|guess|suppose|mean|wish|assume|notice|worry|care about|trust|post|target|advertise|struggle|suffer|compete|aim|plan|expect|rely|depend|see|sound|tend|try|refuse|avoid|launch|use (?:this|that|the word)|run (?:this|an|the ad)|(?!(?:feed|breed)(?!\p{L}))\p{L}+ed)(?!\p{L})|leave .*out)\p{Ll}{2,}|^(?:we are|we[’']re) (?:an? |two |three |the )?(?:\p{L}+ )?(?:family|mother|father|daughter|husband|brothers|sisters|couple|cooperative|co-op|generation)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:wir|ich) (?!(?:wollen|will|möchten?|brauchen?|hätten?|sollt?en|dürfen|darf|müssen|muss|mussten|suchen?|hoffen?|wünschen?|mögen|mag|finden?|habe?n?|hatten?|sind|bin|waren?|würden?|wurden|können|kann|konnten|wollten|werden|denken?|glauben?|wissen|weiß|nennen?|schreiben?|sagen?|hassen?|planen|achten|legen|verzichten|übernehmen keine|verlieren|verliere|zahlen|verdienen|bitten|freuen)(?!\p{L})|lassen? .*weg)\p{Ll}+(?:e|n|t)(?!\p{L})|(?<=[\p{L},] )(?!wollen|möchten|brauchen|hätten|sollt?en|dürfen|müssen|suchen|hoffen|mögen|finden|haben|hatten|sind|waren|würden|können|werden|nennen|schreiben|sagen|bitten)\p{Ll}+en wir(?! weg)(?!\p{L})/iu,
  fr: /^(?:ici,? |chez nous,? )?(?:(?:on|nous|je)\s|j[’'])(?:vous |te |l[ae]s? |y |en )*(?!(?:veu[tx]|voul\p{L}+|voudr\p{L}+|aimer\p{L}+|préf[éè]r\p{L}+|doi[st]|devons|cherch\p{L}+|esp[éè]r\p{L}+|détest\p{L}+|évit\p{L}+|souhait\p{L}+|ai?|avons|avais?|avait|est|suis|sommes|étai\p{L}+|ne|n|peu[tx]|pouvons|pens\p{L}+|croi\p{L}+|croyons|sai[st]|savons|va|vais|allons|trouv\p{L}+|di[st]|disons|tien[st]|tenons|demand\p{L}+|craint?|compt\p{L}+|ador\p{L}+|aim\p{L}+)(?!\p{L}))\p{L}{2,}/iu,
  es: /^(?:y |también |siempre |si (?!no)[^,]{3,40} |(?:la|el|las|los) \p{L}+ )?(?:te |le |les |os |lo |la |los |las )*(?!(?:queremos|necesitamos|preferimos|podemos|tenemos(?! (?:una?|parking|servicio|taller)(?!\p{L}))|somos|estamos|vamos|sabemos|creemos|buscamos|esperamos|debemos|tuvimos|hemos|odiamos|pensamos|intentamos|solemos|decimos|prometemos|pedimos|gramos|ramos|tramos|últimos|máximos|mínimos|mismos)(?!\p{L}))\p{L}{2,}(?:amos|emos|imos)(?!\p{L})/iu,
  it: /^(?:anche |sempre |se (?!non)[^,]{3,40} )?(?:ti |le |vi |ve |lo |la |li )*(?!(?:vogliamo|preferiamo|dobbiamo|cerchiamo|speriamo|abbiamo|siamo|possiamo|odiamo|pensiamo|crediamo|sappiamo|evitiamo|chiediamo|teniamo|diciamo|promettiamo)(?!\p{L}))\p{L}{2,}iamo(?!\p{L})|\p{L}{3,}iamo noi$/iu,
  pt: /^(?:também |sempre |nós |se (?!não)[^,]{3,40} |(?:as?|os?) \p{L}+(?: \p{L}+)? )?(?:(?!(?:queremos|precisamos|preferimos|podemos|temos|somos|estamos|vamos|sabemos|achamos|esperamos|devemos|tivemos|gostamos|procuramos|pedimos|evitamos|fechamos|dizemos|prometemos|últimos|mínimos|máximos|ramos|gramos|mesmos)(?!\p{L}))\p{L}{2,}(?:amos|emos|imos)|a gente (?!(?:quer|queria|precisa|prefere|pode|tem|é|está|tá|vai|acha|espera|deve|gosta|evita|não|n)(?!\p{L}))\p{L}+)(?!\p{L})/iu,
  nl: /^(?:we|wij|ik) (?!(?:willen|wil|zoeken|zoek|hopen|hoop|moeten|moet|mogen|mag|vinden|vind|zijn|ben|hebben|heb|hadden|had|houden|hou|waren|was|zouden|zou|kunnen|kan|denken|denk|geloven|weten|weet|schrijven|noemen|zeggen|gaan|ga|worden|vragen|raden)(?!\p{L})|laten .*weg)\p{Ll}+|(?<=\p{L} )(?!willen|zoeken|hopen|moeten|mogen|vinden|zijn|hebben|houden|kunnen|denken|noemen|zeggen|vragen)\p{Ll}+en (?:we|wij)(?!\p{L})/iu,
};

/** What customers get or do, in the second person: "You get a printed copy", "vous passez". */
const GETS: Readonly<Record<string, RegExp>> = {
  en: /^if (?!possible|you (?:can|could|think|want|like|prefer)(?!\p{L}))[^,]+, (?:we|you|it)(?:[’']ll|[’']s| will| can| is)? (?!(?:use|write|say|mention|make|keep|put)(?!\p{L}))\p{Ll}+|^(?:and |then |so )?you(?:[’']ll| will| also| only| always| just)* (?!(?:can|could|may|might|should|must|would|know|see|need(?! (?:nothing|only|no)(?!\p{L}))|want|are|were|have|decide what|write|say|mention)(?!\p{L}))\p{Ll}+|^your (?!(?:call|choice|idea|turn)(?!\p{L}))(?:\p{L}+ ){1,4}(?:is|are|comes?|stays?|gets?|goes|arrives?)(?!\p{L})/iu,
  de: /(?:^|\s)Sie (?!können|dürfen|sollen|sollten|müssen|möchten|wollen)\p{Ll}+en(?!\p{L})|(?<=\p{L} )(?!dürfen|sollen|sollten|müssen|können)\p{Ll}+en Sie(?![\p{L}-])|(?:^|\s)du (?!kannst|darfst|sollst|musst|solltest)\p{Ll}+st(?!\p{L})/u,
  fr: /(?:^|\s)vous (?!(?:pouvez|devez|pourriez|voulez|savez|écrivez|dites|mettez|utilisez)(?!\p{L}))\p{L}+ez(?!\p{L})/iu,
  es: /^(?:usted|tú|aquí|solo) (?!(?:puede|puedes|debe|debes|escrib\p{L}+|pon\p{L}*)(?!\p{L}))\p{L}+(?:a|e|as|es)(?!\p{L})|^(?:te llevas|recibes?|eliges|decides|pagas|vuelves) /iu,
  it: /^(?:lei |tu )?(?:scegli|sceglie|decidi|decide|paghi|ricevi|riceve|torni a casa|esci con|ti porti)(?!\p{L})/iu,
  pt: /^(?:você|o senhor|a senhora|tu) (?!(?:pode|podes|deve|deves|escrev\p{L}+)(?!\p{L}))\p{L}+|^(?:recebes?|escolhes?|levas?|só pagas?) /iu,
  nl: /^(?:u|je|jij) (?!(?:mag|kunt|kan|moet|hoeft|zou|wilt|schrijft|zegt)(?!\p{L}))\p{Ll}+t(?!\p{L})|(?<=\p{L} )(?:krijgt|betaalt|ziet|houdt|beslist|kiest) u(?!\p{L})/iu,
};

/** What reassures customers: confidential, in writing, always the same person, as they like. */
const REASSURES =
  /(?<!\p{L})(?:herself|himself|in person|(?:macht|kommt|hat|baut|backt|näht|fährt|kocht|prüft) [^,]*selbst|elle-même|lui-même|en personne|personalmente|en persona|di persona|pessoalmente|em pessoa|(?<!(?:u|je) )zelf|persoonlijk|confidential|discreet|(?:coffee|tea|cake|drinks?|donuts|delivery|postage) (?:is |are )?on us|on the house|in writing|written (?:quotes?|price)|always the same|the same (?:person|driver|vet|nurse)|(?:babies|children|kids|dogs|beginners|wheelchairs|everyone) (?:are )?welcome|vertraulich|diskret|schriftlich|liegt bei|ist dabei|sind dabei|(?:anfahrt|versand|mwst|material) drin|kostet nichts|immer (?:dieselbe|derselbe|die gleiche|der gleiche)|(?:kinder|hunde|anfänger|babys) (?:sind )?willkommen|confidentiel(?:le)?|discr[eè]te?|par écrit|devis écrit|toujours l[ae] même|un seul interlocuteur|à bord|(?:bébés?|chiens?|enfants|débutants) bienvenus?|comprise?s?|confidencial(?:es)?|discret[oa]|por escrito|siempre (?:\p{L}+ )?l[ao] mism[ao]|(?:perros|niños|bebés) bienvenidos|riservat[oa]|per iscritto|preventivo scritto|sempre (?:\p{L}+ )?l[ao] stess[ao]|(?:cani|bambini) benvenuti|in omaggio|por nossa conta|sempre [ao] mesm[ao]|(?:cães|crianças|bebés) bem[- ]vind[oa]s|vertrouwelijk|as you (?:like|wish)|whenever(?: you like)?|on loan|in any (?:size|colou?r|shade|ral)|(?:in|with|after|before) every (?:order|visit|box|parcel|delivery|room|lesson|job)|(?:checked|cleaned|wiped|cleared|included|taken out) as well|at any time|jederzeit|leihweise|nach wahl|au choix|à tout moment|en option|dans chaque (?:panier|colis|commande|chambre)|a elegir|cuando quieras|en cada (?:pedido|habitación|caja|envío)|a scelta|in ogni (?:camera|scatola|confezione|ordine)|à escolha|em cada (?:pedido|quarto|caixa)|naar keuze|vaste prijs vooraf|op papier|schriftelijk|altijd dezelfde|(?:honden|kinderen|beginners) welkom)(?!\p{L})/iu;

/** What belongs to the offer or makes it easy to reach: "Harness and shoes included". */
const OFFERED =
  /^(?:there (?:is|are)|hay|il y a|c[’']è|ci sono|há|er (?:is|zijn)) |(?<!\p{L})(?:gibt es|es gibt|gibt[’']?s)(?!\p{L})|, (?:hay|il y a|c[’']è|há) |(?<!\p{L})(?:included|provided|inbegriffen|inklusive|inclus(?:e|es)?|fournie?s?|incluid[oa]s?|inclus[oaie]|incluíd[oa]s?|inbegrepen)(?!\p{L})|^(?:free |kostenlos(?:er|e|es)? )?(?:parking|parken|parkplätze?|parkplatz|stationnement|aparcamiento|parcheggio|estacionamento|parkeren) |^(?:step[- ]free|barrierefrei|rollstuhlgerecht|sans marches|sin escalones|senza gradini|sem degraus|rolstoeltoegankelijk)(?!\p{L})|^(?:led|run|taught|hosted) by |^(?:geleitet|begleitet|gemacht) von |^(?:animée?s?|encadrée?s?|préparée?s?) par |^(?:impartid[oa]s?|dirigid[oa]s?) por |^(?:condott[oaie]|tenut[oaie]|guidat[oaie]) da |^(?:orientad[oa]s?|dirigid[oa]s?) por |^(?:begeleid|geleid|gemaakt) door /iu;

/** What is possible, welcome or part of the offer: "cups are compostable", "se admiten perros". */
const IS =
  /^(?!(?:it|this|that|they|we|i|he|she|das|es|sie|er|wir) )(?:[\p{L}\d]+ ){1,6}(?:(?:is|are) (?:included|welcome|available|possible|optional|compostable|recyclable|reusable|washable|removable|heated|insured|qualified|organic|handmade)|(?:ist|sind) (?:jederzeit )?(?:möglich|inklusive|inbegriffen|enthalten|vorhanden|willkommen|erlaubt|gratis)|(?:steht|stehen) bereit|(?:est|sont) (?:possibles?|bienvenue?s?|offerte?s?|autorisée?s?)|(?:es posible|son bienvenid[oa]s)|(?:è|sono) (?:ammess[oaie]|benvenut[oaie]|possibil[ei]|compres[oaie])|(?:é|são) (?:possíve(?:l|is)|bem-vind[oa]s?|permitid[oa]s?)|(?:is|zijn) (?:welkom|mogelijk|inbegrepen|toegestaan|gratis))[\s.!]*$|^(?:se (?:admiten|aceptan|permiten|puede[n]? (?:pagar|venir|reservar|recoger|traer))|si (?:accettano|possono|può (?:pagare|venire|provare|portare))|aceitam-se|aceitamos)(?!\p{L})|^(?:duurt|dauert|dure|dura) (?:ca\.? |circa |ungefähr |ongeveer |environ |unos |meist )?(?:\d|\p{L}+ (?:hours?|stunden?|minuten|heures?|horas?|ore|uur|uren))|(?:welcome|willkommen|welkom|bienvenue?s?|bienvenid[oa]s|benvenut[ie]|bem-vind[oa]s|ci sono)[\s.!]*$|^(?:the |all )?prices? (?:is|are|includes?|covers?)(?!\p{L})|^(?:meeting point|treffpunkt|point de rendez-vous|rendez-vous|punto de encuentro|ritrovo|punto di ritrovo|ponto de encontro|verzamelpunt|vertrekpunt)\s?:|(?<!\p{L})(?:prêt|offert|rembours)(?:é|ée|és|ées|e|es|s)? (?:le |la |pour |pendant |dès |à )/iu;

/** How customers choose, pay, book and cancel, as a short order to them: "pay when it is done". */
const CHOICE =
  /^(?:just |only |simply )?(?:pay (?:when|after|on|once|only|at)|(?:mix|choose|pick|swap|cancel|reschedule|return) (?:any|your|from|between|up to|when)|(?:buchen|reservieren|bestellen|anmelden|bezahlen|abholen) (?:kann man|geht|über|per|im|bei)|(?:réserver|commander|payer) (?:sur|par|en|à)|(?:reserveren|boeken|bestellen|aanmelden|betalen|afhalen) (?:kan|via|bij|op))(?!\p{L})/iu;

/** What customers can do: "you can bring a friend", but not "you can be funny". */
const CAN =
  /^(?:you can (?:bring|park|pay|choose|pick|cancel|swap|watch|stay|come|call|reach|keep|visit|try|rent|return|use (?:our|the|all))|(?:sie können|du kannst) .* (?:mitbringen|parken|zahlen|bezahlen|absagen|zuschauen|kommen|bleiben)|(?:vous pouvez|tu peux) (?:venir|payer|amener|apporter|annuler|rester)|on peut (?:mettre|venir|voir|payer|annuler|goûter|essayer|amener|apporter|rester)|puedes? (?:venir|pagar|traer|cancelar|quedarte)|(?:puoi|può|potete) (?:venire|pagare|portare|disdire|restare)|podes? (?:vir|pagar|trazer|cancelar|ficar)|(?:je|u) (?:kunt|mag|kan) .* (?:meenemen|parkeren|betalen|afzeggen|blijven))(?!\p{L})/iu;

/** What customers can have if they ask: "non-bio detergent on request". */
const ON_REQUEST =
  /^(?!(?:i|we|ich|wir|je|on|nous|ik|wij) )[^,]{3,40} (?:on request|by appointment|auf (?:wunsch|anfrage)|sur (?:demande|rendez-vous)|bajo pedido|con cita|su (?:richiesta|appuntamento)|a pedido|op (?:aanvraag|afspraak))$/iu;

/** Words that remarks to the writer and negative statements contain: "ad", "tone", "never". */
const REMARK =
  /(?<!\p{L})(?:not|never|no|don[’']?t|can[’']?t|cannot|won[’']?t|other(?:s| ads?)|every(?:one|body) (?:does|says)|ja(?:ja)+|ha(?:ha)+|ads?|advert\p{L}*|facebook|google|amazon|staff|typo|flyers?|vermieter|streit|copy|tone|word(?:s|ing)?|text|headline|emojis?|hashtags?|logo|slogan|nicht|nie|kein\p{L}*|anzeige|werbung|ton(?! und licht)|wort|wörter|pas|jamais|annonce|texte|nunca|anuncio|texto|tono|non|mai|annuncio|testo|não|anúncio|tom|niet|nooit|geen|advertentie|tekst|toon|(?:photos?|pictures|images|foto[’']?s|fotos|bilder|imágenes|immagini|imagens)(?=[\s.!]*$))(?!\p{L})|[?"“”„«»]/iu;

/**
 * Whether a clause of the details has the form of a statement to customers: a service of the
 * business, what the customer gets, an included item, or an option of the customer. `readFacts`
 * makes such a clause printable; another clause may be a remark to the writer unless it has a value
 * or a word of the lexicons. The words are in this file, by `language` (BCP 47).
 */
export const isToldToReader = (clause: string, language: string): boolean =>
  !REMARK.test(clause) &&
  (OFFERED.test(clause) ||
    CAN.test(clause) ||
    IS.test(clause) ||
    CHOICE.test(clause) ||
    REASSURES.test(clause) ||
    ON_REQUEST.test(clause) ||
    [DOES, GETS].some((patterns) => patterns[language.slice(0, 2)]?.test(clause) === true));
