/** What a business does for its customers, in the first person: "We pour you a coffee". */
const DOES: readonly RegExp[] = [
  /^(?:and )?(?:we|i)(?: (?:also|always|even|will|can))? (?:pour|bring|open|collect|deliver|cover|come|lend|clean|repair|fix|bake|cook|cut|fit|take|leave|sharpen|grow|pick|pack|wash|iron|carry|show|explain|serve|teach|walk|feed|sew|check|test|measure|provide|supply|speak|welcome|roast|brew|store|remove|recycle|stay|visit|photograph|translate|wrap|refill)(?!\p{L})/iu,
  /(?<!\p{L})(?:wir|ich) (?:holen|bringen|kommen|liefern|nehmen|räumen|putzen|reinigen|backen|kochen|reparieren|bauen|montieren|entsorgen|verleihen|leihen|zeigen|erklären|sprechen|schneiden|waschen|stehen unter|beziehen|tragen|packen|prüfen|messen|begleiten|hole|bringe|komme|liefere|zeige|erkläre|leihe)(?!\p{L})|(?:stellen|bringen|leihen|holen|zeigen|erklären|prüfen|tragen|packen|übernehmen) wir(?: mit)?$/iu,
  /^(?:on|nous|je) (?:vous |te |l[ae]s? )*(?:vien[st]|venons|apport(?:e|ons)|prêt(?:e|ons)|répar(?:e|ons)|livr(?:e|ons)|repren(?:d|ds|ons)|emport(?:e|ons)|nettoy(?:ons)|nettoie|montr(?:e|ons)|expliqu(?:e|ons)|emball(?:e|ons)|rang(?:e|eons)|protèg(?:e)|protégeons|prépar(?:e|ons)|accompagn(?:e|ons)|débarrass(?:e|ons)|cultiv(?:e|ons)|cui[st]|cuisons|parl(?:e|ons))(?!\p{L})/iu,
  /^(?:también |siempre |(?:la|el|las|los) \p{L}+ )?(?:te |le |les |os |lo |la |los |las )*(?:traemos|llevamos|recogemos|entregamos|prestamos|limpiamos|reparamos|enseñamos|mostramos|explicamos|retiramos|montamos|instalamos|cocinamos|horneamos|cultivamos|acompañamos|lavamos|planchamos|hablamos|revisamos|cuidamos|preparamos|dejamos|ponemos|quitamos)(?!\p{L})/iu,
  /^(?:anche |sempre )?(?:ti |le |vi |lo |la |li )*(?:portiamo|ritiriamo|consegniamo|prestiamo|puliamo|ripariamo|mostriamo|spieghiamo|smaltiamo|montiamo|cuciniamo|sforniamo|coltiviamo|accompagniamo|laviamo|stiriamo|parliamo|controlliamo|prepariamo|lasciamo|mettiamo)(?!\p{L})/iu,
  /^(?:também |sempre |(?:as?|os?) \p{L}+(?: \p{L}+)? )?(?:trazemos|levamos|recolhemos|entregamos|emprestamos|limpamos|reparamos|mostramos|explicamos|retiramos|tiramos|montamos|cozinhamos|cultivamos|acompanhamos|lavamos|passamos a ferro|falamos|verificamos|preparamos|deixamos)(?!\p{L})/iu,
  /^(?:we|wij|ik) (?:komen|brengen|halen|nemen|leveren|ruimen|repareren|bakken|koken|lenen|tonen|leggen|spreken|knippen|wassen|begeleiden|verzorgen|plaatsen|kom|breng|haal|neem|lever)(?!\p{L})|(?:laten|nemen|brengen|halen|leveren|lenen|plaatsen) we(?: \p{L}+)?$/iu,
];

/** What belongs to the offer or makes it easy to reach: "Harness and shoes included". */
const OFFERED =
  /(?<!\p{L})(?:included|provided|inbegriffen|inklusive|inclus(?:e|es)?|fournie?s?|incluid[oa]s?|inclus[oaie]|incluíd[oa]s?|inbegrepen)$|^(?:free |kostenlos(?:er|e|es)? )?(?:parking|parken|parkplätze?|parkplatz|stationnement|aparcamiento|parcheggio|estacionamento|parkeren) |^(?:step[- ]free|barrierefrei|rollstuhlgerecht|sans marches|sin escalones|senza gradini|sem degraus|rolstoeltoegankelijk)(?!\p{L})|^(?:led|run|taught|hosted) by |^(?:geleitet|begleitet|gemacht) von |^(?:animée?s?|encadrée?s?|préparée?s?) par |^(?:impartid[oa]s?|dirigid[oa]s?) por |^(?:condott[oaie]|tenut[oaie]|guidat[oaie]) da |^(?:orientad[oa]s?|dirigid[oa]s?) por |^(?:begeleid|geleid|gemaakt) door /iu;

/** What customers can do: "you can bring a friend", but not "you can be funny". */
const CAN =
  /^(?:you can (?:bring|park|pay|choose|pick|cancel|swap|watch|stay|come)|(?:sie können|du kannst) .* (?:mitbringen|parken|zahlen|bezahlen|absagen|zuschauen|kommen|bleiben)|(?:vous pouvez|tu peux) (?:venir|payer|amener|apporter|annuler|rester)|puedes? (?:venir|pagar|traer|cancelar|quedarte)|(?:puoi|può|potete) (?:venire|pagare|portare|disdire|restare)|podes? (?:vir|pagar|trazer|cancelar|ficar)|(?:je|u) (?:kunt|mag|kan) .* (?:meenemen|parkeren|betalen|afzeggen|blijven))(?!\p{L})/iu;

/** Words that remarks to the writer and negative statements contain: "ad", "tone", "never". */
const REMARK =
  /(?<!\p{L})(?:not|never|no|don[’']?t|can[’']?t|won[’']?t|ads?|advert\p{L}*|copy|tone|word(?:s|ing)?|text|headline|emojis?|hashtags?|logo|slogan|nicht|nie|kein\p{L}*|anzeige|werbung|ton|wort|wörter|pas|jamais|annonce|texte|nunca|anuncio|texto|tono|non|mai|annuncio|testo|não|anúncio|tom|niet|nooit|geen|advertentie|tekst|toon)(?!\p{L})|[?"“”„«»]/iu;

/**
 * Whether a clause of the details has the form of a statement to customers: a service of the
 * business, an included item, or an option of the customer. `readFacts` makes such a clause
 * printable; another clause may be a remark to the writer unless it has a value or a word of the
 * lexicons. The words are `DOES`, `OFFERED`, `CAN` and `REMARK` here.
 */
export const isToldToReader = (clause: string): boolean =>
  !REMARK.test(clause) &&
  (OFFERED.test(clause) || CAN.test(clause) || DOES.some((pattern) => pattern.test(clause)));
