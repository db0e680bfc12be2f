import type { Category } from "./category-keywords.ts";

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

/**
 * The emojis of text ads that suit a category, from the lists of this file; general ones for an
 * unknown category. `write-text-ads.ts` uses the first and decides whether an ad has one.
 */
export function emojisFor(category: Category | null): readonly string[] {
  return category === null ? GENERAL : EMOJIS[category];
}
