import { expect, test } from "vitest";
import { goalOf } from "../ads/goals.ts";
import { readFacts } from "./read-facts.ts";

test.each([
  ["Weidegänse", "Unsere Gänse stehen auf der Wiese.", "Vorbestellung bis 10. Dezember.", "de", "order"],
  [
    "Federweißer im Hof",
    "Federweißer und Zwiebelkuchen.",
    "Keine Reservierung, einfach kommen.",
    "de",
    "visit",
  ],
  ["Tax return", "Send us a shoebox of receipts.", "It costs a fixed £185.", "en", "book"],
  ["Charity furniture shop", "A good sofa for less.", "Sofas from £60.", "en", "visit"],
  ["Lavandería autoservicio", "Lava y seca en una hora.", "Secadora 1 €.", "es", "visit"],
  ["Handgemachte Marmeladen", "Aus Früchten vom Hof.", "Ab 4,50 € das Glas.", "de", "order"],
  ["Spurghi e fognature", "Scarico intasato? Arriviamo entro 2 ore.", "Stasatura 90 euro.", "it", "call"],
  ["Cambio de lona de toldos", "Cambia solo la lona.", "Motor aparte.", "es", "quote"],
  ["Online tea shop", "Tea from one garden.", "Free delivery from £20.", "en", "order"],
  ["Shoebox to tax return", "Send us a shoebox of receipts. £240 flat.", "", "en", "book"],
  ["Winter bike overhaul", "New cables for £110.", "Shop's on North Street.", "en", "book"],
  ["Dry curly cut", "A cut made for curls.", "$185, two hours.", "en", "book"],
  ["Returns for gig drivers", "Enrolled agent.", "Open til 9pm, walk ins ok.", "en", "visit"],
  ["Hazard tree removal", "Insurance claims handled.", "24 hour phone.", "en", "quote"],
  ["Weekend di ceramica", "Due giorni al tornio.", "Buono regalo valido un anno.", "it", "signup"],
  ["Monthly giving", "$15 a month stocks a shelf.", "Registered 501(c)(3).", "en", "donate"],
  ["Staff rota", "Used in 640 venues.", "£2 per person per month.", "en", "signup"],
  ["Gluten free porridge oats 1kg", "Milled on one farm.", "", "en", "buy"],
  ["Bookkeeping for trades", "We do the rest.", "Fixed 89 a month.", "en", "signup"],
  ["Weekend in agriturismo", "Due notti, 240 € a coppia.", "I cani sono i benvenuti.", "it", "book"],
  ["Overnight newborn care", "A maternity nurse sits up with the baby.", "From $280 a night.", "en", "book"],
] as const)(
  "The next step for %s is read from its facts",
  (productName, keyMessage, additionalDetails, language, goal) => {
    const brief = { companyName: "Northside", productName, keyMessage, additionalDetails };
    expect(goalOf(readFacts(brief, language))).toBe(goal);
  },
);

const goalFor = (language: string, productName: string, keyMessage: string, additionalDetails: string) =>
  goalOf(readFacts({ companyName: "Northside", productName, keyMessage, additionalDetails }, language));

test.each([
  ["en", "Blackcurrant jam", "A jar of summer.", "Pick-up only, Saturdays 10 to 1 at the farm gate."],
  ["de", "Lindenhonig", "Nur 310 Gläser in diesem Jahr.", "Samstags 10-13 Uhr am Hoftor. Kein Versand."],
  ["fr", "Miel de lavande", "Récolté en juillet.", "Samedi 9 h-12 h au marché. Pas de livraison."],
  ["es", "Miel de romero", "Cosecha de julio.", "Sábados de 10 a 13 h. Sin envíos."],
  ["it", "Miele di acacia", "Raccolto a giugno.", "Sabato dalle 9 alle 12. Solo ritiro."],
  ["pt", "Mel de urze", "Colhido em julho.", "Sábados das 10h às 13h. Não fazemos entregas."],
  ["nl", "Lindehoning", "Van onze eigen bijen.", "Zaterdag 10-13 uur aan de poort. Geen verzending."],
] as const)("People come for goods that are not sent (%s): %s", (language, product, message, details) => {
  expect(goalFor(language, product, message, details)).toBe("visit");
});

test("Nobody books a self-service laundry", () => {
  const message = "9,50 € por lavagem, aberto todos os dias das 7h às 23h.";
  expect(goalFor("pt", "Lavandaria self-service", message, "")).toBe("visit");
});

test("Goods that are ordered and picked up are still ordered", () => {
  const details = "Order by 8 December on 01584 555 019. Collect on 22 December. We don't deliver.";
  expect(goalFor("en", "Christmas turkeys", "Our turkeys grow for 26 weeks.", details)).toBe("order");
  const told = "Vorbestellung bis 10. Dezember. Nur Abholung, samstags 9-12 Uhr.";
  expect(goalFor("de", "Weidegänse", "Unsere Gänse stehen auf der Wiese.", told)).toBe("order");
});

