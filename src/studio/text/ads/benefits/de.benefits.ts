import type { Benefit } from "./benefit.ts";

/** Benefits of statements in German, without "du" and "Sie". `benefits.ts` looks them up. */
export const DE_BENEFITS: readonly Benefit[] = [
  [/^(?:kein|ohne) (?:termin|voranmeldung)(?: nötig| erforderlich)?$/iu, "einfach vorbeikommen"],
  [
    /^(?:jederzeit kündbar|keine (?:vertragsbindung|bindung|mindestlaufzeit)|ohne (?:vertragsbindung|bindung|mindestlaufzeit|vertrag|abo)|kein (?:abo|vertrag))$/iu,
    "Aufhören geht immer",
  ],
  [/^wir kommen (?:direkt )?(?:zu ihnen|zu dir|zu euch|nach hause)(?!\p{L})/iu, "Der Weg entfällt"],
  [
    /^(?:hausbesuche?(?: möglich)?|abholung und (?:lieferung|rückgabe)|hol- und bringservice|lieferung (?:bis )?(?:nach hause|an die haustür|frei haus))(?!\p{L})/iu,
    "ohne einen Weg",
  ],
  [/^(?!.*mwst)[^,\d]{3,60} (?:inklusive|inbegriffen|inkludiert)$/iu, "{Clause}, ohne Aufpreis."],
  [
    /^(?:(?:zum )?festpreis\p{L}*|feste preise?|preis (?:vorab|vorher)\p{L}*|kosten vorab)(?!\p{L})/iu,
    "keine Überraschung auf der Rechnung",
  ],
  [
    /^(?:geöffnet|offen|termine?)(?: auch)? (?:abends|am abend|bis (?:19|20|21|22) ?uhr)/iu,
    "auch nach Feierabend",
  ],
  [
    /^immer (?:dieselbe|derselbe|dasselbe|die gleiche|der gleiche) \p{Lu}?\p{L}+$/iu,
    "ein vertrautes Gesicht",
  ],
  [/^ein (?:fester |einziger )?ansprechpartner(?!\p{L})/iu, "klar, wer zuständig ist"],
  [
    /^(?:max(?:imal)?\.? \d+ \p{L}+|höchstens \d+ \p{L}+|(?:kleine )?gruppen? (?:mit|von|bis) (?:max\.? |maximal )?\d+(?: \p{L}+)?|kleine gruppen|kleingruppen)$/iu,
    "Zeit für alle",
  ],
  [
    /^(?:keine (?:vorkenntnisse|erfahrung) (?:nötig|erforderlich)|anfänger (?:sind )?willkommen|ohne vorkenntnisse)$/iu,
    "Noch nie probiert? {Clause}.",
  ],
  [/^\d+ (?:jahre|monate) garantie(?!\p{L})|^(?:voll )?versichert$/iu, "Falls doch etwas ist: {clause}."],
  [
    /^(?:ratenzahlung|zahlung in raten|zahlbar in \d+ raten|\d+ raten)(?!\p{L})/iu,
    "in kleinen Schritten zahlen",
  ],
  [
    /^(?:\p{L}*angebot|antwort|rückmeldung|rückruf|ergebnis|kostenvoranschlag) (?:in|innerhalb von|binnen) (?:\d+ ?(?:h|std|stunden?|minuten)|einer stunde)(?!\p{L})/iu,
    "kein langes Warten",
  ],
  [/^(?:am selben tag|noch am selben tag|abends) (?:fertig|repariert|geliefert)$/iu, "kein langes Warten"],
  [
    /^wir (?:kümmern uns um|übernehmen|regeln|erledigen|klären) (?:den |die |das |alle |alles)?(?:\p{L}*anträge?|papierkram|versicherung|formalitäten|behörden\p{L}*|förderung|anmeldung|abrechnung|rest)(?!\p{L})/iu,
    "eine Sorge weniger",
  ],
  [
    /^(?:die |das |der )?(?:erste[rsn]? (?:\p{L}*stunde|monat|woche|kiste|training)(?: ist)?|probe(?:stunde|training|monat|woche|abo)|schnupperstunde) (?:kostenlos|gratis|umsonst|kostenfrei)$|^\d+ tage (?:gratis|kostenlos)(?: testen)?$/iu,
    "erst testen, dann zahlen",
  ],
  [
    /^(?:(?:erst)?beratung|\p{L}*angebot|kostenvoranschlag|besichtigung|aufmaß|erstgespräch)(?: (?:vor ort|ist|sind))? (?:kostenlos|gratis|kostenfrei)$|^(?:kostenlose[rs]?|gratis) (?:(?:erst)?beratung|\p{L}*angebot|kostenvoranschlag|besichtigung|aufmaß|erstgespräch)(?!\p{L})/iu,
    "Fragen kostet nichts",
  ],
  [/^\d+ tage (?:rückgabe(?:recht)?|umtausch)|^geld zurück(?!\p{L})/iu, "Passt nicht? {Clause}."],
  [
    /^(?:gratis |kostenloses? |kostenloser )?(?:leihrad|leihwagen|ersatzwagen|leihgerät|ersatzrad)(?: (?:gratis|kostenlos|inklusive))?$/iu,
    "mobil bleiben",
  ],
  [
    /^(?!.*(?:geöffnet|seit|angebot)).*(?<!\p{L})(?:in|innerhalb von|binnen) (?:[1-5]?\d|zehn|zwanzig|dreißig) ?(?:min|minuten)(?: (?:da|fertig|vor ort))?$/iu,
    "{Clause}, nicht in Stunden.",
  ],
  [
    /^(?!.*(?:angebot|geöffnet|seit)).*(?<!\p{L})(?:in|innerhalb von|binnen) (?:[1-9]|1\d|2[0-4]|einer|zwei|drei|vier) ?(?:h|std|stunden?)(?: (?:da|fertig|repariert|geliefert|vor ort))?$/iu,
    "{Clause}, nicht in Tagen.",
  ],
  [
    /^(?!.*seit).*(?<!\p{L})(?:in|innerhalb von|binnen) (?:[1-6]|zwei|drei|vier|fünf) (?:werk|arbeits)?tagen(?: (?:fertig|geliefert|montiert|bezugsfertig|da))?$/iu,
    "{Clause}, nicht in Wochen.",
  ],
  [
    /^(?!.*seit).*(?<!\p{L})(?:in|innerhalb von) (?:[1-4]|zwei|drei|vier) wochen(?: fertig)?$/iu,
    "{Clause}, nicht in Monaten.",
  ],
  [
    /^(?:keine|ohne) (?:anfahrts?\p{L}*|fahrtkosten|wegegeld)(?: berechnet)?$/iu,
    "Bezahlt wird die Arbeit, nicht der Weg",
  ],
  [/^(?:vorher-nachher-fotos|fotos vorher und nachher|foto nach jedem \p{L}+)/iu, "zum Selbersehen"],
  [
    /^(?:alle[sn]? )?(?:material(?:ien)?|ausrüstung|ton|werkzeug|matten?|helme?|leihgeräte|instrumente?|schürzen?)(?: und \p{L}+)? (?:(?:ist|sind) )?(?:dabei|inklusive|inkl|gestellt|vorhanden|da|inbegriffen)$/iu,
    "einfach kommen, mehr braucht es nicht",
  ],
  [
    /^(?:wir (?:räumen|tragen|packen|holen|bringen|bauen|entsorgen|montieren|putzen|putzen|beantragen|liefern|kümmern|waschen|schleppen|stellen|legen|pflegen|gießen|bestellen|dokumentieren)|(?:möbel|kartons|material|müll|altgeräte?|alles) (?:leihen|bringen|räumen|entsorgen|holen) wir|(?:aufbau|abbau|montage|entsorgung)(?: und (?:aufbau|abbau|montage|entsorgung))? (?:durch uns|machen wir))(?!\p{L})(?!.*(?:kostenlos|gratis))/iu,
    "eine Arbeit weniger",
  ],
  [
    /(?<!\p{L})(?:zahl(?:st|en|t)?|zahlen sie|du zahlst)(?: \p{L}+)? nur,? (?:wenn|bei)(?!\p{L})|^ohne erfolg kein/iu,
    "nichts zu verlieren",
  ],
  [
    /(?<!\p{L})(?:im schnitt|durchschnittlich) \d[\d.]* ?(?:€|euro) (?:zurück|erstattung|gespart)/iu,
    "Bares aufs Konto",
  ],
  [/(?<!\p{L})(?:förderung|zuschuss|bafa|kfw|fördermittel|steuerbonus)(?!\p{L})/iu, "weniger zahlen"],
  [
    /^(?:meisterbetrieb|innungsbetrieb|zertifiziert\p{L}*|staatlich (?:geprüft|anerkannt)\p{L}*|examiniert\p{L}*|tüv[- ]geprüft\p{L}*)(?!\p{L})/iu,
    "in guten Händen",
  ],
  [
    /^(?:über |mehr als |rund )?\d[\d.]+ (?:platten|bücher|räder|modelle|sorten|farben|stoffe|weine|pflanzen|designs|größen|spiele|muster|brotsorten|tees|käsesorten|kleider)(?!\p{L})/iu,
    "viel Auswahl",
  ],
  [
    /^(?:hunde?|kinder|familien|kinderwagen)(?: und \p{L}+)? (?:sind )?(?:willkommen|erlaubt|dürfen mit|gern gesehen)/iu,
    "Niemand bleibt zu Hause",
  ],
  [
    /(?<!\p{L})(?:morgen|am nächsten tag) (?:da|geliefert|bei (?:dir|ihnen))|bis \d+(?:[:.]\d\d)? uhr bestellt/iu,
    "Spät dran? {Clause}.",
  ],
  [
    /^(?:termine?|geöffnet|offen|auch|unterricht|kurse?)?(?: auch)? ?(?:am |an )?(?:samstags?|wochenenden?|sonntags?)(?: geöffnet| möglich)?$/iu,
    "kein Urlaubstag nötig",
  ],
  [
    /^(?:24\/7|rund um die uhr|tag und nacht|24 stunden (?:erreichbar|am tag))(?: erreichbar| für (?:sie|dich) da)?$/iu,
    "wann immer nötig",
  ],
  [
    /(?<!\p{L})(?:zum (?:drauf|darauf)?warten|während (?:sie|du) wart|sofort zum mitnehmen)/iu,
    "kein zweiter Weg",
  ],
  [
    /^(?:auch |oder |bequem )?(?:online|per (?:video|telefon|whatsapp)|am telefon)(?: möglich| auch)?$/iu,
    "von überall",
  ],
  [/per (?:video|whatsapp|foto)(?!\p{L})/iu, "ohne Termin vor Ort"],
  [
    /^(?:kostenlose |gratis )?parkpl|^(?:direkt )?(?:am|neben dem|beim) bahnhof|^\d+ (?:min|minuten)(?: zu fuß)? (?:vom|bis zum) /iu,
    "leicht zu erreichen",
  ],
  [
    /^(?:auch )?(?:glutenfrei\p{L}*|laktosefrei\p{L}*|vegan\p{L}*|vegetarisch\p{L}*|halal)(?: und \p{L}+)?(?: (?:auch|möglich|erhältlich|auf wunsch))?$/iu,
    "für jeden etwas",
  ],
  [
    /^(?:über |mehr als )?\d+ (?:\p{L}+ )?(?:hunde|katzen|tiere|kaninchen|kätzchen|pferde|meerschweinchen|hühner)(?!\p{L}).*(?:suchen|warten|brauchen)/iu,
    "{Clause}. Wer darf einziehen?",
  ],
  [
    /(?:€|euro|gebühr).*(?:impfung\p{L}*|kastration|chip\p{L}*)|^(?:alle |alle tiere )?(?:sind )?(?:geimpft|kastriert|gechipt|entwurmt|tierärztlich)/iu,
    "Der erste Tierarztbesuch ist schon erledigt",
  ],
  [/^wir sprechen (?:auch )?\p{L}+/iu, "in der eigenen Sprache"],
  [
    /^(?:lieferung|geliefert|kommt|bringen wir)(?: (?:jeden|immer|am|nach|bis|freitags|montags|dienstags|mittwochs|donnerstags))/iu,
    "kein Weg zum Laden",
  ],
  [
    /^(?:nur )?(?:aufwärmen|warm machen|fertig|aufgebaut|aufgewärmt|geladen)(?: in)? \d+ (?:min|minuten)|^in \d+ (?:min|minuten) (?:auf dem tisch|warm|aufgebaut|aufgewärmt)$/iu,
    "auch an vollen Tagen",
  ],
  [/\d(?:[.,]\d)? sterne|\d[\d.]* (?:google[- ])?(?:bewertungen|rezensionen)/iu, "Andere waren zufrieden"],
  [
    /^(?:fest|fix|pauschal)\p{L}* \d|^pauschal(?:e|preis)(?!\p{L})|(?:alles (?:inklusive|drin|dabei)|all-in|inkl\. allem)$/iu,
    "keine Extras am Ende",
  ],
  [
    /^(?:einfach |nur |sie |du )?(?:foto|belege?|rechnung\p{L}*|unterlagen|bild) (?:schicken|hochladen|fotografieren|einscannen|machen|senden)/iu,
    "Mehr ist nicht zu tun",
  ],
  [
    /^für (?:erwachsene|menschen|leute|alle),? die (?:noch )?nie|^(?:für )?(?:absolute )?anfänger(?!\p{L})|^alle level/iu,
    "Noch nie probiert? {Clause}.",
  ],
  [
    /^(?:maximal |max\.? |höchstens |nur )?(?:\d+|vier|sechs|acht|zehn) (?:kinder|personen|teilnehmer|schüler|gäste|leute|hunde)(?: (?:pro gruppe|pro kurs|maximal|max))?$/iu,
    "Zeit für alle",
  ],
  [/^(?:versichert bis|haftpflicht|\d+ jahre gewährleistung)/iu, "Falls doch etwas ist: {clause}."],
  [
    /^(?:keine anmeldegebühr|keine aufnahmegebühr|keine versteckten kosten|keine nebenkosten)$/iu,
    "Der Preis bleibt der Preis",
  ],
  [/^(?:jederzeit|monatlich|täglich) (?:kündbar|pausierbar)|^pausieren|^kündbar/iu, "Aufhören geht immer"],
  [
    /^(?!.*\d)(?:.*(?:(?<!\p{L})(?:kostenlos|gratis) (?:abgeholt|geliefert|abholung|lieferung|montiert|mitgenommen)|(?:abholung|lieferung|holen|liefern|bringen)(?: \p{L}+)? (?:kostenlos|gratis)))/iu,
    "Das kostet nichts: {clause}.",
  ],
  [
    /(?<!\p{L})(?:9|neun|8|acht|7|sieben) von (?:10|zehn)(?!\p{L})|bestehensquote|erfolgsquote/iu,
    "gute Aussichten",
  ],
  [
    /(?:hausgemacht|selbst gemacht|selbst gebacken|vor ort gebacken|eigener herstellung|selbst geröstet)/iu,
    "nicht zugekauft",
  ],
  [
    /^(?:kostenlose |gratis )?(?:muster|probe|kostprobe)(?: (?:kostenlos|gratis))?$/iu,
    "erst ansehen, dann kaufen",
  ],
  [/^pausier\p{L}* jederzeit|^jederzeit pausier/iu, "Nichts bindet"],
  [/^maschinen? (?:da|vorhanden|gestellt)$/iu, "einfach kommen, mehr braucht es nicht"],
];
