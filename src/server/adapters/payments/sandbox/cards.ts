/**
 * A test card of the payment sandbox: its result on entry (`onEntry`, which `sandbox.routes.ts`
 * obeys) and at renewals (`renews`, `renew` in `account.ts`). `TEST_CARDS` lists them.
 */
export interface TestCard {
  readonly number: string;
  readonly brand: string;
  readonly onEntry: "succeeds" | "declined" | "requires_action";
  readonly renews: boolean;
  readonly description: string;
}

/**
 * Card numbers that the sandbox's checkout accepts: those of Stripe's test mode
 * (docs.stripe.com/testing, read 2026-11-20). `sandbox-pages.ts` lists them on the checkout page;
 * `findTestCard` searches them.
 */
export const TEST_CARDS: readonly TestCard[] = [
  { number: "4242424242424242", brand: "visa", onEntry: "succeeds", renews: true, description: "Pays" },
  {
    number: "4000000000000002",
    brand: "visa",
    onEntry: "declined",
    renews: false,
    description: "Is declined",
  },
  {
    number: "4000002500003155",
    brand: "visa",
    onEntry: "requires_action",
    renews: true,
    description: "Needs a confirmation, then pays",
  },
  {
    number: "4000000000000341",
    brand: "visa",
    onEntry: "succeeds",
    renews: false,
    description: "Pays once, then fails",
  },
];

/**
 * Finds a card of `TEST_CARDS` by number, when the sandbox's checkout or portal page is submitted
 * (`sandbox.routes.ts`) or a card is shown (`present.ts`); `undefined` for another number (an error
 * on the page, no card shown); spaces and hyphens are ignored.
 */
export function findTestCard(entered: string): TestCard | undefined {
  const number = entered.replaceAll(/[\s-]/g, "");
  return TEST_CARDS.find((card) => card.number === number);
}

/**
 * Groups the digits of a test card on the sandbox's pages (`sandbox-pages.ts`): "4242 4242 4242
 * 4242".
 */
export const formatCardNumber = (number: string) => number.replaceAll(/(\d{4})(?=\d)/g, "$1 ");
