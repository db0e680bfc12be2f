import type { AdGrammar, Calls } from "./grammar.ts";

/** "Find out more" by language, for languages whose sentences the studio does not write. */
const MORE: Readonly<Record<string, string>> = {
  ar: "اعرف المزيد.",
  bg: "Научете повече.",
  bn: "আরও জানুন।",
  ca: "Més informació.",
  cs: "Zjistit více.",
  da: "Læs mere.",
  el: "Μάθετε περισσότερα.",
  et: "Loe lähemalt.",
  fi: "Lue lisää.",
  he: "לפרטים נוספים.",
  hi: "और जानें।",
  hr: "Saznajte više.",
  hu: "Tudjon meg többet.",
  id: "Pelajari selengkapnya.",
  ja: "詳しくはこちら。",
  ko: "자세히 알아보세요.",
  lt: "Sužinokite daugiau.",
  lv: "Uzziniet vairāk.",
  no: "Les mer.",
  nb: "Les mer.",
  pl: "Dowiedz się więcej.",
  ro: "Află mai multe.",
  ru: "Узнайте больше.",
  sk: "Zistiť viac.",
  sl: "Izvedite več.",
  sv: "Läs mer.",
  ta: "மேலும் அறிக.",
  th: "ดูรายละเอียด",
  tr: "Daha fazla bilgi alın.",
  uk: "Дізнайтеся більше.",
  vi: "Tìm hiểu thêm.",
  zh: "了解更多。",
};

/**
 * The grammar of a language that the studio does not write: the owner's own sentences in good
 * order, the names, and a call to action if one is known in the language. Nothing foreign.
 */
export function otherGrammar(language: string): AdGrammar {
  const more = MORE[language.split("-")[0] ?? ""];
  const learn = more === undefined ? [] : [more];
  const calls: Calls = {
    book: learn,
    order: learn,
    buy: learn,
    try: learn,
    quote: learn,
    call: learn,
    donate: learn,
    signup: learn,
    apply: learn,
    visit: learn,
    download: learn,
    learn,
  };
  return {
    language,
    calls,
    otherCalls: null,
    informal: null,
    formal: null,
    at: (company) => company,
    from: (company) => company,
    your: null,
    properAdjective: /(?!)/u,
    capitalNouns: false,
    appointment: /(?!)/u,
    ofUs: null,
    urgency: /(?!)/u,
    product: ["{product}."],
    both: ["{company}: {product}.", "{product}, {company}."],
    placed: [],
    priced: ["{product}: {price}."],
    pricedFrom: ["{product}: {price}."],
    described: [],
    functionWords: new Set(),
    subjectless: null,
    ownCall: /(?!)/u,
    turns: [],
    nounPhrase: /(?!)/u,
    clause: /(?!)/u,
    spaceBeforeMarks: false,
  };
}
