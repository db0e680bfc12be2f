import type { Fact } from "./facts.ts";
import { hasFixedPrice } from "./fixed-price.ts";

/** Things made to a customer's measure, in all languages. */
const MADE_TO_MEASURE =
  /(?<!\p{L})(?:made[- ]to[- ]measure|made[- ]to[- ]order|bespoke|fitted (?:wardrobes?|kitchens?|furniture)|nach maß|maß(?:möbel|anfertigung|küche|schränk?|gefertigt)\p{L}*|sur[- ]mesure|a medida|su misura|(?:por|sob|à) medida|planejad[oa]s|op maat|maatwerk\p{L}*|maatkasten)(?!\p{L})/iu;

/** What is made to measure and still ordered or fitted by appointment: clothes, cakes, trips. */
const WORN_OR_EATEN =
  /(?<!\p{L})(?:suits?|shirts?|dress(?:es)?|gowns?|shoes?|boots|wigs?|insoles?|rings?|jewel\p{L}*|cakes?|trips?|tours?|travel|holidays|training|plans?|anzüge?|hemd\p{L}*|kleid\p{L}*|schuh\p{L}*|einlagen|perücken?|ring|schmuck|torten?|reisen?|costumes?|chemises?|robes?|chaussures?|semelles|bijoux|gâteaux?|voyages?|trajes?|camisas?|vestidos?|zapatos|plantillas|tartas?|viajes?|abit[io]|camici[ae]|vestiti|scarpe|gioielli|torte|viagg[io]|fatos?|sapatos|bolos?|viage(?:m|ns)|pakken|pak|overhemden|jurk(?:en)?|schoenen|taart(?:en)?|reizen)(?!\p{L})/iu;

/** Work on a single old piece. */
const RESTORED =
  /(?<!\p{L})(?:(?:furniture|chair|antiques?|piano|painting) restoration|(?:re)?upholster(?:y|ing)|möbelrestaur\p{L}*|(?:neu|auf)polster\p{L}*|polsterarbeiten|polsterei|restauration (?:de |d[’'])\p{L}+|réfection de (?:fauteuils?|sièges?|canapés?)|rempaillage|cannage|restauraci[óo]n de \p{L}+|tapizado|tapicería|restauro|tappezzeria|restauro de \p{L}+|estofos|estofamento|meubelrestauratie|(?:her|meubel)stoffer\p{L}*)(?!\p{L})/iu;

/**
 * Whether a product is made or restored for one customer, whose price is asked for: "Kitchens made
 * to measure", "Restauro mobili"; false if the brief fixes the price of what is made. The words are
 * here. `statedGoal` (`stated-goal.ts`) asks it.
 */
export const isMadeForOne = (product: string, facts: readonly Fact[]): boolean =>
  RESTORED.test(product) ||
  (MADE_TO_MEASURE.test(product) && !WORN_OR_EATEN.test(product) && !hasFixedPrice(facts));
