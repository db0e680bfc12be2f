/**
 * German nouns of everyday ads with their plurals, in lower case. Words that are verbs or
 * adjectives as well ("essen", "morgen", "recht") are not among them.
 */
const NOUNS = `
abend abende abholung abo abos absprache adresse akku akkus altbau altbauten altstadt anfahrt anfang anfänger anfängern angebot angebote angst anlage anlagen anruf anrufe antrag anträge antwort antworten apfel äpfel apotheke app apps arbeit arbeiten arbeitsplatte arzt ärzte ärztin atelier auftrag aufträge auge augen ausbildung auswahl auto autos
bad bäder bahn bahnhof balkon balkone bau baum bäume becken beet beete behandlung behörde behörden bein beine beratung berg berge beruf besuch besuche beton betrieb betriebe bett betten bewertungen bezirk biene bienen bier biere bild bilder birne birnen blatt blätter blume blumen boden böden bogen bohnen boot boote braut bräute brief briefe brille brillen brot brote brötchen bruder brücke brunnen buch bücher bus butter büro büros
café cafés chef chefin chor computer
dach dächer dame damen datei dauer decke decken deckel design dienst dienste ding dinge donnerstag  dorf drucker düfte
ei eier eiche eimer einbau eingang einkauf einzelstunde eis elektriker eltern ende energie ente entwurf entwürfe erde erfahrung erfahrungen ergebnis ergebnisse essig etage euro experte experten
fabrik fach fächer fachmann fahrer fahrrad fahrräder fahrt fahrten fahrzeug fahrzeuge fall fälle familie familien farbe farben fass feier feiern feld felder fenster ferien festpreis feuer figur film filme firma firmen fisch fische flasche flaschen fleck flecken fleisch flug flüge fluss folge form formular foto fotos frage fragen frau frauen freitag  freund freunde freundin friseur frist frühling frühstück fuß füße führung füllung
gabel gang garage garantie garten gärten gas gast gäste gebäude gebiet gebühr gebühren geburt geburtstag geburtstage gefühl gehäuse geld gemüse gerät geräte gericht gerichte geruch geschäft geschäfte geschenk geschenke geschichte gespräch gespräche gesicht gewicht gewürz gewürze gitarre glas gläser glück gold grad griff größe größen grund gruppe gruppen gurt gurte gutachten gutschein gutscheine gäste
haar haare hafer hafen halle haltung hammer hand hände handarbeit handwerk handwerker handy handys haufen haus häuser hause haut heft hefte heizung heizungen helm helme hemd hemden herbst herd herr herren herz herzen hilfe hitze hochzeit hochzeiten hof höfe holz hölzer honig hose hosen hotel hund hunde hütte
inhalt inspektion
jacke jacken jahr jahre jahren januar februar märz april mai juni juli august september oktober november dezember
kabel kabine kaffee kalender kamera kamin kamine kanne kante kanzlei karte karten kartoffel kartoffeln kasse kassen kasten katze katzen keks kekse keller kellner kette ketten kfz kilo kilometer kind kinder kindern kinn kirche kirchen kissen kiste kisten klasse klassen klavier kleid kleider kleidung klima knopf knie koch köche koffer kollege kollegen komfort konto konzert kopf körper korb körbe kosten kraft kräfte kraut kräuter kredit kreis küche küchen kuchen kunde kunden kundin kunst kur kurs kurse kuss
laden läden lager lampe lampen land länder landschaft lappen laptop lärm last lauf laufzeit leder lehm lehrer lehrerin leihrad leitung leitungen lektion lernen leute leuten licht lichter lied lieder lieferung lieferungen linie liste listen liter löffel lohn lokal lösung lösungen luft lüftung lust
mädchen mahlzeit maler mandant mandanten mann männer mantel markt märkte marmor maschine maschinen massage massagen maß maße maßen material materialien matratze mauer maurer maus mehl meister meter miete mieter milch minute minuten mitglied mitglieder mittag mittagessen mitte mittel mittwoch möbel modell modelle monat monate monaten montag dienstag montage motor mühe mühle müll mund münze museum musik mutter mütter
nachbar nachbarn nachhilfe nachmittag nacht nächte nachweis nagel nägel name namen nase natur netz netze note noten notdienst nummer nuss nüsse nussbaum
obst ofen öfen öl öle oma opa ordner ort orte
paare packung paket pakete papier pappe park parkplatz parkplätze party patient patienten pause pausen pension person personen pfanne pferd pferde pflanze pflanzen pflaster pflege pflegekraft pfund physiotherapeut pilz pilze pizza plan pläne platte platten platz plätze post praxis preis preise priester probe problem probleme produkt produkte programm projekt projekte prozent prüfung prüfungen pullover pumpe punkt punkte
qualität quelle quadratmeter
rabatt rad räder radio rahmen rand rasen rat rate raten raum räume rechnung rechnungen rechner regal regale regel regeln regen region reifen reihe reinigung reis reise reisen renovierung reparatur reparaturen rest rezept rezepte rhythmus richtung ring ringe rohr rohre rolle rose rosen rücken rückgabe ruhe runde runden
saal sache sachen sauerteig hefeteig saft säfte salat salate salbe salz samstag  sand satz sauna schaden schäden schatten schein scheine schere schicht schiff schild schilder schimmel schlafzimmer schloss schlösser schluss schlüssel schmerz schmerzen schmuck schnee schnitt schrank schränke schreiner schritt schritte schuh schuhe schüler schülern schule schulen schulter schüssel schutz schwester see seele segel seife seifen seil seite seiten sekunde sekunden senioren service sessel sicherheit sicht silber sitz sitze sofa sohn söhne solaranlage sommer sonne sonntag  sorge sorgen sorte sorten soße spaß spaziergang spedition speise speisen spiegel spiel spiele spitze sport sprache sprachen spritze stadt städte stahl stall stamm stand start station staub stein steine stelle stellen stempel stern sterne steuer steuern steuererklärung stiefel stil stimme stimmen stock stoff stoffe strand straße straßen strecke streit strick strom stück stücke student studenten studio studie stufe stufen stuhl stühle stunde stunden suppe suppen süden südvorstadt norden westen osten system
tag tage tagen tante tapete tasche taschen tasse tassen tausend taxi team teams technik tee teig teile teilen telefon teller teppich teppiche termin termine terrasse terrassen test text texte theater therapeut therapie thermostat ticket tickets tier tiere tierarzt tiger tisch tische tischler tochter toilette ton tonne töpfe topf torte torten tour touren tradition training traum träume trauung treffen treppe treppen trick trinkgeld tuch tücher tür türen türkisch typ
übung übungen uhr uhren umbau umgebung umkreis umwelt umzug umzüge unfall unfälle unterhalt unterkunft unterlagen unterricht unterstützung urlaub ursache
vater vase verband verein vereine vergleich verkauf verkehr verleih verlust vermieter vermietung versand versicherung versicherungen vertrag verträge video videos viertel vogel vögel vorhang vorlage vormittag vorort vorrat vorteil
waage wachs waffel wagen wahl wald wälder wand wände wanderung wanderungen ware waren wärme wäsche wasser wechsel wege wein weine welt werk werkstatt werkzeug wert wetter wiese wiesen winter woche wochen wochenende wochenenden wohnung wohnungen wolle wort worte wörter wunde wunsch wünsche wurst würste
ziege ziegen schaf schafe kuh kühe huhn hühner pony ponys esel spass
zahl zahlung zahn zähne zahnarzt zaun zäune zeichen zeichnung zeichnungen zeit zeiten zeitschrift zelt zelte zentrum zettel ziegel ziel ziele zimmer zinsen zitrone zoo zubehör zucker zug züge zukunft zunge zusage zutat zutaten zweck zwiebel zwiebeln zylinder
backstube stube betreiber netzbetreiber box boxen gärtner hecke hecken helfer karton kartons laub zustellung hof anhänger bagger werkstätten leiter leitern gerüst rampe schaufel eimer pinsel friseurin bäcker metzger konditor winzer ernte beeren kirschen erdbeeren spargel saison rechnungen schlagzeug gitarre geige flöte keyboard mängel mangel pflanze ersatz wertsachen besichtigung knödel braten kloß klöße schnitzel beilage getränk getränke kinderportion portion daten handy tablet bildschirm display akku drucker netzwerk passwort virus sicherung webseite homepage logo flyer visitenkarte visitenkarten plakat druck folie beschriftung schaufenster rahmen leinwand abzug abzüge shooting hochzeitsfoto trauringe verlobungsring armband ohrringe perlen edelstein gravur leder sattler polster bezug bezüge gardine gardinen rollo rollos jalousie jalousien markise markisen sonnenschutz insektenschutz parkett laminat fliese teppichboden fußboden treppenhaus keller dachboden dachrinne schornstein kamin ofenrohr brennholz pellets heizung thermostat boiler therme gas wasserhahn dusche badewanne waschbecken toilette abfluss rohr kanal hebebühne reifenwechsel winterreifen sommerreifen felgen ölwechsel bremse bremsen auspuff kupplung batterie klimaanlage scheibe lack delle beule politur innenreinigung aufbereitung unfallschaden gutachten anmeldung zulassung führerschein fahrschule fahrstunde theorie nachtfahrt simulator roller motorrad fahrradkurs bremsbelag kette schaltung schlauch sattelhöhe probefahrt kindersitz dreirad ansprechpartner vorwissen bügel kasse krankenkasse zentimeter gurt gurte aufmaß front fronten dachcheck check checks mittagstisch gericht gerichte suppe tageskarte kaution geburtstag geburtstage feier feiern babys baby welpe welpen hündin auslauf zwinger futter napf gassi leine hufe sattel reiten wachstum dünger rollrasen bodenvorbereitung unkraut moos hochdruck fassade fassaden putz estrich fuge fugen silikon armatur siphon verstopfung rohrbruch heizkörper wärmepumpe wallbox ladestation stecker steckdose lichtschalter sicherungskasten abnahme protokoll übergabe kisten klaviertransport entrümpelung sperrmüll nagellack wimpern augenbrauen haarschnitt strähnen bart rasur maniküre pediküre anzug anzüge hemd hemden saum reißverschluss änderung änderungen brille brillen sehtest hörtest impfung impfungen zahnreinigung füllung krone kronen implantat schiene laserbehandlung rechnungen buchhaltung steuerberater anwalt anwältin makler gutachter hebamme trainer trainerin lehrkraft kita krippe spielplatz betreuer 
eigentümer handwerkern hersteller angehörige angehörigen bewohner besitzer betreuung einladung einladungen ersatzteile ersatzteil freizeit gruppenkurs hausbesuch hausbesuche innenstadt kaution kontakt kostenvoranschlag lieferzeit mitarbeiter montagen mwst nachfrage ökostrom online-kurs öffnungszeiten pünktlichkeit rezeption rollstuhl schadstoffe schnupperstunde probestunde probetraining sauberkeit sitzung sitzungen termine trinkwasser verpackung verbrauch vorkasse werbung zufriedenheit zuschuss
abstand abstände fläche flächen schlamm monitor gepäck quittung sattlerei vorhänge teich teiche koi schwimmteich algen ufer rasenmäher mäher frucht früchte schale tees mühlen traube trauben anlass anlässe verwandte nachbarschaft stadtteil gemeinde ecke ecken eck lift aufzug treppenlift briefkasten klingel diplom zertifikat meisterbrief meisterbetrieb familienbetrieb handwerksbetrieb lehrling azubi azubis geselle jury verleihung kostüm kostüme maske masken bühne bühnen mikrofon lautsprecher konzerte bands hochzeitstag jubiläum trauerfeier grab gräber urne urnen sarg blumenstrauß strauß sträuße kranz kränze gesteck gestecke vasen topfpflanze saatgut knolle knollen kompost mörtel dachziegel dämmung fensterbank rolltor garagentor tor tore riegel schlüsseldienst alarmanlage kameras rauchmelder feuerlöscher wasserschaden schimmelbefall heizkosten nebenkosten stromkosten stromzähler solarmodul module speicher wechselrichter ladekabel fahrradträger dachbox anhängerkupplung hinterrad vorderrad pedal pedale lenker tacho krankengymnastik physio osteopathie faszien nacken hüfte gelenk gelenke muskel muskeln ernährung allergie allergien asthma diabetes blutdruck zuzahlung befund befunde labor blut urin röntgenbild prothese prothesen zahnspange kontaktlinsen linsen hörgerät hörgeräte einlage einlagen schuhgröße absatz absätze sohle sohlen schnürsenkel reissverschluss reissverschlüsse knöpfe nähte naht ärmel kragen hosenbein hosenbeine brautkleid brautkleider abendkleid anprobe anproben schneider schneiderin muster garn garne stricknadel kerze kerzen seifenblasen spielzeug puppe puppen bär bären roman romane verlag autor autorin lesung lesungen vortrag vorträge seminar seminare workshop workshops coaching coach beraterin zeugnis abitur prüfer klausur klausuren vokabeln grammatik aussprache muttersprachler muttersprachlerin pool pools bike bikes mail mails ostern pfingsten weihnachten silvester geflecht geflechte beschlag beschläge durchgang durchgänge anschluss anschlüsse
`;

