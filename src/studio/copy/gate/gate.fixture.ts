import type { Brief } from "../../text/facts/brief.ts";
import { readFacts } from "../../text/facts/read-facts.ts";
import { gateText, type GatePlace } from "./gate.ts";
import { groundOf, type GateSource } from "./ground.ts";

/**
 * Place of a post on Facebook and Instagram, without a field; the default of `judge` in the gate's
 * tests.
 */
export const POST: GatePlace = { platforms: ["facebook", "instagram"] };

/**
 * Place of a headline of a search ad, whose limits are in `core/platforms/platforms.ts`;
 * `shape.test.ts` judges lengths and characters there.
 */
export const SEARCH_HEADLINE: GatePlace = { platforms: ["google_search"], field: "headlines" };

/**
 * A brief in its language, with what is known of the brand; `judge` reads its facts and asks the
 * gate. The constants of this file are businesses for tests.
 */
export interface Business extends Omit<GateSource, "facts"> {
  readonly brief: Brief;
  readonly language: string;
}

/** Builds a brief of three texts for the gate's tests; `more` sets its other fields. */
export const brief = (
  companyName: string,
  productName: string,
  keyMessage: string,
  more: Partial<Brief> = {},
): Brief => ({ companyName, productName, keyMessage, ...more });

/**
 * English business of the gate's tests, whose facts `gate.test.ts` and `shape.test.ts` expect; a
 * changed fact changes their expectations.
 */
export const BIKES: Business = {
  language: "en",
  brief: brief(
    "Harbor Lane Bikes",
    "e-bike servicing",
    "Booked by 10, back by 5. 59 dollars, parts extra. Loan bike free. Gas Safe registered since 1994. In Kemptown and Hove. Two for one on Tuesdays until 24 December. The best brakes in town. 14-day trial. 20% off in May. First check within 48 hours.",
    {
      targetAudience: "Commuters over 40 in Leeds",
      additionalDetails: "Tone funny. Never mention Uber. Do not say cheap. No exclamation marks.",
    },
  ),
};

/**
 * German business of the gate's tests, whose facts `gate.test.ts` expects; a changed fact changes
 * its expectations.
 */
export const CHOIR: Business = {
  language: "de",
  brief: brief(
    "Kinderchor Lindenau",
    "Probetermin",
    "Jeden Mittwoch 16 Uhr, ab 6 Jahren, erste Stunde kostenlos. Danach 19 Euro im Monat. Zwei Lehrerinnen. Singen in Leipzig.",
    { additionalDetails: "Ton: warm. Bitte nicht das Wort „günstig“ verwenden." },
  ),
};

/**
 * French business of the gate's tests, whose facts `gate.test.ts` expects; a changed fact changes
 * its expectations.
 */
export const BAKERY: Business = {
  language: "fr",
  brief: brief(
    "La Mie de Pierre",
    "Pain au levain",
    "4,20 € la miche. Pétri la veille, cuit au feu de bois à 6 h. Livraison gratuite à Nantes. Médaille d'or 2023. Ouvert du mardi au samedi.",
  ),
};

/**
 * Spanish business of the gate's tests, whose facts `gate.test.ts` expects; a changed fact changes
 * its expectations.
 */
export const CAFE: Business = {
  language: "es",
  brief: brief(
    "Café Luna",
    "Desayuno",
    "Desayuno completo por 7,50 euros. Abierto de lunes a viernes de 8 a 12. En Triana. Café ecológico.",
  ),
};

/**
 * Italian business of the gate's tests, whose facts `gate.test.ts` expects; a changed fact changes
 * its expectations.
 */
export const GYM: Business = {
  language: "it",
  brief: brief(
    "Palestra Onda",
    "Corso di nuoto",
    "Dieci lezioni a 120 euro. Istruttori certificati. Prima lezione gratuita. A Bologna.",
  ),
};

/**
 * Portuguese business of the gate's tests, whose facts `gate.test.ts` expects; a changed fact
 * changes its expectations.
 */
export const SURF: Business = {
  language: "pt",
  brief: brief(
    "Maré Alta",
    "Aulas de surf",
    "Aulas de 90 minutos por 35 euros. Prancha incluída. Na praia de Matosinhos. Desde 2011.",
  ),
};

/**
 * Dutch business of the gate's tests, whose facts `gate.test.ts` expects; a changed fact changes
 * its expectations.
 */
export const FLOWERS: Business = {
  language: "nl",
  brief: brief(
    "Bloemenhuis Vos",
    "Boeketten",
    "Boeketten vanaf 15 euro. Gratis bezorgd in Utrecht. Voor 12 uur besteld, dezelfde dag bezorgd.",
  ),
};

/**
 * Runs the gate over a text about a business of the tests, a post unless `place` says otherwise;
 * `others` are texts shown next to it. The tests of the gate in this folder call it.
 */
export const judge = (
  source: Business,
  text: string,
  place: GatePlace = POST,
  others: readonly string[] = [],
) =>
  gateText({ text, place, others }, groundOf({ ...source, facts: readFacts(source.brief, source.language) }));

/**
 * Kinds of the reasons (`reason.ts`) for which the gate refuses a post of a business;
 * `gate.test.ts` and `shape.test.ts` expect them.
 */
export const kindsOf = (source: Business, text: string) =>
  judge(source, text).reasons.map(({ kind }) => kind);
