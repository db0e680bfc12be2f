import { DUTCH_QUESTION_FORM, GERMAN_QUESTION_FORM } from "../facts/lexicons/question-forms.ts";

/** How a language marks a condition or time clause that opens a sentence, and what follows it. */
export interface Clause {
  /** The clause up to its verb or subject; without them the next clause may belong to it. */
  readonly opening: RegExp;
  /** The start of the main clause, by signs that no other clause has. */
  readonly main: RegExp;
  /** Words after which a clause depends on the one before: "that we sell", "and we come". */
  readonly dependent: string;
  /** Relative words, which make the clause of the next words a dependent one. */
  readonly relative: string;
  /** The main clause after a question form: "Ist es kaputt dann reparieren wir es". */
  readonly inverted?: RegExp;
  /** Clauses in which a next one without a mark may be an object: "If you think we can help". */
  readonly unsure?: RegExp;
  /** A second main clause, which makes the first one a relative clause: "the price we charge". */
  readonly second?: RegExp;
  /** A main clause with an object pronoun, which repeats a noun before: "la terza la offriamo". */
  readonly repeated?: RegExp;
}

const word = (forms: string) => `(?:${forms})(?![\\p{L}\\p{N}’'-])`;
const after = (start: string) => `(?<=\\s)${start}`;
const pattern = (...parts: readonly string[]) => new RegExp(parts.join(""), "iu");
const globalPattern = (...parts: readonly string[]) => new RegExp(parts.join(""), "giu");

const ENGLISH_VERB =
  "(?:(?:can|will|don[’']t|won[’']t|do not|will not|only|also|always|still|just) ){0,2}(?!like |want |need )\\p{L}{2,}";
/** An object or a direction, which a relative clause after a noun lacks: "a color you like". */
const ENGLISH_REST =
  "(?:(?:for )?(?:it|them|you|us|your|the(?! (?:most|best|least|way|same|first|last)(?!\\p{L}))|a|an|[£$€]?\\d[\\d.,]*|one|two|three|nothing|half|another)|no)";
const ENGLISH_RETURN =
  "(?:(?:come|go|try|start|return|clean|drive|wash|paint|repair) (?:back|again|for free|free of charge)|come (?:out )?to you)";

const SPANISH_WE =
  "(?!(?:\\p{L}*gramos|ramos|tramos|reclamos|amos|\\p{L}*remos|extremos|supremos|últimos|ultimos|próximos|proximos|mínimos|minimos|máximos|maximos|óptimos|íntimos|décimos|racimos|primos|mimos|timos|mismos|insumos)(?!\\p{L}))(?:\\p{L}+[aei]|v[ae]|d[ae]|so)mos";
const SPANISH_I =
  "(?:devuelvo|llevo|traigo|hago|doy|mando|env[ií]o|regalo|invito|ayudo|recojo|aviso|cambio|cobro|descuento|explico|enseño|preparo|presto|espero|llamo|arreglo|dejo)";
const SPANISH_VERB =
  "hay|esté|estén|quiera|pueda|llegue|haga|salga|vuelva|termine|acabe|falle|no (?!(?:lo|las?|los|les?|te|os|se|nos|me)(?!\\p{L}))\\p{L}+|es|está|son|están|tiene|tienen|quiere|quieren|prefiere|necesita|puede|falla|fallan|funciona|funcionan|gusta|gustan|convence|convencen|queda|quedan|llueve|nieva|nubla|hace|rompe|rompen|estropea|estropean|llega|llegan|sale|salen|falta|sobra|viene|vienen|pasa|pierde|pierden|encuentra|aparece|aparecen|gotea|atasca|vive|cabe|sirve|cumple|interesa|apetece|conviene|duele|vale|cancela|llora|muere|seca|cae";

const ITALIAN_WE = "(?!richiamo(?!\\p{L}))\\p{L}+iamo";
const ITALIAN_I =
  "(?:rimborso|restituisco|porto|mando|regalo|aiuto|avviso|cambio|spiego|preparo|presto|aspetto|chiamo|faccio|vengo|richiamo|rifaccio|sostituisco)";
