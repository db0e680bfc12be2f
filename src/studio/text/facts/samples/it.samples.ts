/**
 * Italian briefs of the tests with what must be read from them, in the notation of `parseSamples`
 * (`brief-sample.ts`). `read-facts.test.ts` compares them; `tests/support/copy-briefs.ts` measures
 * ads of them.
 */
export const IT_BRIEFS = String.raw`
# bakery visit | Forno Bassi | Pane a lievitazione naturale
keyMessage: 36 ore di lievitazione, farina del mulino accanto, senza additivi. 5,80 € al chilo. Aperto dalle 6:30.
additionalDetails: Tono caldo. Non dire economico.
+ time: 36 ore di lievitazione ~ time 36 ore
+ feature: farina del mulino accanto
+ objection: senza additivi
+ price: 5,80 € al chilo ~ price 5,80 € al chilo
+ time: Aperto dalle 6:30 ~ time dalle 6:30
- note: Tono caldo
- note: Non dire economico

# plumber call | Idraulica Conti | Riparazione caldaie
keyMessage: Arriviamo entro 4 ore, anche la domenica. Nessun costo di chiamata. A Parma e provincia dal 1994.
+ time: Arriviamo entro 4 ore, anche la domenica ~ time entro 4 ore; time la domenica
+ objection: Nessun costo di chiamata
+ proof: A Parma e provincia dal 1994 ~ place Parma; time dal 1994

# divorce-law book | Studio legale Gori | Separazione consensuale
keyMessage: Tariffa fissa di 900 euro. Primo colloquio gratuito. Avvocata iscritta all'albo di Torino.
additionalDetails: Tono sobrio, niente battute.
+ price: Tariffa fissa di 900 euro ~ price 900 euro
+ offer: Primo colloquio gratuito
+ proof: Avvocata iscritta all'albo di Torino ~ place Torino
- note: Tono sobrio, niente battute

# solar quote | Sole Vicino | Pannelli fotovoltaici
keyMessage: Sopralluogo entro una settimana, installati in due giorni. Da 5.900 €. Pensiamo noi alle pratiche. Garanzia 25 anni.
+ time: Sopralluogo entro una settimana, installati in due giorni ~ time entro una settimana; time in due giorni
+ price: Da 5.900 € ~ price Da 5.900 €
+ objection: Pensiamo noi alle pratiche
+ objection: Garanzia 25 anni ~ time 25 anni

# charity donate | Tavola Aperta | Pasti per le famiglie
keyMessage: 12 euro bastano per una giornata. 93 centesimi di ogni euro vanno in cibo. 41.000 pasti a Genova l'anno scorso.
campaignGoals: donazioni prima di Natale
+ price: 12 euro bastano per una giornata ~ price 12 euro; time per una giornata
+ number: 93 centesimi di ogni euro vanno in cibo ~ number 93 centesimi
+ number: 41.000 pasti a Genova l'anno scorso ~ number 41.000 pasti; place Genova
- note: donazioni prima di Natale

# dentist book | Studio dentistico al Molo | Igiene orale
keyMessage: 45 minuti, 70 euro. Urgenze in giornata. Parcheggio gratuito.
+ time: 45 minuti ~ time 45 minuti
+ price: 70 euro ~ price 70 euro
+ time: Urgenze in giornata ~ time in giornata
+ offer: Parcheggio gratuito

# museum visit | Museo della Darsena | Notte al museo
keyMessage: Ogni primo venerdì fino alle 23. Ingresso 9 €, gratis sotto i 18 anni.
+ time: Ogni primo venerdì fino alle 23 ~ time Ogni primo venerdì fino alle 23
+ price: Ingresso 9 € ~ price 9 €
+ offer: gratis sotto i 18 anni ~ number sotto i 18 anni

# freight quote | Autotrasporti Rinaldi | Pallet per l'Austria
keyMessage: Ritiro entro le 16, consegna il giorno dopo. 79 € a pallet. Ai documenti pensiamo noi.
+ time: Ritiro entro le 16, consegna il giorno dopo ~ time entro le 16; time il giorno dopo
+ price: 79 € a pallet ~ price 79 € a pallet
+ objection: Ai documenti pensiamo noi

# jam order | Confetture Selvatiche | Confettura artigianale
keyMessage: Cotta il lunedì con frutta raccolta il sabato. 70% frutta, senza pectina. 4,80 € il vasetto, tre per 13 €.
+ time: Cotta il lunedì con frutta raccolta il sabato ~ time il lunedì; time il sabato
+ number: 70% frutta ~ percent 70%
+ objection: senza pectina
+ price: 4,80 € il vasetto, tre per 13 € ~ price 4,80 € il vasetto; number tre; price 13 €

# insurance quote | Zampa Sicura | Assicurazione cani
keyMessage: Da 9,90 € al mese, disdici quando vuoi. Rimborso del veterinario in 5 giorni.
+ price: Da 9,90 € al mese ~ price Da 9,90 € al mese
+ objection: disdici quando vuoi
+ time: Rimborso del veterinario in 5 giorni ~ time in 5 giorni

# language-school try | Parliamo | Corso di inglese serale
keyMessage: Massimo otto persone. Martedì e giovedì dalle 18:30 alle 20. Prima lezione gratuita. 180 € per dieci settimane.
+ number: Massimo otto persone ~ number otto persone
+ time: Martedì e giovedì dalle 18:30 alle 20 ~ time Martedì e giovedì dalle 18:30 alle 20
+ offer: Prima lezione gratuita
+ price: 180 € per dieci settimane ~ price 180 €; time per dieci settimane

# gym signup | Ferro | Palestra di forza
keyMessage: Nessun vincolo, niente specchi. Aperta 24 ore. 39 al mese. Prima settimana gratis.
+ objection: Nessun vincolo
+ objection: niente specchi
+ time: Aperta 24 ore ~ time 24 ore
+ price: 39 al mese ~ price 39 al mese
+ offer: Prima settimana gratis

# physiotherapy book | Fisio Centro | Fisioterapia per la schiena
keyMessage: 40 minuti, sempre con la stessa persona. Senza impegnativa. 48 € a seduta.
+ time: 40 minuti, sempre con la stessa persona ~ time 40 minuti
+ objection: Senza impegnativa
+ price: 48 € a seduta ~ price 48 € a seduta

# restaurant book | Trattoria Olga | Pranzo della domenica
keyMessage: Tre portate a 28 euro, ogni domenica da mezzogiorno. Pasta fatta in casa. Via Roma 12, a Lucca.
+ price: Tre portate a 28 euro ~ number Tre portate; price 28 euro
+ time: ogni domenica da mezzogiorno ~ time ogni domenica da mezzogiorno
+ process: Pasta fatta in casa
+ place: Via Roma 12, a Lucca ~ place Via Roma 12; place Lucca

# yoga book | Punto Fermo | Yoga per principianti
keyMessage: Sei mercoledì, tappetini inclusi. 90 € il corso. Si parte il 3 marzo.
additionalDetails: tono calmo. niente emoji. dare del tu
+ time: Sei mercoledì, tappetini inclusi ~ time Sei mercoledì
+ price: 90 € il corso ~ price 90 € il corso
+ time: Si parte il 3 marzo ~ time il 3 marzo
- note: tono calmo
- note: niente emoji
- note: dare del tu

# dog-walking book | Passeggiate Luna | Dog sitter
keyMessage: Quattro cani per passeggiata, foto dopo ogni uscita. 12 € a passeggiata.
additionalDetails: Tono divertente. Pensato per padroni ansiosi. Non menzionare mai Uber. Usa la parola selvaggio.
+ number: Quattro cani per passeggiata, foto dopo ogni uscita ~ number Quattro cani
+ price: 12 € a passeggiata ~ price 12 € a passeggiata
- note: Tono divertente
- audience: Pensato per padroni ansiosi
- note: Non menzionare mai Uber
- note: Usa la parola selvaggio

# funeral call | Onoranze Galli | Onoranze funebri
keyMessage: Reperibili giorno e notte. Funerale semplice da 1.900 €, tutto spiegato per iscritto. Azienda familiare dal 1952.
+ time: Reperibili giorno e notte ~ time giorno e notte
+ price: Funerale semplice da 1.900 €, tutto spiegato per iscritto ~ price da 1.900 €
+ proof: Azienda familiare dal 1952 ~ time dal 1952

# winery order | Cantina Serra | Barbera d'Asti
keyMessage: Vendemmia a mano. Sei bottiglie a 59 €, spedizione gratuita. Medaglia d'oro 2024.
+ process: Vendemmia a mano
+ price: Sei bottiglie a 59 € ~ number Sei bottiglie; price 59 €
+ offer: spedizione gratuita
+ proof: Medaglia d'oro 2024 ~ time 2024

# house-cleaning book | Casa Chiara | Pulizie di casa
keyMessage: Ogni settimana la stessa persona. 15 € all'ora, minimo 2 ore. Assicurata.
+ time: Ogni settimana la stessa persona ~ time Ogni settimana
+ price: 15 € all'ora, minimo 2 ore ~ price 15 € all'ora; time 2 ore
+ proof: Assicurata

# software try | Turni | Software per i turni
keyMessage: I turni della settimana in 10 minuti. Gratis fino a 10 dipendenti. 14 giorni di prova senza carta.
+ time: I turni della settimana in 10 minuti ~ time in 10 minuti
+ offer: Gratis fino a 10 dipendenti ~ number 10 dipendenti
+ offer: 14 giorni di prova senza carta ~ time 14 giorni
# ice-cream visit | Gelateria Brina | Gelato artigianale
keyMessage: Solo latte fresco e frutta di stagione. Cono da 2,50. Aperti fino a mezzanotte. Gusti senza lattosio
targetAudience: famiglie
+ feature: Solo latte fresco e frutta di stagione
+ number: Cono da 2,50 ~ number 2,50
+ time: Aperti fino a mezzanotte ~ time fino a mezzanotte
+ objection: Gusti senza lattosio
- audience: famiglie
`;
