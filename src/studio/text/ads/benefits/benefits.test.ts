import { expect, test } from "vitest";
import type { Address } from "../grammar.ts";
import { grammarFor } from "../grammars.ts";
import { benefitOf } from "./benefits.ts";

function written(language: string, clause: string, address: Address | null = null) {
  const inside = language === "de" ? clause : clause.charAt(0).toLowerCase() + clause.slice(1);
  const felt = benefitOf(clause, inside, grammarFor(language), address);
  return felt && [felt.first, felt.last].map((text) => text.replaceAll("\u00A0", " "));
}

test.each([
  ["en", "No appointment needed", null, "Just turn up: no appointment needed."],
  ["de", "Leihrad gratis", null, "Mobil bleiben: Leihrad gratis."],
  ["fr", "Sans engagement", "informal", "Tu arrêtes quand tu veux : sans engagement."],
  ["fr", "Sans engagement", null, "Vous arrêtez quand vous voulez : sans engagement."],
  ["es", "Primera visita gratis", null, "Empezar no cuesta nada: primera visita gratis."],
  ["it", "Niente abbonamento", "formal", "Smette quando vuole: niente abbonamento."],
  ["pt", "Grupos de 6", null, "Tempo para cada um: grupos de 6."],
  ["nl", "Proefles gratis", null, "Eerst proberen, dan betalen: proefles gratis."],
  ["sv", "medan du väntar", null, "Ingen andra resa: medan du väntar."],
  ["pl", "dojazd gratis", null, "Płacisz za pracę, nie za drogę: dojazd gratis."],
] as const)(
  "A statement is said with what it means for the reader (%s, %s)",
  (language, clause, address, sentence) => {
    expect(written(language, clause, address)?.[0]).toBe(sentence);
  },
);

test.each([
  ["en", "no deposit", "No deposit: nothing to pay at the start."],
  ["de", "keine Warteliste", "Keine Warteliste: gleich anfangen."],
  ["de", "jederzeit kündbar", "Jederzeit kündbar: Aufhören geht immer."],
  ["fr", "sans caution", "Sans caution : rien à payer au départ."],
  ["es", "sin fianza", "Sin fianza: nada que pagar al empezar."],
  ["it", "senza caparra", "Senza caparra: niente da pagare all’inizio."],
  ["pt", "sem caução", "Sem caução: nada a pagar no início."],
  ["nl", "geen borg", "Geen borg: vooraf niets te betalen."],
  ["nl", "ook op zondag", "Ook op zondag: geen vrije dag nodig."],
] as const)("The statement may stand first (%s, %s)", (language, clause, sentence) => {
  expect(written(language, clause)?.[1]).toBe(sentence);
});

test.each([
  ["en", "fixed within 24 hours", "Fixed within 24 hours, not days."],
  ["en", "no call-out charge", "You pay for the work, not the drive: no call-out charge."],
  ["de", "in 2 Tagen fertig", "In 2 Tagen fertig, nicht in Wochen."],
  ["fr", "arrivée en 1h", "Arrivée en 1h, pas en plusieurs jours."],
  ["es", "llegamos en 20 min", "Llegamos en 20 min, no en horas."],
  ["it", "85 cani cercano casa", "85 cani cercano casa. E se uno fosse il tuo?"],
  ["fr", "7j/7", "Le jour qui vous convient : 7j/7."],
  ["pt", "em 2 prestações", "Pague aos poucos: em 2 prestações."],
  ["nl", "subsidie tot 50%", "Minder betalen: subsidie tot 50%."],
] as const)("A statement in %s is said with its benefit: %s", (language, clause, sentence) => {
  expect(written(language, clause)?.[0]).toBe(sentence);
});

test.each([
  ["it", "disdici quando vuoi"],
  ["en", "Open on Mondays"],
  ["en", "quick? no waiting list"],
  ["en", "24 hours"],
] as const)(
  "A benefit that repeats the statement or is not carried by it is left out (%s, %s)",
  (language, clause) => {
    expect(written(language, clause)).toBeNull();
  },
);

test.each([
  ["en", "we come back free if the landlord complains within 7 days"],
  ["de", "Geld zurück, wenn nicht fertig in 2 Tagen"],
] as const)("A time that depends on a condition is no promise of speed (%s, %s)", (language, clause) => {
  expect(written(language, clause)?.join(" ") ?? "").not.toMatch(/, (?:not weeks|nicht in Wochen)/u);
});

test.each([
  ["fr", "remplacement assuré"],
  ["fr", "4 pers 14 € 8 pers 24 €"],
  ["it", "gestiamo l'assicurazione"],
  ["en", "free nurse check after"],
] as const)("A word with another meaning carries no promise (%s, %s)", (language, clause) => {
  expect(written(language, clause)?.join(" ") ?? "").not.toMatch(
    /couvert|temps pour chacun|coperto|before you pay/u,
  );
});

test("A statement with a price or a condition is never said to cost nothing", () => {
  expect(written("de", "7,50 € das Glas, ab 3 Gläsern Lieferung gratis")).toBeNull();
  expect(written("en", "we deliver over £30 free")).toBeNull();
});

test.each([
  ["en", "dead spots fixed or you don't pay", "Dead spots fixed or you don't pay: the risk is ours."],
  ["de", "Rahmen und 2 Falze inkl", "Rahmen und 2 Falze inkl., ohne Aufpreis."],
  ["fr", "devis avant d'intervenir", "Devis avant d'intervenir : pas de surprise sur la facture."],
  ["es", "no cobramos si no se desatasca", "No cobramos si no se desatasca: nada que perder."],
  ["it", "se piove torniamo gratis", "Se piove torniamo gratis: il rischio è nostro."],
  ["pt", "preço dito ao telefone", "Preço dito ao telefone: sabe quanto custa antes de irmos."],
  ["nl", "niet opgelost niet betalen", "Niet opgelost niet betalen: niets te verliezen."],
] as const)("A benefit is found anywhere in a statement (%s, %s)", (language, clause, sentence) => {
  expect(written(language, clause)?.[1]).toBe(sentence);
});

test("A benefit is never placed next to an item of a list that is not its own", () => {
  expect(written("en", "every bike serviced, red or blue")).toEqual([
    "Checked before you get it: every bike serviced, red or blue.",
    "Checked before you get it: every bike serviced, red or blue.",
  ]);
  expect(written("en", "shop in Dover, by card, no dogs")).toBeNull();
  expect(written("en", "shop in Dover, pay by card")?.[0]).toBe(
    "Shop in Dover, pay by card: no cash needed.",
  );
});
