/** "Nothing cheerful", "nada de brasileirismos": what the ad shall not be, beside another note. */
const NEGATION =
  /^(?:(?:and|und|et|y|e|en) )?(?:no|never|nothing|nie(?:mals)?|jamais|nunca|mai|nooit|kein(?:e|en)?|nichts|pas de|pas d[’']|rien de|rien d[’']|nada de|sin|niente|sem|geen|niets)(?![\p{L}-])/iu;
const MAX_NEGATED_WORDS = 4;
/**
 * Costs, terms and substances that customers like to be spared, in all languages: "no booking
 * fee".
 */
const SPARED =
  /(?<!\p{L})(?:fees?|charges?|costs?|contracts?|bookings?|appointments?|deposits?|call[- ]?outs?|extras?|wait\p{L}*|queues?|obligation|experience|commitment|minimum|need\p{L}*|noise|dust|smells?|chemi\p{L}+|additiv\p{L}+|gluten|lacto\p{L}+|sugar|alcohol|alkohol|alcool|álcool|plasti\p{L}+|pesti\p{L}+|químic\p{L}+|zucker|zusatz\p{L}+|lärm|staub|sucre|azúcar|zucchero|açúcar|suiker|\p{L}*gebühr\p{L}*|\p{L}*kosten|vertrag\p{L}*|anmeldung|termin\p{L}*|anzahlung|wartezeit\p{L}*|mindest\p{L}*|vorkenntnisse|nötig|frais|engagement|contrat|rendez-vous|attente|acompte|cages?|coste\p{L}*|compromiso|permanencia|cita|espera|matrícula|contrato|cost[oi]|impegno|vincol[oi]|appuntamento|attesa|caparra|custos?|compromisso|fidelização|marcação|taxas?|afspraak|wachttijd\p{L}*|aanbetaling|verplichting\p{L}*|nodig)(?!\p{L})/iu;

/**
 * Trouble that customers like to be spared, in all languages: "no mess", "sin obras". French "pain"
 * is bread.
 */
const TROUBLE =
  /(?<!\p{L})(?:mess|mud|(?<!pas de )pain|drilling|digging|dirt|surprises?|hassles?|fuss|stress|pressure|haggling|paperwork|jargon|small print|strings|guesswork|damage|downtime|risks?|crowds|spam|papierkram|warteschlangen?|schmutz|dreck|schmerz(?:en)?|bohren|ärger|überraschung(?:en)?|bürokratie|risiko|risiken|aufwand|haken|poussière|saleté|douleurs?|travaux|paperasse|tracas|mauvaises? surprises?|risques?|obras?|dolor|polvo|suciedad|ruidos?|papeleos?|sorpresas?|sustos|estrés|colas|líos|molestias|riesgos?|polvere|sporco|dolor[ei]|rumor[ei]|sorpres[ae]|burocrazia|code|rischi|rischio|dor|dores|sujeira|sujidade|poeira|barulho|papelada|burocracia|surpresas?|estresse|filas?|riscos?|gedoe|rommel|troep|pijn|papierwerk|rompslomp|boren|lawaai|verrassingen|wachtrij(?:en)?|risico[’'s]*)(?!\p{L})/iu;

/**
 * Whether a text names something that customers like to be spared, such as a fee, a contract
 * (`SPARED` here) or a mess (`TROUBLE`). `isDrawback` (`ads/weak-openings.ts`) finds other
 * exclusions with it.
 */
export const isSpared = (text: string): boolean => SPARED.test(text) || TROUBLE.test(text);

/**
 * Whether a few words name what an ad shall not show: "nothing cheerful". What customers like to be
 * spared is no such note (`isSpared`). `mixed-lists.ts` and `mixed-messages.ts` ask beside notes.
 */
export const isLeftOut = (item: string): boolean =>
  NEGATION.test(item) &&
  !isSpared(item) &&
  !/\d/u.test(item) &&
  item.split(/\s+/u).length <= MAX_NEGATED_WORDS;
