import { html, raw } from "hono/html";
import { planCents } from "#core/billing/money.ts";
import { firstMonthCents, OFFER } from "#core/billing/offer.ts";
import { invoiceCopy } from "#core/billing/billing.copy.ts";
import { PLANS } from "#core/plans.ts";
import { PRODUCT } from "#core/product.ts";
import type {
  SandboxAccount,
  SandboxCheckout,
  SandboxInvoice,
} from "#server/adapters/payments/sandbox/account.ts";
import { formatCardNumber, TEST_CARDS } from "#server/adapters/payments/sandbox/cards.ts";
import { sandboxPage, type Html } from "./page-layout.ts";
import { isoDay, formatCents } from "#server/adapters/payments/sandbox/sandbox.copy.ts";

/**
 * Rejected input of the sandbox's card form and its error message; `readCard` in
 * `sandbox.routes.ts` makes it (its words are there), and the form shows it again.
 */
export interface RejectedCard {
  readonly problem: string;
  readonly card: string;
  readonly typed: string;
}

function cardFields(rejected: RejectedCard | undefined): Html {
  const chosen = rejected?.card ?? TEST_CARDS[0]?.number;
  const described = rejected ? raw('aria-describedby="problem"') : "";
  const invalid = rejected?.typed ? raw('aria-invalid="true"') : "";
  return html`<fieldset ${described}>
      <legend>Test card</legend>
      ${TEST_CARDS.map(
        ({ number, description }) =>
          html`<label class="choice">
            <input type="radio" name="card" value="${number}" ${number === chosen ? "checked" : ""} />
            <span>${formatCardNumber(number)}<small>${description}</small></span>
          </label>`,
      )}
    </fieldset>
    <label>
      <span class="field">Or type a test card number</span>
      <input
        type="text"
        name="typed"
        value="${rejected?.typed ?? ""}"
        inputmode="numeric"
        autocomplete="off"
        maxlength="30"
        ${described}
        ${invalid}
      />
    </label>
    ${rejected ? html`<p id="problem" role="alert">${rejected.problem}</p>` : ""}`;
}

/** Forms are sent as multipart, because the server rejects other form types. */
const form = (action: string, body: Html) =>
  html`<form method="post" action="${action}" enctype="multipart/form-data">${body}</form>`;

/**
 * Sandbox page: checkout of a plan, with its price and the test cards
 * (`server/adapters/payments/sandbox/cards.ts`); `sandbox.routes.ts` sends it. Words are in this
 * file, prices in `core/plans.ts`, the offer in `core/billing/offer.ts`.
 */
export function checkoutPage(checkout: SandboxCheckout, rejected?: RejectedCard) {
  const full = planCents(checkout.tier);
  const name = PLANS[checkout.tier].name;
  const price = checkout.offer
    ? html`<strong>${formatCents(firstMonthCents(full))}</strong> for the first month (${OFFER.percentOff}%
        off), then ${formatCents(full)} a month.`
    : html`<strong>${formatCents(full)}</strong> a month.`;
  return sandboxPage(
    "Checkout",
    html`<h1>Subscribe to ${name}</h1>
      <p>${price}</p>
      ${form(`/sandbox/checkout/${checkout.id}`, html`${cardFields(rejected)}<button>Pay and subscribe</button>`)}
      <a href="${checkout.cancelUrl}">Back to ${PRODUCT.name}</a>`,
  );
}

/**
 * Sandbox page: the bank's confirmation step (3-D Secure), which `sandbox.routes.ts` sends after a
 * test card that asks for it (`server/adapters/payments/sandbox/cards.ts`). `action` is the path
 * that the form posts the number `card` to. Words are in this file.
 */
export function confirmPage(action: string, card: string) {
  const hidden = html`<input type="hidden" name="card" value="${card}" />`;
  return sandboxPage(
    "Confirm",
    html`<h1>Your bank asks you to confirm</h1>
      <p>This page represents your bank (3-D Secure).</p>
      ${form(
        action,
        html`${hidden}<button name="confirmation" value="yes">Confirm the payment</button>
          <button class="second" name="confirmation" value="no">Refuse it</button>`,
      )}`,
  );
}

/**
 * Sandbox page for a paid or expired checkout, when `sandbox.routes.ts` gets its address again.
 * Words are in this file, the layout in `page-layout.ts`.
 */
export const closedPage = (backUrl: string) =>
  sandboxPage(
    "Checkout",
    html`<h1>This checkout is closed</h1>
      <p>It has been paid or replaced by another one.</p>
      <a href="${backUrl}">Back to ${PRODUCT.name}</a>`,
  );

const invoiceRow = (invoice: SandboxInvoice) =>
  html`<tr>
    <td><a href="/sandbox/invoices/${invoice.id}">${invoice.number}</a></td>
    <td>${isoDay(invoice.createdAt)}</td>
    <td>${invoiceCopy.statuses[invoice.status]}</td>
    <td>${formatCents(invoice.cents)}</td>
  </tr>`;

/**
 * Sandbox page in place of the provider's portal, sent by `sandbox.routes.ts`: the card on file, a
 * form to replace it, and the invoices. Words of invoices: `core/billing/billing.copy.ts`; other
 * words: this file; test cards: `server/adapters/payments/sandbox/cards.ts`.
 */
export function portalPage(id: string, account: SandboxAccount, returnUrl: string, rejected?: RejectedCard) {
  const card = account.card === null ? "none" : `ends in ${account.card.slice(-4)}`;
  return sandboxPage(
    "Card and invoices",
    html`<h1>Card and invoices</h1>
      <p>Card on file: ${card}</p>
      ${form(`/sandbox/portal/${id}`, html`${cardFields(rejected)}<button>Use this card</button>`)}
      <h2>Invoices</h2>
      <table>
        ${account.invoices.toReversed().map(invoiceRow)}
      </table>
      <a href="${returnUrl}">Back to ${PRODUCT.name}</a>`,
  );
}