test.each([
  ["en", "Refills, corner shop", "All by weight.", "Mon-Sat 9:00-19:00, 12 Mill Lane."],
  [
    "de",
    "Unverpackt-Laden mit Abfüllstation",
    "Zahl nur, was reinkommt.",
    "Mo-Sa 9-19 Uhr, Limmerstraße 41.",
  ],
  ["fr", "Épicerie en vrac", "Tout au poids.", "Du lundi au samedi de 9 h à 19 h, 12 rue du Puits."],
  ["es", "Tienda a granel", "Todo al peso.", "De lunes a sábado de 9:00 a 19:00. Calle Mayor 18."],
  ["it", "Negozio sfuso", "Tutto a peso.", "Dal lunedì al sabato dalle 9:00 alle 19:00. Via Roma 12."],
  ["pt", "Loja a granel", "Tudo a peso.", "De segunda a sábado das 9h às 19h. Rua da Prata 12."],
  ["nl", "Verpakkingsvrije winkel", "Alles per gewicht.", "Ma-za 9:00-19:00 uur. Kerkstraat 12."],
] as const)(
  "People come to a shop with hours and an address (%s): %s",
  (language, product, message, details) => {
    expect(goalFor(language, product, message, details)).toBe("visit");
  },
);

const UNPACKED = "Unverpackt-Laden mit Abfüllstation";
test.each([
  [UNPACKED, "Mo-Sa 9-19 Uhr, Limmerstraße 41. Wir liefern mit dem Rad."],
  [UNPACKED, "Mo-Sa 9-19 Uhr, Limmerstraße 41. Bestellungen bis 12 Uhr."],
  [UNPACKED, "Mo-Sa 9-19 Uhr, Limmerstraße 41. Auch online."],
  [UNPACKED, "Mo-Sa 9-19 Uhr, Limmerstraße 41. Tel. 0511 555 0144."],
  [UNPACKED, "Über 300 Lebensmittel ohne Verpackung."],
  ["Gemüsekiste", "Mo-Sa 9-19 Uhr, Limmerstraße 41."],
])("A shop that takes orders, and other goods, imply no visit: %s, %s", (productName, additionalDetails) => {
  const brief = {
    companyName: "Northside",
    productName,
    keyMessage: "Zahl nur, was reinkommt.",
    additionalDetails,
  };
  expect(readFacts(brief, "de").impliedGoal).not.toBe("visit");
});

test.each([
  ["es", "Toldos", "También motorizamos toldos viejos. Objetivo: pedir presupuesto", "quote"],
  ["fr", "Nids de frelons", "Certibiocide. Objectif : qu'on nous appelle", "call"],
  ["nl", "Elektrische bakfiets", "Doel = proefweek aanvragen", "try"],
  ["en", "Decluttering", "Goal: first phone call, not an online booking", "call"],
] as const)("The goal in the details is the next step (%s)", (language, product, details, goal) => {
  expect(goalFor(language, product, "Klaar. Listo. Prêt.", details)).toBe(goal);
});

test.each([
  ["fr", "Séances de sophrologie", "De quoi donner envie de respirer.", "donate"],
  ["fr", "Lampes de bureau", "Réservoir de 2 litres.", "book"],
  ["fr", "Ruches et matériel", "Essaim prêt en mai.", "try"],
  ["de", "Handseife", "Spender aus Glas.", "donate"],
  ["de", "Schuhregal", "Stellen Sie Ihre Schuhe einfach hinein.", "apply"],
  ["it", "Materasso in lattice", "Sostiene la schiena.", "donate"],
  ["it", "Cesti gastronomici", "Selezione di 40 vini.", "apply"],
  ["it", "Mobili antichi", "Su richiesta anche la lucidatura.", "quote"],
  ["nl", "Steunzolen", "Extra steun voor uw voeten.", "donate"],
  ["nl", "Leeslamp", "Elk boek goed verlicht.", "book"],
  ["en", "Choir robes", "Two-week lead time.", "quote"],
  ["pt", "Colares de prata", "Gravação sob consulta.", "book"],
])("A word that only looks like a next step is none (%s): %s, %s", (language, product, message, goal) => {
  expect(goalFor(language, product, message, "")).not.toBe(goal);
});

test.each([
  ["en", "6-week beginners' throwing course", "Clay and firing are included.", "£210.", "signup"],
  ["en", "Sofa and armchair re-covering", "Free collection.", "Armchair from £480.", "quote"],
  ["de", "Sessel beziehen", "Abholung kostenlos.", "Ab 480 €.", "quote"],
  ["fr", "Recouvrement de fauteuils", "Tissus au choix.", "Dès 480 €.", "quote"],
  ["es", "Retapizado de sillas", "Recogida gratis.", "Desde 80 €.", "quote"],
  ["it", "Rivestimento divani", "Ritiro gratuito.", "Da 480 €.", "quote"],
  ["fr", "Ressemelage", "Talons en 20 min.", "Mardi-samedi 9h-19h.", "visit"],
  ["en", "Shoe repair", "Heels in 20 minutes.", "Tue-Sat 9am-6pm.", "visit"],
  ["nl", "2e hands kinderkleding", "Alles gewassen.", "Cronjéstraat, di t/m za 10-17.", "visit"],
  ["de", "Boulderhalle", "Neue Routen jede Woche.", "Mo-Fr ab 7 Uhr.", "visit"],
  ["it", "Palestra di arrampicata", "Vorremmo che la gente venga a provare.", "Lun-ven 10-23.", "visit"],
  ["de", "Boulderkurs", "Sechs Abende.", "Mo 19 Uhr. 90 €.", "book"],
  ["en", "Climbing shoes", "Resoled pairs.", "Tue-Sat 9am-6pm. Free shipping. £60.", "order"],
])("The next step suits what is sold (%s): %s", (language, product, message, details, goal) => {
  expect(goalFor(language, product, message, details)).toBe(goal);
});
