import { printableFacts, type Facts, type Goal } from "../facts/facts.ts";

/** Products that customers make an appointment for, by the words of their names. */
const SERVICE =
  /(?<!\p{L})(?:repairs?|servic(?:e|ing)|cleaning|lessons?|class(?:es)?|coaching|sessions?|training|treatments?|massages?|boarding|sharpening|removals?|inspections?|workshops?|tours?|hire|rental|tuning|alterations?|grooming|haircuts?|[\p{L}]*(?:reparatur|inspektion|kurs|unterricht|stunden?|behandlung|pflege|reinigung|betreuung|führung|beratung|schleifen)(?:en)?|révision|réparation|nettoyage|cours|ateliers?|stages?|séances?|entretien|soins?|coupe|lavage|garde|clases?|talleres|taller|reparaci[óo]n(?:es)?|limpieza|sesi[óo]n(?:es)?|revisi[óo]n|mantenimiento|masajes?|lavado|lezion[ei]|cors[oi]|riparazion[ei]|pulizi[ae]|sedut[ae]|revisione|massaggi[o]?|lavaggio|aulas?|reparaç(?:ão|ões)|limpezas?|sess(?:ão|ões)|revisão|massagens?|massagem|lavagem|terapia|\p{L}*(?:les|lessen|cursus|reparatie|schoonmaak|behandeling|beurt|onderhoud))(?!\p{L})/iu;
/** Words that only things have, which are sent or measured. */
const GOODS =
  /(?<!\p{L})(?:returns?|refills?|shipping|postage|dispatched|versand\p{L}*|rückgabe\p{L}*|umtausch|expédi\p{L}+|envíos?|devoluciones|spedizion[ei]|resi|envios?|devoluções|verzending|retourneren)(?!\p{L})|\d\s?(?:ml|cl|kg|cm|mm|oz|lbs?)(?!\p{L})/iu;

/** The next step that the product itself implies; null if nothing shows one. */
export function impliedGoal(facts: Facts): Goal | null {
  if (SERVICE.test(facts.product)) return "book";
  return printableFacts(facts).some(({ text }) => GOODS.test(text)) ? "buy" : null;
}
