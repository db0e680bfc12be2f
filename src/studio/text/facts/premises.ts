import type { Facts } from "./facts.ts";

/** Kinds of places and businesses that end the name of a product, in English, German and Dutch. */
const LAST: Readonly<Record<string, RegExp>> = {
  en: /(?<!\p{L})(?:(?:\p{L}*shop|store|salon|bakery|caf[ée]|restaurant|bistro|pub|bar|deli|brewery|pharmacy|gallery|garage|barbers?|barber[’']s|butchers?|butcher[’']s|florists?|florist[’']s|fishmongers?|greengrocers?|nail bar|(?:dental|vet|veterinary|beauty|physio) (?:clinic|practice|surgery)|garden centre|garden center|farm shop|(?:yoga|dance|pilates|tattoo|photo) studio|(?:food|taco|coffee|pizza|burger|ice cream) (?:truck|van|stand|cart)))$/iu,
  de: /(?:(?<!schoko|marme|roll|fenster)laden|geschäft|handlung|boutique|salon|studio|praxis|werkstatt|bäckerei|konditorei|metzgerei|fleischerei|gärtnerei|käserei|rösterei|brauerei|apotheke|café|restaurant|gaststätte|wirtshaus|eisdiele|kanzlei|klinik|supermarkt|gartencenter|friseur)$/iu,
  nl: /(?:winkel|salon|speciaalzaak|viszaak|bakkerij|slagerij|apotheek|praktijk|garage|slijterij|boekhandel|kwekerij|restaurant|café|eetcafé|lunchroom|brasserie|tuincentrum|bloemist|kapper|opticien|supermarkt|fietsenmaker)$/iu,
};

/** The same as the first word, in languages that put what describes it behind. */
const FIRST: Readonly<Record<string, RegExp>> = {
  fr: /^(?:fromagerie|boulangerie|pâtisserie|boucherie|charcuterie|poissonnerie|épicerie|librairie|papeterie|jardinerie|pharmacie|brasserie|pizzeria|crêperie|bijouterie|friperie|quincaillerie|cordonnerie|mercerie|chocolaterie|caviste|fleuriste|barbier|opticien|magasin|boutique|garage|restaurant|bistrot?|café|bar|salon de (?:coiffure|thé|beauté)|institut de beauté|cabinet (?:dentaire|vétérinaire))(?!\p{L})/iu,
  es: /^(?:librería|panadería|pastelería|carnicería|charcutería|frutería|pescadería|ferretería|peluquería|barbería|floristería|farmacia|óptica|tienda|restaurante|bar|cafetería|heladería|clínica|quesería|zapatería|joyería|juguetería|papelería|mercería|herboristería|salón de belleza|taller (?:mecánico|de (?:coches|bicis|bicicletas|motos)))(?!\p{L})/iu,
  it: /^(?:panetteria|panificio|pasticceria|gelateria|macelleria|salumeria|libreria|ottica|farmacia|ferramenta|profumeria|gioielleria|cartoleria|enoteca|trattoria|osteria|pizzeria|ristorante|bar|caffetteria|negozio|barbiere|parrucchiere|pescheria|fioraio|tabaccheria|caseificio|vivaio|officina|salone di bellezza|studio (?:dentistico|veterinario))(?!\p{L})/iu,
  pt: /^(?:padaria|pastelaria|confeitaria|barbearia|livraria|farmácia|talho|açougue|peixaria|mercearia|loja|restaurante|café|bar|cafetaria|cafeteria|gelataria|sorveteria|[óo]p?tica|clínica|florista|floricultura|papelaria|ourivesaria|sapataria|queijaria|drogaria|cervejaria|salão de beleza|oficina (?:mecânica|auto|de (?:carros|bicicletas|motas)))(?!\p{L})/iu,
};

/** Work at the customer's home that is named after the place: "Peluquería a domicilio". */
const AT_HOME = /(?<!\p{L})(?:domicil\p{L}*|domicíl\p{L}*|casa|chez|huis|mobil\p{L}*|hause)(?!\p{L})/iu;

/**
 * Whether the product's name is a kind of place or business, such as "Barber shop" or "Fromagerie"
 * (words here), which nobody orders or books. Calls to action (`ads/call-to-action.ts`,
 * `ads/goals.ts`) then leave the product out and invite readers to a shop.
 */
export function isPlaceOfBusiness({ product, language }: Pick<Facts, "product" | "language">): boolean {
  const code = language.slice(0, 2);
  if (AT_HOME.test(product)) return false;
  return LAST[code]?.test(product) === true || FIRST[code]?.test(product) === true;
}

/** Places that give appointments or tables; one comes to a shop. */
const BOOKED =
  /(?:salon|salón|salone|salão|friseur|kapper|coiff\p{L}*|peluquer\p{L}+|parrucchiere|barb(?:er|ier|iere|earia|ería)\p{L}*|praxis|praktijk|practice|clinic|clínica|klinik|cabinet|studio|institut|kanzlei|surgery|nail bar|restaura?n\p{L}*|ristorante|trattoria|osteria|bistro|garage|werkstatt|officina|oficina|taller|fietsenmaker|optic\p{L}*|ottica|[óo]p?tica)(?!\p{L})/iu;

/** Whether a place of business is a shop, which takes no bookings. */
export const isWalkInShop = (facts: Pick<Facts, "product" | "language">): boolean =>
  isPlaceOfBusiness(facts) && !BOOKED.test(facts.product);