const ITALIAN_VERB =
  "non (?!(?:lo|la|li|le|gli|ti|vi|si|ci|mi|ne)(?!\\p{L}))\\p{L}+|è|c[’']è|ci sono|sono|ha|hanno|vuole|può|piove|nevica|balla|funziona|funzionano|va|piace|piacciono|manca|mancano|serve|servono|rompe|perde|rimane|resta|arriva|arrivano|viene|vengono|trova|convince|torna|tornano|entra|capita|succede|soddisfa|basta|costa|cade|muore|paga|prenota";

const PORTUGUESE_WE =
  "(?!(?:\\p{L}*gramos|ramos|últimos|ultimos|próximos|proximos|mínimos|minimos|máximos|maximos|mesmos|extremos|remos|amos|primos)(?!\\p{L}))(?:\\p{L}+[aei]|v[ae]|d[ae]|te|so|pô|po)mos";
const PORTUGUESE_VERB =
  "n[ãa]o (?!(?:te|lhes?|se|nos|me|[ao]s?)(?!\\p{L}))\\p{L}+|quer|querem|queres|precisa|precisam|precisas|tem|têm|tens|há|ha|é|está|estão|pode|podes|gosta|gostas|chove|quebra|falha|funciona|serve|falta|chega|sai|goste|chova|queira|precise|haja|tenha|seja|esteja|falte|quebre|possa|venha|prefira|funcione|for|forem|fores|der|derem|\\p{L}{2,}(?:ar|er|ir)(?:em|es)?";

const FRENCH_VERB =
  "est|sont|a|ont|fait|font|marche|marchent|tombe|tombent|fuit|pla[iî]t|plaisent|convient|conviennent|manque|manquent|reste|va|vont|pleut|neige|bloque|casse|cassent|revient|reviennent|suffit|dépasse|veut|peut|arrive|démarre|fonctionne";
const FRENCH_CLITICS =
  "(?:(?:ne |n[’'])?(?:(?:me|te|se|le|la|les|lui|leur|y|en|vous|nous) |[mtsl][’']){0,2})";
const FRENCH_MAIN = [
  `(?<!(?:l|qu)[’'])on (?!ne peut (?:plus|moins))(?!(?:line|air|off)(?!\\p{L}))\\p{L}`,
  "je \\p{L}",
  "j[’']\\p{L}",
  `nous ${FRENCH_CLITICS}(?:\\p{L}+ons|sommes)(?!\\p{L})`,
  `vous ${FRENCH_CLITICS}(?:\\p{L}+ez|êtes|faites)(?!\\p{L}| vous(?!\\p{L}))(?<!chez)`,
  "c[’']est ",
  "il (?:suffit|faut|est|sera|reste|y a) ",
].join("|");

const GERMAN_MAIN = [
  "\\p{Ll}+(?:en|ern|eln|un|sind) wir",
  "(?:bekommen|zahlen|erhalten|können|müssen|brauchen|sparen|dürfen|haben|sind|rufen|schreiben|kommen|buchen|bringen|schicken|wählen) Sie",
  "\\p{Ll}+st du",
  "(?:\\p{Ll}+e|kann|bin) ich",
  "(?:bekommt|zahlt|könnt|müsst|braucht|spart|dürft|habt|seid|kriegt) ihr",
].join("|");

const GERMAN_THEN = after("dann \\p{L}+ (?:wir|Sie|ich|du|ihr|es)");

const DUTCH_MAIN = [
  "(?:\\p{Ll}+en|gaan|doen|zien|staan|slaan) (?:we|wij)",
  "(?:krijgt|betaalt|komt|kunt|mag|hoeft|ontvangt|heeft|hebt|bent|kiest|belt|mailt|spaart) u",
  "(?:krijg|betaal|kun|kan|mag|hoef|ontvang|heb|ben|kies|spaar) (?:je|jij)",
  "(?:kom|breng|maak|stuur|geef|betaal|doe|ga|kan|zorg|help|haal|regel|ruil|bel|neem|los|leg|vervang|repareer) ik",
  "(?:krijgen|betalen|kunnen|mogen|hoeven|ontvangen|hebben) jullie",
].join("|");

