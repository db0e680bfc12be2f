/**
 * Dutch briefs of the tests with what must be read from them, in the notation of `parseSamples`
 * (`brief-sample.ts`). `read-facts.test.ts` compares them; `tests/support/copy-briefs.ts` measures
 * ads of them.
 */
export const NL_BRIEFS = String.raw`
# bakery visit | Bakkerij De Kruim | Desembrood
keyMessage: 36 uur gerezen, meel van de molen om de hoek, zonder toevoegingen. € 4,20 per brood. Open van dinsdag tot en met zondag vanaf 7.30 uur.
additionalDetails: Toon warm. Zeg niet goedkoop.
+ time: 36 uur gerezen ~ time 36 uur
+ place: meel van de molen om de hoek ~ place om de hoek
+ objection: zonder toevoegingen
+ price: € 4,20 per brood ~ price € 4,20 per brood
+ time: Open van dinsdag tot en met zondag vanaf 7.30 uur ~ time van dinsdag tot en met zondag vanaf 7.30 uur
- note: Toon warm
- note: Zeg niet goedkoop

# bike-repair book | Fietsmaker Rob | Onderhoudsbeurt
keyMessage: Vandaag gebracht, morgen klaar, ook voor e-bikes. Vast bedrag van 49 euro. Leenfiets gratis.
+ time: Vandaag gebracht, morgen klaar ~ time Vandaag; time morgen
+ feature: ook voor e-bikes
+ price: Vast bedrag van 49 euro ~ price 49 euro
+ offer: Leenfiets gratis

# divorce-law book | Mediation Smit | Scheiding zonder strijd
keyMessage: Vaste prijs van 1.950 euro per stel. Eerste gesprek gratis. Beëdigd mediator in Zwolle.
additionalDetails: Serieuze toon, geen grappen.
+ price: Vaste prijs van 1.950 euro per stel ~ price 1.950 euro per stel
+ offer: Eerste gesprek gratis
+ proof: Beëdigd mediator in Zwolle ~ place Zwolle
- note: Serieuze toon, geen grappen

# solar quote | Zonnebuur | Zonnepanelen
keyMessage: Binnen een week een opname, in één dag geplaatst. Vanaf € 3.900. Wij regelen de aanmelding. 25 jaar garantie.
+ time: Binnen een week een opname, in één dag geplaatst ~ time Binnen een week; time in één dag
+ price: Vanaf € 3.900 ~ price Vanaf € 3.900
+ objection: Wij regelen de aanmelding
+ objection: 25 jaar garantie ~ time 25 jaar

# charity donate | De Open Tafel | Maaltijden voor gezinnen
keyMessage: 12 euro is genoeg voor een dag. 93 cent van elke euro gaat naar eten. Vorig jaar 41.000 maaltijden in Rotterdam.
campaignGoals: donaties voor Kerst
+ price: 12 euro is genoeg voor een dag ~ price 12 euro; time voor een dag
+ number: 93 cent van elke euro gaat naar eten ~ number 93 cent
+ number: Vorig jaar 41.000 maaltijden in Rotterdam ~ number 41.000 maaltijden; place Rotterdam
- note: donaties voor Kerst

# dentist book | Tandarts aan de Kade | Gebitsreiniging
keyMessage: 45 minuten, 65 euro. Spoed dezelfde dag. Gratis parkeren achter de praktijk.
+ time: 45 minuten ~ time 45 minuten
+ price: 65 euro ~ price 65 euro
+ time: Spoed dezelfde dag ~ time dezelfde dag
+ offer: Gratis parkeren achter de praktijk

# museum visit | Sluismuseum | Museumnacht
keyMessage: Elke eerste vrijdag tot 23 uur. Entree € 9, tot 18 jaar gratis.
+ time: Elke eerste vrijdag tot 23 uur ~ time Elke eerste vrijdag tot 23 uur
+ offer: Entree € 9, tot 18 jaar gratis ~ price € 9; number tot 18 jaar

# freight quote | Transport Van Dam | Pallets naar Engeland
keyMessage: Voor 16 uur opgehaald, de volgende ochtend bezorgd. € 79 per pallet. Wij doen de douanepapieren.
+ time: Voor 16 uur opgehaald, de volgende ochtend bezorgd ~ time Voor 16 uur; time de volgende ochtend
+ price: € 79 per pallet ~ price € 79 per pallet
+ feature: Wij doen de douanepapieren

# jam order | Wilde Jam | Ambachtelijke jam
keyMessage: Op maandag gekookt met fruit van zaterdag. 70% fruit, zonder pectine. € 4,80 per pot, drie voor € 13.
+ time: Op maandag gekookt met fruit van zaterdag ~ time Op maandag; time van zaterdag
+ number: 70% fruit ~ percent 70%
+ objection: zonder pectine
+ price: € 4,80 per pot, drie voor € 13 ~ price € 4,80 per pot; number drie; price € 13

# insurance quote | Pootzeker | Hondenverzekering
keyMessage: Vanaf € 9,90 per maand, maandelijks opzegbaar. Dierenartskosten binnen 5 dagen terug.
+ price: Vanaf € 9,90 per maand ~ price Vanaf € 9,90 per maand
+ objection: maandelijks opzegbaar ~ time maandelijks
+ time: Dierenartskosten binnen 5 dagen terug ~ time binnen 5 dagen

# language-school try | Spreek! | Spaanse les
keyMessage: Maximaal acht mensen. Dinsdag en donderdag 18.30-20.00 uur. Proefles gratis. Tien weken voor € 180.
+ number: Maximaal acht mensen ~ number acht mensen
+ time: Dinsdag en donderdag 18.30-20.00 uur ~ time Dinsdag en donderdag 18.30-20.00 uur
+ offer: Proefles gratis
+ price: Tien weken voor € 180 ~ time Tien weken; price € 180

# gym signup | IJzer | Krachtsport
keyMessage: Geen contract, geen spiegels. Dag en nacht open. 39 per maand. Eerste week gratis.
+ objection: Geen contract
+ objection: geen spiegels
+ time: Dag en nacht open ~ time Dag en nacht
+ price: 39 per maand ~ price 39 per maand
+ offer: Eerste week gratis

# physiotherapy book | Fysio Noord | Fysiotherapie
keyMessage: 40 minuten, altijd dezelfde therapeut. Geen verwijzing nodig. € 48 per sessie.
+ time: 40 minuten, altijd dezelfde therapeut ~ time 40 minuten
+ objection: Geen verwijzing nodig
+ price: € 48 per sessie ~ price € 48 per sessie

# restaurant book | Eetcafé Lot | Driegangenmenu
keyMessage: Drie gangen voor 32,50, elke donderdag. Groente uit eigen tuin. Aan de haven in Harlingen.
+ price: Drie gangen voor 32,50 ~ number Drie gangen; price voor 32,50
+ time: elke donderdag ~ time elke donderdag
+ feature: Groente uit eigen tuin
+ place: Aan de haven in Harlingen ~ place Aan de haven; place Harlingen

# yoga book | Stil Punt | Yoga voor beginners
keyMessage: Zes woensdagen, matten aanwezig. € 90 voor de cursus. Start op 3 maart.
additionalDetails: toon rustig. geen emoji's. tutoyeren
+ time: Zes woensdagen, matten aanwezig ~ time Zes woensdagen
+ price: € 90 voor de cursus ~ price € 90
+ time: Start op 3 maart ~ time op 3 maart
- note: toon rustig
- note: geen emoji's
- note: tutoyeren

# dog-walking book | Poot in Poot | Hondenuitlaat
keyMessage: Vier honden per ronde, foto na elke wandeling. € 14 per wandeling.
additionalDetails: Toon grappig. Gemaakt voor nerveuze baasjes. Uber nooit noemen. Gebruik het woord wild.
+ number: Vier honden per ronde, foto na elke wandeling ~ number Vier honden
+ price: € 14 per wandeling ~ price € 14 per wandeling
- note: Toon grappig
- audience: Gemaakt voor nerveuze baasjes
- note: Uber nooit noemen
- note: Gebruik het woord wild

# funeral call | Uitvaart Bakker | Uitvaartzorg
keyMessage: Dag en nacht bereikbaar. Eenvoudige uitvaart vanaf € 1.450, alles vooraf op papier. Familiebedrijf sinds 1952.
+ time: Dag en nacht bereikbaar ~ time Dag en nacht
+ price: Eenvoudige uitvaart vanaf € 1.450, alles vooraf op papier ~ price vanaf € 1.450
+ proof: Familiebedrijf sinds 1952 ~ time sinds 1952

# moving quote | Verhuizers De Vries | Verhuizen
keyMessage: Vaste prijs na een videogesprek. Ook piano's. 4,9 sterren uit 1.208 beoordelingen.
+ feature: Vaste prijs na een videogesprek
+ feature: Ook piano's
+ proof: 4,9 sterren uit 1.208 beoordelingen ~ number 4,9 sterren; number 1.208 beoordelingen

# house-cleaning book | Helder Huis | Schoonmaak aan huis
keyMessage: Elke week dezelfde hulp. € 22 per uur, minimaal 2 uur. Verzekerd.
+ time: Elke week dezelfde hulp ~ time Elke week
+ price: € 22 per uur, minimaal 2 uur ~ price € 22 per uur; time 2 uur
+ proof: Verzekerd

# software try | Rooster | Roostersoftware
keyMessage: Het rooster van volgende week in 10 minuten. Gratis tot 10 medewerkers. 14 dagen proberen zonder creditcard.
+ time: Het rooster van volgende week in 10 minuten ~ time van volgende week; time in 10 minuten
+ offer: Gratis tot 10 medewerkers ~ number 10 medewerkers
+ offer: 14 dagen proberen zonder creditcard ~ time 14 dagen
# none try | Zwemschool Plons | Zwemles
keyMessage: Groepjes van 5 kinderen. Les in warm water van 32 graden. Proefles gratis. 14 euro per les
targetAudience: ouders
+ number: Groepjes van 5 kinderen ~ number 5 kinderen
+ number: Les in warm water van 32 graden ~ number 32 graden
+ offer: Proefles gratis
+ price: 14 euro per les ~ price 14 euro per les
- audience: ouders
`;
