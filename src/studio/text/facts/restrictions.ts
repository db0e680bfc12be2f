/** A negation before what the business does not do, in all languages of the lexicons. */
const NOT_DOING: readonly RegExp[] = [
  // "We don't take deposits" and "we don't sell your data" are promises.
  /^(?:also,? )?(?:(?:we|i) (?:do not|don[’']?t|can[’']?t|cannot|won[’']?t) (?:do|offer|take|sell|make|allow|accept|carry out|handle|cover|ship|deliver|serve|stock|buy|repair|teach|treat|promise|guarantee)|(?:we|i)(?:[’']re| are|[’']m| am) not (?:an? |the )?(?:\p{L}+ )?(?:accountants?|counsell?ors?|nurses?|advisers?|doctors?|solicitors?|lawyers?|therapists?|vets?|surveyors?|certified|insured|vat registered))(?!\p{L})(?! (?:\p{L}+ )?(?:deposits?|commissions?|fees?|data|your|you|contracts?|shortcuts|pressure))/iu,
  /^(?:wir (?:machen|versprechen|vergeben|garantieren|bieten|nehmen|verkaufen|liefern|versenden|reparieren|behandeln)|ich (?:mache|verspreche|garantiere|biete|nehme|verkaufe|liefere|repariere|behandle)) (?:kein\p{L}*|nicht)(?!\p{L})|^(?:wir (?:ersetzen|sind)|ich bin) (?:nicht|kein(?:e|en)?)(?!\p{L})|(?<!\p{L})(?:(?:machen|nehmen|bieten|verkaufen|reparieren|liefern|führen|schleifen) wir|(?:mache|nehme|biete|verkaufe|repariere|liefere) ich) (?:leider )?(?:nicht|kein\p{L}*)(?: \p{L}+)?$|^[^,]{3,40} (?:wird|werden) (?:leider )?nicht (?:angenommen|repariert|verarbeitet|versandt)$/iu,
  /(?:^|, )(?:on|nous|je) (?:ne |n[’'])(?:fai|propos|pren|vend|prêt|livr|accept|répar|garanti|promet|somm|sui|interv|assur|travaill|repren|affût|nettoy|soign|donn|fourni|pratiqu|réalis)\p{L}* (?:pas|aucune?)(?!\p{L})/iu,
  /^(?:on|nous|je) (?:prend|fai|vend|livr|accept|répar|repar)\p{L}* pas (?:les?|la|l[’' ]|de (?!commission|frais|supplément|acompte|pub))/iu,
  /^[^,]{3,40} (?:can[’']?t|cannot) be (?:insured|accepted|admitted|taken|repaired|covered|delivered)$/iu,
  /^(?:no cards(?! (?:needed|required|necessary))|cash only)(?!\p{L})[^,]*$/iu,
  /^[¡!]?(?:no (?:arreglamos|arreglo|reparo|hacemos|hago|cogemos|cojo|aceptamos|acepto|ponemos|ofrecemos|ofrezco|atendemos|atiendo|vendemos|vendo|trabajamos|trabajo|entregamos|enviamos|servimos|repartimos|reparamos|prometemos))(?!\p{L})|^no (?:somos|soy)(?!\p{L}).*(?:certificad|médic|abogad|ecológic)\p{L}*|(?<!\p{L})no (?:(?:los |las )?hacemos|(?:hacemos|arreglamos|reparamos) nada)$|^[¡!]?[\p{L}\p{N}]+(?: (?:y|ni) [\p{L}\p{N}]+)? no!*$/iu,
  /^non (?:facciamo|faccio|offriamo|offro|vendiamo|vendo|accettiamo|accetto|consegniamo|spediamo|ripariamo|promettiamo)(?!\p{L})|(?<!\p{L})non (?:(?:ce|li|le|lo|la|ne) )?(?:l[’' ]\s?)?(?:abbiamo|facciamo|trattiamo)$/iu,
  /^n[ãa]o (?:fazemos|faço|oferecemos|ofereço|vendemos|vendo|atendemos|trabalhamos|trabalho|aceitamos|entregamos|enviamos|consertamos|reparamos|prometemos)(?!\p{L})|(?<!\p{L})n[ãa]o (?:fazemos|faço|conserto|consertamos|reparo|reparamos|atendo|atendemos|vendo|vendemos)$/iu,
  /^(?:we|wij|ik) (?:rijd?|rijden|doen|beloven|beloof|garanderen|doe|bieden|bied|verkopen|verkoop|leveren|lever|nemen|neem|accepteren|repareren|bezorgen) (?:geen|niet)(?!\p{L})|(?<!\p{L})(?:doen|repareren|leveren|verkopen) (?:we|wij) niet$|^(?:geen|kein(?:e|en)?)(?!\p{L}).* (?:meer|mehr) (?:sinds|seit)(?!\p{L})/iu,
  /^(?:no|niente|pas de|keine?|geen|sin|sem|senza) (?:deliver(?:y|ies)|consegn\p{L}+|domicilio|livraisons?|envois|lieferung|versand|kartenzahlung|reparto|envíos?|entregas?|bezorging|verzending)$/iu,
  /^(?:no|not|kein(?:e|en)?|geen|pas de|sin|senza|niente|sem)(?!\p{L}).*(?<!\p{L})(?:sorry|leider|désolée?s?|lo sentimos|ci dispiace|desculpem?|helaas)$/iu,
  /(?<!\p{L})(?:no|nein|non|não|nee),? (?:sorry|leider|désolée?s?|lo sentimos|mi dispiace|desculpem?|helaas)$|(?<!\p{L})(?:leider|helaas) (?:nicht|nein|niet)$/iu,
];

/** Disclaimers: an offer is no medical device and replaces no doctor. */
const DISCLAIMER =
  /(?:^|(?<!\p{L})(?:it|this|the \p{L}+|das|dies|ce|cela|esto|questo|isto|dit|het) )(?:(?:is|are) not (?:an? )?(?:medical|legal|financial|substitute|replacement)|(?:does not|doesn[’']?t) replace|ersetzt (?:kein\p{L}*|nicht)|je ne remplace pas (?:le|la|un|une|votre) (?:vétérinaire|médecin|docteur|psycholog\p{L}*|avocat|notaire|dentiste)|ne remplace(?:nt)? pas|n[’']est pas (?:un |une )?(?:dispositif|médicament|traitement)|no (?:sustituye|reemplaza)|non (?:sostituisce|vanno? bene)|n[ãa]o (?:substitui|dispensa)|(?:ist|sind) kein(?:e|en)? (?:therapie|medizin\p{L}*|ersatz)|vervangt (?:geen|niet)|is geen (?:medisch|vervanging))(?!\p{L})|^(?:no|kein(?:e|en)?|pas de|sin|sem|geen|niente|nessun[ao]?) (?:medical|medizinisch\p{L}*|soins? médica\p{L}+|(?:atención|asistencia|assistência|assistenza) m[éeè]dica|medische) (?!tests?|questions?)/iu;

/** Whom the offer does not suit, and places that are hard to reach: "not for pregnant women". */
const NOT_FOR =
  /^(?:(?:the |our )?(?:access|path|way|terrain|track) (?:is not|isn[’']t) (?:easy|suitable|accessible)|(?:der |unser )?(?:zugang|weg) ist nicht (?:leicht|einfach)|(?:l[’']|le )?(?:accès|chemin) (?:n[’']est pas|est peu) (?:facile|accessible|commode)|(?:el )?acceso no es (?:fácil|cómodo)|(?:l[’'])?accesso non è (?:facile|comodo)|(?:o )?acesso não é (?:fácil|cómodo|cômodo)|(?:the \p{L}+ is )?not (?:wheelchair )?accessible|leider nicht barrierefrei|not (?:for|suitable for) (?:anyone|people|those|children|babies|pregnan)|not (?:wheelchair )?accessible|nicht barrierefrei|pas accessible|no accesible|non accessibile|n[ãa]o acessível|niet (?:rolstoel)?toegankelijk|nicht (?:für|bei) |nicht geeignet|(?:ne convient pas|pas) (?:aux|pour les|en cas)|no (?:apto|recomendad[oa]|indicad[oa])|non (?:adatt[oaie]|indicat[oaie])|n[ãa]o (?:indicad[oa]|recomendad[oa]|é para)|niet (?:geschikt )?voor )|^\p{L}+ (?:no|nein|non|n[ãa]o|nee), /iu;

/** Exclusions from the price. */
const EXCLUDED =
  /(?<!\p{L})(?:not included$|nicht (?:inklusive|dabei|inbegriffen)$|non (?:comprise?s?|incluse?s?)|n[’']est pas compris|no (?:incluid[oa]s?|incluye|está incluid[oa])|non (?:inclus[oaie]|compres[oaie])|n[ãa]o (?:incluíd[oa]s?|inclui)|zit(?:ten)? er niet bij|niet inbegrepen)(?!\p{L})|^[^\d€$£]+ (?:esclus[oaie]|exclue?s?|exclu[ií]d[oa]s?|excluded|ausgenommen)$/iu;

/**
 * A floor that people have to climb to: "2. Stock ohne Aufzug", "O ateliê fica num segundo andar
 * sem elevador"; not one to which the business comes: "même au 5e étage sans ascenseur".
 */
const STAIRS =
  /^(?!(?:même|auch|sogar|even|also|até|anche|incluso|también|ook|on|nous|wir|we|i) )(?:[^,]+ )?(?:stock|og|obergeschoss|étage|floor|piso|planta|piano|andar|verdieping) (?:ohne aufzug|sans ascenseur|sin ascensor|senza ascensore|sem elevador|without (?:a )?lift|no lift|zonder lift)$/iu;

/** Where the business is no longer: "wir sind seit März nicht mehr am Markt". */
const MOVED =
  /^(?:(?:we[’']re|we are|wir sind|nous sommes|on est|estamos|siamo|wij zitten|we zitten)(?!\p{L}).* )?(?:no longer|nicht mehr|plus|ya no(?: estamos)?|non (?:siamo )?più|já não(?: estamos)?|niet meer) (?:at|in|on|am|im|an|au|à|en|al|nel|a|no|na|op|aan)(?!\p{L})/iu;

/** Words for something that customers cannot have at present: "al momento non disponibile". */
const UNAVAILABLE =
  /(?<!\p{L})(?:(?:currently|at the moment|right now) (?:un|not )available|not available (?:at the moment|right now)|(?:derzeit|momentan|zurzeit|aktuell) nicht (?:verfügbar|möglich|im angebot)|(?:actuellement|en ce moment|pour le moment) (?:in|non |pas )disponibles?|(?:de momento|ahora|por ahora) no (?:está )?disponibles?|(?:al momento|per ora) non disponibil[ei]|(?:no momento|de momento|por agora) (?:in|não )dispon[íi]ve(?:l|is)|(?:momenteel|op dit moment) niet (?:beschikbaar|mogelijk|leverbaar))(?!\p{L})/iu;

/** Items to bring. */
const TO_BRING =
  /^(?:documents? (?:to bring|à apporter|à fournir)|documenti da portare|documentos a (?:traer|aportar|trazer)|bitte mitbringen\s*:|what to bring\s*:)/iu;

/** A wait of weeks or months, or the first free date, before anything can start. */
const WAIT =
  /(?<!\p{L})(?:(?:current(?:ly)? )?wait(?:ing)?(?: (?:time|list|about))?|lead time|allow (?:about |around )?\d|wartezeit|lieferzeit|wachttijd|levertijd|attente|délais?|comptez(?! sur)|(?:tiempo|lista) de espera|plazo de entrega|tempi|attesa|(?:tempo|lista) de espera)(?!\p{L}).*(?<!\p{L})(?:weeks|months?|wochen|monate?n?|semaines|mois|semanas|meses|settimane|mes[ei]|weken|maanden)(?!\p{L})|\d+ (?:weeks?|months?)[’']? wait(?:ing)?(?!\p{L})|(?:wochen wartezeit|weken wachttijd|semaines d[’']attente|(?:semanas|meses) de espera|(?:settimane|mesi) d[i’'] ?attesa)(?!\p{L})|^(?:waiting time|wartezeit|wachttijd|(?:temps|délai|liste) d[’']attente|tiempo de espera|tempo d[’']attesa|tempo de espera)(?!\p{L}).*\d+ (?:days|weeks|tage|wochen|jours|semaines|días|semanas|giorni|settimane|dias|dagen|weken)(?!\p{L})|^(?:nächste )?termine (?:derzeit |aktuell |erst |wieder |frühestens )+(?:ab|im) /iu;

/** A short wait or no wait at all is a promise. */
const NO_WAIT =
  /(?<!\p{L})(?:no|without|kein(?:e|en)?|ohne|statt|sans|pas d|sin|senza|sem|geen|zonder|nur|only|under|less than|gratis|interes\p{L}*|garanti\p{L}*|fideli\p{L}*|permanencia|paiement|respect\p{L}*|brevi|cert[io])(?!\p{L})/iu;

/** A ban with the only thing that is allowed: "No pears alone, only mixed". */
const ONLY_ALLOWED =
  /^(?:no|don[’']?t|kein(?:e|en)?|geen|pas de|niente|nada de|sin|sem)(?!\p{L})[^,]+ (?:alone|allein|einzeln|separat|seule?s?), (?:only|nur|alleen|uniquement|seulement|solo|só|apenas)(?!\p{L})/iu;

/** Rules for visitors' dogs and bags. */
const VISITORS =
  /^(?:dogs?|hunde|chiens|perros|cani|cães|honden) (?:must be |kept |bitte |nur |only |tenus? |alleen )*(?:on (?:a )?leads?|on (?:a )?leash|an der leine|en laisse|con correa|al guinzaglio|de trela|aangelijnd|(?:bitte )?(?:daheim|zu ?hause) (?:lassen|bleiben)|stay at home)(?: (?:please|bitte|only))?$|^(?:kein(?:e|en)?|no|pas de|geen|niente) (?:plastik\p{L}*|plastic bags?|sacs? (?:en )?plastique|plastic tassen)$|^(?:(?:other |more )?(?:dogs?|pets?) (?:are )?not allowed|non si possono portare (?:altri )?(?:cani|animali)|no se pueden? traer (?:otros )?(?:perros|animales)|(?:on ne peut pas amener|pas) (?:d[’']autres )?(?:chiens|animaux)|não se podem? (?:levar|trazer) (?:outros )?(?:cães|animais)|(?:andere |eigene )?(?:hunde|tiere) (?:dürfen|können) nicht mit|(?:andere )?honden mogen niet mee|chiens non admis)$|^(?:les )?(?:enfants|chiens|animaux)[^,]* ne \p{L}+ pas$/iu;

/** Rules for bad weather. */
const WEATHER =
  /^(?:con meno di|with less than|bei weniger als|con menos de|com menos de|met minder dan|avec moins de) .*(?:annull\p{L}*|annulée?s?|cancel\p{L}*|abgesagt|afgelast)|^(?:if it rains|in case of (?:rain|bad weather)|bei (?:\p{L}*regen|sturm|gewitter|\p{L}*trockenheit|schlechtem wetter)|en cas de (?:pluie|mauvais temps|vigilance)|si llueve|en caso de lluvia|in caso di (?:pioggia|maltempo)|se chover|em caso de chuva|bij (?:regen|storm|slecht weer)|fermée?s? (?:si|en cas)).*(?<!\p{L})(?:moved?|postponed?|verschoben|abgesagt|fällt aus|reportée?s?|vigilance|se aplaza|rinviat[oa]|adiad[oa]|verplaatst)(?!\p{L})/iu;

/** Forms of a promise or a contrast in words of a refusal: "we don't sell your data". */
const PROMISE =
  /(?<!\p{L})(?:not (?:just|only)|nicht nur|pas (?:que|seulement)|no solo|non solo|n[ãa]o só|niet alleen|sondern|cadena|keten|kette|catena|chain|franchise|until|bis|hasta|finché|até|tot|data|daten|données|datos|dati|dados|permanencia|vincol\p{L}+|engagement|matrícula|acont\p{L}*|anticip\p{L}*|payer|payment|holidays|mistakes)(?!\p{L})|:\s/iu;

/** A refusal that shows whose side the business is on: "so we have nothing to sell you". */
const NOTHING_TO_SELL =
  /(?<!\p{L})(?:nothing (?:else |more )?to (?:sell|push|gain)|no (?:reason|interest|incentive) (?:to|in) (?:sell|push)\p{L}*|nichts (?:\p{L}+ ){0,3}(?:zu )?(?:verkaufen|verdienen)|rien à (?:vous |te |leur )?vendre|nada que vender\p{L}*|(?:nulla|niente|nient[’']altro) da vender\p{L}*|nada (?:para|a) (?:lhe |te |vos )?vender|niets (?:\p{L}+ ){0,2}te verkopen)(?!\p{L})/iu;

/**
 * Whether a sentence denies the thing it names in its last word: "Relógios de pulso, não." Its
 * first clause alone says the opposite, so `readFacts` makes the sentence one caution.
 */
export const isDenied = (sentence: string): boolean =>
  /^[^,.:;?!]+, (?:no|nein|non|n[ãa]o|nee)[\s.!]*$/iu.test(sentence.trim());

/**
 * Whether a clause of the details says what the business does not offer: "no hacemos urgencias"
 * (words: `NOT_DOING` here), unless it is to the reader's advantage (`PROMISE`, `NOTHING_TO_SELL`).
 * `readFacts` makes all facts of a sentence that starts with one cautions, which ads leave out.
 */
export const isRefusal = (clause: string): boolean =>
  NOT_DOING.some((pattern) => pattern.test(clause)) && !PROMISE.test(clause) && !NOTHING_TO_SELL.test(clause);

/**
 * Whether a clause of the details restricts the offer without a benefit for the reader: a refusal,
 * a disclaimer, a wait of weeks, an exclusion from the price, a floor without a lift, an item to
 * bring, a rule for visitors or bad weather (patterns of this file). `readFacts` makes it a
 * caution, which ads leave out.
 */
export const isRestriction = (clause: string): boolean =>
  isRefusal(clause) ||
  (NOT_FOR.test(clause) && !PROMISE.test(clause)) ||
  (WAIT.test(clause) && !NO_WAIT.test(clause)) ||
  [DISCLAIMER, EXCLUDED, STAIRS, MOVED, UNAVAILABLE, TO_BRING, ONLY_ALLOWED, VISITORS, WEATHER].some(
    (pattern) => pattern.test(clause),
  );