const DUTCH_THEN = after("dan \\p{L}+ (?:we|wij|u|je|jij|ik|jullie|het)");

/** Verbs that end a clause with "als"; without one, it states a role: "als klant krijgt u". */
const DUTCH_VERB =
  "is|zijn|was|wordt|worden|heeft|hebt|heb|hebben|kan|kunt|kunnen|wilt?|willen|moet|moeten|mag|mogen|past|passen|lekt|lekken|breekt|breken|regent|sneeuwt|vriest|stormt|lukt|klopt|zit|zitten|hapert|stopt|start|blijft|blijven|blijkt|kiest|bestelt|koopt|boekt|reserveert|betaalt|huurt|neemt|brengt|woont|twijfelt|zoekt|belt|mailt|annuleert|vindt|denkt|weet|ziet|wacht|rijdt|slaapt|\\p{L}*(?:gaat|gaan|komt|komen|valt|vallen|werkt|werken|loopt|lopen|doet|doen|staat|staan|ligt|spreekt|zegt|meldt)";

/** Conditions and time clauses by language, for `withClauseCommas` (`opening-clauses.ts`). */
export const CLAUSES: Readonly<Record<string, Clause>> = {
  en: {
    opening:
      /^(?:if(?! only| not| so| in doubt)|when(?!ever possible)|whenever|unless|once(?= (?:it|you|we|the|your|they|i|that)(?!\p{L}))|as soon as(?! possible)) \S+/iu,
    main: globalPattern(
      after(""),
      `(?:(?:we|you|I) ${ENGLISH_VERB} ${ENGLISH_REST}|(?:we|I) (?:will |can )?${ENGLISH_RETURN}|(?:we|you|I)[’']ll ${ENGLISH_VERB}`,
      `|then (?:we|you|I|it|they)(?:[’']ll)? \\p{L}+)(?![\\p{L}’'-])`,
    ),
    relative: "that|which|who|whom|whose|what|where|how|why|whether|because",
    dependent:
      "that|most|best|least|which|who|whom|whose|what|where|when|how|why|whether|if|because|since|while|than|as|so|and|or|but|before|after|until|till|once|unless|though|although|like|the|a|an|by|only|not|of|for|with|to|time|times|way|place|reason|thing|things|everything|anything|something|anyone|all|much|many|more",
    unsure:
      /(?<!\p{L})(?:think(?:ing|s)?|thought|said|says?|saying|kn[eo]ws?|feels?|felt|tells?|told|promised?|sure|glad|sorry|afraid|agree|decided?|means?|worr(?:y|ied)|hopes?|believe|guess|(?:checks?|sees?|find|found|hears?|heard|shows?|notice)(?! (?:the|an?|any|it|no|your|something|anything|nothing|cheaper)(?!\p{L}))|reali[sz]e|asks?|asked|reminds?|mention|wish|understand|suggest|recommend|prefers?|makes? sure|lets?|bet|doubt|ones?$|(?:the|any|every|each|first|last|next|this) (?:\p{L}+ )?(?:day|week|year|month|hour|minute|moment)$)(?!\p{L})|^\S+(?: soon as)? (?:the|an?|my|your|our|his|her|their|some|any) [\p{L}’'-]+$/iu,
    // "We send you a photo" has an object, "you will" another clause.
    second:
      /(?<!(?<!\p{L})(?:that|which|when|if|so|and|or|but|until|till|before|after|because|what|where|how) )(?<!\p{L})(?:(?:we|I)(?:[’']ll)? \p{L}{2,}|you(?:[’']ll)? (?!(?:an?|the|your|our|two|three|for|from|to|at|in|on|with|by|if|when|until|and|or|back|out|again|round|around|over|through|up|home|nothing|only|another|half|free|within|before|after|straight|first|as|is)(?!\p{L}))\p{L}{2,})/iu,
  },
  de: {
    opening: pattern(`^(?:(?:wenn|falls|sobald|sollten?) \\S+|${GERMAN_QUESTION_FORM}(?!\\p{L}))`),
    main: globalPattern(
      `(?:(?<=(?:t|en|ln|rn|ist|will|kann|muss|soll|darf|mag|war|sein|sind) )(?:${GERMAN_MAIN})`,
      `|${GERMAN_THEN})(?![\\p{L}-])`,
    ),
    inverted: globalPattern(GERMAN_THEN),
    relative: "dass|was|wie|wo|warum|weil|ob|damit",
    dependent:
      "dass|die|der|das|den|dem|des|was|wie|wo|wer|wen|warum|weil|ob|als|damit|bevor|nachdem|wenn|falls|sobald|und|oder|aber|sondern|ein|eine|einen|einem|einer|eines|ihre|ihren|ihrem|unsere|unseren|unserem|meine|meinen|keine|keinen|diese|diesen|alle|allen|viele|vielen|nicht|bis|erst|nur|von|mit|aus|auch|selbst",
  },
  fr: {
    opening: pattern(
      "^(?:(?:si|quand|lorsque|dès que|tant que|une fois que|s(?=[’']ils?)|lorsqu(?=[’'])|dès qu(?=[’'])) ?[’']?",
      `(?:${word("ça|ca|cela|vous|nous|on|ils?|elles?|tu|je|rien|personne")}|(?:c|j|l[’']on|quelqu)[’']\\p{L}+`,
      `|(?:(?:le|la|les|un|une|votre|vos|ton|ta|tes|notre|nos|ce|cette|cet|ces|aucun|aucune) \\p{L}+|l[’']\\p{L}+)(?: (?:de|du|des|d[’'])? ?\\p{L}+)? (?:(?:ne|n[’']|vous|nous|te|se|s[’']|y|en|lui|leur) ?){0,2}${word(FRENCH_VERB)}`,
      "|(?:le|la|les|votre|vos|ton|ta|tes|notre|nos|ce|cette|cet|ces) (?!(?:\\p{L}+ )?(?:jour|matin|soir|fois|été|hiver|mois|semaine|année|moment|weekend|week-end)(?!\\p{L}))\\p{L}+ (?!(?:de|du|des|à|a|au|aux|en|ou|et|que|qui|dont|où|pour|avec|chez|sur|dans|vous|nous|on|je|il|elle|tu)(?!\\p{L}))\\p{L}+(?!\\p{L}|[’']))",
      "|au[- ]del[àa] d(?:e|u|es) \\S+)",
    ),
    main: globalPattern(after(`(?:${FRENCH_MAIN})`)),
    repeated: /^(?:on|je|nous) (?:(?:vous|te) )?(?:(?:le|la|les) |l[’'])/iu,
    relative: "que|qui|dont|où|comment|pourquoi|car|lequel|laquelle",
    dependent:
      "que|qui|quoi|dont|où|ou|quand|comment|combien|pourquoi|si|comme|lorsque|puisque|car|et|mais|puis|pour|avec|chez|sans|de|à|par|alors|ne|parce|quel|quelle|ce|ni|non",
  },
  es: {
    opening: pattern(
      "^(?:si|cuando|en cuanto) (?:(?:no|ya|nunca|usted|ustedes|tú|vosotros|alguien|algo|nadie|nada|luego|después|despues|también|tambien|solo|me|te|se|lo|os|le|les|nos|la(?= \\p{L}+s(?!\\p{L}))) ){0,4}",
      `(?:(?!(?:las?|los|unas?|unos|tus|sus|mis|es|des|tras|antes|además|ademas|entonces|pues|mas|más|menos)(?!\\p{L}))\\p{L}{2,}(?:as|es|áis|éis|ais|eis|ís)(?!\\p{L})`,
      `|${word(SPANISH_VERB)}|\\p{L}+[aei]mos(?!\\p{L})|(?:el|la|los|las|un|una|tu|tus|su|sus) (?:[\\p{L}]+ ){1,4}?(?:(?:no|se|te|os|le|les|ya) ){0,3}${word(SPANISH_VERB)})`,
    ),
    main: globalPattern(
      after(""),
      `(?:(?:(?:se|te|os|le|les|me|nos) )?(?:te|os|le|les|lo|la|los|las|nos) ${SPANISH_WE}|${SPANISH_WE}`,
      `|(?:te|os|le|les) (?:(?:lo|la|los|las) )?${SPANISH_I}|no (?:pagas|pagáis|paga nada|cobramos|cobro|cuesta nada)`,
      `|entonces (?:te|os|le|les|lo|la) \\p{L}+)(?!\\p{L})`,
    ),
    repeated: /^(?:(?:se|te|os|me|nos) )?(?:lo|la|los|las) /iu,
    relative: "que|quien|quienes|donde|dónde|como|cómo|cual|porque",
    dependent:
      "que|quien|quienes|donde|dónde|como|cómo|cuando|cuándo|cuanto|cuánto|cual|cuál|porque|pues|si|y|e|o|u|ni|pero|sino|no|nunca|ya|todavía|todavia|aún|aun|también|tambien|siempre|nos|me|se|te|le|les|os|lo|la|los|las|un|unos|sus|tus|nuestros|estos|esos|de|a|con|por|para|en|nosotros|hasta|desde|mientras|así|asi|aquí|aqui|hoy|mañana",
  },
  it: {
    opening: pattern(
      "^(?:se|quando|appena|non appena|una volta che) (?:(?:non|già|poi|qualcosa|qualcuno|nessuno|niente|tu|voi|lei|mi|ti|ci|vi|si|lo|gli|ne) ){0,4}",
      `(?:${word(`vuoi|puoi|hai|sei|vieni|porti|prenoti|cerchi|preferisci|compri|abiti|trovi|ordini|decidi|disdici|${ITALIAN_VERB}`)}`,
      "|\\p{L}{2,}(?:ate|ete|ite)(?!\\p{L})|\\p{L}+iamo(?!\\p{L})",
      `|(?:il|lo|un|uno|questo) \\p{L}+[oe] (?:(?:non|ti|vi|si|ci) ){0,2}\\p{L}+a(?!\\p{L})`,
      `|(?:(?:il|lo|la|i|gli|le|un|una|uno) |l[’']|un[’'])(?:(?:tuo|tua|vostro|vostra|suo|sua) )?(?:\\p{L}+ ){1,4}?(?:(?:non|ti|vi|si|ci) ){0,2}${word(ITALIAN_VERB)})`,
    ),
    main: globalPattern(
      after(""),
      `(?:(?:(?:te|ve|ce|gliel?[oaie]?) )?(?:lo|la|li|le|ti|vi|gli|ci|l[’']) ?${ITALIAN_WE}|glie(?:lo|la|li|le) ${ITALIAN_WE}|${ITALIAN_WE}`,
      `|(?:ti|vi) ${ITALIAN_I}|(?:te|ve) (?:lo|la|li|le) ${ITALIAN_I}|non (?:paghi|pagate|si paga|paga nulla|paga niente|costa nulla|costa niente)`,
      `|allora (?:ti|vi|lo|la|li|le) \\p{L}+)(?!\\p{L})`,
    ),
    repeated: /^(?:(?:te|ve|ce) |glie)?(?:(?:lo|la|li|le) |l[’'])/iu,
    relative: "che|chi|cui|dove|come|perché|perche",
    dependent:
      "che|chi|cui|dove|come|quando|quanto|quanti|quale|perché|perche|se|e|ed|o|oppure|né|ma|non|mai|già|gia|ancora|anche|sempre|ci|mi|si|ti|vi|gli|ne|lo|la|li|le|il|un|di|a|con|per|da|in|su|tra|fra|noi|poi|mentre|finché|così|oggi|domani|qui|ora",
  },
  pt: {
    opening: pattern(
      "^(?:se|caso|quando|assim que|logo que) (?:(?:não|nao|já|ja|você|voce|vocês|voces|tu|alguém|algo|nada|depois|mesmo|só|so|me|te|se|lhe|o senhor|a senhora) ){0,4}",
      `(?:(?!(?:por|lugar|mulher|qualquer)(?!\\p{L}))${word(PORTUGUESE_VERB)}|\\p{L}+rmos(?!\\p{L})|(?:o|a|os|as|um|uma|seu|sua|teu|tua) (?:\\p{L}+ ){1,4}?(?:(?:não|nao|se|lhe|te|já) ){0,2}(?<!(?<!\\p{L})(?:para|pra|de|a|por|sem) )${word(PORTUGUESE_VERB)})`,
    ),
    main: globalPattern(
      after(""),
      `(?:(?:(?:te|lhe|lhes|o|a|os|as|nós|nos) )?(?!\\p{L}+rmos)${PORTUGUESE_WE}(?:-\\p{L}+)?`,
      "|a gente (?:te |lhe |já )?(?:devolve|troca|busca|leva|vai|faz|manda|entrega|refaz|conserta|volta|paga|dá|cobra|remarca|resolve|desconta)",
      "|eu (?:te |lhe )?(?:\\p{L}{2,}o|vou|dou)|(?:você|voce) (?:não paga|nao paga|só paga|so paga|paga só|recebe|ganha|leva)",
      "|não (?:paga nada|pagas nada|cobramos|cobro)|então (?:a gente|nós|eu|você) \\p{L}+)(?![\\p{L}-])",
    ),
    relative: "que|quem|onde|como|porque|pois|cujo",
    dependent:
      "que|quem|onde|como|quando|quanto|qual|porque|pois|se|caso|e|ou|nem|mas|não|nao|nunca|já|ja|ainda|também|tambem|sempre|nós|nos|me|te|lhe|um|uns|seus|teus|nossos|de|da|com|por|para|pra|em|no|na|o|a|os|as|até|ate|enquanto|depois|assim|hoje|aqui|sou|é",
  },
  nl: {
    opening: pattern(`^(?:(?:als|wanneer|zodra|indien|mocht(?:en)?) \\S+|${DUTCH_QUESTION_FORM}(?!\\p{L}))`),
    main: globalPattern(`(?:${after(`(?:${DUTCH_MAIN})`)}|${DUTCH_THEN})(?![\\p{L}-])`),
    inverted: globalPattern(DUTCH_THEN),
    relative: "dat|wat|wie|waar|hoe|waarom|omdat|want|waarmee|waarop",
    dependent:
      "dat|die|wat|wie|waar|hoe|waarom|omdat|want|of|als|wanneer|zodra|tot|voordat|nadat|terwijl|zodat|en|maar|dus|de|het|een|je|uw|jouw|onze|ons|mijn|zijn|haar|hun|deze|dit|geen|niet|van|met|voor|in|op|aan|bij|te|om|meer|minder|beter|eerder|later|langer|goedkoper|vaker|groter|kleiner|anders|alle|veel|ook|pas|nu|toe",
    unsure: pattern(
      "^(?:(?:zodra|indien|wanneer) \\S+$|als (?!",
      "(?:u|we|wij|ik|jij|jullie|hij|zij|er|iemand|iets|niemand|niets|dat|dit) (?:.* )?\\p{L}+(?:t|n|d|s|l|k|g|b)$",
      "|(?:ze|het|je|de|een|uw|jouw|onze|ons|mijn|zijn|haar|die|deze) (?:.* )?",
      `(?:${DUTCH_VERB})$))`,
    ),
  },
};
