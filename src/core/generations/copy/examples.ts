import type { AdLanguage } from "../language.ts";
import type { Angle } from "./platform-copy.ts";

/**
 * A brief of a few facts and an ad written from these facts only, as an example in the prompt for
 * campaign copy.
 */
interface CopyExample {
  readonly company: string;
  readonly product: string;
  readonly facts: string;
  readonly angle: Angle;
  /** At most 125 characters. */
  readonly primaryText: string;
  /** At most 27 characters. */
  readonly headline: string;
}

const EN: readonly CopyExample[] = [
  {
    company: "Harbor Lane Bikes",
    product: "E-bike service",
    facts: "In by 10, back by 5. $59, parts extra. Free loan bike.",
    angle: "number",
    primaryText:
      "In by 10, back by 5. E-bike service for $59, with a free loan bike while you wait. Book a slot.",
    headline: "E-bike service, $59",
  },
  {
    company: "Ledgerleaf",
    product: "Bookkeeping for trades",
    facts: "Photograph the receipt, we do the rest. Fixed £89 a month. VAT returns included.",
    angle: "process",
    primaryText:
      "Photograph the receipt. Done. Bookkeeping for trades at a fixed £89 a month, VAT returns included. See how it works.",
    headline: "Just photograph receipts",
  },
  {
    company: "Fernhill Dental",
    product: "Check-up",
    facts: "No lectures. Evening appointments until 8 pm. £45 for new patients.",
    angle: "objection",
    primaryText:
      "No lectures, just a check-up. Evening appointments until 8 pm, £45 for new patients. Book yours.",
    headline: "Check-ups until 8 pm",
  },
];

const DE: readonly CopyExample[] = [
  {
    company: "Kinderchor Lindenau",
    product: "Chorprobe",
    facts: "Jeden Mittwoch um 16 Uhr. Ab 6 Jahren. Erste Stunde kostenlos.",
    angle: "offer",
    primaryText:
      "Die erste Chorstunde ist kostenlos. Jeden Mittwoch um 16 Uhr, ab 6 Jahren. Platz im Kinderchor sichern.",
    headline: "Erste Stunde kostenlos",
  },
  {
    company: "Malerbetrieb Voss",
    product: "Wohnung streichen",
    facts: "Festpreis vor dem ersten Pinselstrich. Möbel rücken wir. Ab 19 Euro pro Quadratmeter.",
    angle: "objection",
    primaryText:
      "Möbel rücken? Machen wir. Wohnung streichen zum Festpreis, ab 19 Euro pro Quadratmeter. Angebot anfordern.",
    headline: "Streichen zum Festpreis",
  },
  {
    company: "Hofladen Brandt",
    product: "Gemüsekiste",
    facts: "Freitag geerntet, Samstag geliefert. Jede Woche kündbar.",
    angle: "process",
    primaryText:
      "Freitag geerntet, Samstag geliefert: die Gemüsekiste vom Hofladen Brandt. Jede Woche kündbar. Kiste bestellen.",
    headline: "Freitag geerntet",
  },
];

const FR: readonly CopyExample[] = [
  {
    company: "Atelier Roule",
    product: "Révision de vélo électrique",
    facts: "Déposé à 10 h, rendu à 17 h. 59 €. Vélo de prêt offert.",
    angle: "number",
    primaryText:
      "Déposé à 10 h, rendu à 17 h. La révision de votre vélo électrique à 59 €, vélo de prêt offert. Réservez.",
    headline: "La révision à 59 €",
  },
  {
    company: "Boulangerie Lind",
    product: "Pain au levain",
    facts: "Cuit chaque matin. Livraison à vélo dans tout Lyon. 4,80 € la miche.",
    angle: "place",
    primaryText:
      "Cuit chaque matin, livré à vélo dans tout Lyon : le pain au levain de Lind, 4,80 € la miche. Commandez.",
    headline: "À vélo dans tout Lyon",
  },
  {
    company: "Cours Azur",
    product: "Soutien en maths",
    facts: "Une heure par semaine, à domicile. Premier cours gratuit. Du CM2 à la terminale.",
    angle: "offer",
    primaryText:
      "Le premier cours est gratuit. Une heure de maths par semaine, à domicile, du CM2 à la terminale. Réservez.",
    headline: "Premier cours gratuit",
  },
];

const ES: readonly CopyExample[] = [
  {
    company: "Taller Ribera",
    product: "Revisión de bici eléctrica",
    facts: "La dejas a las 10, la recoges a las 17. 59 euros. Bici de préstamo gratis.",
    angle: "number",
    primaryText:
      "La dejas a las 10, la recoges a las 17. Tu bici eléctrica revisada por 59 euros y bici de préstamo gratis. Reserva.",
    headline: "Revisión por 59 euros",
  },
  {
    company: "Panadería Sol",
    product: "Pan de masa madre",
    facts: "Horneado cada mañana. Reparto en bici por Sevilla. 4,80 € la hogaza.",
    angle: "process",
    primaryText:
      "Horneado cada mañana y repartido en bici por Sevilla. Pan de masa madre, 4,80 € la hogaza. Haz tu pedido.",
    headline: "Horneado cada mañana",
  },
  {
    company: "Clases Norte",
    product: "Inglés",
    facts: "Grupos de 6 personas. Primera clase gratis. Sin matrícula.",
    angle: "objection",
    primaryText: "Sin matrícula y en grupos de 6 personas. La primera clase de inglés es gratis. Apúntate.",
    headline: "Inglés sin matrícula",
  },
];

