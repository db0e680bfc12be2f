import { html, raw } from "hono/html";
import { planCents } from "#core/billing/money.ts";
import { firstMonthCents, OFFER } from "#core/billing/offer.ts";
import { invoiceWords } from "#core/billing/words.ts";
import { PLANS } from "#core/plans.ts";
import { PRODUCT } from "#core/product.ts";
import type {
  SandboxAccount,
  SandboxCheckout,
  SandboxInvoice,
} from "#server/adapters/payments/sandbox/account.ts";
import { spacedNumber, TEST_CARDS } from "#server/adapters/payments/sandbox/cards.ts";
import { page, type Html } from "./page-layout.ts";
import { day, dollars } from "#server/adapters/payments/sandbox/words.ts";

/** What somebody entered, and why it was refused: the form comes back with both. */
export interface Refused {
  readonly problem: string;
  readonly card: string;
  readonly typed: string;
}

function cardFields(refused: Refused | undefined): Html {
  const chosen = refused?.card ?? TEST_CARDS[0]?.number;
  const described = refused ? raw('aria-describedby="problem"') : "";
  const invalid = refused?.typed ? raw('aria-invalid="true"') : "";
  return html`<fieldset ${described}>
      <legend>Test card</legend>
      ${TEST_CARDS.map(
        ({ number, says }) =>
          html`<label class="choice">
            <input type="radio" name="card" value="${number}" ${number === chosen ? "checked" : ""} />
            <span>${spacedNumber(number)}<small>${says}</small></span>
          </label>`,
      )}
    </fieldset>
    <label>
      <span class="field">Or type a test card number</span>
      <input
        type="text"
        name="typed"
        value="${refused?.typed ?? ""}"
        inputmode="numeric"
        autocomplete="off"
        maxlength="30"
        ${described}
        ${invalid}
      />
    </label>
    ${refused ? html`<p id="problem" role="alert">${refused.problem}</p>` : ""}`;
}

/** Forms go as multipart: the product takes no other kind of form. */
const form = (action: string, body: Html) =>
  html`<form method="post" action="${action}" enctype="multipart/form-data">${body}</form>`;

export function checkoutPage(checkout: SandboxCheckout, refused?: Refused) {
  const full = planCents(checkout.tier);
  const name = PLANS[checkout.tier].name;
  const price = checkout.offer
    ? html`<strong>${dollars(firstMonthCents(full))}</strong> for the first month (${OFFER.percentOff}% off),
        then ${dollars(full)} a month.`
    : html`<strong>${dollars(full)}</strong> a month.`;
  return page(
    "Checkout",
    html`<h1>Subscribe to ${name}</h1>
      <p>${price}</p>
      ${form(`/sandbox/checkout/${checkout.id}`, html`${cardFields(refused)}<button>Pay and subscribe</button>`)}
      <a href="${checkout.cancelUrl}">Back to ${PRODUCT.name}</a>`,
  );
}

/** The step in which a bank asks whether it is really its customer. */
export function confirmPage(action: string, card: string) {
  const hidden = html`<input type="hidden" name="card" value="${card}" />`;
  return page(
    "Confirm",
    html`<h1>Your bank asks you to confirm</h1>
      <p>This stands for the page of a bank (3-D Secure).</p>
      ${form(
        action,
        html`${hidden}<button name="confirmation" value="yes">Confirm the payment</button>
          <button class="second" name="confirmation" value="no">Refuse it</button>`,
      )}`,
  );
}

/** A checkout that can no longer be paid. */
export const closedPage = (backUrl: string) =>
  page(
    "Checkout",
    html`<h1>This checkout is closed</h1>
      <p>It has been paid, or another one took its place.</p>
      <a href="${backUrl}">Back to ${PRODUCT.name}</a>`,
  );

const invoiceRow = (invoice: SandboxInvoice) =>
  html`<tr>
    <td><a href="/sandbox/invoices/${invoice.id}">${invoice.number}</a></td>
    <td>${day(invoice.createdAt)}</td>
    <td>${invoiceWords.statuses[invoice.status]}</td>
    <td>${dollars(invoice.cents)}</td>
  </tr>`;

export function portalPage(id: string, account: SandboxAccount, returnUrl: string, refused?: Refused) {
  const card = account.card === null ? "none" : `ends in ${account.card.slice(-4)}`;
  return page(
    "Card and invoices",
    html`<h1>Card and invoices</h1>
      <p>Card on file: ${card}</p>
      ${form(`/sandbox/portal/${id}`, html`${cardFields(refused)}<button>Use this card</button>`)}
      <h2>Invoices</h2>
      <table>
        ${account.invoices.toReversed().map(invoiceRow)}
      </table>
      <a href="${returnUrl}">Back to ${PRODUCT.name}</a>`,
  );
}
