import { expect, test } from "vitest";
import { goalTimeOf } from "./goal-times.ts";
import { readFacts } from "./read-facts.ts";

const timeOf = (language: string, campaignGoals: string, productName = "Massage") =>
  goalTimeOf(
    readFacts({ companyName: "Halden", productName, keyMessage: "60 min.", campaignGoals }, language),
  );

test.each([
  ["en", "fill May and June", "for May or June"],
  ["en", "Orders in by the end of July so the horses are home", "by the end of July"],
  ["en", "sign ups by end of March", "by the end of March"],
  ["en", "more drop offs tues-thurs", "for Tuesday to Thursday"],
  ["en", "fill sunday afternoons, saturdays are full", "for a Sunday afternoon"],
  ["en", "orders by December 15", "by December 15"],
  ["en", "Before the end of March 20 bookings", "before the end of March"],
  ["en", "fill may and june", "for May or June"],
  ["de", "bis ende februar 20 Buchungen", "bis Ende Februar"],
  ["de", "Bis Ende Februar 20 Buchungen", "bis Ende Februar"],
  ["de", "termine märz + april voll kriegen", "für März oder April"],
  ["de", "Die restlichen Päckchen bis Ende Februar verkaufen", "bis Ende Februar"],
  ["de", "Juni bis August besser auslasten", "für Juni bis August"],
  ["de", "Buchungen, vor allem dienstags und mittwochs", "für einen Dienstag oder Mittwoch"],
  ["fr", "remplir mai, juin et septembre, l'été est déjà bien pris", "pour mai, juin ou septembre"],
  ["fr", "que les gens reservent avant le 15 octobre", "avant le 15 octobre"],
  ["fr", "réservations le mercredi après-midi", "pour un mercredi après-midi"],
  ["es", "matrículas para el grupo que empieza en octubre", "para octubre"],
  ["es", "Reservas para septiembre y octubre", "para septiembre u octubre"],
  ["es", "llenar los viernes (los sábados ya se llenan solos)", "para un viernes"],
  ["it", "Far arrivare gli scarponi tra gennaio e marzo", "tra gennaio e marzo"],
  ["it", "prenotazioni la domenica", "per una domenica"],
  ["pt", "fechar pedido até fim de março", "até fim de março"],
  ["pt", "segundas-feiras e terças vazias", "para uma segunda ou terça"],
  ["nl", "reserveringen voor mei t/m september", "voor mei tot en met september"],
  ["nl", "Afspraken op woensdagmiddag", "voor een woensdagmiddag"],
  ["en", "fill the midweek days in May and June", "for a midweek day in May or June"],
  ["en", "get people to call before the ground freezes", "before the ground freezes"],
  ["en", "20 quilts before labor day so holiday season doesnt bury me", "before Labor Day"],
  ["de", "30 neue Paten bis weihnachten", "bis Weihnachten"],
  ["de", "im September statt alle im Oktober", "für September"],
  ["fr", "30 nouveaux abonnés avant la fete des meres", "avant la fête des mères"],
  ["fr", "contrats de location pour la rentrée, prise de rdv", "pour la rentrée"],
  ["fr", "visites avant la mise à l'herbe d'avril", "avant la mise à l’herbe d’avril"],
  ["es", "vender online, sobre todo como regalo para el día del padre", "para el Día del Padre"],
  ["es", "más carretes, sobre todo entre semana", "para un día entre semana"],
  ["it", "prenotazioni per giugno e settembre, luglio e agosto siamo già pieni", "per giugno o settembre"],
  ["it", "prenotazioni nei giorni feriali", "per un giorno feriale"],
  ["pt", "encher os sábados de novembro a fevereiro", "para um sábado de novembro a fevereiro"],
  ["pt", "Reservas para as saídas das 8h no outono", "para o outono"],
  ["pt", "Encher os sábados de outubro e vender vales para o Natal", "para um sábado em outubro"],
  ["es", "Visitas al vivero los sábados", "para un sábado"],
  ["nl", "schoenen laten langsbrengen in januari en februari", "voor januari of februari"],
  ["nl", "Inspecties inplannen in het voorjaar", "voor het voorjaar"],
  ["de", "mehr Bestellungen zu Weihnachten", "für Weihnachten"],
  ["nl", "zondagmiddagen vol krijgen", "voor een zondagmiddag"],
  ["nl", "de zaterdagen in oktober vol krijgen", "voor een zaterdag in oktober"],
  ["nl", "woensdagmorgen beter vullen", "voor een woensdagmorgen"],
  ["de", "Freitagabende besser füllen", "für einen Freitagabend"],
  ["de", "Samstage sind fast voll, Wochentage füllen", "unter der Woche"],
  ["de", "Termine für Mai und Juni, vor allem unter der Woche", "unter der Woche im Mai oder Juni"],
  ["en", "fill Saturdays, especially in November", "for a Saturday in November"],
  ["en", "fill weekdays in May - weekends are gone already", "for a weekday in May"],
  ["en", "no room for another car in May, bookings for June", "for June"],
])("A goal names a time for customers (%s, %s)", (language, goal, time) => {
  expect(timeOf(language, goal)?.booked).toBe(time);
});

