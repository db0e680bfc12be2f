import { packXlsx, workbookParts } from "./xlsx.ts";

const LANGUAGES = ["en", "de", "fr", "es", "it"] as const;
type Language = (typeof LANGUAGES)[number];

/** Content of a fixture's column. */
type Part =
  | "name"
  | "url"
  | "day"
  | "views"
  | "allClicks"
  | "clicks"
  | "spend"
  | "results"
  | "currency"
  | "other";
type Column = readonly [part: Part, name: string];

interface Platform {
  readonly name: string;
  /** Columns in each language, as the platform orders them. */
  readonly columns: Readonly<Record<Language, readonly Column[]>>;
  readonly encoding: "utf-8" | "utf-8-bom" | "utf-16" | "windows-1252";
  readonly separator: "," | ";" | "\t";
  /** Lines above the header. */
  readonly above: readonly string[];
  /** First cell of the total row, by language, and its position. */
  readonly total: Readonly<Record<Language, string>> | undefined;
  readonly totalFirst: boolean;
  readonly footer: readonly string[];
}

/** One value for each language, in the order of `LANGUAGES`. */
function inEach<Value>(values: readonly Value[]): Readonly<Record<Language, Value>> {
  const [en, de, fr, es, it] = values as readonly [Value, Value, Value, Value, Value];
  return { en, de, fr, es, it };
}

const words = (...texts: readonly string[]) => inEach(texts);

/** Columns of each language, written "part: name | part: name". */
const columns = (...lists: readonly string[]) =>
  inEach(lists.map((list) => list.split(" | ").map((column) => column.split(": ", 2) as [Part, string])));

