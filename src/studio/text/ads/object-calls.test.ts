import { expect, test } from "vitest";
import { materialFor } from "./goal-calls.fixture.ts";

test.each([
  ["en", "sell gift vouchers", "Order a gift voucher."],
  ["en", "more gift card sales", "Order a gift card."],
  ["en", "Sell 50 Christmas gift vouchers before December", "Order a gift voucher."],
  ["en", "sell 10-class passes", "Buy your 10-class pass."],
  ["en", "more standing weekly orders from offices", "Set up your standing weekly order."],
  ["en", "sell annual memberships", "Become a member."],
  ["en", "more maintenance contracts", "Ask about a maintenance contract."],
  ["en", "Get date-availability requests for May through October", "Ask if your date is free."],
  ["de", "Gutscheine verkaufen", "Bestell einen Gutschein."],
  ["de", "Saisonkarten bis Mai verkaufen", "Kauf dir deine Saisonkarte bis Mai."],
  ["de", "30 neue Paten bis Weihnachten", "Werde bis Weihnachten Pate."],
  ["de", "Anfragen für Jahresverträge ab März", "Frag nach einem Jahresvertrag."],
  ["de", "mehr Tischreservierungen für Juli", "Reservier bei Alma für Juli."],
  ["fr", "vendre plus de cartes cadeaux avant Noël", "Commandez une carte cadeau."],
  ["es", "vender más bonos regalo", "Compra un bono regalo."],
  ["it", "vendere più buoni regalo entro Natale", "Acquista un buono regalo."],
  ["pt", "vender vales-oferta para o Natal", "Compre um vale-oferta."],
  ["nl", "cadeaubonnen verkopen", "Bestel een cadeaubon."],
  ["nl", "strippenkaart verkopen (5 paar voor 50 euro)", "Koop je strippenkaart."],
  ["nl", "40 nieuwe vaste adressen voor de zomer", "Meld je aan als vast adres voor de zomer."],
  ["nl", "meer vaste klanten", "Word vaste klant."],
  ["nl", "reservaties voor juli en augustus", "Reserveer voor juli of augustus."],
])("A call asks for the object of the goal (%s, %s)", (language, goal, call) => {
  const message = language === "de" ? "Du entspannst eine Stunde." : "60 min.";
  expect(materialFor(language, "Massage", message, goal).aimedCalls).toContain(call);
});

test.each([
  ["en", "sell gift vouchers and fill Tuesdays", /voucher/u],
  ["en", "stop gift voucher sales", /voucher/u],
  ["en", "get members to renew", /Become/u],
  ["en", "new members of staff", /Become/u],
  ["en", "more members to come on weekdays", /Become/u],
  ["en", "more newsletter subscribers", /subscription/u],
  ["de", "Wartungsverträge verlängern", /vertrag/u],
  ["de", "weniger Reservierungen", /[Rr]eservier/u],
  ["de", "Gutscheine einlösen lassen", /Gutschein/u],
  ["de", "neue Mitglieder für den Vorstand", /Mitglied/u],
  ["fr", "vendre des bons cadeaux et remplir le mardi", /cadeau/u],
  ["nl", "vaste klanten belonen", /Word/u],
  ["nl", "meer vaste klanten terughalen", /Word/u],
  ["nl", "nieuwe leden voor het bestuur", /Word/u],
  ["nl", "meer abonnees op de nieuwsbrief", /abonnement/u],
])("A call names no object that the goal does not want alone (%s, %s)", (language, goal, wrong) => {
  for (const call of materialFor(language, "Massage", "60 min.", goal).calls) expect(call).not.toMatch(wrong);
});
