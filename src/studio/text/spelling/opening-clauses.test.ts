import { expect, test } from "vitest";
import { withClauseCommas } from "./opening-clauses.ts";
import { tidyBrief } from "./tidy-brief.ts";

/** `|` marks where the comma belongs. */
test.each([
  ["en", "If there's no wax to remove | you pay £20 for the check only."],
  ["en", "If it rains | we move it to Sunday."],
  ["en", "If you need a better price | we replace it."],
  ["en", "If you're not happy | I'll redo it."],
  ["en", "If it doesn't fit | then we swap it."],
  ["en", "If the boiler breaks again within a year | we fix it for free."],
  ["de", "Wenn es nicht passt | tauschen wir um."],
  ["de", "Wenn es regnet | dann verschieben wir den Termin."],
  ["de", "Ist die Naht wieder offen | dann nähen wir sie gratis nach."],
  ["de", "Wenn Sie bis Freitag buchen | bekommen Sie 10 % Rabatt."],
  ["fr", "Si ça ne vous plaît pas | on vous rembourse."],
  ["fr", "Si vous voulez | nous venons chez vous."],
  ["fr", "Au-delà de 20 km | on facture 1 € du km."],
  ["fr", "Si votre chien tire trop | je reprends avec lui."],
  ["es", "Si no funciona | te devolvemos el dinero."],
  ["es", "Si hay una avería en julio | vamos en 24 h."],
  ["es", "Si no lo encontramos | no pagas."],
  ["es", "Si la caldera falla otra vez | la arreglamos gratis."],
  ["it", "Se il telaio balla | lo incolliamo senza chiedere altro."],
  ["it", "Se vuoi | te lo portiamo a casa."],
  ["it", "Quando abbiamo finito | puliamo tutto."],
  ["pt", "Se chover a sério | remarcamos sem custos."],
  ["pt", "Se não gostar | a gente devolve o dinheiro."],
  ["pt", "Caso não goste | trocamos."],
  ["nl", "Gaat er toch 1 dood binnen 30 dagen | dan sturen we gratis een nieuwe."],
  ["nl", "Als het niet bevalt | krijgt u uw geld terug."],
  ["nl", "Zodra hij klaar is | bel ik u."],
  ["en", "If it's cold | we bring you a blanket."],
  ["it", "Se non ti piace il vino | ti rimborsiamo."],
  ["nl", "Als uw fiets stuk is | halen we hem op."],
  ["nl", "Als u vandaag bestelt | krijgt u korting."],
])("A condition ends with a comma in %s: %s", (language, marked) => {
  const typed = marked.replace(" |", "");
  expect(tidyBrief({ keyMessage: typed }, language).keyMessage).toBe(marked.replace(" |", ","));
});

test.each([
  ["en", "If you think we can help you call us."],
  ["en", "If you have a dress you love the most bring it."],
  ["en", "When the people we teach the guitar smile."],
  ["en", "Call us if it rains and we move it to Sunday."],
  ["en", "If it rains, we move it to Sunday and you pay nothing."],
  ["de", "Wenn zufriedene Kunden Sie empfehlen freut uns das."],
  ["de", "Wenn möglich kommen wir am selben Tag."],
  ["de", "Passt das Kleid bekommen Sie es sofort."],
  ["fr", "Si un jour vous déménagez appelez-nous."],
  ["fr", "Si vous cherchez un service on ne peut plus simple."],
  ["fr", "Si le client chez qui nous allons est absent."],
  ["es", "Si la caldera la revisamos nosotros tienes descuento."],
  ["es", "Si buscas un taller donde siempre te atendemos bien llama."],
  ["es", "Si los últimos tramos son difíciles."],
  ["it", "Se il tavolo lo incolliamo noi risparmi."],
  ["it", "Se prenoti il richiamo è gratis."],
  ["it", "Se ti piace quello che facciamo vieni."],
  ["pt", "Se não encontrarmos a peça."],
  ["pt", "Se precisa de alguém em quem confiamos."],
  ["pt", "Caso de urgência vamos logo."],
  ["nl", "Als de klant u belt."],
  ["nl", "Als je meer wilt dan we hebben."],
  ["nl", "Als het werk u bevalt."],
])("A clause that may be a part of the condition has no comma in %s: %s", (language, typed) => {
  expect(withClauseCommas(typed, language)).toBe(typed);
});

test.each([
  ["en", "When you see the price we charge you will smile."],
  ["en", "When you find the one you love you try it on."],
  ["en", "If your dog is one we know you pay less."],
  ["es", "Si compras dos pizzas la tercera te la regalamos."],
  ["fr", "Si vous prenez deux pizzas la troisième on vous l'offre."],
  ["it", "Se compri due pizze la terza la offriamo noi."],
  ["it", "Se porti due tappeti il tappeto piccolo lo laviamo gratis."],
  ["pt", "Se levar dois pares o terceiro oferecemos nós."],
])("A relative clause or an object before the main clause has no comma in %s: %s", (language, typed) => {
  expect(withClauseCommas(typed, language)).toBe(typed);
});

test.each([
  "Als familiebedrijf doen we alles zelf.",
  "Als specialist krijgt u advies.",
  "Als vaste klant betaalt u minder.",
  "Als bakkers weten we wat lekker is.",
  "Als uw loodgieter staan we klaar.",
  "Indien nodig komen we langs.",
])("A Dutch role or short condition has no comma: %s", (typed) => {
  expect(withClauseCommas(typed, "nl")).toBe(typed);
});
