import type { Lexicon } from "../lexicon.ts";
import { numberWords } from "../number-words.ts";
import { GERMAN_QUESTION_FORM } from "./question-forms.ts";

const UNIT =
  "sekunden?|sek\\.?|minuten?|min\\.?|minütig\\p{L}*|stunden?|std\\.?|h|stündig\\p{L}*|tag(?:en?|es)?|tägig\\p{L}*|nächte?n?|wochen?|wöchig\\p{L}*|monat(?:en?|s)?|monatig\\p{L}*|jahr(?:en?|es)?|jährig\\p{L}*|werktag(?:en?|es)?|arbeitstag(?:en?)?|wochenenden?";
const MONTH =
  "januar|jänner|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|frühling|frühjahr|sommer|herbst|weihnachten|advent|ostern|pfingsten|silvester|neujahr|muttertag|vatertag|valentinstag|black friday";
const DAY =
  "(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag)(?:s|e|abends?|morgens?|vormittags?|nachmittags?|mittags?)?|werktags|wochentags|wochenends?|am wochenende|(?:mo|di|mi|do|fr|sa|so)(?=\\.?\\s?(?:[-–+&,]|bis|und|\\d))\\.?|(?<=[-–+&]\\s?|bis\\s|und\\s)(?:mo|di|mi|do|fr|sa|so)\\.?";
const PEOPLE =
  "leute|menschen|alle|jeden|familien?|eltern|paare?|frauen|männer|mütter|väter|kinder|jugendliche|erwachsene|senior(?:en|innen)|student(?:en|innen)|studierende|schüler\\p{L}*|anfänger\\p{L}*|einsteiger\\p{L}*|profis?|selbst[sä]+ndige|freiberufler\\p{L}*|gründer\\p{L}*|unternehmer\\p{L}*|teams?|firmen|betriebe|unternehmen|startups?|agenturen|haus(?:besitzer|eigentümer)\\p{L}*|eigentümer\\p{L}*|vermieter\\p{L}*|mieter\\p{L}*|läufer\\p{L}*|radfahrer\\p{L}*|wander\\p{L}*|pendler\\p{L}*|fahrer\\p{L}*|liebhaber\\p{L}*|freunde|fans?|genießer\\p{L}*|feinschmecker\\p{L}*|hobby\\p{L}+|handwerker\\p{L}*|kund(?:en|innen)|käufer\\p{L}*|besitzer\\p{L}*|halter\\p{L}*|herrchen|frauchen|rentner\\p{L}*|nachbarn|gäste|touristen|manager\\p{L}*|leiter\\p{L}*|ärzte|lehrer\\p{L}*|pflegekräfte|angehörige|betroffene|patient(?:en|innen)|mitarbeiter\\p{L}*|azubis|bräute|brautpaare|allergiker\\p{L}*|vegetarier\\p{L}*|veganer\\p{L}*|\\p{L}+(?:besitzer|halter|fans|freunde|liebhaber|eltern|familien|frauen|männer|leute|betriebe)(?:innen)?";

/**
 * Words by which facts are recognized in German briefs, listed in `lexicons.ts`; the fields are
 * explained in `lexicon.ts`.
 */