const KNOWN = new Set(NOUNS.split(/\s+/u).filter((word) => word !== ""));
/** Shortest noun that a compound may end with, and shortest word before it. */
const MIN_HEAD = 4;
const MIN_FIRST = 3;
/** Ends that only nouns have. */
const NOUN_END = /\p{L}{3}(?:ung|heit|keit|schaft|tion|ität|erei|ismus)(?:en)?$/u;
/** Words that have the ending of a noun or a compound but are no nouns. */
const NO_NOUN =
  /^(?:(?:ge|be|er|ver|ent|zer|miss)\p{L}*(?:ungen|ieren)|\p{L}*(?:sprungen|drungen|klungen|wungen|sungen|lungen)|vorteilhaft|allzeit|jederzeit|derzeit|vielerorts|beiseite|überall|unterwegs|zuhause|daheim|überland|weltweit|hierzulande|statt|anstatt|zeitlebens|meinetwegen|deinetwegen|deswegen|weswegen|kostenlos\p{L}*|(?:hoch|herunter|runter|ein|auf|ab|aus|be|ent|vor|nach|über|um|zu|ver)(?:laden|decken|ketten|pressen)|\p{L}*saugen)$/u;

/** Adjectives with a noun at their end: "automatisch", "plastisch". */
const ADJECTIVE = /(?:[aeiouyäöükp]|[aiuy]s)tisch(?:e[mnrs]?)?$/u;

