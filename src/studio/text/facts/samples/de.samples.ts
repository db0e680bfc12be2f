/**
 * German briefs of the tests with what must be read from them, in the notation of `parseSamples`
 * (`brief-sample.ts`). `read-facts.test.ts` compares them; `tests/support/copy-briefs.ts` measures
 * ads of them.
 */
export const DE_BRIEFS = String.raw`
# choir try | Kinderchor Lindenau | Probetermin
keyMessage: Jeden Mittwoch 16 Uhr, ab 6 Jahren, erste Stunde kostenlos.
targetAudience: Eltern in Leipzig
+ time: Jeden Mittwoch 16 Uhr, ab 6 Jahren ~ time Jeden Mittwoch 16 Uhr; number ab 6 Jahren
+ offer: erste Stunde kostenlos
- audience: Eltern in Leipzig

# carpenter quote | Tischlerei Brandt | Einbauschränke nach Maß
keyMessage: Wir planen, bauen und montieren alles selbst. Meisterbetrieb seit 1987. Aufmaß kostenlos, Festpreis vor Beginn.
additionalDetails: Bitte siezen. Kein Wort über Ikea.
+ process: Wir planen, bauen und montieren alles selbst
+ proof: Meisterbetrieb seit 1987 ~ time seit 1987
+ offer: Aufmaß kostenlos
+ feature: Festpreis vor Beginn
- note: Bitte siezen
- note: Kein Wort über Ikea

# bakery visit | Backhaus Feldmann | Sauerteigbrot
keyMessage: 36 Stunden Teigruhe, Mehl aus der Region, ohne Zusatzstoffe. Laib 5,80 Euro. Ab 6 Uhr geöffnet, oft bis mittags ausverkauft.
additionalDetails: Das Wort wild verwenden. Uber nie erwähnen.
+ time: 36 Stunden Teigruhe ~ time 36 Stunden
+ place: Mehl aus der Region ~ place aus der Region
+ objection: ohne Zusatzstoffe
+ price: Laib 5,80 Euro ~ price 5,80 Euro
+ time: Ab 6 Uhr geöffnet, oft bis mittags ausverkauft ~ time Ab 6 Uhr; time bis mittags
- note: Das Wort wild verwenden
- note: Uber nie erwähnen

# freight quote | Spedition Harms | Sammelgut nach Dänemark
keyMessage: Abholung bis 15 Uhr, Zustellung am nächsten Tag. Festpreis pro Palette: 79 €. Zollpapiere machen wir.
campaignGoals: Mehr Anfragen von kleinen Herstellern
+ time: Abholung bis 15 Uhr, Zustellung am nächsten Tag ~ time bis 15 Uhr; time am nächsten Tag
+ price: Festpreis pro Palette: 79 € ~ price 79 €
+ feature: Zollpapiere machen wir
- note: Mehr Anfragen von kleinen Herstellern

# divorce-law book | Kanzlei Vogt | Scheidungsberatung
keyMessage: Erstgespräch 60 Minuten für 120 Euro. Fachanwältin für Familienrecht in Kassel. Ohne Rosenkrieg.
additionalDetails: Sachlicher Ton, keine Witze.
+ price: Erstgespräch 60 Minuten für 120 Euro ~ time 60 Minuten; price 120 Euro
+ proof: Fachanwältin für Familienrecht in Kassel ~ place Kassel
+ objection: Ohne Rosenkrieg
- note: Sachlicher Ton, keine Witze

# solar quote | Sonnenwerk Nord | Photovoltaik für Reihenhäuser
keyMessage: In zwei Tagen montiert. Wir kümmern uns um die Anmeldung beim Netzbetreiber. Ab 6.900 €. 25 Jahre Garantie.
+ time: In zwei Tagen montiert ~ time In zwei Tagen
+ objection: Wir kümmern uns um die Anmeldung beim Netzbetreiber
+ price: Ab 6.900 € ~ price Ab 6.900 €
+ objection: 25 Jahre Garantie ~ time 25 Jahre

# roofing quote | Dachdeckerei Ihde | Dachreparatur
keyMessage: Undicht? Wir sind innerhalb von 24 Stunden da. Kein Anfahrtspreis im Umkreis von 30 km. Innungsbetrieb in dritter Generation.
+ feature: Undicht
+ time: Wir sind innerhalb von 24 Stunden da ~ time innerhalb von 24 Stunden
+ objection: Kein Anfahrtspreis im Umkreis von 30 km ~ place im Umkreis von 30 km
+ proof: Innungsbetrieb in dritter Generation

# insurance quote | Fellschutz | Hundeversicherung
keyMessage: Ab 9,90 Euro monatlich, jederzeit kündbar. OP-Kosten bis 10.000 €. Erstattung in 5 Tagen.
+ price: Ab 9,90 Euro monatlich ~ price Ab 9,90 Euro monatlich
+ objection: jederzeit kündbar
+ price: OP-Kosten bis 10.000 € ~ price 10.000 €
+ time: Erstattung in 5 Tagen ~ time in 5 Tagen

# charity donate | Tafel am Fluss | Mahlzeiten für Familien
keyMessage: 12 Euro reichen für einen Tag. 92 Cent von jedem Euro gehen in Lebensmittel. Gemeinnützig seit 2003.
campaignGoals: Spenden vor Weihnachten
additionalDetails: Kein Mitleid. Würdevoller Ton.
+ price: 12 Euro reichen für einen Tag ~ price 12 Euro; time für einen Tag
+ number: 92 Cent von jedem Euro gehen in Lebensmittel ~ number 92 Cent
+ proof: Gemeinnützig seit 2003 ~ time seit 2003
- note: Kein Mitleid
- note: Würdevoller Ton
- note: Spenden vor Weihnachten

# dentist book | Zahnarztpraxis am Markt | Professionelle Zahnreinigung
keyMessage: 60 Minuten, 95 Euro. Termine auch samstags. Parkplätze direkt vor der Tür.
+ time: 60 Minuten ~ time 60 Minuten
+ price: 95 Euro ~ price 95 Euro
+ time: Termine auch samstags ~ time samstags
+ feature: Parkplätze direkt vor der Tür

# physiotherapy book | Beweglich | Physiotherapie
keyMessage: Immer derselbe Therapeut, 40 Minuten, ohne Wartezimmer. Rezept oder Selbstzahler: 52 € pro Sitzung.
+ feature: Immer derselbe Therapeut
+ time: 40 Minuten ~ time 40 Minuten
+ objection: ohne Wartezimmer
+ price: Rezept oder Selbstzahler: 52 € pro Sitzung ~ price 52 € pro Sitzung

# debt-advice call | Neustart e.V. | Schuldnerberatung
keyMessage: Kostenlos und vertraulich. Wir sprechen mit Ihren Gläubigern. Staatlich anerkannte Beratungsstelle.
targetAudience: Menschen mit Schulden
+ offer: Kostenlos und vertraulich
+ feature: Wir sprechen mit Ihren Gläubigern
+ proof: Staatlich anerkannte Beratungsstelle
- audience: Menschen mit Schulden

# museum visit | Hafenmuseum | Lange Nacht im Museum
keyMessage: Jeden ersten Freitag bis 23 Uhr. Eintritt 9 Euro, unter 18 Jahren frei. Mit Livemusik.
+ time: Jeden ersten Freitag bis 23 Uhr ~ time Jeden ersten Freitag bis 23 Uhr
+ offer: Eintritt 9 Euro, unter 18 Jahren frei ~ price 9 Euro; number unter 18 Jahren
+ feature: Mit Livemusik

# funeral call | Bestattungen Lorenz | Bestattungen
keyMessage: Tag und Nacht erreichbar. Schlichte Bestattung ab 1.490 €, alle Kosten vorher schriftlich. Familienbetrieb seit 1931.
additionalDetails: Ruhiger Ton. Nicht billig sagen.
+ feature: Tag und Nacht erreichbar
+ price: Schlichte Bestattung ab 1.490 €, alle Kosten vorher schriftlich ~ price ab 1.490 €
+ proof: Familienbetrieb seit 1931 ~ time seit 1931
- note: Ruhiger Ton
- note: Nicht billig sagen

# drone-survey quote | Falkenblick | Dachinspektion mit Drohne
keyMessage: 200 Fotos in 20 Minuten, kein Gerüst. Bericht in 48 Stunden. Zertifizierte Piloten.
+ time: 200 Fotos in 20 Minuten ~ number 200 Fotos; time in 20 Minuten
+ objection: kein Gerüst
+ time: Bericht in 48 Stunden ~ time in 48 Stunden
+ proof: Zertifizierte Piloten

# jam order | Marmeladerei Hofer | Marmelade in kleinen Mengen
keyMessage: Montags gekocht, aus Früchten vom Samstag. 70 % Frucht, ohne Gelierhilfe. 4,80 € das Glas, drei Gläser für 13 €.
+ time: Montags gekocht, aus Früchten vom Samstag ~ time Montags; time Samstag
+ number: 70 % Frucht ~ percent 70 %
+ objection: ohne Gelierhilfe
+ price: 4,80 € das Glas, drei Gläser für 13 € ~ price 4,80 € das Glas; number drei Gläser; price 13 €

# language-school try | Sprachhaus | Spanisch am Abend
keyMessage: Höchstens 8 Leute. Dienstags und donnerstags 18:30-20 Uhr. Probestunde gratis. Zehn Wochen für 180 Euro.
+ number: Höchstens 8 Leute ~ number 8 Leute
+ time: Dienstags und donnerstags 18:30-20 Uhr ~ time Dienstags und donnerstags 18:30-20 Uhr
+ offer: Probestunde gratis
+ price: Zehn Wochen für 180 Euro ~ time Zehn Wochen; price 180 Euro

# coffee order | Rösterei Kontor | Kaffee-Abo
keyMessage: Am Montag geröstet, am Mittwoch bei dir. Pausieren oder kündigen, wann du willst. 20 % Rabatt auf die erste Tüte mit dem Code HALLO20.
+ time: Am Montag geröstet, am Mittwoch bei dir ~ time Am Montag; time am Mittwoch
+ feature: Pausieren oder kündigen, wann du willst
+ offer: 20 % Rabatt auf die erste Tüte mit dem Code HALLO20 ~ percent 20 %

# gym signup | Eisenwerk | Krafttraining
keyMessage: Keine Vertragslaufzeit. Rund um die Uhr offen. 39 im Monat. Erste Woche kostenlos.
targetAudience: Männer und Frauen über 40, die Fitnessstudios nicht mögen
+ objection: Keine Vertragslaufzeit
+ time: Rund um die Uhr offen ~ time Rund um die Uhr
+ price: 39 im Monat ~ price 39 im Monat
+ offer: Erste Woche kostenlos
- audience: Männer und Frauen über 40, die Fitnessstudios nicht mögen

# moving quote | Umzüge Petersen | Umzug zum Festpreis
keyMessage: Festpreis nach Videobesichtigung. Auch Klaviere. 4,9 Sterne bei 1.208 Bewertungen.
additionalDetails: Schreib bitte kurz. keine Emojis
+ feature: Festpreis nach Videobesichtigung
+ feature: Auch Klaviere
+ proof: 4,9 Sterne bei 1.208 Bewertungen ~ number 4,9 Sterne; number 1.208 Bewertungen
- note: Schreib bitte kurz
- note: keine Emojis

# house-cleaning book | Blitzblank | Wohnungsreinigung
keyMessage: Jede Woche dieselbe Kraft. Haftpflichtversichert. 29 € pro Stunde, mindestens 2 Stunden.
+ time: Jede Woche dieselbe Kraft ~ time Jede Woche
+ feature: Haftpflichtversichert
+ price: 29 € pro Stunde, mindestens 2 Stunden ~ price 29 € pro Stunde; time 2 Stunden

# dog-walking book | Pfotenrunde | Gassi-Service in Hamburg
keyMessage: Vier Hunde pro Runde, Foto nach jeder Runde, 16 Euro pro Spaziergang.
additionalDetails: Ton locker. Für nervöse Hundebesitzer. Uber nicht erwähnen.
+ number: Vier Hunde pro Runde ~ number Vier Hunde
+ feature: Foto nach jeder Runde
+ price: 16 Euro pro Spaziergang ~ price 16 Euro pro Spaziergang
- note: Ton locker
- audience: Für nervöse Hundebesitzer
- note: Uber nicht erwähnen

# software try | Dienstplaner | Schichtplanung
keyMessage: Der Plan für nächste Woche steht in zehn Minuten. Kostenlos bis 10 Mitarbeiter. Läuft im Browser, ohne Installation.
+ time: Der Plan für nächste Woche steht in zehn Minuten ~ time für nächste Woche; time in zehn Minuten
+ offer: Kostenlos bis 10 Mitarbeiter ~ number 10 Mitarbeiter
+ feature: Läuft im Browser
+ objection: ohne Installation

# heat-pump quote | Wärmewerk | Wärmepumpen
keyMessage: Heizlast berechnet, Förderantrag inklusive, eingebaut in vier Tagen. Fachbetrieb aus Göttingen.
+ feature: Heizlast berechnet
+ feature: Förderantrag inklusive
+ time: eingebaut in vier Tagen ~ time in vier Tagen
+ proof: Fachbetrieb aus Göttingen ~ place Göttingen

# winery order | Weingut Kessler | Riesling trocken
keyMessage: Von Hand gelesen an der Mosel. Sechs Flaschen für 59 Euro, versandkostenfrei. Ausgezeichnet mit Gold 2024.
+ place: Von Hand gelesen an der Mosel ~ place an der Mosel
+ offer: Sechs Flaschen für 59 Euro, versandkostenfrei ~ number Sechs Flaschen; price 59 Euro
+ proof: Ausgezeichnet mit Gold 2024 ~ time 2024
# gardening quote | Grünwerk | Gartenpflege
keyMessage: Wir mähen, schneiden und räumen auf. Ab 35 Euro die Stunde. Auch kleine Gärten. Seit 2009 in Bremen. Entsorgung inklusive
targetAudience: Senioren
+ feature: Wir mähen, schneiden und räumen auf
+ price: Ab 35 Euro die Stunde ~ price Ab 35 Euro die Stunde
+ feature: Auch kleine Gärten
+ proof: Seit 2009 in Bremen ~ time Seit 2009; place Bremen
+ feature: Entsorgung inklusive
- audience: Senioren
# cafe visit | Café Morgenrot | Frühstück
keyMessage: Frühstück bis 16 Uhr. Brot vom Bäcker nebenan. Hunde willkommen. Mittwochs Ruhetag
targetAudience: Leute aus dem Viertel
+ time: Frühstück bis 16 Uhr ~ time bis 16 Uhr
+ feature: Brot vom Bäcker nebenan
+ feature: Hunde willkommen
+ caution: Mittwochs Ruhetag ~ time Mittwochs
- audience: Leute aus dem Viertel
`;
