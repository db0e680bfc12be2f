/**
 * One emoji by trade (`facts/trades/`). None has a skin tone, a brand or a currency. Trades are
 * missing whose ads would need another emoji for each product ("craft") or none ("funeral").
 */
const EMOJI_BY_TRADE: Readonly<Record<string, string>> = {
  bakery: "🥖",
  cakes: "🎂",
  cafe: "☕",
  coffee: "☕",
  tea: "🍵",
  restaurant: "🍽️",
  pizza: "🍕",
  winery: "🍷",
  brewery: "🍺",
  "ice-cream": "🍦",
  chocolate: "🍫",
  hair: "✂️",
  massage: "🌿",
  yoga: "🧘",
  gym: "💪",
  vet: "🐾",
  "dog-walking": "🐾",
  "dog-training": "🐾",
  "animal-shelter": "🐾",
  "pet-food": "🐾",
  plumber: "🔧",
  electrician: "💡",
  roofing: "🛠️",
  carpenter: "🛠️",
  builder: "🛠️",
  painter: "🖌️",
  "house-cleaning": "🧽",
  gardening: "🌱",
  florist: "💐",
  furniture: "🛋️",
  "real-estate": "🔑",
  bookkeeping: "🧾",
  "saas-invoicing": "🧾",
  fashion: "👗",
  shoes: "👟",
  jewelry: "💍",
  books: "📚",
  toys: "🧸",
  nursery: "🧸",
  "phone-repair": "🛠️",
  "bike-shop": "🚲",
  "bike-repair": "🚲",
  "car-repair": "🚗",
  "car-dealer": "🚗",
  "car-rental": "🚗",
  "driving-school": "🚗",
  "language-school": "🎓",
  tutoring: "🎓",
  "music-school": "🎶",
  choir: "🎶",
  "live-music": "🎶",
  theater: "🎭",
  "wedding-planner": "💐",
  photography: "📷",
};

/** For an unknown trade if the notes ask for emojis. */
const GENERAL_EMOJI = "✨";

/** Trades whose emojis show new things, which suits no repair of them. */
const SHOWS_NEW_THINGS: readonly string[] = ["fashion", "shoes", "jewelry", "books", "toys", "furniture"];
const REPAIR =
  /(?:repair|mending|resol|restoration|reupholster|reparatur|neubezug|aufarbeit|besohl|réparation|ressemelage|retapiss|reparaci[óo]n|arreglos?|tapiza|riparazion|restauro|risuol|reparaç|conserto|arranjo|reparatie|herstel)/iu;
/** Work that looks at things and mends none: "Drone roof inspection". */
const INSPECTION =
  /(?:survey|inspection|inspektion|gutachten|begutachtung|diagnostic|expertise|inspecci[óo]n|peritaje|ispezion|perizia|inspeç|vistoria|peritagem|inspectie|keuring)/iu;

/**
 * The emoji that text ads of a product may have, for `write-text-ads.ts`; undefined if none surely
 * fits. A name is decisive, because words of a message may be about anything.
 * @param trade id of the trade that the product's name shows, null if it shows none
 * @param product name of the product
 * @param isWanted whether the notes ask for emojis, so that a general one is better than none
 */
export function emojiOf(trade: string | null, product: string, isWanted: boolean): string | undefined {
  const found = trade === null ? undefined : EMOJI_BY_TRADE[trade];
  const isWrong =
    INSPECTION.test(product) || (trade !== null && SHOWS_NEW_THINGS.includes(trade) && REPAIR.test(product));
  if (found !== undefined && !isWrong) return found;
  return isWanted ? GENERAL_EMOJI : undefined;
}
