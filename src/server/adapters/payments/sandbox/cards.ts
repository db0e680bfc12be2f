/** A test card: what it does when it is entered, and what it does at each renewal. */
export interface TestCard {
  readonly number: string;
  readonly brand: string;
  readonly atOnce: "pays" | "declined" | "asks";
  readonly renews: boolean;
  readonly says: string;
}

/** The numbers are those that Stripe's own test mode takes (docs.stripe.com/testing, read 2026-11-20). */
export const TEST_CARDS: readonly TestCard[] = [
  { number: "4242424242424242", brand: "visa", atOnce: "pays", renews: true, says: "Pays" },
  { number: "4000000000000002", brand: "visa", atOnce: "declined", renews: false, says: "Is declined" },
  {
    number: "4000002500003155",
    brand: "visa",
    atOnce: "asks",
    renews: true,
    says: "Needs a confirmation, then pays",
  },
  {
    number: "4000000000000341",
    brand: "visa",
    atOnce: "pays",
    renews: false,
    says: "Pays once, then fails",
  },
];

/** The test card with this number, however it is spaced; any other number is refused. */
export function findTestCard(entered: string): TestCard | undefined {
  const number = entered.replaceAll(/[\s-]/g, "");
  return TEST_CARDS.find((card) => card.number === number);
}

/** `4242 4242 4242 4242` */
export const spacedNumber = (number: string) => number.replaceAll(/(\d{4})(?=\d)/g, "$1 ");