export const DE: Lexicon = {
  language: "de",
  numbers: numberWords({
    small:
      "null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn",
    tens: "zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig",
    join: (ten, one) => [`${one === "eins" ? "ein" : one}und${ten}`],
    extra: {
      dreissig: 30,
      hundert: 100,
      einhundert: 100,
      zweihundert: 200,
      dreihundert: 300,
      fünfhundert: 500,
      tausend: 1000,
      eintausend: 1000,
      zweitausend: 2000,
      ein: 1,
      eine: 1,
      einen: 1,
      einem: 1,
      einer: 1,
      "ein dutzend": 12,
      dutzend: 12,
    },
  }),
  weakNumbers: "ein|eine|einen|einem|einer|eins|null|hundert|tausend|dutzend",
  weakBefore: "",
  price: {
    currencies: [
      ["EUR", "euro|cent"],
      ["USD", "(?:us-)?dollar"],
      ["GBP", "(?:britische )?pfund"],
      ["CHF", "(?:schweizer )?franken|rappen|sfr\\.?"],
    ],
    from: "(?:preise? )?(?:schon |bereits )?ab(?: nur)?|(?:schon |bereits )von|beginnend (?:ab|bei)",
    lead: "(?:für )?nur|für(?=\\s\\d+,\\d{2}(?!\\d))|kostet(?: nur)?|kosten(?: nur)?|preis(?: ist|:)?|festpreis(?: von|:)?|pauschal(?:preis)?(?: von|:)?|gebühr(?: von|:)?|fix",
    range: "bis(?: zu)?|und|-|–",
    per: [
      ["hour", "(?:pro|die|je|in der) stunde|stündlich|/ ?(?:h|std\\.?|stunde)"],
      ["day", "(?:pro|am|je) tag|täglich|/ ?tag"],
      ["night", "(?:pro|je|die) nacht|/ ?nacht"],
      ["week", "(?:pro|die|je|in der) woche|wöchentlich|/ ?woche"],
      ["month", "(?:pro|im|je) monat|monatlich|mtl\\.?|/ ?(?:monat|mo\\.?)"],
      ["year", "(?:pro|im|je) jahr|jährlich|p\\. ?a\\.?|/ ?jahr"],
      [
        "person",
        "(?:pro|je) (?:person|kopf|gast|kind|nase|platz|nutzer|teilnehmer)|p\\. ?p\\.?|/ ?(?:person|pers\\.?)",
      ],
      ["session", "(?:pro|je) (?:sitzung|termin|behandlung|kurs|einheit|stunde|lektion|beratung|besuch)"],
      [
        "piece",
        "(?:pro|je|das|der|die) (?:stück|glas|flasche|tüte|kiste|laib|tasse|kilo|kg|liter|palette|kilometer|km|schnitt|portion|karte|ticket|seite|wort|m²|m2|quadratmeter|meter|paar|brot)|/ ?(?:stück|kg|km|m²|m2|liter)",
      ],
    ],
    perOther: "pro|je",
  },
  time: {
    units: UNIT,
    weekdays: DAY,
    months: MONTH,
    moments:
      "mittags?|mitternacht|heute(?: abend| noch)?|morgen(?= (?:früh|abend|geliefert|fertig|da))(?: früh| abend)?|übermorgen|morgens|vormittags|nachmittags|abends|nachts|über nacht|am (?:selben|gleichen|nächsten) (?:tag|morgen)|noch am selben tag|taggleich|am abend|am (?:vor|nach)mittag|(?:diese[nrs]?|nächste[nrs]?) (?:woche|monat|jahr|wochenende|frühling|sommer|herbst|winter)|(?:zum )?(?:monats|jahres|quartals|wochen)ende|ende (?:des|der|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)(?: (?:monats|jahres|woche))?|feierabend|sonnenaufgang",
    clocks:
      "\\d{1,2}(?:[:.]\\d{2})?\\s?(?:[-–]|bis)\\s?\\d{1,2}(?:[:.]\\d{2})?\\s?uhr|\\d{1,2}(?:[:.]\\d{2})?\\s?uhr(?:\\s?\\d{2}(?!\\d))?|\\d{1,2}:\\d{2}|halb \\d+|viertel (?:vor|nach) \\d+",
    every: "jede[nrs]?(?: (?:zweiten?|ersten?|dritten?|letzten?))?|alle",
    frequencies:
      "24/7|rund um die uhr|täglich|wöchentlich|monatlich|jährlich|vierteljährlich|(?:ein|zwei|drei|\\d+)mal (?:pro|am|im|in der|die) (?:tag|woche|monat|jahr)|\\d+ ?x (?:pro|am|im) (?:tag|woche|monat|jahr)|ganzjährig|sieben tage die woche|\\d+ tage die woche",
    deadline: "bis(?: zum| spätestens| ende)?|vor(?: dem)?|spätestens(?: am)?|nur bis(?: zum)?|endet(?: am)?",
    since: "seit|gegründet|gegründet im jahr|anno|etabliert",
    at: "um|am|ab|von|im|in(?: nur| unter| weniger als)?|an|innerhalb von|binnen|nach|für|gegen|immer|nur|zum|jeweils|unter|über",
    hourAt: "um|gegen|ab",
    openFrom: "geöffnet(?: von)?|offen(?: von)?|von|zwischen",
    ages: "(?:für kinder )?ab \\d+ jahren?|(?:von )?\\d+\\s?(?:bis|[-–])\\s?\\d+ jahren?(?! (?:garantie|erfahrung))|\\d+-jährige\\p{L}*|unter \\d+ jahren|ü ?\\d0|\\d+\\+",
    range: "bis|und|-|–",
  },
  place: {
    prepositions: "rund um|nahe|großraum|raum|vor den toren von|mitten in|in ganz",
    weakPrepositions: "in|im|bei|um|aus|nach|für|von|am|region|zwischen",
    articles: "der|dem|ganz|raum|großraum|stadt|region|kreis|landkreis|bezirk|kiez|herzen von",
    and: "und|&|sowie",
    notPlaces:
      "ruhe|form|bestform|handarbeit|minuten|stunden|tagen|wochen|monaten|jahren|sekunden|rente|not|trauer|eile|farbe|farben|größe|größen|vollzeit|teilzeit|deutsch|englisch|französisch|eigenregie|absprache|kooperation|szene|echtzeit|rechnung|bewegung|serie|holz|eiche|leder|wolle|leinen|glas|stein|ton|bio\\p{L}*|gruppen|kleingruppen|kleinen|einzelstunden|paaren|teams|familien\\p{L}*|kinder\\p{L}*|frauen|männer|senioren|anfänger\\p{L}*|unternehmen|firmen|handwerker|profis?|gäste|kunden|sie|ihnen|ihr\\p{L}*|uns|unser\\p{L}*|euch|euer|dich|dir|dein\\p{L}*|montag\\p{L}*|dienstag\\p{L}*|mittwoch\\p{L}*|donnerstag\\p{L}*|freitag\\p{L}*|samstag\\p{L}*|sonntag\\p{L}*|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|weihnachten|ostern|hand|herzen|hause|haus|zukunft|praxis|laden|werkstatt|küche|garten|büro|schule|kita|team|regen|sommer|winter|herbst|frühling|preis\\p{L}*|lieferung|anfahrt|terminen?|fragen|bedarf|wunsch|maß|art|zwei|drei|vier|fünf|sechs|alltag|beruf|urlaub|umgebung|nähe|stress|schmerzen|problemen|schäden|notfällen?|fall|mitarbeiter\\p{L}*|deutschen|allen|jeden|jede|jeder|alle|\\p{L}+(?:ung|ungen|heit|keit|schaft|tion|tionen|tät|zeit|form|arbeit|qualität|preis|stoff|leder|holz|gruppen|kosten|besitzer|freunde|fans|eltern|betriebe|räumen|schmerzen|problemen|mehl|milch|butter|wolle|ziegel|stahl|glas|termin)",
    common:
      "(?:in der|aus der|für die|im) (?:stadt|altstadt|innenstadt|region|umgebung|gegend|nachbarschaft|zentrum|kiez|viertel|umland|landkreis)|und umgebung|bundesweit|deutschlandweit|europaweit|weltweit|österreichweit|schweizweit|vor ort|bei ihnen zu hause|am (?:hafen|markt|marktplatz|bahnhof|hauptbahnhof|see|fluss|stadtrand|rathaus|dom)|direkt am \\p{Lu}\\p{L}+|im umkreis von \\d+ (?:km|kilometern)|um die ecke|an der (?:küste|nordsee|ostsee|elbe|alster|isar|spree|mosel|donau)|im (?:schwarzwald|allgäu|harz|ruhrgebiet|rheinland|saarland|breisgau|münsterland|odenwald|spreewald|taunus|wendland|emsland|sauerland|erzgebirge|burgenland|tessin|wallis)",
    address:
      "\\p{Lu}\\p{L}+(?:straße|strasse|str\\.|gasse|weg|platz|allee|ring|ufer|damm|markt|steig|berg|hof)\\s\\d{1,4}\\s?[a-z]?|(?:Am|An der|Im|Alte|Neue|Große|Kleine|Lange|Obere|Untere) \\p{Lu}\\p{L}+(?:straße|gasse|markt|tor|ufer|berg|platz)? \\d{1,4}",
  },
  kinds: {
    caution:
      "mindestalter|(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)s? zu(?!\\s)|geschlossen|ruhetag|nicht geeignet|ungeeignet|es gelten|agb|vorbehaltlich|nicht erstattungsfähig|vom umtausch ausgeschlossen|kein umtausch|nur barzahlung|keine kartenzahlung|solange der vorrat reicht|bitte beachten|auf eigene gefahr|kann spuren|leider|anzahlung (?:nötig|erforderlich)|warteliste|stornogebühr|beschwer(?:en|t|de|den)(?: sich)?|ab 18 jahren?|nur für erwachsene",
    offer:
      "kostenlos\\p{L}*|(?:eintritt|jahren?|kinder) frei|frei für|kostenfrei\\p{L}*|gratis\\p{L}*|umsonst|geschenkt|geschenk|probe(?:stunde|termin|monat|abo|training|fahrt|wohnen|arbeiten|paket|zeit|mitgliedschaft|lektion|woche)\\p{L}*|\\d+ ?(?:%|prozent)(?: \\p{L}+){0,2} (?:rabatt|nachlass|günstiger|billiger|weniger|auf|sparen)|\\p{L}*rabatt\\p{L}*|nachlass|(?:eröffnungs|einführungs|start|sommer|winter|frühlings|herbst|weihnachts|sonder|aktions|kennenlern|neukunden|frühbucher|studenten|schnupper|willkommens|kombi)(?:angebot|preis|rabatt|aktion|tarif|stunde|kurs|paket|gutschein)\\p{L}*|im angebot|angebot(?=:| bis| gilt)|aktion(?=:| bis)|gutschein\\p{L}*|spar(?:en sie|e|t|st) (?:bis zu )?\\d+|zum halben preis|(?:zur|für die) hälfte (?:des|vom) (?:\\p{L}+ )?preis(?:es)?(?! (?:von|eine[rs]))|halber preis|geld[- ]zurück\\p{L}*|\\d+ (?:zum preis von|für) \\d+(?! (?:euro|€|tage|stunden|personen))|(?:erste|erster|ersten|erstes) (?:\\p{L}+ ){1,2}(?:ist |sind )?(?:frei|gratis|kostenlos|geschenkt)|(?:geht |gehen )?auf(?:s| das) haus|testen sie|(?:tage|monat|monate|wochen?) (?:gratis|kostenlos|testen)|zugabe|inklusive gratis|versand(?:kosten)?frei|bonus|ohne aufpreis",
    objection:
      "kein(?:e|en|em|er|es)?|ohne|nie(?:mals)?(?! (?:wieder müde))|null|nicht|niemand|weder|jederzeit kündbar|monatlich kündbar|\\p{L}*unverbindlich\\p{L}*|risikofrei|stressfrei|\\p{L}+frei(?:er|es|e)? (?:zugang|zahlbar)|garant\\p{L}*|geld zurück|rückerstattung|wir (?:kümmern|regeln|übernehmen|erledigen|klären|räumen|streiten|kommen zu)|um (?:den|die|das) \\p{L}+ kümmern wir uns|auch wenn|selbst wenn|statt (?:\\p{L}+ )?(?:warten|suchen|stress|hotline)",
    notObjection:
      "nicht nur|nicht verpassen|nicht warten|keine andere|kein wunder|kein anderer|nicht zuletzt|keiner|warum nicht|ohne zweifel|niemand sonst|nicht umsonst",
    proof:
      "zertifiziert\\p{L}*|geprüft\\p{L}*|zugelassen\\p{L}*|staatlich|anerkannt\\p{L}*|versichert|meister\\p{L}*|innung\\p{L}*|tüv\\p{L}*|din \\p{L}*|iso \\d+|ausgezeichnet\\p{L}*|auszeichnung\\p{L}*|medaille\\p{L}*|preisgekrönt\\p{L}*|gewinner|testsieger\\p{L}*|stiftung warentest|bewertung(?:en)?|sterne\\p{L}*|rezension\\p{L}*|bekannt aus|empfohlen(?: von)?|seit (?:über )?\\d{2,4}(?: jahren)?|gegründet|(?:über|mehr als) \\d[\\d.,]*|\\d[\\d.,]*\\+? (?:zufriedene |glückliche )?(?:kunden|kundinnen|mandanten|patienten|mitglieder|familien|projekte|häuser|anlagen|hochzeiten|bestellungen|schüler|nutzer|teams|firmen|betriebe|tiere|gäste|reparaturen|dächer|umzüge|bewertungen)(?: (?:erfahrung|vertrauen))?|jahre(?:n)? erfahrung|generation(?:en)?|familien(?:betrieb|geführt|unternehmen)\\p{L}*|inhabergeführt|patentiert|erprobt|bewährt|bio-?zertifi\\p{L}*|demeter|bioland|naturland|fairtrade|spendensiegel|gemeinnützig|fachanwält\\p{L}*|fachbetrieb|dipl\\.?|dr\\.|facharzt|fachärztin|mitglied (?:im|der|bei)|vertrauen uns|diplomierte?\\p{L}*|handwerkskammer|michelin",
    process:
      "schritt \\d|in \\d+ (?:schritten|klicks|minuten)|so (?:geht|funktioniert)(?:['’]s| es)?|(?:sie|du|ihr) (?:laden|fotografieren|schicken|senden|wählen|sagen|bestellen|buchen|rufen|bringen|lädst|fotografierst|schickst|wählst|sagst|bestellst|buchst|bringst)|wir (?:machen den rest|holen|liefern|bringen|planen|entwerfen|bauen|montieren|messen|drucken|versenden|sortieren|kommen|schreiben|prüfen|testen|kochen|backen|rösten|nähen|reparieren|fahren|bearbeiten|erstellen|pflanzen|schleifen|schneiden)|hochladen|fotografieren|scannen|abholung|abgeholt|geliefert|automatisch|verbindet sich mit|synchronisiert|handgemacht|von hand|handgefertigt|handgenäht|handgeschöpft|gebacken|geröstet|gebraut|genäht|gekocht|geräuchert|gereift|gepresst|gemahlen|geschmiedet|gedrechselt|gegossen|hergestellt|gefertigt|aus eigener",
    benefit:
      "damit (?:sie|du|ihr|es|das)|so(?:dass| dass)|(?:sie|du) (?:sparen|sparst|behalten|behältst|sehen|siehst|wissen|weißt|schlafen|schläfst|haben|hast|zahlen nur|zahlst nur|fühlen|fühlst|bleiben|bleibst|bekommen|bekommst|erhalten|erhältst|können|kannst)|spart|mehr zeit|weniger (?:stress|papier|lärm|müll|arbeit|aufwand)|ruhig schlafen|einfacher|schneller|besser|wärmer|günstiger|sicherer|gesünder|leiser|leichter|entspann\\p{L}*|genießen|hilft|hält|lindert|wieder|endlich|sorgenfrei|passt in|bleibt (?:warm|trocken|frisch|scharf|kühl)|schützt|schont|statt",
    feature:
      "bio|vegan\\p{L}*|handgemacht\\p{L}*|massiv\\p{L}*|regional\\p{L}*|saisonal\\p{L}*|mobil\\p{L}*|online|digital\\p{L}*|wasserdicht\\p{L}*|recycel\\p{L}*|kompostierbar|inklusive|inkl\\.?|enthält|mit|geöffnet|offen|lieferung|parkplätze?|barrierefrei\\p{L}*|rollstuhl\\p{L}*|beheizt|frisch\\p{L}*|persönlich\\p{L}*|kleingruppen|kleine gruppen|zweisprachig|einzel\\p{L}+|glutenfrei\\p{L}*|laktosefrei\\p{L}*|zuckerfrei\\p{L}*|maßgefertigt\\p{L}*|maßanfertigung\\p{L}*|nach maß|individuell\\p{L}*|nachhaltig\\p{L}*",
    own: "wir|uns|unser\\p{L}*|sie (?:bekommen|können|erhalten|wählen|zahlen)|du (?:bekommst|kannst|erhältst)|jede[rs]?|alle|es gibt|der|die|das|ein|eine|inklusive",
  },
  notes: {
    labels:
      "(?:ton|tonfall|tonalität|ansprache|stimme|stil|stimmung|zielgruppe|zielpublikum|sprache|länge|format|stichworte?|schlagworte?|keywords?|hashtags?|emojis?|notiz(?:en)?|hinweise?|anweisung(?:en)?|briefing|vermeiden|nicht verwenden|nicht erwähnen|nicht sagen|wörter|budget|plattform(?:en)?|ziel|ziele|frist|intern|cta|handlungsaufforderung|für|wichtig)",
    toneNouns: "ton|tonfall|tonalität|stil|sprache|ansprache|stimmung",
    orders:
      "text ?:|kein wort (?:wie|über|von|zu)|keine? (?:heil|heils)?versprechen|(?:nie|nicht|ohne) (?:das|die) wort\\p{L}*|nicht anrufen|(?:bitte |und |aber )*(?:(?:nie(?:mals)?|nicht|kein(?:e|en)?|auf keinen fall|bloß nicht|keinesfalls)(?: \\p{L}+){0,5} (?:erwähnen|nennen|sagen|schreiben|verwenden|benutzen|nutzen|versprechen|behaupten|duzen|siezen|vergleichen|zeigen|übertreiben)|(?:erwähne|nenne|sage?|schreibe?|verwende|benutze|nutze)(?:n sie)? (?:nie(?:mals)?|nicht|kein(?:e|en)?|bitte nicht|auf keinen fall|ja nicht))|(?:bitte |und )*(?:verwende|benutze|nutze|nimm)(?:n sie)? (?:das wort|die wörter|die worte|den begriff|den slogan|den satz|unseren slogan|den hashtag)|das wort .{1,40} (?:verwenden|benutzen|nutzen|einbauen|nicht)|keine? (?:werbesprech\\p{L}*|werbesprache|werbedeutsch|werbefloskeln|floskeln|phrasen|anglizismen|witze|ausrufezeichen|emojis?|superlative)|(?:der )?(?:ton|tonfall|stil|text)(?: soll(?:te)?| darf| muss| ist| bitte|:)? (?:nicht )?(?:zu )?(?:lustig|locker|ernst|seriös|freundlich|warm|witzig|humorvoll|frech|sachlich|edel|ruhig|modern|persönlich|herzlich|verspielt|kurz|knapp|sein|klingen)|keine? (?:mitleid|druck|angstmache|emojis?|hashtags?|ausrufezeichen|witze|floskeln|anglizismen|fachbegriffe|fremdwörter|superlative|übertreibungen|großbuchstaben|fachsprache|phrasen)|ohne (?:emojis?|hashtags?|ausrufezeichen|anglizismen|floskeln|superlative)|(?:bitte )?(?:duzen|siezen|per du|per sie|du-form|sie-form|in der (?:du|sie)-form)|(?:maximal|höchstens|max\\.) (?:ein|zwei|\\d+) (?:emojis?|hashtags?|sätze|wörter)|(?:unsere )?zielgruppe (?:ist|sind)|kurz halten|schreib(?:e|en sie)? (?:auf|in|wie|es|so|kurz|für)|inspiriert von|ähnlich wie|im stil von|wie die werbung von",
    orderStarts:
      "vermeide\\p{L}*|betone\\p{L}*|hervorheben|erwähne\\p{L}*|füge|halte|mach(?:e|en)?|schreib\\p{L}*|verwende\\p{L}*|benutze\\p{L}*|nutze\\p{L}*|nenne\\p{L}*|nie|niemals|nicht|bitte|ton|tonfall|stil|sprache|soll(?:te|en)?|muss|ich (?:möchte|will|hätte|mag|hasse)|wir (?:möchten|wollen|hätten|wünschen|mögen)|die anzeigen? (?:soll|muss|darf)|der text (?:soll|muss|darf)|es soll|lustig|witzig|locker|seriös|ernst|freundlich|frech|humorvoll|herzlich|sachlich|verspielt|kurz|knapp|notiz|intern|vielleicht|denk\\p{L}* (?:an|daran)",
    meta: "ton|tonfall|stil|emojis?|hashtags?|überschrift(?:en)?|anzeigen?|texte?|texter|slogan|ausrufezeichen|schreibweise|floskeln|fachbegriffe|anglizismen|witze?|humor|formulierung(?:en)?|wording",
    mention:
      "(?:bitte |auch |und )*(?:erwähne|nenne|betone|hebe hervor|erwähnen sie|sag|schreib|vergiss nicht|unbedingt erwähnen|erwähnen|weise darauf hin)(?:,)?(?: bitte)?(?:,)?(?: dass)?",
    use: "(?:bitte |und |unbedingt )*(?:verwende|benutze|nutze|nimm|baue)(?:n sie)? (?:bitte )?(?:das wort|die wörter|die worte|den begriff|den slogan|den satz|unseren slogan|den hashtag)|(?:das wort|die wörter|den begriff)(?= .{1,40} (?:verwenden|benutzen|nutzen|einbauen))|stichworte?|schlagworte?|keywords?",
    avoid:
      "(?:bitte |und |aber )*(?:(?:nie(?:mals)?|nicht|auf keinen fall|keinesfalls|bloß nicht)(?: (?:das wort|den begriff|die wörter|den namen))?|(?:erwähne|nenne|sage?|schreibe?|verwende|benutze|nutze)(?:n sie)? (?:bitte )?(?:nie(?:mals)?|nicht|kein(?:e|en)?|auf keinen fall)(?: (?:das wort|den begriff|die wörter|den namen))?|vermeide\\p{L}*(?: sie)?(?: (?:das wort|den begriff|die wörter))?|kein(?:e|en)?|nicht (?:verwenden|erwähnen|sagen))|(?:das wort|die wörter|den begriff)(?= .{1,40} (?:nicht|vermeiden|nie))",
    avoidAround:
      "(?<word>.+?) (?:bitte |ja |auf )?(?:nie(?:mals)?|nicht|keinesfalls|keinen fall) (?:\\p{L}+ )?(?:erwähnen|nennen|sagen|schreiben|verwenden|benutzen|nutzen|versprechen)$|(?:bitte )?(?:erwähne|nenne|sag|sage|schreib|schreibe|verwende|benutze|nutze)(?:n sie)? (?<word2>.+?) (?:bitte )?(?:nie(?:mals)?|nicht)$|kein wort (?:über|von|zu|wie) (?<word3>.+)",
    orderEnd: "erwähnen|nennen|sagen|schreiben|verwenden|benutzen|nutzen|versprechen|einbauen|unterbringen",
    audience:
      "(?:das ist |ist )?(?:gemacht|gedacht|entwickelt|gebaut|ideal|perfekt|geeignet|speziell|besonders|genau richtig|richtig|konzipiert|entworfen)(?: speziell| besonders)? für|(?:richtet|wendet) sich an|zielt auf|für|unsere (?:kunden|kundinnen|zielgruppe) sind|wir (?:richten|wenden) uns an",
    audienceLabels: "zielgruppe|zielpublikum|für|kunden|publikum|leser",
    people: PEOPLE,
    tones: [
      ["funny", "lustig\\p{L}*|witzig\\p{L}*|humorvoll\\p{L}*|humor|komisch|augenzwinkern\\p{L}*|ironisch"],
      [
        "serious",
        "keine witze|ohne witze|ernst\\p{L}*|seriös\\p{L}*|sachlich\\p{L}*|respektvoll\\p{L}*|würdevoll\\p{L}*|nüchtern",
      ],
      [
        "warm",
        "warm\\p{L}*|herzlich\\p{L}*|freundlich\\p{L}*|einfühlsam\\p{L}*|liebevoll\\p{L}*|menschlich\\p{L}*|persönlich\\p{L}*",
      ],
      ["bold", "mutig\\p{L}*|selbstbewusst\\p{L}*|frech\\p{L}*|kräftig\\p{L}*|provokant\\p{L}*|keck"],
      ["calm", "ruhig\\p{L}*|gelassen\\p{L}*|entspannt\\p{L}*|leise|zurückhaltend\\p{L}*|unaufgeregt"],
      ["luxury", "edel\\p{L}*|luxuriös\\p{L}*|exklusiv\\p{L}*|elegant\\p{L}*|hochwertig\\p{L}*|premium"],
      ["casual", "locker\\p{L}*|lässig\\p{L}*|umgangssprachlich|salopp"],
      ["formal", "förmlich\\p{L}*|formell\\p{L}*|professionell\\p{L}*|geschäftlich"],
      ["simple", "einfach\\p{L}*|klar\\p{L}*|verständlich\\p{L}*|leichte sprache|schlicht\\p{L}*"],
      ["urgent", "dringend\\p{L}*|dringlich\\p{L}*"],
      ["playful", "verspielt\\p{L}*|fröhlich\\p{L}*|spielerisch\\p{L}*|jung\\p{L}*|lebendig\\p{L}*"],
    ],
    topics: [
      ["price", "(?:den |die |unseren? |keine )?(?:preise?|kosten|gebühren)"],
      ["competitors", "(?:die |unsere )?(?:konkurrenz|mitbewerber|wettbewerber|konkurrenten)"],
      ["discount", "(?:den |die |keine )?(?:rabatte?|aktion|angebote?)"],
      ["health", "(?:keine )?(?:heilversprechen|gesundheitsversprechen|krankheiten|heilung|gesundheit)"],
      ["age", "(?:das )?alter"],
    ],
    informal: "duzen|per du|du-form|du|informell|locker",
    formal: "siezen|per sie|sie-form|förmlich|formell",
    short: "kurz(?: halten| und knapp)?|knapp|prägnant",
    negation: "kein|keine|keinen|nicht|nie|niemals|ohne|vermeide\\p{L}*",
    please: "bitte",
    toneFillers:
      "und|aber|nicht|sehr|etwas|ein bisschen|bisschen|zu|oder|nie|immer|ton|tonfall|stil|bitte|mehr|weniger|eher|ganz|recht|sprache",
  },
  goals: [
    [
      "donate",
      "\\p{L}*spende(?:n(?!d)\\p{L}*)?(?! (?:schatten|trost|feuchtigkeit|licht|wärme))|\\p{L}*patenschaft\\p{L}*|(?:euro|€|geld) sammeln",
    ],
    [
      "quote",
      "\\p{L}*anfragen?|angebot(?:e)? (?:anfordern|einholen|erhalten)|kostenvoranschl\\p{L}+|leads?|besichtigung(?:stermin)?|offerten?",
    ],
    [
      "apply",
      "bewerb\\p{L}+|einstellen|fachkräfte (?:gesucht|finden|gewinnen)|(?:freie|offene|neue) stellen|azubis|ausbildungsplatz",
    ],
    ["book", "buch(?:en|e)|\\p{L}*buchung(?:en)?|\\p{L}*termine?|reservier\\p{L}+|tisch|anmeldung zum"],
    ["try", "\\p{L}*probe\\p{L}*|test(?:en|et|e|phase|zugang)|ausprobieren|schnupper\\p{L}*|demo"],
    [
      "signup",
      "anmeld\\p{L}+|registrier\\p{L}+|abonn\\p{L}+|(?<!(?:kein|ohne) )abos?|mitglied\\p{L}*|newsletter|einschreib\\p{L}+",
    ],
    ["download", "download\\p{L}*|herunterladen|app store|installier\\p{L}+"],
    ["call", "anruf\\p{L}*|telefon\\p{L}*|rufen sie"],
    [
      "visit",
      "besuch\\p{L}*|in (?:den|unseren) laden|im laden|ins geschäft|(?:leute|kund(?:en|schaft)|laufkundschaft|betrieb) in (?:die|der|unsere[rn]?) (?:werkstatt|filiale|ausstellung|gärtnerei|backstube)|vorbeikommen|laufkundschaft|tickets?|eintritt|kommen sie vorbei",
    ],
    ["order", "(?:vor)?bestell\\p{L}+|liefer\\p{L}+"],
    ["buy", "kauf(?:en|t|e)?|käufe|online-?shop|shop"],
    ["ask", "kontakt(?!lins)\\p{L}*"],
    ["learn", "bekannt\\p{L}*|aufmerksamkeit|reichweite|informier\\p{L}+"],
  ],
  dependent:
    "sonst|andernfalls|nicht|mit|in|im|an|am|auf|bei|für|von|vom|zu|zum|zur|bis|ab|nach|wenn|falls|und|oder|aber|plus|inkl|inklusive|zzgl|exkl|nur|außer|vor|pro|der|die|das|den|dem|deren|weil|dass|damit|sodass|auch|als|wo|während|nicht|sondern|sowie|unter|über|aus|um|je|seit|besonders|vor allem|meist|einfach|quer|alle|beide|dann|danach|so|denn|er|sie|es|ihr|sein|solange|sobald|bevor|nachdem",
  subordinate: `wenn|falls|während|weil|nachdem|bevor|da|obwohl|sobald|damit|ob|wer|wo|was|als|solange|egal|sollten?|${GERMAN_QUESTION_FORM}`,
  condition:
    "ausgenommen|mit ausnahme|exklusive|exkl\\.?|zzgl\\.?|zuzüglich|inkl\\.? mwst\\.?|mwst\\.?|nur (?:für|bei|in|im|am)|mindest\\p{L}*|maximal|höchstens|neukunden|solange (?:der )?vorrat|vorbehaltlich|begrenzt|ab \\d+ ?€|bis zu|je nach|mit (?:dem )?code|code \\p{Lu}+|material(?:kosten)? extra|extra|teile extra|anfahrt extra|gilt (?:nur|bis|für)",
  ratio: "von",
  stop: "der|die|das|den|dem|des|ein|eine|und|oder|zu|zum|zur|in|im|an|am|auf|für|von|vom|mit|aus|ist|sind|war|pro|je|als|so|es|wir|sie|ihr|unser|unsere|dass|wenn|aber|nur|jede|jeden|jeder|plus|mal|nicht|dann|zurück|extra|nach|vor|bis|seit|alle|ab|über|unter|um|bei|durch|sowie|auch|noch|schon|inklusive|inkl|zzgl",
};