/** The six platforms as their exports look, with figures of our own. */
const PLATFORMS: readonly Platform[] = [
  {
    name: "Google Ads",
    columns: columns(
      "other: Ad status | url: Final URL | day: Day | views: Impr. | clicks: Clicks | currency: Currency code | spend: Cost | results: Conversions",
      "other: Anzeigenstatus | url: Finale URL | day: Tag | views: Impr. | clicks: Klicks | currency: Währungscode | spend: Kosten | results: Conversions",
      "other: État | url: URL finale | day: Jour | views: Impr. | clicks: Clics | currency: Devise | spend: Coût | results: Conversions",
      "other: Estado | url: URL final | day: Día | views: Impr. | clicks: Clics | currency: Moneda | spend: Coste | results: Conversiones",
      "other: Stato | url: URL finale | day: Giorno | views: Impr. | clicks: Clic | currency: Valuta | spend: Costo | results: Conversioni",
    ),
    encoding: "utf-16",
    separator: "\t",
    above: ["Ad report", "September 2026"],
    total: words("Total: Account", "Gesamt: Konto", "Total: Compte", "Total: Cuenta", "Totale: Account"),
    totalFirst: false,
    footer: [],
  },
  {
    name: "Meta",
    columns: columns(
      "name: Ad name | day: Reporting starts | views: Impressions | allClicks: Clicks (all) | clicks: Link clicks | spend: Amount spent (EUR) | results: Results",
      "name: Name der Anzeige | day: Tag | views: Impressionen | allClicks: Klicks (alle) | clicks: Link-Klicks | spend: Ausgegebener Betrag (EUR) | results: Ergebnisse",
      "name: Nom de la publicité | day: Jour | views: Impressions | allClicks: Clics (tous) | clicks: Clics sur un lien | spend: Montant dépensé (EUR) | results: Résultats",
      "name: Nombre del anuncio | day: Día | views: Impresiones | allClicks: Clics (todos) | clicks: Clics en el enlace | spend: Importe gastado (EUR) | results: Resultados",
      "name: Nome dell'inserzione | day: Giorno | views: Impression | allClicks: Clic (tutti) | clicks: Clic sul link | spend: Importo speso (EUR) | results: Risultati",
    ),
    encoding: "utf-8-bom",
    separator: ",",
    above: [],
    total: words("", "", "", "", ""),
    totalFirst: true,
    footer: [],
  },
  {
    name: "TikTok",
    columns: columns(
      "name: Ad name | day: By Day | spend: Cost | views: Impressions | clicks: Clicks (destination) | results: Conversions | currency: Currency",
      "name: Anzeigenname | day: Datum | spend: Kosten | views: Impressionen | clicks: Klicks | results: Conversions | currency: Währung",
      "name: Annonce | day: Date | spend: Coût | views: Impressions | clicks: Clics | results: Conversions | currency: Devise",
      "name: Anuncio | day: Fecha | spend: Costo | views: Impresiones | clicks: Clics | results: Conversiones | currency: Divisa",
      "name: Annuncio | day: Data | spend: Costo | views: Impressioni | clicks: Clic | results: Conversioni | currency: Valuta",
    ),
    encoding: "utf-8",
    separator: ",",
    above: [],
    total: words("Total of 3 results", "Gesamt", "Total", "Total", "Totale"),
    totalFirst: false,
    footer: [],
  },
  {
    name: "LinkedIn",
    columns: columns(
      "day: Start Date (in UTC) | name: Creative Name | spend: Total Spent | views: Impressions | allClicks: Clicks | clicks: Clicks to Landing Page | results: Leads | currency: Currency",
      "day: Datum | name: Name der Anzeige | spend: Ausgegebener Betrag | views: Impressionen | clicks: Klicks | results: Conversions | currency: Währung",
      "day: Date | name: Nom de la publicité | spend: Montant dépensé | views: Impressions | clicks: Clics | results: Conversions | currency: Devise",
      "day: Fecha | name: Nombre del anuncio | spend: Importe gastado | views: Impresiones | clicks: Clics | results: Conversiones | currency: Moneda",
      "day: Data | name: Nome dell'inserzione | spend: Importo speso | views: Impressioni | clicks: Clic | results: Conversioni | currency: Valuta",
    ),
    encoding: "utf-16",
    separator: "\t",
    above: [
      "Creative Performance Report",
      "September 2026",
      "Generated 1 October 2026",
      "Account 4711",
      "UTC",
    ],
    total: undefined,
    totalFirst: false,
    footer: [],
  },
  {
    name: "Microsoft",
    columns: columns(
      "day: TimePeriod | name: AdTitle | url: FinalUrl | views: Impressions | clicks: Clicks | spend: Spend | currency: CurrencyCode | results: Conversions",
      "day: Tag | name: Anzeige | url: Finale URL | views: Impressionen | clicks: Klicks | spend: Kosten | currency: Währungscode | results: Conversions",
      "day: Jour | name: Annonce | url: URL finale | views: Impressions | clicks: Clics | spend: Coût | currency: Devise | results: Conversions",
      "day: Día | name: Anuncio | url: URL final | views: Impresiones | clicks: Clics | spend: Gasto | currency: Moneda | results: Conversiones",
      "day: Giorno | name: Annuncio | url: URL finale | views: Impressioni | clicks: Clic | spend: Costo | currency: Valuta | results: Conversioni",
    ),
    encoding: "utf-8-bom",
    separator: ",",
    above: ["Ad performance report", "9/1/2026 - 9/30/2026"],
    total: words("Overall total", "Gesamt", "Total", "Total", "Totale"),
    totalFirst: false,
    footer: ["©2026 Microsoft Corporation. All rights reserved."],
  },
  {
    name: "Pinterest",
    columns: columns(
      "name: Promoted pin name | day: Date | views: Impressions | allClicks: Pin clicks | clicks: Outbound clicks | spend: Spend in account currency | currency: Currency | results: Total conversions",
      "name: Anzeigenname | day: Datum | views: Impressionen | clicks: Ausgehende Klicks | spend: Kosten | currency: Währung | results: Conversions",
      "name: Annonce | day: Date | views: Impressions | clicks: Clics sortants | spend: Coût | currency: Devise | results: Conversions",
      "name: Anuncio | day: Fecha | views: Impresiones | clicks: Clics salientes | spend: Gasto | currency: Divisa | results: Conversiones",
      "name: Annuncio | day: Data | views: Impressioni | clicks: Clic in uscita | spend: Costo | currency: Valuta | results: Conversioni",
    ),
    encoding: "windows-1252",
    separator: ";",
    above: [],
    total: words("", "", "", "", ""),
    totalFirst: false,
    footer: [],
  },
];

/** A row of figures; the sums of three ads and two days are the truth of each fixture. */
const FIGURES = [
  { ad: "a", day: "2026-09-13", views: 12_345, clicks: 204, spend: 1204.5, results: 3 },
  { ad: "a", day: "2026-09-14", views: 1204, clicks: 19, spend: 11.52, results: 0 },
  { ad: "b", day: "2026-09-13", views: 980, clicks: 7, spend: 0.4, results: 1 },
  { ad: "b", day: "2026-09-14", views: 1_000_204, clicks: 1204, spend: 10_999.99, results: 12.5 },
  { ad: "c", day: "2026-09-14", views: 0, clicks: 0, spend: 0, results: 0 },
];

/**
 * Sums of every report fixture, by whichever platform and language, which
 * `read-report-file.test.ts` expects. Spend is in cents. The rows are in this file.
 */
export const TRUTH = {
  rows: 5,
  impressions: 1_014_733,
  clicks: 1434,
  spendCents: 1_221_641,
  conversions: 16.5,
};

