import type { Fact } from "./facts.ts";
import { hasFixedPrice } from "./fixed-price.ts";

/** Things made to a customer's measure, in all languages. */
const MADE_TO_MEASURE =
  /(?<!\p{L})(?:made[- ]to[- ]measure|made[- ]to[- ]order|bespoke|fitted (?:wardrobes?|kitchens?|furniture)|nach maß|maß(?:möbel|anfertigung|küche|schränk?|gefertigt)\p{L}*|sur[- ]mesure|a medida|su misura|(?:por|sob|à) medida|planejad[oa]s|op maat|maatwerk\p{L}*|maatkasten)(?!\p{L})/iu;

/** Things made to measure that customers still order or book: clothes, cakes, trips. */
const WORN_OR_EATEN =
  /(?<!\p{L})(?:suits?|shirts?|dress(?:es)?|gowns?|shoes?|boots|wigs?|insoles?|rings?|jewel\p{L}*|cakes?|trips?|tours?|travel|holidays|training|plans?|anzüge?|hemd\p{L}*|kleid\p{L}*|schuh\p{L}*|einlagen|perücken?|ring|schmuck|torten?|reisen?|costumes?|chemises?|robes?|chaussures?|semelles|bijoux|gâteaux?|voyages?|trajes?|camisas?|vestidos?|zapatos|plantillas|tartas?|viajes?|abit[io]|camici[ae]|vestiti|scarpe|gioielli|torte|viagg[io]|fatos?|sapatos|bolos?|viage(?:m|ns)|pakken|pak|overhemden|jurk(?:en)?|schoenen|taart(?:en)?|reizen)(?!\p{L})/iu;

/** Work on a single old piece. */
const RESTORED =
  /(?<!\p{L})(?:(?:furniture|chair|antiques?|piano|painting) restoration|(?:re)?upholster(?:y|ing)|(?:sofa|chair|armchair|couch|furniture|cushion|headboard|seat)s? re-?cover(?:ing|ed)|re-?cover(?:ing|ed)|polster\p{L}* neu beziehen|(?:sofas?|stühle?|sessel|möbel|couch) (?:neu )?beziehen|neubezug|möbelrestaur\p{L}*|(?:neu|auf)polster\p{L}*|polsterarbeiten|polsterei|restauration (?:de |d[’'])\p{L}+|réfection de (?:fauteuils?|sièges?|canapés?)|(?:recouvrement|retapissage|regarnissage) (?:de |d[’'])?(?:fauteuils?|sièges?|canapés?|chaises?)|rempaillage|cannage|restauraci[óo]n de \p{L}+|(?:re)?tapizados?|tapicería|restauro|tappezzeria|restauro de \p{L}+|(?:rivestimento|rifacimento) (?:di )?(?:divani?|poltron[ae]|sedie)|(?:re)?estofar \p{L}+|forrar (?:sof[áa]s?|cadeiras?)|estofos|estofamento|meubelrestauratie|(?:her|meubel)stoffer\p{L}*|(?:her)?bekleden van \p{L}+|meubels bekleden)(?!\p{L})/iu;

/**
 * Whether a product is made or restored for one customer, who asks for a quote: "Kitchens made to
 * measure", "Restauro mobili". False if the product is made to measure at a fixed price. The words
 * are here. `impliedGoal` (`implied-goal.ts`) asks it.
 */
export const isMadeForOne = (product: string, facts: readonly Fact[]): boolean =>
  RESTORED.test(product) ||
  (MADE_TO_MEASURE.test(product) && !WORN_OR_EATEN.test(product) && !hasFixedPrice(facts));

/** Products that are fitted to one person at an appointment, in all languages. */
const FITTED =
  /(?<!\p{L})(?:dentures?|hearing aids?|orthotics|zahnersatz|zahnprothesen?|gebiss|hörgeräte?|dentiers?|prothèses? (?:dentaires?|auditives?)|appareils? auditifs?|semelles orthopédiques|dentaduras?|prótesis (?:dental(?:es)?|auditivas?)|audífonos?|dentier[ae]|protesi (?:dentari[ae]|acustic[ah]e?)|apparecch(?:io|i) acustic[oi]|dentaduras?|próteses dentárias|aparelhos? auditivos?|kunstgebit(?:ten)?|klikgebit(?:ten)?|gebit(?:ten)?|hoortoestel(?:len)?)(?!\p{L})/iu;

/**
 * Whether a product is fitted to one person, such as dentures or hearing aids (words: `FITTED`
 * here), so that people make an appointment and neither try nor book the thing. `callsFor`
 * (`ads/call-to-action.ts`) asks it.
 */
export const isFitted = (product: string): boolean => FITTED.test(product);