/** Verbs that look like the dative of a plural: "räumen", "blättern". */
const VERB =
  /^(?:räumen|träumen|wünschen|fällen|blättern|fächern|rädern|ölen|zäunen|küssen|schätzen|tönen|wärmen|mühen|gärtnern|nähen|sägen|stützen|süßen)$/u;

/** "gläsern", "plätzen": the dative of a known plural with an umlaut. */
const isDativePlural = (word: string) =>
  /[äöü]\p{L}*e(?:r?n)$/u.test(word) && !VERB.test(word) && KNOWN.has(word.slice(0, -1));

/**
 * Whether a word in lower case is a German noun, alone or as the last part of a compound, by the
 * lists and endings of this file. `spelling.ts` then capitalizes it; `common-words.ts` keeps its
 * capital inside a sentence.
 */
export function isGermanNoun(word: string): boolean {
  if (KNOWN.has(word) || isDativePlural(word)) return true;
  if (NO_NOUN.test(word) || ADJECTIVE.test(word) || word.length < MIN_FIRST + MIN_HEAD) return false;
  if (NOUN_END.test(word)) return true;
  for (let at = MIN_FIRST; at <= word.length - MIN_HEAD; at++) if (HEADS.has(word.slice(at))) return true;
  return false;
}

/**
 * Nouns that words end with only as compounds: "wald" in "Stadtwald", but not "ende" in "laufende",
 * "rate" in "berate", or "waren" and "leute" in verbs.
 */
