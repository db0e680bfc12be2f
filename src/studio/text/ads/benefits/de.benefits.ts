import type { Benefit } from "./benefit.ts";

/** Benefits of statements in German, without "du" and "Sie". `benefits.ts` looks them up. */
export const DE_BENEFITS: readonly Benefit[] = [
  [/^(?:kein|ohne) (?:termin|voranmeldung)(?: nötig| erforderlich)?$/iu, "Einfach vorbeikommen: {clause}."],
  [
    /^(?:jederzeit kündbar|keine (?:vertragsbindung|bindung|mindestlaufzeit)|ohne (?:vertragsbindung|bindung|mindestlaufzeit|vertrag|abo)|kein (?:abo|vertrag))$/iu,
    "Aufhören geht immer: {clause}.",
  ],
  [
    /^wir kommen (?:direkt )?(?:zu ihnen|zu dir|zu euch|nach hause)(?!\p{L})/iu,
    "Der Weg entfällt: {clause}.",
  ],
  [
    /^(?:hausbesuche?(?: möglich)?|abholung und (?:lieferung|rückgabe)|hol- und bringservice|lieferung (?:bis )?(?:nach hause|an die haustür|frei haus))(?!\p{L})/iu,
    "Ohne einen Weg: {clause}.",
  ],
  [/^(?!.*mwst)[^,\d]{3,60} (?:inklusive|inbegriffen|inkludiert)$/iu, "{Clause}, ohne Aufpreis."],
  [
    /^(?:(?:zum )?festpreis\p{L}*|feste preise?|preis (?:vorab|vorher)\p{L}*|kosten vorab)(?!\p{L})/iu,
    "Keine Überraschung auf der Rechnung: {clause}.",
  ],
  [
    /^(?:geöffnet|offen|termine?)(?: auch)? (?:abends|am abend|bis (?:19|20|21|22) ?uhr)/iu,
    "Auch nach Feierabend: {clause}.",
  ],
  [
    /^immer (?:dieselbe|derselbe|dasselbe|die gleiche|der gleiche) \p{Lu}?\p{L}+$/iu,
    "Ein vertrautes Gesicht: {clause}.",
  ],
  [/^ein (?:fester |einziger )?ansprechpartner(?!\p{L})/iu, "Klar, wer zuständig ist: {clause}."],
  [
    /^(?:max(?:imal)?\.? \d+ \p{L}+|höchstens \d+ \p{L}+|(?:kleine )?gruppen? (?:mit|von|bis) (?:max\.? |maximal )?\d+(?: \p{L}+)?|kleine gruppen|kleingruppen)$/iu,
    "Zeit für alle: {clause}.",
  ],
  [
    /^(?:keine (?:vorkenntnisse|erfahrung) (?:nötig|erforderlich)|anfänger (?:sind )?willkommen|ohne vorkenntnisse)$/iu,
    "Noch nie probiert? {Clause}.",
  ],
  [/^\d+ (?:jahre|monate) garantie(?!\p{L})|^(?:voll )?versichert$/iu, "Falls doch etwas ist: {clause}."],
  [
    /^(?:ratenzahlung|zahlung in raten|zahlbar in \d+ raten|\d+ raten)(?!\p{L})/iu,
    "In kleinen Schritten zahlen: {clause}.",
  ],
  [
    /^(?:\p{L}*angebot|antwort|rückmeldung|rückruf|ergebnis|kostenvoranschlag) (?:in|innerhalb von|binnen) (?:\d+ ?(?:h|std|stunden?|minuten)|einer stunde)(?!\p{L})/iu,
    "Kein langes Warten: {clause}.",
  ],
  [
    /^(?:am selben tag|noch am selben tag|abends) (?:fertig|repariert|geliefert)$/iu,
    "Kein langes Warten: {clause}.",
  ],
  [
    /^wir (?:kümmern uns um|übernehmen|regeln|erledigen|klären) (?:den |die |das |alle |alles)?(?:\p{L}*anträge?|papierkram|versicherung|formalitäten|behörden\p{L}*|förderung|anmeldung|abrechnung|rest)(?!\p{L})/iu,
    "Eine Sorge weniger: {clause}.",
  ],
  [
    /^(?:die |das |der )?(?:erste[rsn]? (?:\p{L}*stunde|monat|woche|kiste|training)(?: ist)?|probe(?:stunde|training|monat|woche|abo)|schnupperstunde) (?:kostenlos|gratis|umsonst|kostenfrei)$|^\d+ tage (?:gratis|kostenlos)(?: testen)?$/iu,
    "Erst testen, dann zahlen: {clause}.",
  ],
  [
    /^(?:(?:erst)?beratung|\p{L}*angebot|kostenvoranschlag|besichtigung|aufmaß|erstgespräch)(?: (?:vor ort|ist|sind))? (?:kostenlos|gratis|kostenfrei)$|^(?:kostenlose[rs]?|gratis) (?:(?:erst)?beratung|\p{L}*angebot|kostenvoranschlag|besichtigung|aufmaß|erstgespräch)(?!\p{L})/iu,
    "Fragen kostet nichts: {clause}.",
  ],
  [/^\d+ tage (?:rückgabe(?:recht)?|umtausch)|^geld zurück(?!\p{L})/iu, "Passt nicht? {Clause}."],
  [
    /^(?:gratis |kostenloses? |kostenloser )?(?:leihrad|leihwagen|ersatzwagen|leihgerät|ersatzrad)(?: (?:gratis|kostenlos|inklusive))?$/iu,
    "Mobil bleiben: {clause}.",
  ],
];
