import { stating, type Benefit } from "./benefit.ts";

/**
 * Benefits of facts that most trades state, wherever the words stand in a German statement.
 * `benefits.ts` looks them up after the narrower ones.
 */
export const DE_COMMON: readonly Benefit[] = [
  [
    stating("(?:direkt )?mit (?:der|ihrer|deiner) (?:versicherung|krankenkasse|kasse)", "nicht"),
    "nichts auszulegen",
  ],
  [stating("(?:in der )?mittagspause"), "kein Urlaubstag nötig"],
  [stating("(?:an )?feiertage?n?", "nicht|geschlossen|außer"), "auch dann ist jemand da"],
  [stating("an einem tag", "wenn|oder"), "{Clause}, nicht in Wochen."],
  [stating("(?:nur )?bei erfolg zahlen|zahlen nur bei erfolg|nur bei erfolg"), "nichts zu verlieren"],
  [
    stating("bevor (?:sie|du) (?:zahl\\p{L}*|kauf\\p{L}*)|vor dem (?:kauf|bezahlen)"),
    "nichts wird blind gekauft",
  ],
  [stating("leihen wir|(?:wir )?verleihen", "€|euro"), "nichts muss gekauft werden"],
  [stating("foto (?:bei|nach) (?:lieferung|zustellung|übergabe)"), "klar, dass es angekommen ist"],
  [/^\d{1,2} (?:werk|arbeits)tage$/iu, "{Clause}, nicht Wochen."],
  [
    stating("kostenlos nochmal|nochmal kostenlos|kostenlose nachbesserung|nacharbeit (?:gratis|kostenlos)"),
    "das Risiko tragen wir",
  ],
  [
    stating(
      "(?:kostenlos|gratis) (?:testen|probieren|ausprobieren)|testen,? (?:kostenlos|gratis)|probe(?:stunde|training|fahrt|tragen)",
    ),
    "erst testen, dann entscheiden",
  ],
  [
    stating("(?:keine|ohne) (?:anfahrts?\\p{L}*|fahrtkosten)|anfahrt (?:gratis|kostenlos|frei|inklusive)"),
    "Bezahlt wird die Arbeit, nicht der Weg",
  ],
  [
    stating("(?:keine|ohne) kaution|kaution keine|(?:keine|ohne) anzahlung"),
    "am Anfang ist nichts zu zahlen",
  ],
  [stating("so oft (?:wie )?nötig"), "bis es passt"],
  [
    stating(
      "(?:gleiche|selbe|dieselbe|derselbe|feste)[rn]? (?:pflegekraft|betreuerin|betreuer|therapeutin|therapeut|lehrer|lehrerin|fahrer|reinigungskraft|ansprechpartner\\p{L}*)",
    ),
    "ein vertrautes Gesicht",
  ],
  [stating("besenrein"), "danach ist nichts mehr zu tun"],
  [stating("(?:erste|1\\.) (?:stunde|behandlung|monat|lektion|sitzung) .*(?:€|euro)"), "ein kleiner Anfang"],
  [stating("\\d\\d jahre erfahrung"), "viel Übung"],
  [
    stating(
      "sonst (?:kostenlos|gratis|kostet es nichts)|oder (?:es ist )?(?:kostenlos|gratis|umsonst)|geld zurück",
    ),
    "das Risiko tragen wir",
  ],
  [
    stating(
      "(?:bezahlt|gezahlt|zahlung|zahlen) .*(?:erst|nach|danach|hinterher)|rechnung (?:erst )?(?:nach|danach|hinterher)",
    ),
    "erst sehen, dann zahlen",
  ],
  [
    stating("garantie|gewährleistung", "geld-?zurück\\p{L}*|zufriedenheits\\p{L}*"),
    "Falls doch etwas ist: {clause}.",
  ],
  [stating("(?:voll )?versichert|haftpflicht\\p{L}*"), "falls doch etwas kaputtgeht"],
  [
    stating("(?:ohne|kein) (?:bohren|aufstemmen|stemmen|aufgraben|gerüst|ausbau|schaden)"),
    "alles bleibt, wie es war",
  ],
  [
    stating(
      "(?:leih|ersatz|miet)\\p{L}+ (?:gratis|kostenlos|inklusive|dabei|inkl)|kostenlose[rs]? (?:leih|ersatz)\\p{L}+",
    ),
    "ohne Pause weiter",
  ],
  [stating("(?:monate|jahre) support|nachbetreuung|support inklusive"), "auch danach ist jemand da"],
  [stating("nachkontrolle|nachtermin|nachsorge"), "auch danach wird hingesehen"],
  [
    stating("dauert (?:nur |etwa |rund )?(?:\\d{1,2}|eine|zwei) (?:min\\p{L}*|std|stunden?)"),
    "der Rest des Tages bleibt frei",
  ],
  [stating("(?:nur |in )?(?:ein|einem|1) (?:termin|besuch)", "kein"), "kein zweiter Weg"],
  [
    /^(?:auch |geöffnet |termine |offen )?(?:(?:am )?(?:abends?|samstags?|sonntags?|wochenenden?|sa|so)(?: und | & | oder | )?){1,3}(?:möglich|auch|geöffnet)?$/iu,
    "kein Urlaubstag nötig",
  ],
  [/^(?!.*(?:€|euro|mwst|%)).*(?<!\p{L})(?:inklusive|inbegriffen|inkl\.?)$/iu, "{Clause}, ohne Aufpreis."],
  [stating("(?:dabei|gestellt|vorhanden)", "hund|kind"), "nichts mitzubringen"],
  [
    stating(
      "festpreis\\p{L}*|preis (?:steht )?(?:vorher|vorab)|kosten (?:vorher|vorab)|kostenvoranschlag vor\\p{L}*",
    ),
    "keine Überraschung auf der Rechnung",
  ],
  [stating("(?:\\d+ ?(?:€|euro) )(?:fest|fix|pauschal)|pauschal"), "keine Extras am Ende"],
  [
    stating(
      "(?:in|innerhalb von|binnen) (?:2[5-9]|[3-6]\\d|7[0-2]) ?(?:h|std|stunden)",
      "angebot|antwort|rückmeldung|bericht|geführt|gereift|wenn|oder|kündbar|stornier\\p{L}*",
    ),
    "{Clause}, nicht in Wochen.",
  ],
  [
    stating(
      "(?:in|innerhalb von|binnen) (?:[1-9]|1\\d|2[0-4]|einer|zwei|drei) ?(?:h|std|stunden?) (?:vor ort|da|fertig|repariert|geliefert|zurück)",
    ),
    "kein langes Warten",
  ],
  [
    stating("(?:am|noch am) (?:selben|gleichen) tag|morgen fertig|heute noch", "geerntet|gefangen|gebacken"),
    "kein langes Warten",
  ],
  [
    stating(
      "(?:antwort|rückruf|angebot|termin)\\p{L}* (?:in|innerhalb von|binnen) .*(?:std|h|stunden?|tag\\p{L}*|woche\\p{L}*)",
    ),
    "kein langes Warten",
  ],
  [
    stating(
      "(?:ich|wir) (?:komme|kommen) (?:in|zu|ins|auf|nach)|(?:bei ihnen|bei dir|bei euch) (?:zu hause|vor ort|daheim)|zu ihnen nach hause|mobil(?:er service|e werkstatt|e praxis)",
    ),
    "Der Weg entfällt",
  ],
  [stating("(?:vor|an) (?:die|der) (?:haus|wohnungs)?tür|bis an die haustür|per post"), "kein Weg zum Laden"],
  [
    stating("(?:holen|abholen|abholung|hol-|abgeholt)", "gratis|kostenlos|selbst|im laden|vor ort|nur"),
    "ein Weg weniger",
  ],
  [
    stating("(?:alte[rsn]?|alt)\\p{L}* .*(?:mitgenommen|entsorgt|zurück|mit)|altgerät\\p{L}*"),
    "nichts bleibt stehen",
  ],
  [stating("alle (?:marken|fabrikate|modelle|hersteller|rassen)"), "jedes ist willkommen"],
  [stating("alle (?:kranken)?kassen|kassenleistung|(?:kranken)?kasse zahlt"), "weniger aus eigener Tasche"],
  [
    stating(
      "(?:über|mehr als) \\d[\\d.]+ (?!kunden|kundinnen|bewertungen|jahre|familien|projekte|hochzeiten|teilnehmer|schüler)\\p{L}+",
    ),
    "viel Auswahl",
  ],
  [
    stating(
      "(?:bescheinigung|protokoll|nachweis|gutachten|bericht) für (?:die |den |das )?(?:versicherung|vermieter|finanzamt)",
    ),
    "ein Papier weniger zu besorgen",
  ],
  [stating("(?:pausier\\p{L}*|kündbar|keine (?:bindung|laufzeit|mindest\\p{L}*))"), "nichts bindet"],
  [
    stating(
      "(?:vegan|vegetarisch|glutenfrei|laktosefrei|halal)(?: \\p{L}+)? (?:möglich|auch|option\\p{L}*|immer|dabei)",
    ),
    "für jeden etwas",
  ],
  [stating("ab [67](?:[:.]\\d\\d)? ?uhr", "geerntet|gebacken|bestellt|flohmarkt"), "schon vor der Arbeit"],
  [
    stating("bis (?:19|20|21|22) ?uhr zurück\\p{L}*|rückgabe bis (?:1[89]|2[0-2]) ?uhr"),
    "der ganze Tag gehört dazu",
  ],
  [
    stating("bis (?:19|20|21|22) ?(?:uhr|h)|abends|abendtermine", "bestell\\p{L}*|zurück\\p{L}*|jeden"),
    "auch nach Feierabend",
  ],
  [stating("handgemacht\\p{L}*|von hand|handgefertigt\\p{L}*|handgenäht\\p{L}*"), "nichts vom Fließband"],
  [
    stating(
      "(?:aus )?(?:eigene[rnsm]?|unsere[rnm]) (?:werkstatt|küche|backstube|rösterei|hof|garten|anbau|ernte|imkerei)",
    ),
    "klar, woher es kommt",
  ],
  [stating("(?:auf|ab) lager|vorrätig|sofort lieferbar"), "kein Warten auf die Lieferung"],
  [stating("kartenzahlung|mit karte|ec-karte|kontaktlos"), "Bargeld ist nicht nötig"],
  [
    stating("während (?:sie|du|ihr) (?:arbeite\\p{L}*|einkauf\\p{L}*|schl\\p{L}+)"),
    "keine Zeit geht verloren",
  ],
  [stating("ab [2-5] jahren?"), "auch die Kleinen machen mit"],
  [
    stating("einzel(?:stunden?|unterricht|training|termine?)|eins zu eins|1:1"),
    "die ganze Zeit für einen allein",
  ],
  [stating("parkpl\\p{L}*|parken", "keine|kein"), "leicht zu erreichen"],
  [stating("video|online|telefonisch", "shop|buch\\p{L}*|termin\\p{L}*|bestell\\p{L}*"), "von überall"],
  [
    stating(
      "(?:meisterbetrieb|zertifiziert\\p{L}*|geprüft\\p{L}*|ausgebildet\\p{L}*|staatlich \\p{L}+|examiniert\\p{L}*)",
      "bio|öko|vegan|gots|fsc",
    ),
    "in guten Händen",
  ],
  [stating("(?:seit|gegründet) (?:1[89]\\d\\d|200\\d|201[0-5])"), "viel Übung"],
];