function writeNumber(value: number, language: Language, decimals: number): string {
  return new Intl.NumberFormat(language === "es" ? "es-AR" : language, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(value);
}

const DAYS: Readonly<Record<Language, (day: number) => string>> = {
  en: (day) => `Sep ${day}, 2026`,
  de: (day) => `${day}.09.2026`,
  fr: (day) => `${day}/09/2026`,
  es: (day) => `${day} de septiembre de 2026`,
  it: (day) => `${day} set 2026`,
};

/** Excel's number of a day. */
const serial = (iso: string) => Date.parse(iso) / 86_400_000 + 25_569;

type Figures = Omit<(typeof FIGURES)[number], "ad" | "day">;

function cell(part: Part, figures: Figures, row: { ad: string; day: string }, language: Language) {
  const cells: Record<Part, string | number> = {
    name: row.ad === "" ? "" : `AL4M7TXQ-FB1${row.ad} Pot, "${row.ad}"`,
    url: row.ad === "" ? "" : `https://shop.example/?utm_content=AL4M7TXQ-GS1${row.ad}`,
    day: row.day === "" ? "" : DAYS[language](Number(row.day.slice(8))),
    views: writeNumber(figures.views, language, 0),
    allClicks: writeNumber(figures.clicks + 500, language, 0),
    clicks: writeNumber(figures.clicks, language, 0),
    spend: writeNumber(figures.spend, language, 2),
    results: writeNumber(figures.results, language, 2),
    currency: "EUR",
    other: row.ad === "" ? "" : "Enabled",
  };
  return cells[part];
}

function numericCell(part: Part, figures: Figures, row: { ad: string; day: string }, language: Language) {
  if (part === "views") return figures.views;
  if (part === "allClicks") return figures.clicks + 500;
  if (part === "clicks") return figures.clicks;
  if (part === "spend") return figures.spend;
  if (part === "results") return figures.results;
  if (part === "day" && row.day !== "") return serial(row.day);
  return cell(part, figures, row, language);
}

/** Rows of a fixture: lines above, header, ads, total, footer. */
function rowsOf(platform: Platform, language: Language, write: typeof cell | typeof numericCell) {
  const parts = platform.columns[language];
  const lines = FIGURES.map(({ ad, day, ...figures }) =>
    parts.map(([part]) => write(part, figures, { ad, day }, language)),
  );
  const sum = FIGURES.reduce(
    (all, { views, clicks, spend, results }) => ({
      views: all.views + views,
      clicks: all.clicks + clicks,
      spend: Math.round((all.spend + spend) * 100) / 100,
      results: all.results + results,
    }),
    { views: 0, clicks: 0, spend: 0, results: 0 },
  );
  const label = platform.total?.[language];
  const total = parts.map(([part], at) => {
    const value = part === "allClicks" ? "" : write(part, sum, { ad: "", day: "" }, language);
    return at === 0 && label !== undefined && label !== "" ? label : part === "currency" ? "EUR" : value;
  });
  const body = label === undefined ? lines : platform.totalFirst ? [total, ...lines] : [...lines, total];
  return [
    ...platform.above.map((text) => [text]),
    parts.map(([, name]) => name),
    ...body,
    ...platform.footer.map((text) => [text]),
  ];
}

const WINDOWS_1252: Readonly<Record<string, number>> = { "€": 0x80, "’": 0x92, "–": 0x96 };

function encode(text: string, encoding: Platform["encoding"]): Uint8Array {
  if (encoding === "utf-16") return Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, "utf16le")]);
  if (encoding === "windows-1252") {
    return Uint8Array.from(text, (character) => WINDOWS_1252[character] ?? character.charCodeAt(0));
  }
  return Buffer.from(encoding === "utf-8-bom" ? `\ufeff${text}` : text, "utf8");
}

const quote = (value: string | number, separator: string) =>
  /["\n]/.test(String(value)) || String(value).includes(separator)
    ? `"${String(value).replaceAll('"', '""')}"`
    : String(value);

/**
 * Reports of all platforms in five languages (`LANGUAGES`), as CSV and as XLSX.
 * `read-report-file.test.ts` reads each with `server/workers/reports`; a changed column of a
 * platform is changed here, too.
 */
export const REPORT_FIXTURES = PLATFORMS.flatMap((platform) =>
  LANGUAGES.flatMap((language) => {
    const csv = rowsOf(platform, language, cell)
      .map((cells) => cells.map((value) => quote(value, platform.separator)).join(platform.separator))
      .join("\r\n");
    // A file in Windows-1252 cannot have the narrow spaces that group thousands in French.
    const text = platform.encoding === "windows-1252" ? csv.replace(/\u202f/g, "\u00a0") : csv;
    return [
      { name: `${platform.name}, ${language}, CSV`, bytes: encode(text, platform.encoding) },
      {
        name: `${platform.name}, ${language}, XLSX`,
        bytes: packXlsx(workbookParts(rowsOf(platform, language, numericCell))),
      },
    ];
  }),
);
