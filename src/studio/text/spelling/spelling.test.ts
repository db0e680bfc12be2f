import { expect, test } from "vitest";
import { calmCapitals } from "./calm-capitals.ts";
import { spellingFor } from "./spelling.ts";

test.each([
  [
    "de",
    "tische nach maß aus eiche, lieferung um leipzig",
    "Tische nach Maß aus Eiche, Lieferung um Leipzig",
  ],
  ["de", "fruehjahrscheck fuer ihr rad", "Frühjahrscheck für ihr Rad"],
  ["de", "max 14 plaetze, 40 euro fuers wochenende", "max. 14 Plätze, 40 Euro fürs Wochenende"],
  ["de", "wir kommen zu ihnen nach hause", "wir kommen zu Ihnen nach Hause"],
  ["de", "laufende beratung, berechnet und gelungen", "laufende Beratung, berechnet und gelungen"],
  [
    "es",
    "financiacion a medida, portatil incluido los sabados",
    "financiación a medida, portátil incluido los sábados",
  ],
  ["pt", "limpeza com agua pura sem quimicos, manutencao", "limpeza com água pura sem químicos, manutenção"],
  ["pt", "orcamento gratis, sem taxa de deslocaçao", "orçamento grátis, sem taxa de deslocação"],
  ["fr", "vitre cassee remplacee sous 24 h", "vitre cassée remplacée sous 24 h"],
  [
    "fr",
    "recolte 2 fois par an, extrait a froid, on peut gouter",
    "récolte 2 fois par an, extrait à froid, on peut goûter",
  ],
  [
    "fr",
    "vente au marche, 4 marches, il a froid, on prepare",
    "vente au marché, 4 marches, il a froid, on prepare",
  ],
  ["es", "bolleria y reposteria, practica en casa", "bollería y repostería, practica en casa"],
  [
    "it",
    "serenita e puntualita, pure online, il lago di como",
    "serenità e puntualità, pure online, il lago di como",
  ],
  ["pt", "22 opcoes, arroz feijao, publica e pratica", "22 opções, arroz feijão, publica e pratica"],
  ["en", "photos evry walk, free if u book 5", "photos every walk, free if you book 5"],
  [
    "fr",
    "cage d ascenseur, jusqu au 15 mars, c est fermee a cle, taille s ou m",
    "cage d’ascenseur, jusqu’au 15 mars, c’est fermée à clé, taille s ou m",
  ],
  ["fr", "3 a 6 joueurs, a 5 min du tram, il a 3 ans", "3 à 6 joueurs, à 5 min du tram, il a 3 ans"],
  ["fr", "entree et matiere, 3 m environ, qu il faut", "entrée et matière, 3 m environ, qu’il faut"],
  ["it", "l acqua dell orto, 5 l olio, un po di posto", "l’acqua dell’orto, 5 l olio, un po’ di posto"],
  ["en", "pies £4.80 w gravy n chips til 2, last yr", "pies £4.80 with gravy and chips till 2, last year"],
  ["en", "a 60 w lamp n bulb", "a 60 w lamp and bulb"],
  [
    "it",
    "all inclusive, vitamina c e zinco, non c e coda",
    "all inclusive, vitamina c e zinco, non c’è coda",
  ],
  ["en", "shelf 80cm w x 30cm, for u shaped kitchens", "shelf 80cm w x 30cm, for u shaped kitchens"],
  [
    "de",
    "führungsdauer 90 minuten, moebelbauer, frau Schoen",
    "Führungsdauer 90 Minuten, möbelbauer, Frau Schoen",
  ],
  [
    "fr",
    "ligne d arrêt Gerland, la piscine a 25 m de long",
    "ligne d arrêt Gerland, la piscine a 25 m de long",
  ],
  ["it", "sushi all you can eat, patente A, B, C e D", "sushi all you can eat, patente A, B, C e D"],
  ["en", "we r closed fri, abt 8 yrs", "we are closed Fri, about 8 years"],
  ["pt", "se ligar ate as 11h, 197 a vista", "se ligar até às 11h, 197 à vista"],
  ["en", "we tell u so u paddle, a u bend", "we tell you so you paddle, a u bend"],
  ["fr", "deplacement offert à lyon", "déplacement offert à Lyon"],
  [
    "en",
    "you dont wait, message us on whatsapp in reading",
    "you don’t wait, message us on WhatsApp in reading",
  ],
  ["fr", "sans abonnement: vous commandez, dès 18:30", "sans abonnement\u00A0: vous commandez, dès 18:30"],
  ["fr", "massage a domicile, il a bien dormi", "massage à domicile, il a bien dormi"],
  ["es", "Nunca has tocado? Mejor, esta bien asi", "¿Nunca has tocado? Mejor, está bien así"],
  ["en", "no booking just come", "no booking, just come"],
  ["nl", "geen afspraak nodig kom gewoon langs", "geen afspraak nodig, kom gewoon langs"],
  ["en", "price incl. cable, incl post", "price incl. cable, incl. post"],
  ["en", "open fri-Sun 9-5, closed mon and tues", "open Fri-Sun 9-5, closed Mon and Tues"],
  ["en", "the sun sat on us, u can pick w/o a fee", "the sun sat on us, you can pick without a fee"],
  ["en", "No booking just come", "No booking, just come"],
  ["en", "mon-fri 9-5.30, sat till 1", "Mon-Fri 9-5.30, Sat till 1"],
  ["en", "open wed to sun, closed mon and tue", "open Wed to Sun, closed Mon and Tue"],
  ["en", "fri sat sun", "Fri Sat Sun"],
  ["en", "thurs evenings only", "Thurs evenings only"],
  ["en", "no appointment just come in", "no appointment, just come in"],
  ["en", "Im about till 8, 45 an hr, no job to small", "I’m about till 8, 45 an hour, no job too small"],
  ["en", "led by two people, w/ a snack", "led by two people, with a snack"],
  [
    "en",
    "Its probably full, fish n chips 20% off w code NINE, its own oven, rock n roll",
    "It’s probably full, fish and chips 20% off with code NINE, its own oven, rock n roll",
  ],
  ["es", "churros recien hechos", "churros recién hechos"],
  ["de", "mo bis fr 9-18 uhr, sa 10-14 uhr", "Mo bis Fr 9-18 Uhr, Sa 10-14 Uhr"],
  ["de", "ohne termin einfach vorbeikommen", "ohne Termin, einfach vorbeikommen"],
  ["fr", "ouvert du Mardi au Samedi, dès le 3 Mars", "ouvert du mardi au samedi, dès le 3 mars"],
  ["fr", "sans rdv passez quand vous voulez", "sans rendez-vous, passez quand vous voulez"],
  ["es", "x la tarde, de Martes a Sabado, q es gratis", "por la tarde, de martes a sábado, que es gratis"],
  ["es", "3 x 2 en calle 2 Mayo", "3 x 2 en calle 2 Mayo"],
  ["pt", "c/ seguro e s/ taxa, de Terça a Sábado", "com seguro e sem taxa, de terça a sábado"],
  ["it", "e' pronta in citta' perche' c'e' di piu'", "è pronta in città perché c'è di più"],
  ["it", "chiuso Lunedì, x bambini, dal 3 Marzo", "chiuso lunedì, per bambini, dal 3 marzo"],
  ["it", "Pizzeria Domenica Rossi, via 25 Aprile", "Pizzeria Domenica Rossi, via 25 Aprile"],
  ["it", "no prenotazione passa quando vuoi", "senza prenotazione, passa quando vuoi"],
  ["nl", "s avonds open van Dinsdag tot Zaterdag", "’s avonds open van dinsdag tot zaterdag"],
  ["pt", "cozinha ha 31 anos, Ha mais de 2 meses", "cozinha há 31 anos, Há mais de 2 meses"],
  ["pt", "5 ha de vinha, ha quem goste", "5 ha de vinha, ha quem goste"],
  ["pt", "segunda e quarta as 11h, das 9h as 18h30", "segunda e quarta às 11h, das 9h às 18h30"],
  ["pt", "entre as 10 h e as 18 h, as 3h de aula", "entre as 10 h e as 18 h, as 3h de aula"],
  ["fr", "samedi a 10h, de 9h a 18h30, jusqu'a 20 h", "samedi à 10h, de 9h à 18h30, jusqu’à 20 h"],
  ["fr", "7j/7 jusqua minuit, il y a 10h de vol", "7j/7 jusqu’à minuit, il y a 10h de vol"],
  ["it", "perche costa di piu, e' pronta", "perché costa di più, è pronta"],
  ["de", "Fuer Kuechen, moeglich ueber Nacht", "Für Küchen, möglich über Nacht"],
  ["de", "neuer Treuebonus, Manuel Mueller, Bauer", "neuer Treuebonus, Manuel Mueller, Bauer"],
  ["en", "10 blades = 1 free, booked by May = £65", "10 blades, 1 free, booked by May: £65"],
  [
    "en",
    "so ur done, we repaint ur radiators, 10 yr guarantee",
    "so you’re done, we repaint your radiators, 10-year guarantee",
  ],
  ["de", "bilder legen wir beiseite, einfach paar fotos", "Bilder legen wir beiseite, einfach paar Fotos"],
  ["es", "5 cortes = 1 gratis, 2 = 3", "5 cortes, 1 gratis, 2 = 3"],
  ["fr", "10 pizzas = 1 offerte, 2 pizzas = 15 €", "10 pizzas, 1 offerte, 2 pizzas\u00A0: 15 €"],
  ["de", "lieferung di+fr, mo+mi+fr zu", "Lieferung Di und Fr, Mo+Mi+Fr zu"],
  ["en", "open tue + thu, C+E and bread+soup", "open Tue and Thu, C+E and bread+soup"],
  ["nl", "di+vr open, woensdag + zaterdag", "di en vr open, woensdag en zaterdag"],
  ["it", "martedì+giovedì, 2+1 gratis", "martedì e giovedì, 2+1 gratis"],
  ["es", "abrimos a las 11, mas barato", "abrimos a las 11, más barato"],
  ["it", "mail@paris.example e www.roma.example", "mail@paris.example e www.roma.example"],
])("Hurried typing in %s is corrected: %s", (language, typed, right) => {
  expect(spellingFor(language)(typed)).toBe(right);
});

