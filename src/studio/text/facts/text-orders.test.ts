import { expect, test } from "vitest";
import { isFromInside } from "./inside-remarks.ts";
import { printableFacts } from "./facts.ts";
import { readFacts } from "./read-facts.ts";
import { ordersText } from "./text-orders.ts";

const shown = (additionalDetails: string, language: string) =>
  printableFacts(
    readFacts({ companyName: "Nova", productName: "Alpha", keyMessage: "", additionalDetails }, language),
  ).map(({ text }) => text);

// The note model has not learned these clauses; without the patterns, most rows fail.
test.each([
  ["en", "Come in with a pun"],
  ["en", "Drop in a limerick"],
  ["en", "Open with our discount"],
  ["en", "Three lines tops"],
  ["en", "No legal speak"],
  ["en", "#madeinleeds at the end"],
  ["en", "Don't bring up the fire"],
  ["de", "Fang mit einem Reim an"],
  ["de", "Mit dem Rabatt anfangen"],
  ["de", "Höchstens drei Sätze"],
  ["de", "Kein Behördendeutsch, kein Werbesprech"],
  ["de", "Den Keller bitte rauslassen"],
  ["fr", "Finis par une blague"],
  ["fr", "Commencez par l'offre"],
  ["fr", "Trois phrases pas plus"],
  ["fr", "Rien sur le déménagement"],
  ["es", "Acaba con un chiste"],
  ["es", "Empezar por la oferta"],
  ["es", "Tres frases como mucho"],
  ["es", "Sin lenguaje jurídico"],
  ["it", "Chiudi con una rima"],
  ["it", "Iniziare dall'offerta"],
  ["it", "Tre frasi al massimo"],
  ["it", "Niente linguaggio burocratico"],
  ["pt", "Acaba com um trocadilho"],
  ["pt", "Começar pela oferta"],
  ["pt", "Três frases no máximo"],
  ["pt", "Na terceira pessoa"],
  ["nl", "Eindig met een rijmpje"],
  ["nl", "Beginnen met de vraag"],
  ["nl", "Hooguit drie zinnen"],
  ["nl", "Geen ambtenarentaal"],
])("An order about the text is not printed (%s): %s", (language, order) => {
  expect(ordersText(order.split(", ").at(-1) ?? "")).toBe(true);
  expect(shown(`20 min. ${order}. 30 min.`, language).join(" ")).not.toContain(order.slice(0, 12));
});

test.each([
  ["en", "December is dead for us"],
  ["en", "We're short of hands until June"],
  ["en", "The chains can't do this"],
  ["en", "Our landlord hates banners"],
  ["en", "Our oven is broken"],
  ["de", "Der August ist bei uns immer mau"],
  ["de", "Uns fehlen gerade Leute"],
  ["de", "Wir wollen nur 300 Euro ausgeben"],
  ["de", "Der Laden gegenüber ist billiger"],
  ["de", "Auf dem Flyer steht noch 19 Euro"],
  ["fr", "Novembre est toujours creux chez nous"],
  ["fr", "On manque de bras"],
  ["fr", "Le budget est limité"],
  ["es", "Noviembre es muy flojo"],
  ["es", "Nos falta gente"],
  ["es", "Tenemos la furgoneta estropeada"],
  ["it", "Novembre è sempre fiacco"],
  ["it", "Possiamo spendere 300 euro"],
  ["it", "Quello di fronte è più caro"],
  ["pt", "Novembro é sempre fraco"],
  ["pt", "Temos falta de pessoal"],
  ["pt", "O orçamento é curto"],
  ["nl", "In november is het hier stil"],
  ["nl", "We komen handen tekort"],
  ["nl", "De verhuurder wil geen borden"],
])("A remark from inside the business is not printed (%s): %s", (language, remark) => {
  expect(isFromInside(remark)).toBe(true);
  expect(shown(`20 min. ${remark}. 30 min.`, language).join(" ")).not.toContain(remark.slice(0, 12));
});

test.each([
  ["en", "Goal: free trial sign-ups"],
  ["en", "goal free trial sign-ups"],
  ["de", "Ziel ist ein voller Freitagskurs"],
  ["fr", "Objectif : plus d'essais gratuits"],
  ["es", "Meta: contratos anuales antes de mayo"],
  ["es", "Queremos que pidan la medición gratuita"],
  ["it", "Ci piacerebbe ricevere più richieste di sopralluogo"],
  ["pt", "Gostávamos de receber mais pedidos de visita"],
  ["nl", "Doel: meer proeflessen"],
])("What the business wants to reach is not printed (%s): %s", (language, goal) => {
  expect(shown(`9 €. ${goal}. 30 min.`, language)).toEqual(["9 €", "30 min"]);
});

test.each([
  ["en", "Drop in any time after four"],
  ["en", "Come in for a free fitting"],
  ["en", "Bring a joke, get a free pint"],
  ["en", "Start with a free lesson"],
  ["en", "January half price"],
  ["en", "Two lines of text engraved free"],
  ["en", "Leave your bins out and we do the rest"],
  ["de", "Kostenlose Anprobe im Laden"],
  ["de", "Im Januar zum halben Preis"],
  ["de", "Höchstens sechs Hunde pro Runde"],
  ["de", "Unser Bus kommt bis zu Ihnen"],
  ["fr", "Moitié prix en février"],
  ["fr", "Deux lignes gravées offertes"],
  ["es", "El presupuesto es gratis"],
  ["es", "Empezamos con una clase gratis"],
  ["it", "Due righe incise gratis"],
  ["pt", "O orçamento é grátis"],
  ["nl", "In januari voor de halve prijs"],
])("A fact in words of an order is printed (%s): %s", (language, fact) => {
  const [first = ""] = fact.split(", ");
  expect(shown(`20 min. ${fact}. 30 min.`, language).join(", ")).toContain(first);
});

test("A date before a small letter ends no sentence, and a wrong price is no fact", () => {
  const details =
    "Achtung: auf der Webseite steht noch 790 €, das stimmt nicht mehr, seit 1.3. gilt 890. Gebiet Lüneburg.";
  expect(shown(details, "de").join(" ")).not.toMatch(/890|790/u);
});

test("An order about one word ends before the next fact of a list", () => {
  const details = "two guides, dont use the word adventure, lunch included, free parking";
  expect(shown(details, "en").join(", ")).toBe("two guides, lunch included, free parking");
});
