import type { Benefit } from "./benefit.ts";

/**
 * Benefits of statements in German that also suit a sober subject, in the form of `benefit.ts`.
 * `benefitOf` (`benefits.ts`) takes the first pattern that matches, of these first.
 */
export const DE_CALM_BENEFITS: readonly Benefit[] = [
  [
    /^(?!.*(?:karte|menü)).*(?<!\p{L})(?:festpreis(?:angebot)?|pauschalpreis|fixpreis|(?:fester|schriftlicher) preis|schriftliche[sr]? (?:angebot|kostenvoranschlag))(?!\p{L})|(?<!\p{L})preis (?:wird |steht |nennen wir |sagen wir )?(?:ihnen |dir )?(?:am telefon|vorher|vorab|schriftlich)/iu,
    "[Sie wissen|Du weißt] vorher, was es kostet.",
  ],
  [
    /(?<!\p{L})(?:vorher[-–/ ]+(?:und[- ])?nachher[- ]?(?:fotos?|bilder)|nach (?:jedem|jeder|dem|der) (?:termin|besuch|einsatz|pflege|reinigung)(?!\p{L}).*(?:fotos?|bild(?:er)?|bericht|protokoll)(?!\p{L})|(?:fotos?|bild(?:er)?|bericht|protokoll) (?:\p{L}+ ){0,3}nach (?:jedem|jeder) )/iu,
    "[Sie sehen|Du siehst], was gemacht wurde.",
  ],
  [
    /(?<!\p{L})(?:abrechnung|wir rechnen|ich rechne|rechnen)(?!\p{L}).*(?:kassen?|krankenkassen?|versicherung(?:en)?|pflegekassen?)(?!\p{L}).*(?:übernehm\p{L}*|direkt|ab$)|(?<!\p{L})(?:anzeige|antrag|anträge|papierkram|formulare|genehmigung\p{L}*|behördenkram)(?!\p{L})(?!.*(?:gemeinsam|zusammen)).*(?:machen wir(?! mit ihnen)|mache ich|übernehmen wir|übernehme ich|erledigen wir|erledige ich|stellen wir|füllen wir)/iu,
    "Damit [haben Sie|hast du] keine Arbeit.",
  ],
  [
    /(?<!\p{L})(?:raten|ratenzahlung)(?!\p{L}).*(?:ohne zinsen|zinsfrei|0 ?%)|(?<!\p{L})(?:zinsfreie?|0 ?%).*(?:raten|ratenzahlung)(?!\p{L})|(?<!\p{L})in (?:\p{L}+|\d+) raten zahlbar/iu,
    "[Sie zahlen|Du zahlst] nicht alles auf einmal.",
  ],
  [
    /^(?:termine |geöffnet )?(?:auch (?:abends|samstags?|sonntags?|am (?:samstag|sonntag|wochenende|abend))(?: und (?:abends|samstags|sonntags|am (?:samstag|sonntag|wochenende|abend)))?|(?:abends|samstags) auch)(?: geöffnet| möglich)?$/iu,
    "Dafür [brauchen Sie|brauchst du] keinen freien Tag.",
  ],
  [
    /^(?!.*(?:nacht|wohnmobil|camper)).*(?<!\p{L})(?:(?:kostenlose|eigene|gratis) ?parkpl[äa]tze?|parken (?:sie |du )?kostenlos|parkpl[äa]tze? (?:direkt )?(?:vor|hinter) (?:der|dem) (?:tür|haus|praxis|laden))(?!\p{L})/iu,
    "[Sie müssen|Du musst] nicht lange suchen.",
  ],
  [
    /(?<!\p{L})immer (?:dieselbe|die gleiche|derselbe|der gleiche) (?:person|pflegerin|putzhilfe|lehrerin|betreuerin|fachkraft|ansprechpartner(?:in)?|monteur)/iu,
    "Ein vertrautes Gesicht.",
  ],
  [
    /(?<!\p{L})(?:noch )?am (?:selben|gleichen) tag (?:fertig|da|bei|vor ort|repariert|geliefert)|(?<!\p{L})noch am (?:selben|gleichen) tag/iu,
    "[Sie müssen|Du musst] nicht bis morgen warten.",
  ],
];

