import { describe, expect, test } from "vitest";
import {
  BAKERY,
  BIKES,
  CAFE,
  CHOIR,
  FLOWERS,
  GYM,
  judge,
  kindsOf,
  SURF,
  type Business,
} from "./gate.fixture.ts";

describe("A text with statements that the brief does not contain is refused", () => {
  test.each<[Business, string, string]>([
    [BIKES, "Join 5,000 riders who service with us.", "number"],
    [BIKES, "Fixed by three mechanics.", "number"],
    [BIKES, "Trusted for 30 years.", "number"],
    [BIKES, "Save 30% on your service.", "number"],
    [BIKES, "59% of riders come back.", "number"],
    [BIKES, "Free trial for 20 days.", "number"],
    [BIKES, "Hundreds of happy riders.", "number"],
    [BIKES, "E-bike service for $49.", "price"],
    [BIKES, "E-bike service for 59 euros.", "price"],
    [BIKES, "Only $59 a month.", "price"],
    [BIKES, "Try it for $14.", "price"],
    [BIKES, "Free delivery on every order.", "price"],
    [BIKES, "Open on Saturdays.", "date"],
    [BIKES, "Two for one until 31 December.", "date"],
    [BIKES, "Two for one until 24 November.", "date"],
    [BIKES, "Riding since 1987.", "date"],
    [BIKES, "Same-day repairs.", "date"],
    [BIKES, "We answer 24/7.", "date"],
    [BIKES, "Your bike, serviced by Marco Rossi.", "name"],
    [BIKES, "We fit Shimano brakes.", "name"],
    [BIKES, "As seen on the BBC and in shops.", "name"],
    [BIKES, "The friendly workshop in Brighton.", "place"],
    [BIKES, "London's e-bike workshop.", "place"],
    [BIKES, "Write to hello@harborlane.example.", "contact"],
    [BIKES, "Call 0113 496 0123.", "contact"],
    [BIKES, "More at harborlane.com.", "contact"],
    [BIKES, "“Great service” – Anna P.", "name"],
    [BIKES, "Winner of the Golden Spoke.", "certificate"],
    [BIKES, "Doctor recommended.", "certificate"],
    [BIKES, "Ready in half the time.", "number"],
    [BIKES, "Get a fiver off.", "number"],
    [BIKES, "Done in minutes.", "date"],
    [BIKES, "Open until midnight.", "date"],
    [BIKES, "Delivered to your door tomorrow.", "date"],
    [CAFE, "Desayuno dos por uno.", "claim"],
    [BIKES, "Award-winning e-bike servicing.", "certificate"],
    [BIKES, "ISO 9001 certified workshop.", "certificate"],
    [BIKES, "Fully insured mechanics.", "certificate"],
    [BIKES, "The number one workshop.", "superlative"],
    [BIKES, "The cheapest service around.", "superlative"],
    [BIKES, "Satisfaction guaranteed.", "claim"],
    [BIKES, "No obligation, no hidden fees.", "claim"],
    [BIKES, "Only a few spots left.", "claim"],
    [BIKES, "A family-run workshop.", "claim"],
    [CHOIR, "Probetermin mit 50 Kindern.", "number"],
    [CHOIR, "Singen ab 29 Euro im Monat.", "price"],
    [CHOIR, "19 Euro pro Stunde.", "price"],
    [CHOIR, "Jeden Donnerstag um 16 Uhr.", "date"],
    [CHOIR, "Singen mit Frau Schneider in Dresden.", "place"],
    [CHOIR, "Mit Dirigentin Anna Weber.", "name"],
    [CHOIR, "Der beste Chor der Stadt.", "superlative"],
    [CHOIR, "Preisgekrönter Kinderchor.", "certificate"],
    [CHOIR, "Jetzt unverbindlich anfragen.", "claim"],
    [BAKERY, "3,90 € la miche.", "price"],
    [BAKERY, "Ouvert le dimanche.", "date"],
    [BAKERY, "Le meilleur pain de la ville.", "superlative"],
    [BAKERY, "Chez Marie Dupont.", "name"],
    [BAKERY, "Pain bio au levain.", "claim"],
    [BAKERY, "Livraison gratuite à Bordeaux.", "place"],
    [CAFE, "Desayuno por 6 euros.", "price"],
    [CAFE, "Abierto el domingo.", "date"],
    [CAFE, "El mejor desayuno de Sevilla.", "superlative"],
    [GYM, "Venti lezioni a 120 euro.", "number"],
    [GYM, "Corso di nuoto a Milano.", "place"],
    [GYM, "Soddisfatti o rimborsati.", "claim"],
    [SURF, "Aulas de 60 minutos por 35 euros.", "number"],
    [SURF, "Aulas de surf desde 1998.", "date"],
    [SURF, "Instrutores certificados.", "certificate"],
    [FLOWERS, "Boeketten vanaf 12 euro.", "price"],
    [FLOWERS, "Gratis bezorgd in Rotterdam.", "place"],
    [FLOWERS, "De goedkoopste boeketten.", "superlative"],
  ])("%#: %o %s (%s)", (source, text, kind) => {
    expect(kindsOf(source, text)).toContain(kind);
  });
});