test.each([
  [
    "Wir hören zu und regeln alles Weitere. Beratung auch bei Ihnen zu Hause.",
    "wir regeln alles",
    "wir regeln alles",
  ],
  ["wir hören zu, beratung auch zu hause", "wir kommen nach hause", "wir kommen nach Hause"],
])("Small letters of a German brief are meant if its nouns have capitals: %s", (brief, typed, right) => {
  expect(spellingFor("de", brief)(typed)).toBe(right);
});

test.each(["automatisch", "praktische", "plastisch"])("A German adjective stays small: %s", (word) => {
  expect(spellingFor("de")(`kommt ${word}`)).toBe(`kommt ${word}`);
});

test.each([
  ["Prima lezione GRATIS", "Prima lezione gratis"],
  ["GRATIS la prima lezione", "Gratis la prima lezione"],
  ["MOT and NHS checks", "MOT and NHS checks"],
])("A word of stress is not shouted: %s", (typed, calm) => {
  expect(calmCapitals(typed)).toBe(calm);
});

test.each([
  ["de", "fuer alle #fuer #fuerdich #gruen", "für alle #fuer #fuerdich #gruen"],
  ["en", "im open #im #dont", "I’m open #im #dont"],
  ["de", "alles neu #fuer.", "alles neu #fuer."],
])("Hashtags stay as typed (%s): %s", (language, typed, right) => {
  expect(spellingFor(language)(typed)).toBe(right);
});

test("Hashtags keep their capitals in a shouted text", () => {
  expect(calmCapitals("BIG SALE TODAY #FYP")).toBe("Big sale today #FYP");
});
