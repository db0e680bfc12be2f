import type { Benefit } from "./benefit.ts";

/** Benefits of trials, checks, extras and times in German, without "du" and "Sie". */
export const DE_EXTRAS: readonly Benefit[] = [
  [
    /^(?:\d+ )?(?:probe|schnupper|kennenlern)(?:stunden?|training|kurs|lektion|behandlung|monat|woche|tag|termin)\b.*\d/iu,
    "erst ausprobieren, dann entscheiden",
  ],
  [
    /^(?:\d+|zwei|drei) (?:probe|schnupper)\p{L}+ (?:gratis|kostenlos|umsonst|frei)$|^(?:kostenlose[rs]?|gratis) (?:probe|schnupper)(?!\p{L}*abo)\p{L}+$/iu,
    "erst ausprobieren, dann entscheiden",
  ],
  [
    /(?<!\p{L})(?:fotos?|bericht|video|protokoll|rückmeldung|nachricht) nach jede[mr] (?!\p{L}*foto)/iu,
    "So ist klar, was gemacht wurde",
  ],
  [/^(?:keine|ohne) (?:kaution|anzahlung|vorkasse)$/iu, "am Anfang ist nichts zu zahlen"],
  [
    /(?<!\p{L})zugang (?:rund um die uhr|24\/7|24 stunden|jederzeit)|^(?:24 ?h|24\/7|24 stunden)[- ]zugang/iu,
    "kommen, wann es passt",
  ],
  [/^(?:keine|ohne) (?:überweisung|rezept)(?: nötig| erforderlich)?$/iu, "ohne Umweg zum Termin"],
  [
    /^(?:kostenlose |gratis |freie )?(?:probefahrt|verkostung|probeessen|anprobe|probeliegen|testfahrt)(?!\p{L})/iu,
    "danach entscheiden",
  ],
  [
    /^(?:kostenlose[rs]?|gratis) (?:\p{L}+ )?(?:besichtigung|check|prüfung|analyse|hausbesuch|diagnose|messung|scan|vor-ort-termin)(?!\p{L})/iu,
    "vor dem Bezahlen wissen, was nötig ist",
  ],
  [
    /^abholung (?:zu hause|daheim|am hotel|an der (?:tür|schule)|von zu hause)|(?<!\p{L})(?:holen|bringen) wir (?:ab|nach hause|zurück)|wir holen .* ab$/iu,
    "ein Weg weniger",
  ],
  [/^(?:jedes|alle|jede[rn]?) .*(?:geprüft|getestet|durchgecheckt|gewartet)$/iu, "vor der Übergabe geprüft"],
  [
    /^(?:geschwister|zweites kind|familien|gruppen|paare)(?!\p{L}).*(?:%|hälfte|halb|rabatt|günstiger|weniger)/iu,
    "gemeinsam wird es günstiger",
  ],
  [
    /^kinder(?: (?:bis|unter) .*)? (?:frei|gratis|kostenlos|umsonst|zum halben preis|zahlen die hälfte|die hälfte)/iu,
    "die ganze Familie kommt mit",
  ],
  [
    /(?<!\p{L})zum (?:festen preis|festpreis)$|^festpreis(?!\p{L})|^(?:\p{L}+ )?pauschal$/iu,
    "keine Überraschung auf der Rechnung",
  ],
  [
    /(?<!\p{L})hält (?:bis zu |rund |etwa )?(?:\d+|zwei|drei|vier|sechs) (?:wochen|monate)(?!\p{L})/iu,
    "so lange ist Ruhe",
  ],
  [/(?<!\p{L})für \d+ bis \d+ (?:gäste|personen)(?!\p{L})/iu, "kleine Runde oder großes Fest"],
  [
    /^(?:termine?|geöffnet|offen|auch|kurse?)?(?: auch)? ?(?:sams(?:tags?)|sonntags?|am wochenende|an feiertagen|sa|so)(?: (?:und|&) (?:sonntags?|feiertags?|so))?(?: (?:geöffnet|offen|möglich|ab .*|von .*|bis .*|\d.*))?$/iu,
    "kein Urlaubstag nötig",
  ],
  [
    /^(?:termine? )?(?:auch )?(?:abends|am abend)(?: bis .*| möglich)?$|^termine? auch abends/iu,
    "auch nach Feierabend",
  ],
  [/^(?:geöffnet |offen )?ab [5-7](?:[.:]\d\d)? uhr(?: geöffnet| offen| früh)?$/iu, "schon vor der Arbeit"],
  [/^(?:funktioniert|läuft|geht) (?:auch )?offline/iu, "auch ohne Netz"],
  [
    /(?<!\p{L})(?:jeden (?:morgen|tag)|täglich) (?:frisch|selbst|von hand)|frisch (?:vom feld|aus dem ofen|geerntet|gebacken)(?!\p{L})/iu,
    "nichts Altes auf dem Tisch",
  ],
  [
    /^(?:direkt|frisch)? ?(?:vom|von unserem|aus eigener?) (?:imker|erzeuger|hof|bauern|winzer|hersteller|imkerei|rösterei)(?!\p{L})/iu,
    "niemand dazwischen",
  ],
  [/^(?:keine|ohne) (?:warteliste|wartezeit(?:en)?|warteschlange)$/iu, "gleich anfangen"],
  [/^einzel(?:unterricht|training|stunden|coaching|betreuung)(?!\p{L})/iu, "die ganze Zeit für einen allein"],
  [
    /^(?:max(?:imal)?\.?|höchstens|nur|bis zu) ?(?:\d+|vier|sechs|acht|zehn) (?:hunde|katzen|kinder|leute|personen|teilnehmer|teilnehmerinnen|schüler|gäste)(?: .*)?$/iu,
    "Zeit für jeden",
  ],
  [
    /(?<!\p{L})bis .*(?:bestellt|gebracht).*(?:morgen|am nächsten tag|am selben tag|heute)(?!\p{L})|heute bestellt/iu,
    "Spät dran? {Clause}.",
  ],
  [
    /^(?:\d+ ?(?:x|mal)|zweimal|viermal) (?:im|pro) (?:jahr|monat)|^regelmäßige? (?:wartung|besuche?|pflege|kontrolle)/iu,
    "nichts mehr, woran man denken muss",
  ],
  [
    /(?<!\p{L})(?:foto|bild|video)s? (?:schicken|senden|per whatsapp).*(?:preis|angebot)|(?:preis|festpreis|angebot)\p{L}* .*(?:am telefon|per foto|per whatsapp|vorab)(?!\p{L})/iu,
    "die Kosten sind klar, bevor jemand kommt",
  ],
  [
    /^(?:online[- ]?(?:termine?|buchung|terminbuchung)|termine? (?:online|per whatsapp)|buchung online|buchbar online)(?!\p{L})/iu,
    "ganz ohne Anruf",
  ],
  [/^\d+ ?% (?:rabatt )?auf (?:die|den|das) erste/iu, "ein kleiner Anfang"],
  [
    /^(?:morgens|früh|vormittags|bis \d+ uhr) (?:gebracht|abgegeben|hier|rein)(?: und)? (?:abends|nachmittags|am abend|bis \d+ uhr) (?:fertig|zurück|geholt|abgeholt|abholen)/iu,
    "noch am selben Tag zurück",
  ],
  [/^morgens \p{Lu}\p{L}+,? abends \p{Lu}\p{L}+$/iu, "noch am selben Tag zurück"],
  [/^(?:barrierefrei|rollstuhl|stufenlos)/iu, "niemand bleibt draußen"],
  [
    /^(?:wir bringen|eigenes) (?:das |alle[sn]? |eigenes )?(?:werkzeug|material|geräte|putzmittel|ausrüstung)(?: mit)?$|^(?:material|werkzeug|putzmittel) bringen wir mit$/iu,
    "nichts ist vorzubereiten",
  ],
  [
    /(?<!\p{L})(?:kartons|anhänger|transporter|werkzeug)(?: leihen wir| zum leihen)? (?:gratis|kostenlos|umsonst)|(?:kartons|anhänger|transporter) leihen wir (?:gratis|kostenlos)/iu,
    "nichts muss gekauft werden",
  ],
  [/^(?:ohne|kein) (?:dreck|schmutz|staub)(?!\p{L})/iu, "danach ist nichts zu putzen"],
  [/^(?:notdienst|rund um die uhr|auch nachts)(?!\p{L})/iu, "Hilfe zu jeder Stunde"],
  [/^(?:geduldige|ruhige) (?:fahrlehrer|lehrer|lehrerin|fahrlehrerin|trainer)\p{L}*$/iu, "niemand drängt"],
  [
    /(?<!\p{L})einlagerung(?!\p{L}).*(?:gratis|kostenlos|inklusive|inkl)|^einlagerung inklusive/iu,
    "zu Hause ist kein Platz nötig",
  ],
  [/^alle (?:marken|fabrikate|modelle)(?!\p{L})/iu, "jedes ist willkommen"],
  [/^(?:kein|ohne) (?:aufbrechen|bohren|schaden)(?: nötig)?$/iu, "es bleibt heil, was heil war"],
  [
    /^halteverbot\p{L}* (?:beantragen|stellen|organisieren) wir|^wir (?:beantragen|organisieren) (?:das |die |den )?(?:halteverbot\p{L}*|genehmigung\p{L}*|termin\p{L}*)/iu,
    "ein Amtsgang weniger",
  ],
  [/^leihrad|^leihwagen|^ersatz(?:wagen|rad|gerät)/iu, "mobil bleiben"],
  [/^inkl(?:\.|usive)? (?!mwst|mehrwert)\p{Lu}\p{L}+(?: und \p{Lu}\p{L}+)?$/u, "{Clause}, ohne Aufpreis."],
  [/^(?:mit|inklusive) (?:frühstück|mittagessen|verpflegung)(?!\p{L})/iu, "nichts einzupacken"],

  [
    /^(?:fotos?|videos?|bilder) (?:jeden|an jedem) (?:tag|abend)|^tägliche? (?:fotos?|videos?)(?!\p{L})/iu,
    "So ist klar, wie der Tag war",
  ],
  [
    /(?<!\p{L})(?:bei|mit dem|mit) auftrag (?:verrechnet|angerechnet|abgezogen)|(?:verrechnet|angerechnet) bei auftrag/iu,
    "doppelt zahlt niemand",
  ],
  [/^online oder (?:vor ort|in|bei)/iu, "je nachdem, was besser passt"],
  [/^(?:auch )?zum mitnehmen$/iu, "für die kurze Pause"],
  [/^(?:1|eine?) \p{L}+ (?:für|auf) (?:je )?\d+ (?:kinder|schüler|hunde)/iu, "Zeit für jeden"],
  [
    /(?<!\p{L})(?:entwurf|muster|skizze|korrekturabzug)(?!\p{L}).*(?:kostenlos|vorab|gratis|vorher)/iu,
    "erst sehen, dann entscheiden",
  ],
  [/^unbegrenzt/iu, "so oft es nötig ist"],
  [
    /(?<!\p{L})(?:schnittgut|altgerät\p{L}*|verpackung|müll|bauschutt)(?: und \p{L}+)? (?:nehmen wir mit|wird mitgenommen|wird entsorgt|entsorgen wir)/iu,
    "nichts bleibt liegen",
  ],
  [
    /^(?:vegetarisch|vegan|glutenfrei)(?: \p{L}+)? (?:immer|auch|täglich)(?: dabei| möglich)?$/iu,
    "für jeden etwas",
  ],
  [/(?<!\p{L})wir (?:rufen an|schreiben|melden uns),? (?:wenn|sobald)/iu, "kein Warten auf Verdacht"],
  [/^(?:auch )?(?:an )?(?:sonn|feier)\p{L}*(?: und \p{L}+)?$/iu, "kein Urlaubstag nötig"],
  [/^auch nachts(?!\p{L})/iu, "Hilfe zu jeder Stunde"],
  [/^einfach (?:rein|vorbei)kommen$/iu, "ganz ohne Planung"],

  [
    /^(?:die )?(?:kranken)?kasse(?:n)? (?:zahlt|übernimmt|zahlen|erstattet)|^von der (?:kranken)?kasse/iu,
    "weniger aus eigener Tasche",
  ],
  [/^(?:babys?|kinder?) (?:darf|dürfen|können|kann) mit(?:kommen)?$/iu, "kein Babysitter nötig"],
  [/^(?:alle )?daten bleiben/iu, "nichts geht verloren"],
  [/(?<!\p{L})(?:fotos?|bericht) bei jede[mr](?!\p{L})/iu, "So ist klar, wie es läuft"],
  [/^(?:fester|eigener) ansprechpartner/iu, "klar, wer zuständig ist"],
  [/^(?:unterlagen|belege|alles) (?:per|über die) app$/iu, "kein Papierstapel"],
  [/^kein(?:e)? (?:vorwissen|vorkenntnisse)$/iu, "Noch nie probiert? {Clause}."],
  [/(?<!\p{L})auf (?:bügel|bügeln)$/iu, "gleich in den Schrank"],
  [/^diagnose (?:gratis|kostenlos|umsonst)/iu, "erst wissen, dann entscheiden"],

  [
    /^(?:viele |die |alle )?(?:kranken)?kassen? (?:zahl|übernehm|erstatt|bezuschuss)/iu,
    "weniger aus eigener Tasche",
  ],
  [/(?<!\p{L})(?:nimmst du mit|nehmen sie mit|zum mitnehmen nach hause)$/iu, "etwas, das bleibt"],
  [/^termine? ab [5-7] uhr/iu, "schon vor der Arbeit"],
  [/^pausieren (?:per|mit|online|jederzeit)/iu, "nichts bindet"],
  [
    /^(?:anmeldung|antrag|papierkram|formulare?|genehmigung|zulassung) (?:machen|übernehmen|erledigen|stellen) wir/iu,
    "ein Formular weniger",
  ],
  [/(?<!\p{L})spart (?:etwa |rund |bis zu )?\d+ ?(?:€|euro)/iu, "das Geld bleibt zu Hause"],
  [/(?<!\p{L})in (?:einer|1) stunde selbst (?:montiert|aufgebaut)/iu, "ohne Handwerker"],
  [/^spielplatz|(?<!\p{L})spielplatz am haus/iu, "Ruhe am Tisch"],

  [/^ich komme (?:direkt )?(?:zu ihnen|zu dir|nach hause|ins haus)/iu, "Der Weg entfällt"],
  [
    /^(?:nichts|nix) ohne (?:ihr|dein) (?:ok|okay|einverständnis|freigabe)/iu,
    "keine Überraschung auf der Rechnung",
  ],
  [/^(?:kostenloser )?ersatz (?:gratis|kostenlos)|^kostenloser ersatz/iu, "das Risiko tragen wir"],
  [/^kein(?:e|en)? eigene\p{L}* \p{L}+ (?:nötig|erforderlich|notwendig)/iu, "vorher nichts kaufen"],
  [/(?<!\p{L})(?:wird|werden) angerechnet$/iu, "am Ende wird es günstiger"],
  [/(?<!\p{L})und sonst nichts$/iu, "keine Überraschung auf der Rechnung"],
  [/^(?:gleicher|derselbe) preis(?!\p{L})/iu, "keine Überraschung auf der Rechnung"],
  [/^\d+ pro (?:boot|gruppe|kurs|klasse|tisch)$/iu, "Zeit für jeden"],
  [
    /(?<!\p{L})vorher (?:am telefon |per telefon )?(?:besprochen|abgesprochen|geklärt)/iu,
    "keine Überraschung auf der Rechnung",
  ],
  [
    /^(?:online |per app )?vorbestell(?:en|ung|bar)(?!\p{L})|^online vorbestellen/iu,
    "kein Warten an der Theke",
  ],
  [/^auch am bett$/iu, "niemand muss aufstehen"],
  [
    /^wir (?!(?:sind|haben|verkaufen|bieten|nutzen|sprechen|backen|kochen|rösten|brauen|bauen|liefern|kommen|rufen|melden|unterrichten|arbeiten|zahlen|können|wollen|lieben|reparieren|machen|fahren|schneiden|nehmen)(?!\p{L}))\p{L}+en (?!.*(?:gratis|kostenlos|€|euro))/iu,
    "eine Arbeit weniger",
  ],

  [/^alle kassen$/iu, "weniger aus eigener Tasche"],
  [/(?<!\p{L})(?:an der tür|vor der tür|bis an die tür)$/iu, "kein Weg zum Laden"],
  [/^mieter informieren wir|^wir informieren (?:die )?(?:mieter|nachbarn)/iu, "ein Anruf weniger"],
];