describe("A text that states the brief's facts in other words is accepted", () => {
  test.each<[Business, string]>([
    [BIKES, "In by 10. Back on the road by 5. E-bike service, $59, with a free loan bike. Book a slot."],
    [BIKES, "No bike for a day? Take ours. Service your e-bike at Harbor Lane for $59. Book today."],
    [BIKES, "2 for 1 on Tuesdays."],
    [BIKES, "Two-for-one, every Tuesday."],
    [BIKES, "Tuesday is two-for-one day."],
    [BIKES, "Fifty-nine dollars, parts extra."],
    [BIKES, "59 USD, and the loan bike is free."],
    [BIKES, "First check in two days."],
    [BIKES, "First check within 48h. Book now."],
    [BIKES, "Two weeks to try it."],
    [BIKES, "Until Dec 24: two for one."],
    [BIKES, "20 percent off in May."],
    [BIKES, "Back by 17:00."],
    [BIKES, "The best brakes in Kemptown and Hove."],
    [BIKES, "You may ride home today. I'd book now."],
    [BIKES, "Gas Safe registered. One call and your bike is ready."],
    [BIKES, "Service Your E-Bike This Week"],
    [BIKES, "March in with a slow bike, ride out."],
    [
      CHOIR,
      "Mittwoch, 16 Uhr: Singen statt Stillsitzen. Kinderchor Lindenau, ab 6 Jahren. Die erste Stunde kostet nichts. Platz sichern.",
    ],
    [CHOIR, "Die erste Chorstunde ist kostenlos. Mittwochs um 16 Uhr, ab 6 Jahren. Jetzt anmelden."],
    [CHOIR, "19 € monatlich, 2 Lehrerinnen."],
    [BAKERY, "Cuit au feu de bois à 6 h. Le pain au levain à 4,20 €. Passez nous voir."],
    [BAKERY, "Ouvert le mercredi ? Oui, et jusqu'au samedi."],
    [BAKERY, "Le levain fait le reste. Livré gratuitement à Nantes."],
    [BAKERY, "Entre de bonnes mains."],
    [CAFE, "Tu desayuno por 7,50 €, los martes también. Ven a Triana."],
    [GYM, "10 lezioni a 120 €. La prima è gratuita. Iscriviti."],
    [SURF, "90 min no mar. 35 € com prancha. Reserve já."],
    [FLOWERS, "Boeketten vanaf € 15, gratis bezorgd in Utrecht. Bestel nu."],
  ])("%#: %o %s", (source, text) => {
    expect(judge(source, text).reasons).toEqual([]);
  });
});

describe("Notes are obeyed and not printed", () => {
  test.each([
    ["Cheaper than Uber.", ["Uber", "Cheaper"]],
    ["A cheap service for your bike.", ["cheap"]],
    ["Book your slot now!", ["!"]],
    ["Tone funny: brakes that bite.", ["tone funny"]],
    ["For commuters over 40 in Leeds.", ["commuters over 40 in"]],
  ])("%s", (text, found) => {
    const notes = judge(BIKES, text).reasons.filter(({ kind }) => kind === "note");
    expect(notes.map((reason) => reason.found).toSorted()).toEqual(found.toSorted());
  });

  test("Words that the brand avoids are refused, its own words are no inventions", () => {
    const source = { ...BIKES, brand: { wordsToUse: ["Velo Doctor"], wordsToAvoid: ["repair shop"] } };
    expect(kindsOf(source, "Ask the Velo Doctor.")).toEqual([]);
    expect(kindsOf(source, "Your repair shop by the sea.")).toEqual(["note"]);
  });

  test("A word to avoid does not match inside another word", () => {
    const source = { ...BIKES, brand: { wordsToAvoid: ["car"] } };
    expect(kindsOf(source, "Care for your bike, not the carpet.")).toEqual([]);
  });

  test("A proved claim may be stated", () => {
    const claim = "Rated 4.8 from 312 reviews";
    expect(kindsOf(BIKES, `${claim}.`)).not.toEqual([]);
    expect(kindsOf({ ...BIKES, claims: [claim] }, `${claim}.`)).toEqual([]);
  });

  test("Numbers of notes and goals are not for readers", () => {
    const source = {
      ...BIKES,
      brief: {
        ...BIKES.brief,
        campaignGoals: "Raise bookings by 35%",
        additionalDetails: "Use at most 77 words.",
      },
    };
    expect(kindsOf(source, "35% more bookings.")).toContain("number");
    expect(kindsOf(source, "77 reasons to book.")).toContain("number");
  });
});
