import type { OfferingClues } from "./clues.ts";

/**
 * German words that show what a business offers. `readOffering` (`read-offering.ts`) counts them;
 * the fields are explained in `clues.ts`.
 */
export const DE_OFFERINGS: OfferingClues = {
  forWhom: "für|zum|zur",
  clues: {
    service: {
      product:
        "(?:kaputt|defekt|verstopft|undicht|zugefallen|gerissen|verloren)|^hilfe|\\p{L}*(?:reparatur|service|dienst|hilfe|beratung|bearbeitung|lifting|behandlung|pflege|montage|wartung|prüfung|steuererklärung|buchhaltung|therapie|rede|gutachten|schnitt|reinigung|coaching|übersetzung|fotos|shooting|begleitung|räumung|entsorgung|impfung|check|anpassung|sanierung)(?:en)?|fachkraft|\\p{L}*beauftragte[rn]?|\\p{L}*sachverständige[rn]?|(?:zu hause|vor ort)$|\\p{Lu}\\p{L}+ \\p{Ll}{3,}en$|barista|dj",
      company:
        "\\p{L}*(?:reparatur\\p{L}*|service|dienst|notdienst|praxis|kanzlei|werkstatt|polsterei|schneiderei|atelier|meisterbetrieb|pflege|studio|zimmer|beratung|agentur|mobil|tischlerei|schreinerei|malerei)|heilpraktiker\\p{L}*|hebamme|dr|rednerin|redner|fotograf\\p{L}*|rohrfrei|hausmeister\\p{L}*",
      text: "in \\d+ minuten|anfahrt|festpreis|pro stunde|die stunde|stundensatz|wir (?:kommen|holen ab)|(?:ich|wir) komme?n?|kostenvoranschlag|hausbesuch\\p{L}*|vor ort|24 stunden erreichbar|umkreis|meisterbetrieb|die kasse zahlt|\\p{L}*termine?|bis morgen|am selben tag|erstgespräch|fertig|pro (?:\\p{L}+termin|pferd|tier|besuch|sitzung)",
    },
    event: {
      customers: "(?:kinder|senioren|anfänger|einsteiger|jugendliche|babys)",
      product:
        "tag der offenen tür|\\p{L}*(?:fest|markt|konzert|kurs|kurse|workshop|training|treff|abend|lesung|führung|ausstellung|flohmarkt|chor|lauf|camp|ferien|freizeit|probetermin|unterricht|seminar|vortrag|basar|am wochenende|turnier)|töpfern|malen|nähen|singen|tanzen|backen lernen|lernen$|yoga|anfänger\\p{L}*",
      company:
        "vhs|volkshochschule|verein|\\p{L}*(?:schule|chor|akademie|verein|feuerwehr|club|klub)|e\\.? ?v",
      text: "(?:mon|diens|mitt|donners|frei|sams|sonn)(?:tag|woch)s?(?: von| ab| um)? \\d+\\p{L}*|keine vorkenntnisse|anfänger\\p{L}*|eintritt(?: ist)? frei|ab \\d+ jahren?|kleine gruppen?|gruppe (?:mit|von)|\\d+ (?:vormittage|abende|termine|treffen|einheiten)|teilnehmer|schnupper\\p{L}*|tickets?|einlass",
    },
    rental: {
      product:
        "\\p{L}*(?:verleih|vermietung)|mieten|leihen|hüpfburg\\p{L}*|minibagger\\p{L}*|wohnmobil\\p{L}*|zelt",
      company: "\\p{L}*(?:verleih|vermietung|mietpark|miet\\p{L}*)",
      text: "am tag|pro tag|pro wochenende|kaution|auf- und abbau|einweisung|leihgebühr|mietdauer",
    },
    goods: {
      product:
        "nach maß|\\d+ ?(?:g|ml|kg|l)|set|handgemacht\\p{L}*|\\p{L}*(?:seife|honig|kerzen?|marmelade|brot|öl|tee|kaffee|wein)",
      company:
        "\\p{L}*(?:laden|shop|hof|imkerei|manufaktur|seifenküche|gärtnerei|bäckerei|metzgerei|handel|buchhandlung)",
      text: "stück|versand\\p{L}*|per post|\\p{L}*gerührt|handgemacht|handgefertigt|pro (?:kilo|stück|flasche|glas)|hofladen|ab hof|größen?|farben|das glas|die flasche|lieferung frei haus|selbstbedienung",
    },
    meal: {
      product: "\\p{L}*(?:menü|essen|brunch|buffet)",
      company: "gasthaus|gasthof|restaurant|café|wirtshaus",
    },
    software: {
      product: "software|app|plattform|\\p{L}*(?:pläne|planung|verwaltung|abrechnung) (?:für|in)",
      text: "kostenlos testen|pro nutzer|pro mitarbeiter|ohne kreditkarte|in \\p{L}+ minuten statt|monatlich kündbar|schnittstelle|\\d+ tage (?:gratis|kostenlos)",
    },
    charity: {
      product: "patenschaft\\p{L}*|spende\\p{L}*",
      company: "stiftung|tafel|hilfswerk|\\p{L}*hilfe e\\.? ?v|hospiz|tierschutz\\p{L}*",
      text: "\\d+ euro (?:helfen|ernähren|reichen|schenken|versorgen|machen)|spendenquittung|\\d+ familien",
    },
    job: {
      product: "gesucht|\\p{L}*(?:stelle|ausbildung)|ehrenamt\\p{L}*|aushilfe",
      text: "ehrenamtlich|minijob|vollzeit|teilzeit|pro schicht|ein halber tag im monat",
    },
    public: {
      company: "stadtwerke|stadt|gemeinde|landkreis|landratsamt|bürgeramt|stadtbücherei|bibliothek|kreis",
      text: "zuschuss|antrag bis|förder\\p{L}*",
    },
  },
};