const HEADS = new Set(
  [...KNOWN].filter(
    (word) =>
      word.length >= MIN_HEAD &&
      !/^(?:ende|rate|raten|enten?|erde|wege|eier|pause|reise|reisen|rest|test|teile|teilen|stellen|stelle|arbeiten|fragen|antworten|kosten|waren|zahlen|lernen|treffen|schreiben|feiern|folge|sorgen|tagen|regen|regeln|pflanzen|pflegen?|stufen|packung|lust|fall|last|fach|form|ding|ring|rand|rolle|rollen|stand|start|halle|hause|herd|kiste|land|lang|rahmen|satz|schein|stamm|hand|grad|bahn|teig|traum|gang|griff|alle|haltung|bogen|ware|wert|rund|mittel|tier|tiere|reihe|lager|sicht|spitze|namen|griff|glich|ecken?|hitze|stern|sterne|kraft|macht)$/u.test(
        word,
      ),
  ),
);

/** Share of nouns with a capital letter from which a text is typed with care. */
const CAREFUL = 0.5;

/**
 * Whether a text has its nouns in capitals (share: `CAREFUL` here), so that a word in small letters
 * is a verb or an adjective: "wir regeln alles". `spellingFor` (`spelling.ts`) then leaves its
 * words as typed.
 */
export function capitalizesNouns(text: string): boolean {
  const words = Array.from(text.matchAll(/(?<=[\p{L}\p{N},;] )\p{L}{3,}/gu), ([word]) => word);
  const nouns = words.filter((word) => isGermanNoun(word.toLowerCase()));
  const capitals = nouns.filter((word) => /^\p{Lu}/u.test(word));
  return nouns.length > 0 && capitals.length >= nouns.length * CAREFUL;
}
