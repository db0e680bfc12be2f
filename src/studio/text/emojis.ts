import type { Category } from "./category-keywords.ts";
import type { Trade } from "./facts/trade.ts";

const GENERAL = ["✨", "👋", "💡", "🙌", "👀"] as const;

/** Neutral emojis: none has a skin tone, a brand or a currency. */
const EMOJIS: Record<Category, readonly string[]> = {
  bakery: ["🥐", "🥖", "🍞"],
  coffee: ["☕", "🤎", "🫘"],
  tea: ["🍵", "🍃", "🫖"],
  restaurant: ["🍽️", "😋", "🍴"],
  food: ["😋", "🍽️", "🧺"],
  drinks: ["🥂", "🌙", "😋"],
  perfume: ["✨", "🌸", "🌙"],
  hair: ["✂️", "💈", "🪞"],
  beauty: ["🌿", "🧴", "🫧"],
  yoga: ["🧘", "🌿", "🌅"],
  spa: ["🌿", "🫧", "🕯️"],
  fitness: ["💪", "👟", "🔥"],
  fashion: ["👗", "🧵", "👀"],
  jewelry: ["💍", "✨", "🎁"],
  gifts: ["🎁", "💌", "🎀"],
  sleep: ["😴", "🌙", "🛏️"],
  home: ["🏡", "🪴", "✨"],
  cleaning: ["🧽", "🫧", "✨"],
  plumbing: ["🔧", "🚿", "💧"],
  electrical: ["💡", "🔌", "⚡"],
  trades: ["🛠️", "🏠", "📐"],
  garden: ["🌱", "🌿", "🌼"],
  flowers: ["💐", "🌷", "🌸"],
  auto: ["🚗", "🔧", "🛣️"],
  software: ["💻", "⚡", "✅"],
  marketing: ["📣", "💡", "🎯"],
  legal: ["⚖️", "🤝", "📄"],
  finance: ["🧾", "📊", "🤝"],
  realestate: ["🔑", "🏡", "🪴"],
  education: ["🎓", "✏️", "💡"],
  books: ["📚", "📖", "🔖"],
  travel: ["🧳", "🗺️", "☀️"],
  pets: ["🐾", "💛", "🏡"],
  events: ["🎉", "💐", "🎊"],
  photography: ["📷", "🎞️", "💛"],
  health: ["🩺", "💬", "🤝"],
  kids: ["🧸", "🎈", "🖍️"],
  outdoor: ["☀️", "🌲", "🏔️"],
  repair: ["🛠️", "🔧", "💛"],
  music: ["🎶", "🎧", "🎵"],
};

/** Categories by trade; trades that no emoji of a category suits are missing. */
const BY_TRADE: Readonly<Record<string, Category>> = {
  bakery: "bakery",
  cakes: "bakery",
  cafe: "coffee",
  coffee: "coffee",
  tea: "tea",
  restaurant: "restaurant",
  pizza: "restaurant",
  takeaway: "restaurant",
  winery: "drinks",
  brewery: "drinks",
  cosmetics: "beauty",
  beauty: "beauty",
  hair: "hair",
  massage: "spa",
  yoga: "yoga",
  gym: "fitness",
  vet: "pets",
  "dog-walking": "pets",
  "dog-training": "pets",
  "animal-shelter": "pets",
  "pet-food": "pets",
  plumber: "plumbing",
  electrician: "electrical",
  roofing: "trades",
  carpenter: "trades",
  builder: "trades",
  painter: "trades",
  "house-cleaning": "cleaning",
  gardening: "garden",
  florist: "flowers",
  furniture: "home",
  "real-estate": "realestate",
  bookkeeping: "finance",
  software: "software",
  "saas-invoicing": "software",
  "marketing-agency": "marketing",
  fashion: "fashion",
  jewelry: "jewelry",
  books: "books",
  toys: "kids",
  nursery: "kids",
  "after-school": "kids",
  "phone-repair": "repair",
  "car-repair": "auto",
  "car-dealer": "auto",
  "car-rental": "auto",
  "driving-school": "auto",
  "language-school": "education",
  tutoring: "education",
  "music-school": "music",
  choir: "music",
  "live-music": "music",
  hotel: "travel",
  travel: "travel",
  "wedding-planner": "events",
  photography: "photography",
};

/**
 * The category of a trade (`facts/read-trade.ts`), by the table `BY_TRADE` here; null if none has a
 * fitting emoji. `emojiFor` (`write-text-ads.ts`) asks it before the words of the names.
 */
export function categoryOfTrade(trade: Trade | null): Category | null {
  return trade === null ? null : (BY_TRADE[trade.id] ?? null);
}

/**
 * The emojis of text ads that suit a category, from the lists of this file; general ones for an
 * unknown category. `write-text-ads.ts` uses the first and decides whether an ad has one.
 */
export function emojisFor(category: Category | null): readonly string[] {
  return category === null ? GENERAL : EMOJIS[category];
}