/** Benefits of other statements in German, in the same form. */
export const DE_BENEFITS: readonly Benefit[] = [
  [/^kein(?:e)? (?:vorwissen|vorkenntnisse)$/iu, "Noch nie probiert? {Clause}."],
  [/^(?:kein|ohne) (?:termin|voranmeldung)(?: nötig| erforderlich)?$/iu, "einfach vorbeikommen"],
  [
    /^(?:keine (?:vorkenntnisse|erfahrung) (?:nötig|erforderlich)|anfänger (?:sind )?willkommen|ohne vorkenntnisse)$/iu,
    "Noch nie probiert? {Clause}.",
  ],
  [
    /^(?:über |mehr als )?\d+ (?:\p{L}+ )?(?:hunde|katzen|tiere|kaninchen|kätzchen|pferde|meerschweinchen|hühner)(?!\p{L}).*(?:suchen|warten|brauchen)/iu,
    "{Clause}. Wer darf einziehen?",
  ],
  [
    /^für (?:erwachsene|menschen|leute|alle),? die (?:noch )?nie|^(?:für )?(?:absolute )?anfänger(?!\p{L}| (?:und|bis|oder))|^alle level/iu,
    "Noch nie probiert? {Clause}.",
  ],
  [
    /^(?!.*(?:hund|katze|kind|tier|pferd|gäste|bahnhof|müll|laub|selbst|post|schlüssel|spende|oldtimer|fahrzeug|(?<!\p{L})(?:auto|wagen|boot|motorrad|beim|vom|im laden|im hof)(?!\p{L})|(?<!\p{L})sie am))(?:.*(?<!\p{L})(?:wir|ich) holen?(?!\p{L}).*(?<!\p{L})ab(?!\p{L})|.*(?<!\p{L})(?:holen wir|hole ich)(?!\p{L}).*(?<!\p{L})ab(?!\p{L})|.*(?<!\p{L})(?:kostenlose[rn]? |gratis[- ]?)abhol(?:ung|service)(?!\p{L})|.*(?<!\p{L})abholung und (?:lieferung|rückgabe|rückbringung|zustellung)(?!\p{L}).*(?:kostenlos|gratis|inklusive|inbegriffen|frei))/iu,
    "[Sie schleppen|Du schleppst] nichts.",
  ],
  [
    /^(?!.*(?<!\p{L})kein\p{L}* (?:ersatztermin|neuen|anderen)).*(?<!\p{L})(?:regen|regnet|schlechtem wetter|sturm|schnee)(?!\p{L}).*(?:verschieb|umbuch|neuen termin|ersatztermin|anderen tag)/iu,
    "Schlechtes Wetter kostet [Sie|dich] nichts.",
  ],
  [
    /(?<!\p{L})(?:(?:kostenlos|gratis|kostenfrei)(?: \p{L}+){0,4} (?:stornier\p{L}*|absag\p{L}*)|(?:stornier\p{L}*|absagen?|stornierung)(?: \p{L}+){0,5} (?:kostenlos|gratis|kostenfrei))/iu,
    "[Sie können|Du kannst] ohne Risiko buchen.",
  ],
  [
    /^(?:kein vertrag|ohne vertrag|keine (?:vertragsbindung|mindestlaufzeit)|ohne (?:vertragsbindung|mindestlaufzeit))$/iu,
    "[Sie hören|Du hörst] auf, wann [Sie wollen|du willst].",
  ],
  [/(?<!\p{L})monatlich kündbar(?! (?:ab|nach))/iu, "[Sie binden sich|Du bindest dich] nicht lange."],
  [
    /(?<!\p{L})(?:leihgerät|leihmaschine|ersatzgerät|leihrad|ersatzrad|leihwagen|ersatzwagen|leihinstrument|leihhandy|ersatzmaschine)(?!\p{L}).*(?:kostenlos|gratis|inklusive|während|solange|in der zwischenzeit)|(?<!\p{L})(?:kostenlose[srn]?|gratis) (?:leih|ersatz)\p{L}+/iu,
    "[Sie stehen|Du stehst] nie ohne da.",
  ],
  [
    /^(?!.*(?:absag|stornier)).*(?<!\p{L})(?:wenn|falls)(?!\p{L}).*(?<!\p{L})(?:nicht|nichts|nie|kein\p{L}*|zu spät)(?!\p{L}).*(?:zahlen sie nichts|zahlst du nichts|kostet es nichts)/iu,
    "Das Risiko tragen wir.",
  ],
  [
    /(?<!\p{L})(?:wird|werden) (?:bei|mit) (?:auftrag|reparatur|kauf|beauftragung)(?: voll| ganz)? (?:verrechnet|angerechnet|abgezogen)|(?<!\p{L})bei (?:auftrag|reparatur|kauf) (?:entfällt|entfallen)/iu,
    "[Sie zahlen|Du zahlst] nicht doppelt.",
  ],
  [
    /(?<!\p{L})(?:wer nicht zufrieden|wenn|falls)(?!\p{L}).*(?:kostenlos|gratis)(?: \p{L}+)? (?:nach|neu|wieder)(?!\p{L})/iu,
    "[Sie zahlen|Du zahlst] nicht zweimal.",
  ],
  [
    /(?<!\p{L})(?:erste (?:stunde|woche|probestunde)|probe(?:stunde|training|tag|unterricht))(?!\p{L}).*(?<!\p{L})(?:kostenlos|gratis|kostet nichts|frei|umsonst)|(?<!\p{L})(?:kostenlose|gratis)[srn]? (?:probe(?:stunde|training|tag)|erste stunde)/iu,
    "Erst probieren, dann entscheiden.",
  ],
  [
    /^(?!.*(?:(?<!\p{L})(?:bahn|bus|zug)(?!\p{L})|gäste|reise|ausflug|miete)).*(?<!\p{L})anfahrt(?!\p{L}).*(?<!\p{L})(?:inklusive|inbegriffen|kostenlos|drin|frei|enthalten|gratis)(?!\p{L})(?!.*außerhalb)|(?<!\p{L})(?:keine anfahrtskosten|inkl(?:usive|\.)? anfahrt)(?!\p{L})/iu,
    "[Sie zahlen|Du zahlst] die Arbeit, nicht den Weg.",
  ],
  [
    /(?<!\p{L})(?:schnittgut|grünschnitt|bauschutt|altgerät|sperrmüll|altes bett|alte möbel)(?!\p{L}).*(?:nehmen wir|nehme ich|fahren wir|entsorgen wir|entsorge ich|wird abgefahren)/iu,
    "[Sie müssen|Du musst] nichts wegräumen.",
  ],
  [
    /(?<!\p{L})(?:ungespült|schmutzig|dreckig)(?!\p{L}).*(?:zurück|abgeben)|(?<!\p{L})wir spülen alles/iu,
    "[Sie spülen|Du spülst] nichts.",
  ],
  [
    /^(?!.*gepäck).*(?<!\p{L})(?:einlagerung|lagerung|winterlager)(?!\p{L}).*(?<!\p{L})(?:inklusive|kostenlos|gratis|inbegriffen)(?!\p{L})|(?<!\p{L})(?:kostenlose|gratis)[rn]? (?:einlagerung|lagerung)/iu,
    "Zu Hause [haben Sie|hast du] mehr Platz.",
  ],
  [/^hunde (?:sind )?(?:herzlich )?(?:willkommen|erlaubt)$/iu, "[Ihrer|Deiner] muss nicht zu Hause bleiben."],
  [
    /(?<!\p{L})(?:ungeöffnet|tiefgekühlt|im gefrierfach)(?!\p{L}).*(?:hält|haltbar|monate|jahr)|(?<!\p{L})haltbar (?:ungeöffnet|tiefgekühlt)/iu,
    "[Sie haben|Du hast] lange etwas davon.",
  ],
  [
    /(?<!\p{L})(?:stoff)?muster(?!\p{L}).*(?:mit nach hause|ausleihen)|(?<!\p{L})\p{L}*muster(?!\p{L}).*(?:mit nach hause|ausleihen)/iu,
    "[Sie sehen|Du siehst], was zu Hause passt.",
  ],
  [
    /(?<!\p{L})während (?:sie warten|du wartest)(?!\p{L})|(?<!\p{L})zum mitnehmen fertig/iu,
    "[Sie müssen|Du musst] nicht wiederkommen.",
  ],
  [
    /(?<!\p{L})(?:leihen wir|stellen wir|bringen wir|haben wir da)(?!\p{L})(?:.*(?:fernglas|ferngläser|helme|handschuhe|schläger|bretter|neopren))|^(?:ferngläser|helme|handschuhe|schläger|bretter)(?!\p{L}).*(?:leihen wir|stellen wir|bringen wir|inklusive)/iu,
    "Eigene [brauchen Sie|brauchst du] nicht.",
  ],
  [
    /(?<!\p{L})(?:täglich|jeden tag|jeden abend|alle \p{L}+ tage)(?!\p{L})(?=.*(?:schick|bekomm|whatsapp|handy|ein foto)).*(?:fotos?|bild(?:er)?|video)(?!\p{L})|(?<!\p{L})(?:fotos?|bild(?:er)?|video) (?:jeden (?:tag|abend)|täglich)/iu,
    "[Sie wissen|Du weißt], wie es läuft.",
  ],
  [
    /(?<!\p{L})(?:alles (?:inklusive|inbegriffen|drin|dabei)|komplettpreis)(?!\p{L})(?!.*\d)/iu,
    "Dazu kommt nichts mehr.",
  ],
];
