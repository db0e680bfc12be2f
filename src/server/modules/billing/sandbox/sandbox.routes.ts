import { getConnInfo } from "@hono/node-server/conninfo";
import { Hono, type Context } from "hono";
import { AppError } from "#server/lib/errors.ts";
import type { AppEnv } from "#server/http/env.ts";
import { hashedStyles } from "#server/http/pages/hashed-styles.ts";
import { isLocal } from "#server/http/is-local.ts";
import type { SandboxAccount, SandboxCheckout } from "#server/adapters/payments/sandbox/account.ts";
import { findTestCard, type TestCard } from "#server/adapters/payments/sandbox/cards.ts";
import { replaceCard, subscribe } from "#server/adapters/payments/sandbox/changes.ts";
import { checkoutPage, closedPage, confirmPage, portalPage, type Refused } from "./sandbox-pages.ts";
import { PaymentsError } from "#server/adapters/payments/payments.ts";
import type { SandboxDesk } from "#server/adapters/payments/payments.sandbox.ts";

/** No script, nothing from elsewhere. The answer to a form leads back to the product, under either loopback name. */
const POLICY = "base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
const UNKNOWN_CARD = "That is no test card. Please use one of the list; never a real one.";
const DECLINED = "Your card was declined. Nothing was charged; please try another one.";

type Entered = TestCard | Refused | { readonly askWith: string };

/** What was entered: a card that pays, words of refusal, or the need to confirm. */
async function readCard(c: Context<AppEnv>): Promise<Entered> {
  const entered = await c.req.parseBody();
  const text = (name: string) => (typeof entered[name] === "string" ? entered[name].trim() : "");
  const given = { card: text("card"), typed: text("typed") };
  const card = findTestCard(given.typed || given.card);
  if (!card) return { ...given, problem: UNKNOWN_CARD };
  if (card.atOnce === "declined" || text("confirmation") === "no") return { ...given, problem: DECLINED };
  if (card.atOnce === "asks" && text("confirmation") !== "yes") return { askWith: card.number };
  return card;
}

/** The sandbox's own pages, for the person at this machine alone; mounted only where the sandbox is in force. */
export function sandboxRoutes(desk: SandboxDesk) {
  const ownerOf = async (list: Parameters<SandboxDesk["findOwner"]>[0], id: string) => {
    const owner = await desk.findOwner(list, id);
    if (!owner) throw new AppError("not_found");
    return owner;
  };
  const read = <T>(owner: string, work: (account: SandboxAccount) => T) =>
    desk.change(owner, "customer.subscription.updated", work);
  const readCheckout = async (id: string) => {
    const owner = await ownerOf("checkouts", id);
    const checkout = await read(owner, ({ checkouts }) => checkouts.find((one) => one.id === id));
    if (!checkout) throw new AppError("not_found");
    return { owner, checkout };
  };
  const readPortal = async (id: string) => {
    const owner = await ownerOf("portals", id);
    const account = await read(owner, (account) => account);
    return { owner, account, returnUrl: account.portals.find((one) => one.id === id)?.returnUrl ?? "/" };
  };
  const closed = ({ cancelUrl }: SandboxCheckout) => closedPage(cancelUrl);

  return new Hono<AppEnv>()
    .use(async (c, next) => {
      const remoteAddress = c.env?.incoming ? getConnInfo(c).remote.address : undefined;
      const host = c.req.header("host");
      if (!isLocal({ remoteAddress, host, headerNames: c.req.raw.headers.keys() }))
        throw new AppError("not_found");
      c.header("Cache-Control", "no-store");
      await next();
    })
    .use(hashedStyles(POLICY))
    .get("/checkout/:id", async (c) => {
      const { checkout } = await readCheckout(c.req.param("id"));
      return c.html(checkout.status === "open" ? checkoutPage(checkout) : closed(checkout));
    })
    .post("/checkout/:id", async (c) => {
      const { owner, checkout } = await readCheckout(c.req.param("id"));
      if (checkout.status !== "open") return c.html(closed(checkout), 410);
      const card = await readCard(c);
      if ("problem" in card) return c.html(checkoutPage(checkout, card), 402);
      if ("askWith" in card) return c.html(confirmPage(c.req.path, card.askWith));
      try {
        await desk.change(owner, "checkout.session.completed", (account, now) =>
          subscribe(account, checkout.id, { card, subscriptionId: `sub_sandbox_${desk.newId()}`, now }),
        );
      } catch (error) {
        if (error instanceof PaymentsError && error.code === "gone") return c.html(closed(checkout), 410);
        throw error;
      }
      return c.redirect(checkout.successUrl, 303);
    })
    .get("/portal/:id", async (c) => {
      const id = c.req.param("id");
      const { account, returnUrl } = await readPortal(id);
      return c.html(portalPage(id, account, returnUrl));
    })
    .post("/portal/:id", async (c) => {
      const id = c.req.param("id");
      const { owner, account, returnUrl } = await readPortal(id);
      const card = await readCard(c);
      if ("problem" in card) return c.html(portalPage(id, account, returnUrl, card), 402);
      if ("askWith" in card) return c.html(confirmPage(c.req.path, card.askWith));
      await desk.change(owner, "customer.updated", (account) => replaceCard(account, card));
      return c.redirect(returnUrl, 303);
    })
    .get("/invoices/:id", async (c) => {
      const id = c.req.param("id");
      const account = await read(await ownerOf("invoices", id), (account) => account);
      const invoice = account.invoices.find((one) => one.id === id);
      if (!invoice) throw new AppError("not_found");
      // The library is large: only somebody who wants an invoice loads it.
      const { invoicePdf } = await import("#server/adapters/payments/sandbox/invoice-pdf.ts");
      c.header("Content-Type", "application/pdf");
      c.header("Content-Disposition", `attachment; filename="${invoice.number}.pdf"`);
      return c.body(await invoicePdf(account, invoice));
    });
}