const IT: readonly CopyExample[] = [
  {
    company: "Officina Ponte",
    product: "Tagliando e-bike",
    facts: "La porti alle 10, la ritiri alle 17. 59 euro. Bici di cortesia gratis.",
    angle: "number",
    primaryText:
      "La porti alle 10, la ritiri alle 17. Tagliando e-bike a 59 euro, con bici di cortesia gratis. Prenota.",
    headline: "Tagliando a 59 euro",
  },
  {
    company: "Forno Lume",
    product: "Pane a lievito madre",
    facts: "Sfornato ogni mattina. Consegna in bici in tutta Bologna. 4,80 € al pezzo.",
    angle: "place",
    primaryText:
      "Sfornato ogni mattina, consegnato in bici in tutta Bologna. Pane a lievito madre, 4,80 € al pezzo. Ordina.",
    headline: "In bici in tutta Bologna",
  },
  {
    company: "Studio Fiore",
    product: "Igiene dentale",
    facts: "Aperti fino alle 20. Preventivo prima di iniziare. Prima visita gratuita.",
    angle: "offer",
    primaryText:
      "La prima visita è gratuita e il preventivo arriva prima di iniziare. Igiene dentale fino alle 20. Prenota.",
    headline: "Prima visita gratuita",
  },
];

const PT: readonly CopyExample[] = [
  {
    company: "Oficina Cais",
    product: "Revisão de bicicleta elétrica",
    facts: "Entrega às 10, recolha às 17. 59 euros. Bicicleta de empréstimo grátis.",
    angle: "number",
    primaryText:
      "Entrega às 10, recolha às 17. Revisão de bicicleta elétrica por 59 euros, com empréstimo grátis. Marque.",
    headline: "Revisão por 59 euros",
  },
  {
    company: "Padaria Luz",
    product: "Pão de massa-mãe",
    facts: "Cozido todas as manhãs. Entrega de bicicleta em toda Lisboa. 4,80 € cada.",
    angle: "place",
    primaryText:
      "Cozido todas as manhãs, entregue de bicicleta em toda Lisboa. Pão de massa-mãe, 4,80 € cada. Encomende.",
    headline: "De bicicleta em Lisboa",
  },
  {
    company: "Explica Mais",
    product: "Explicações de matemática",
    facts: "Uma hora por semana, em casa. Primeira aula gratuita. Sem fidelização.",
    angle: "objection",
    primaryText:
      "Sem fidelização: uma hora de matemática por semana, em casa. A primeira aula é gratuita. Inscreva-se.",
    headline: "Sem fidelização",
  },
];

const NL: readonly CopyExample[] = [
  {
    company: "Fietshuis Kade",
    product: "E-bikeservice",
    facts: "Om 10 uur gebracht, om 17 uur klaar. 59 euro. Gratis leenfiets.",
    angle: "number",
    primaryText:
      "Om 10 uur gebracht, om 17 uur klaar. E-bikeservice voor 59 euro, met gratis leenfiets. Maak een afspraak.",
    headline: "E-bikeservice, 59 euro",
  },
  {
    company: "Bakkerij Licht",
    product: "Zuurdesembrood",
    facts: "Elke ochtend gebakken. Per fiets bezorgd in heel Utrecht. 4,80 euro per brood.",
    angle: "place",
    primaryText:
      "Elke ochtend gebakken, per fiets bezorgd in heel Utrecht. Zuurdesembrood, 4,80 euro per brood. Bestel hier.",
    headline: "Per fiets in heel Utrecht",
  },
  {
    company: "Rijschool Noord",
    product: "Rijles",
    facts: "Eerste les gratis. Vaste instructeur. Ook in de avond.",
    angle: "offer",
    primaryText:
      "De eerste les is gratis, met een vaste instructeur. Rijles kan ook in de avond. Boek je les.",
    headline: "Eerste les gratis",
  },
];

const EXAMPLES: Partial<Record<AdLanguage, readonly CopyExample[]>> = {
  en: EN,
  de: DE,
  fr: FR,
  es: ES,
  it: IT,
  pt: PT,
  nl: NL,
};

/**
 * Three examples in the language for the prompt of campaign copy (`prompt.ts`); English ones if the
 * language has none. `examples.test.ts` checks them against the limits,
 * `studio/copy/gate/examples.test.ts` against the studio's gate.
 */
export function copyExamples(language: AdLanguage): readonly CopyExample[] {
  return EXAMPLES[language] ?? EN;
}
