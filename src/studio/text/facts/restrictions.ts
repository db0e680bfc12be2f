/** A negation before what the business does not do, in all languages of the lexicons. */
const NOT_DOING: readonly RegExp[] = [
  // "We don't take deposits" and "we don't sell your data" are promises.
  /^(?:(?:we|i) (?:do not|don[’']?t|can[’']?t|cannot|won[’']?t) (?:do|offer|take|sell|make|allow|accept|carry out|handle|cover|ship|deliver|serve|stock|buy|repair|teach|treat|promise|guarantee)|(?:we|i)(?:[’']re| are|[’']m| am) not (?:an? |the )?(?!just|only|happy|afraid|done)\p{L}+)(?!\p{L})(?! (?:\p{L}+ )?(?:deposits?|commissions?|fees?|data|your|you|contracts?|shortcuts|pressure))/iu,
  /^(?:wir (?:machen|bieten|nehmen|verkaufen|liefern|versenden|reparieren|behandeln)|ich (?:mache|biete|nehme|verkaufe|liefere|repariere|behandle)) (?:kein\p{L}*|nicht)(?!\p{L})|^(?:wir (?:ersetzen|sind)|ich bin) (?:nicht|kein(?:e|en)?)(?!\p{L})|(?<!\p{L})(?:machen|nehmen|bieten|verkaufen|reparieren|liefern|führen|schleifen) wir (?:leider )?(?:nicht|kein\p{L}*)(?: \p{L}+)?$/iu,
  /(?:^|, )(?:on|nous|je) (?:ne |n[’'])(?:fai|propos|pren|vend|prêt|livr|accept|répar|garanti|promet|somm|sui|interv|assur|travaill|repren)\p{L}* pas(?!\p{L})/iu,
  /^[¡!]?(?:no (?:hacemos|hago|cogemos|cojo|aceptamos|acepto|ponemos|ofrecemos|ofrezco|atendemos|atiendo|vendemos|vendo|trabajamos|trabajo|entregamos|enviamos|servimos|repartimos|reparamos|prometemos|somos|soy))(?!\p{L})|(?<!\p{L})no (?:los |las )?hacemos$|^no (?:pedimos|queremos)(?!\p{L})|^\p{L}+(?: (?:y|ni) \p{L}+)? no$/iu,
  /^non (?:facciamo|faccio|offriamo|offro|vendiamo|vendo|accettiamo|accetto|consegniamo|spediamo|ripariamo|promettiamo|siamo|sono)(?!\p{L})|(?<!\p{L})non (?:(?:ce|li|le|lo|la|ne) )?(?:l[’' ]\s?)?(?:abbiamo|facciamo|trattiamo)$/iu,
  /^n[ãa]o (?:fazemos|faço|oferecemos|ofereço|vendemos|vendo|atendemos|trabalhamos|trabalho|aceitamos|entregamos|enviamos|consertamos|reparamos|prometemos|somos|sou)(?!\p{L})|(?<!\p{L})n[ãa]o fazemos$/iu,
  /^(?:we|wij|ik) (?:doen|doe|bieden|bied|verkopen|verkoop|leveren|lever|nemen|neem|accepteren|repareren|bezorgen|zijn|ben) (?:geen|niet)(?!\p{L})|(?<!\p{L})doen (?:we|wij) niet$|^(?:geen|kein(?:e|en)?)(?!\p{L}).* (?:meer|mehr)(?:(?: (?:sinds|seit)(?!\p{L}).*)|$)/iu,
  /^(?:no|niente|pas de|keine?|geen|sin|sem|senza) (?:deliver(?:y|ies)|walk-ins|cards?|pets|dogs|children|consegn\p{L}+|domicilio|livraisons?|envois|lieferung|versand|kartenzahlung|reparto|envíos?|entregas?|bezorging|verzending)$/iu,
  /^(?:no|not|kein(?:e|en)?|geen|pas de|sin|senza|niente|sem)(?!\p{L}).*(?<!\p{L})(?:sorry|leider|désolée?s?|lo sentimos|ci dispiace|desculpem?|helaas)$/iu,
];

/** What an offer is no substitute for or is not made for. */
const DISCLAIMER =
  /(?:^|(?<!\p{L})(?:it|this|the \p{L}+|das|dies|ce|cela|esto|questo|isto|dit|het) )(?:(?:is|are) not (?:an? )?(?:medical|legal|financial|substitute|replacement)|(?:does not|doesn[’']?t) replace|ersetzt (?:kein\p{L}*|nicht)|ne remplace(?:nt)? pas|n[’']est pas (?:un |une )?(?:dispositif|médicament|traitement)|no (?:sustituye|reemplaza)|non (?:sostituisce|vanno? bene)|n[ãa]o (?:substitui|dispensa)|(?:ist|sind) kein(?:e|en)? (?:therapie|medizin\p{L}*|ersatz)|vervangt (?:geen|niet)|is geen (?:medisch|vervanging))(?!\p{L})/iu;

/** What the price does not include. */
const EXCLUDED =
  /(?<!\p{L})(?:(?:is|are) not included|not included|nicht (?:inklusive|enthalten|dabei|inbegriffen)|non (?:comprise?s?|incluse?s?)|n[’']est pas compris|no (?:incluid[oa]s?|incluye|está incluid[oa])|non (?:inclus[oaie]|compres[oaie])|n[ãa]o (?:incluíd[oa]s?|inclui)|zit(?:ten)? er niet bij|niet inbegrepen)(?!\p{L})/iu;

/** What customers have to bring. */
const TO_BRING =
  /^(?:documents? (?:to bring|à apporter|à fournir)|documenti da portare|documentos a (?:traer|aportar|trazer)|(?:bitte )?mitbringen|what to bring|meenemen)(?!\p{L})/iu;

/** A wait of weeks or months, or the first free date, before anything can start. */
const WAIT =
  /(?<!\p{L})(?:(?:current(?:ly)? )?wait(?:ing)?(?: (?:time|list|about))?|lead time|allow|wartezeit|lieferzeit|wachttijd|levertijd|attente|délais?|comptez|(?:tiempo|lista) de espera|plazo(?: de entrega)?|tempi|attesa|(?:tempo|lista) de espera|prazo)(?!\p{L}).*(?<!\p{L})(?:weeks?|months?|wochen?|monate?n?|semaines?|mois|semanas?|meses|settiman[ae]|mes[ei]|we[ek]k?en|maanden)(?!\p{L})|\d+ (?:weeks?|months?)[’']? wait(?:ing)?(?!\p{L})|^(?:waiting time|wartezeit|wachttijd|(?:temps|délai|liste) d[’']attente|tiempo de espera|tempo d[’']attesa|tempo de espera)(?!\p{L}).*\d|^(?:nächste )?termine (?:derzeit |aktuell |erst |wieder |frühestens )+(?:ab|im) |^(?:next|first) (?:free )?(?:dates?|slots?|appointments?) (?:are |is |from |in )+/iu;

/** A ban with the only thing that is allowed: "No pears alone, only mixed". */
const ONLY_ALLOWED =
  /^(?:(?:we|wir|on|nous|wij|we) )?(?:no|don[’']?t|kein(?:e|en)?|geen|pas de|niente|nada de|sin|sem)(?!\p{L})[^,]+, (?:only|nur|alleen|uniquement|seulement|solo|solamente|só|apenas)(?!\p{L})/iu;

/** What visitors must leave at home or keep on a lead. */
const VISITORS =
  /(?<!\p{L})(?:dogs?|hunde?|chiens?|perros?|cani|cães|honden)(?!\p{L}).*(?<!\p{L})(?:leads?|leash|leine|laisse|correa|guinzaglio|trela|aangelijnd|daheim|zu ?hause|at home|en casa|a casa|em casa|thuis)(?!\p{L})|^(?:kein(?:e|en)?|no|pas de|geen|niente) (?:plastik\p{L}*|plastic bags?|sacs? (?:en )?plastique|plastic tassen)$/iu;

/** What happens in bad weather. */
const WEATHER =
  /^(?:if it rains|in case of|bei (?:\p{L}*regen|sturm|gewitter|\p{L}*trockenheit|schlechtem wetter)|en cas de (?:pluie|mauvais temps|vigilance)|si llueve|en caso de|in caso di (?:pioggia|maltempo)|se chover|em caso de|bij (?:regen|storm|slecht weer)|fermée?s? (?:si|en cas)).*(?<!\p{L})(?:moved?|postponed?|cancel\p{L}*|in the|hall|verschoben|abgesagt|fällt aus|reportée?s?|annulée?s?|vigilance|se (?:aplaza|cancela)|rinviat[oa]|annullat[oa]|adiad[oa]|cancelad[oa]|verplaatst|afgelast)(?!\p{L})/iu;

/**
 * Whether a clause of the details says what the business does not offer: "no hacemos urgencias"
 * (words: `NOT_DOING` here). `readFacts` makes all facts of a sentence that starts with one
 * cautions, which ads leave out.
 */
export const isRefusal = (clause: string): boolean => NOT_DOING.some((pattern) => pattern.test(clause));

/**
 * Whether a clause of the details restricts the offer without a benefit for the reader: a refusal,
 * a disclaimer, a wait of weeks, what is not included, what to bring, a rule for visitors or bad
 * weather (patterns of this file). `readFacts` makes it a caution, which ads leave out.
 */
export const isRestriction = (clause: string): boolean =>
  isRefusal(clause) ||
  [DISCLAIMER, WAIT, EXCLUDED, TO_BRING, ONLY_ALLOWED, VISITORS, WEATHER].some((pattern) =>
    pattern.test(clause),
  );
