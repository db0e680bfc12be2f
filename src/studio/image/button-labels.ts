import type { Goal } from "../text/facts/facts.ts";

type Labels = Record<Goal, string>;

/**
 * English labels of the button by goal. `buttonLabel` takes them for briefs in English,
 * `callToActionFor` (`call-to-action.ts`) for ads without a language.
 */
export const ENGLISH_LABELS: Labels = {
  book: "Book now",
  order: "Order now",
  buy: "Shop now",
  try: "Try it",
  quote: "Get a quote",
  call: "Call us",
  donate: "Donate now",
  signup: "Sign up",
  apply: "Apply now",
  visit: "Plan your visit",
  download: "Download",
  ask: "Contact us",
  learn: "Learn more",
};

/** Labels of the button by language and goal. */
const LABELS: Readonly<Record<string, Labels>> = {
  en: ENGLISH_LABELS,
  de: {
    book: "Termin buchen",
    order: "Jetzt bestellen",
    buy: "Jetzt kaufen",
    try: "Jetzt testen",
    quote: "Angebot anfordern",
    call: "Jetzt anrufen",
    donate: "Jetzt spenden",
    signup: "Jetzt anmelden",
    apply: "Jetzt bewerben",
    visit: "Besuch planen",
    download: "Herunterladen",
    ask: "Kontakt aufnehmen",
    learn: "Mehr erfahren",
  },
  fr: {
    book: "Réserver",
    order: "Commander",
    buy: "Acheter",
    try: "Essayer",
    quote: "Demander un devis",
    call: "Appeler",
    donate: "Faire un don",
    signup: "S’inscrire",
    apply: "Postuler",
    visit: "Préparer sa visite",
    download: "Télécharger",
    ask: "Nous contacter",
    learn: "En savoir plus",
  },
  es: {
    book: "Reservar",
    order: "Hacer un pedido",
    buy: "Comprar",
    try: "Probar",
    quote: "Pedir presupuesto",
    call: "Llamar",
    donate: "Donar",
    signup: "Inscribirse",
    apply: "Enviar candidatura",
    visit: "Planear la visita",
    download: "Descargar",
    ask: "Contactar",
    learn: "Más información",
  },
  it: {
    book: "Prenota ora",
    order: "Ordina ora",
    buy: "Acquista ora",
    try: "Provalo",
    quote: "Chiedi un preventivo",
    call: "Chiama ora",
    donate: "Dona ora",
    signup: "Iscriviti",
    apply: "Candidati",
    visit: "Vieni a trovarci",
    download: "Scarica",
    ask: "Contattaci",
    learn: "Scopri di più",
  },
  pt: {
    book: "Reservar",
    order: "Encomendar",
    buy: "Comprar",
    try: "Experimentar",
    quote: "Pedir orçamento",
    call: "Ligar",
    donate: "Doar",
    signup: "Inscrever-se",
    apply: "Candidatar-se",
    visit: "Visitar",
    download: "Descarregar",
    ask: "Fale connosco",
    learn: "Saiba mais",
  },
  nl: {
    book: "Boek nu",
    order: "Bestel nu",
    buy: "Koop nu",
    try: "Probeer het",
    quote: "Offerte aanvragen",
    call: "Bel ons",
    donate: "Doneer nu",
    signup: "Meld je aan",
    apply: "Solliciteer",
    visit: "Plan je bezoek",
    download: "Downloaden",
    ask: "Neem contact op",
    learn: "Meer weten",
  },
};

/** "Learn more" in other languages. */
const LEARN: Readonly<Record<string, string>> = {
  ar: "اعرف المزيد",
  bg: "Научете повече",
  bn: "আরও জানুন",
  ca: "Més informació",
  cs: "Zjistit více",
  da: "Læs mere",
  el: "Μάθετε περισσότερα",
  et: "Loe lähemalt",
  fi: "Lue lisää",
  he: "לפרטים נוספים",
  hi: "और जानें",
  hr: "Saznajte više",
  hu: "Tudjon meg többet",
  hy: "Իմանալ ավելին",
  ja: "詳しく見る",
  ka: "გაიგეთ მეტი",
  ko: "자세히 보기",
  lt: "Sužinokite daugiau",
  lv: "Uzziniet vairāk",
  no: "Les mer",
  pl: "Dowiedz się więcej",
  ro: "Aflați mai multe",
  ru: "Подробнее",
  sk: "Zistiť viac",
  sl: "Več informacij",
  sv: "Läs mer",
  ta: "மேலும் அறிய",
  th: "ดูเพิ่มเติม",
  tr: "Daha fazla bilgi",
  uk: "Докладніше",
  vi: "Tìm hiểu thêm",
  zh: "了解更多",
};

/**
 * Label of an image ad's button for a goal in a language (`LABELS`); "learn more" where the
 * language has no label for the goal, and undefined where it has none at all. `callToActionFor`
 * (`call-to-action.ts`) and the briefs of campaigns (`studio/campaign/briefs.ts`) call it.
 */
export function buttonLabel(language: string, goal: Goal | null): string | undefined {
  return LABELS[language]?.[goal ?? "learn"] ?? LEARN[language];
}

/**
 * All labels of buttons on image ads, by which `isStudioCallToAction` (`call-to-action.ts`)
 * recognizes the studio's; `buttonLabel` chooses one by language and goal.
 */
export const BUTTON_LABELS: readonly string[] = [
  ...Object.values(LABELS).flatMap((labels) => Object.values(labels)),
  ...Object.values(LEARN),
];
