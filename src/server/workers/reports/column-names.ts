import type { ReportField, ReportLanguage } from "#core/reports/report-fields.ts";

type Names = Partial<Record<ReportLanguage, readonly string[]>>;

/**
 * Names of columns in the reports of Google Ads, Meta, TikTok, LinkedIn, Microsoft and Pinterest,
 * the most telling first, normalized by `normalizeName`; the fields are in
 * `core/reports/report-fields.ts`. `find-header.ts` reads it. From Microsoft's documentation of its
 * reports and from public programs that read exported files, read 2026-11-22; the mapping is shown
 * to the user, who can change it.
 */
export const COLUMN_NAMES: Readonly<Record<ReportField, Names>> = {
  adName: {
    en: ["ad name", "creative name", "promoted pin name", "ad title", "adtitle", "ad"],
    de: ["anzeigenname", "name der anzeige", "werbeanzeigenname", "anzeige"],
    fr: ["nom de la publicité", "annonce"],
    es: ["nombre del anuncio", "anuncio"],
    it: ["nome dell'inserzione", "annuncio"],
  },
  adId: {
    en: ["ad id", "creative id", "promoted pin id", "adid"],
    de: ["anzeigen-id"],
    fr: ["id de la publicité"],
    es: ["identificador del anuncio"],
    it: ["id inserzione"],
  },
  adSet: {
    en: ["ad set name", "ad group name", "adgroupname", "ad group", "line item"],
    de: ["anzeigengruppenname", "name der anzeigengruppe", "anzeigengruppe"],
    fr: ["nom de l'ensemble de publicités", "ensemble de publicités", "groupe d'annonces"],
    es: ["nombre del conjunto de anuncios", "conjunto de anuncios", "grupo de anuncios"],
    it: ["nome del gruppo di inserzioni", "gruppo di inserzioni", "gruppo di annunci"],
  },
  campaign: {
    en: ["campaign name", "campaignname", "campaign", "campaign group name"],
    de: ["kampagnenname", "kampagne"],
    fr: ["nom de la campagne", "campagne"],
    es: ["nombre de la campaña", "campaña"],
    it: ["nome della campagna", "campagna"],
  },
  day: {
    en: [
      "day",
      "date",
      "by day",
      "reporting starts",
      "start date (in utc)",
      "gregorian date",
      "timeperiod",
      "time period",
    ],
    de: ["tag", "datum", "berichtsstart"],
    fr: ["jour", "date", "début des rapports"],
    es: ["día", "fecha", "inicio del informe"],
    it: ["giorno", "data", "inizio dei report"],
  },
  periodEnd: {
    en: ["reporting ends"],
    de: ["berichtsende"],
    fr: ["fin des rapports"],
    es: ["fin del informe"],
    it: ["fine dei report"],
  },
  impressions: {
    en: ["impressions", "impr.", "impr", "impression", "paid impressions", "total impressions"],
    de: ["impressionen", "impr.", "werbeeinblendungen"],
    fr: ["impressions", "impr."],
    es: ["impresiones", "impr."],
    it: ["impression", "impressioni", "impr."],
  },
  linkClicks: {
    en: [
      "link clicks",
      "clicks (destination)",
      "outbound clicks",
      "clicks to landing page",
      "destination clicks",
    ],
    de: ["link-klicks", "ausgehende klicks"],
    fr: ["clics sur un lien", "clics sur le lien", "clics sortants"],
    es: ["clics en el enlace", "clics salientes"],
    it: ["clic sul link", "clic in uscita"],
  },
  clicks: {
    en: ["clicks", "click", "clicks (all)", "pin clicks", "total clicks", "interactions"],
    de: ["klicks", "klicks (alle)", "interaktionen"],
    fr: ["clics", "clics (tous)"],
    es: ["clics", "clics (todos)"],
    it: ["clic", "clic (tutti)"],
  },
  spend: {
    en: ["amount spent", "cost", "spend", "total spent", "spend in account currency"],
    de: ["ausgegebener betrag", "kosten"],
    fr: ["montant dépensé", "coût"],
    es: ["importe gastado", "coste", "costo", "gasto"],
    it: ["importo speso", "costo"],
  },
  conversions: {
    en: [
      "conversions",
      "results",
      "conv.",
      "purchases",
      "website purchases",
      "leads",
      "total conversions",
      "total conv",
      "conversion",
      "result",
    ],
    de: ["conversions", "ergebnisse", "käufe", "website-käufe"],
    fr: ["conversions", "résultats", "achats", "achats sur le site web"],
    es: ["conversiones", "resultados", "compras", "compras en el sitio web"],
    it: ["conversioni", "risultati", "acquisti"],
  },
  value: {
    en: [
      "conv. value",
      "conversion value",
      "purchase conversion value",
      "purchases conversion value",
      "revenue",
      "total complete payment value",
    ],
    de: ["conv.-wert", "conversion-wert"],
    fr: ["valeur de conversion", "valeur de conversion des achats"],
    es: ["valor de conversión"],
    it: ["valore di conversione"],
  },
  resultType: {
    en: ["result indicator", "result type"],
    de: ["ergebnisindikator"],
    fr: ["indicateur de résultats"],
    es: ["indicador de resultado", "tipo de resultado"],
    it: ["indicatore dei risultati"],
  },
  finalUrl: {
    en: ["final url", "ad final url", "landing page", "destination url", "finalurl"],
    de: ["finale url", "endgültige url"],
    fr: ["url finale"],
    es: ["url final"],
    it: ["url finale"],
  },
  image: {
    en: ["image name", "media file name", "image asset"],
    de: ["bildname"],
  },
  labels: {
    en: ["labels", "ad labels", "adlabels"],
    de: ["labels"],
    fr: ["libellés"],
    es: ["etiquetas"],
    it: ["etichette"],
  },
  currency: {
    en: ["currency", "currency code", "account currency", "currencycode"],
    de: ["währung", "währungscode"],
    fr: ["devise"],
    es: ["divisa", "moneda"],
    it: ["valuta"],
  },
};

/**
 * Reduces the name of a report's column to the form in `COLUMN_NAMES`: in lower case, without
 * currency, footnote marks and doubled spaces. `find-header.ts` compares names with it, and
 * `hash-header.ts` hashes them.
 */
export function normalizeName(name: string): string {
  return name
    .normalize("NFC")
    .toLowerCase()
    .replace(/\s*[([](?:[a-z]{3}|[€$£¥])[)\]]/g, "")
    .replace(/’/g, "'")
    .replace(/\*+\s*$/, "")
    .replace(/\s+/g, " ")
    .trim();
}