test.each([
  ["en", "July is already full"],
  ["en", "Wedding fairs on June 12"],
  ["en", "fill May to July and September"],
  ["de", "Mehr Buchungen, so oder so"],
  ["en", "we may open later, and march on"],
  ["en", "we opened in May and want bookings"],
  ["en", "ads run in March"],
  ["en", "Black Friday sales"],
  ["en", "bookings before Saturday"],
  ["de", "ab März mehr Termine"],
  ["de", "Urlaub im Juli"],
  ["fr", "depuis janvier moins de réservations"],
  ["es", "más reservas a partir de marzo"],
  ["it", "a maggio siamo strapieni"],
  ["pt", "vender uma segunda consulta"],
  ["pt", "set de fotografias"],
  ["nl", "vanaf maart meer boekingen"],
  ["en", "more orders for Christmas markets"],
  ["en", "More bookings than in May"],
  ["en", "20 bookings a week by the end of February"],
  ["en", "Competitor down the road closes on Saturdays for winter"],
  ["de", "samstags haben wir zu"],
  ["de", "der März war stark"],
  ["de", "mehr Buchungen als im Mai"],
  ["de", "Termine telefonisch von Montag bis Freitag"],
  ["fr", "mars a été excellent"],
  ["fr", "en août on ferme"],
  ["es", "marzo fue muy bueno"],
  ["es", "más reservas que en mayo"],
  ["it", "la campagna va da maggio a giugno"],
  ["it", "siamo pieni da maggio a giugno"],
  ["pt", "não temos vagas da segunda à quarta"],
  ["pt", "mais reservas do que em maio"],
  ["nl", "zaterdag zijn we vrij"],
  ["nl", "meer boekingen dan in mei"],
  ["de", "mehr Aufträge für Montagen"],
  ["en", "January - we are closed"],
  ["en", "Easter is already full"],
  ["en", "weekends sell themselves anyway"],
  ["de", "vor allem mehr Buchungen"],
  ["fr", "pas de réservations pour Noël"],
  ["es", "para empresas, en invierno no"],
  ["en", "sell 50 gift vouchers before Christmas"],
  ["en", "20 five star reviews by the end of June"],
  ["fr", "plus d'avis avant Noël"],
  ["en", "hire two roofers before summer"],
  ["en", "patients to stop ringing at weekends and book online"],
  ["fr", "commandes jusqu'au 1er décembre"],
  ["it", "ordini fino al 1° dicembre"],
])("A goal names no time for customers (%s, %s)", (language, goal) => {
  expect(timeOf(language, goal)).toBeNull();
});

test("The day in a product's name is not said again", () => {
  expect(timeOf("en", "8 new members for Thursdays", "Club nights")?.booked).toBe("for a Thursday");
  expect(timeOf("en", "more people on Thursday", "Club night Thursday")).toBeNull();
  expect(timeOf("en", "fill the weekdays", "Sunday roast")).toBeNull();
  expect(timeOf("fr", "remplir mai", "Ménage de maison")?.booked).toBe("pour mai");
});

test("The months before a comma are wanted, those behind it are full", () => {
  const goal = "mehr Buchungen im Mai, Juni und Juli sind ausverkauft";
  expect(timeOf("de", goal)?.booked).toBe("für Mai");
});

test("Another wish takes no time from the product's own", () => {
  const goal = "fill the September weekend and sell gift vouchers";
  expect(timeOf("en", goal)?.booked).toBe("for September");
  expect(timeOf("en", "sell vouchers before Christmas", "Spa vouchers")?.booked).toBe("before Christmas");
});

test("Visitors come in a month and on a day", () => {
  expect(timeOf("nl", "in mei meer bezoekers")?.visited).toBe("in mei");
  expect(timeOf("de", "mehr Kunden dienstags")?.visited).toBe("am Dienstag");
  expect(timeOf("fr", "plus de monde le matin")).toMatchObject({ booked: "", visited: "le matin" });
});
