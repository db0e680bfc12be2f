import { getConnInfo } from "@hono/node-server/conninfo";
import { Hono, type Context } from "hono";
import { AppError } from "#server/lib/errors.ts";
import type { AppEnv } from "#server/http/env.ts";
import { hashedStyles } from "#server/http/pages/hashed-styles.ts";
import { isLocal } from "#server/http/is-local.ts";
import type { SandboxAccount, SandboxCheckout } from "#server/adapters/payments/sandbox/account.ts";
import { findTestCard, type TestCard } from "#server/adapters/payments/sandbox/cards.ts";
import { replaceCard, completeCheckout } from "#server/adapters/payments/sandbox/changes.ts";
import { checkoutPage, closedPage, confirmPage, portalPage, type RejectedCard } from "./sandbox-pages.ts";
import { PaymentsError } from "#server/adapters/payments/payments.ts";
import type { SandboxActions } from "#server/adapters/payments/payments.sandbox.ts";

/** No scripts and no external resources; forms post to the product's own origin. */
const POLICY = "base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
const UNKNOWN_CARD = "This is not a test card. Please use one from the list, never a real one.";
const DECLINED = "Your card was declined. Nothing was charged; please try another one.";

type CardInput = TestCard | RejectedCard | { readonly confirmWith: string };

/**
 * Parses the form: a usable card, rejected input, or the number of a card that requires
 * confirmation.
 */
async function readCard(c: Context<AppEnv>): Promise<CardInput> {
  const entered = await c.req.parseBody();
  const text = (name: string) => (typeof entered[name] === "string" ? entered[name].trim() : "");
  const input = { card: text("card"), typed: text("typed") };
  const card = findTestCard(input.typed || input.card);
  if (!card) return { ...input, problem: UNKNOWN_CARD };
  if (card.onEntry === "declined" || text("confirmation") === "no") return { ...input, problem: DECLINED };
  if (card.onEntry === "requires_action" && text("confirmation") !== "yes")
    return { confirmWith: card.number };
  return card;
}

/**
 * Pages of the payment sandbox under /sandbox, for loopback clients only; `boot/app.ts` mounts them
 * only if the sandbox is the provider. State: `store.ts` in `server/adapters/payments/sandbox`;
 * pages: `sandbox-pages.ts`; messages about rejected cards: `DECLINED` and `UNKNOWN_CARD`, what
 * pages may do: `POLICY`, all in this file.
 */
export function sandboxRoutes(sandbox: SandboxActions) {
  const ownerOf = async (list: Parameters<SandboxActions["findOwner"]>[0], id: string) => {
    const owner = await sandbox.findOwner(list, id);
    if (!owner) throw new AppError("not_found");
    return owner;
  };
  const read = <T>(owner: string, work: (account: SandboxAccount) => T) =>
    sandbox.change(owner, "customer.subscription.updated", work);
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
      if ("confirmWith" in card) return c.html(confirmPage(c.req.path, card.confirmWith));
      try {
        await sandbox.change(owner, "checkout.session.completed", (account, now) =>
          completeCheckout(account, checkout.id, {
            card,
            subscriptionId: `sub_sandbox_${sandbox.newId()}`,
            now,
          }),
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
      if ("confirmWith" in card) return c.html(confirmPage(c.req.path, card.confirmWith));
      await sandbox.change(owner, "customer.updated", (account) => replaceCard(account, card));
      return c.redirect(returnUrl, 303);
    })
    .get("/invoices/:id", async (c) => {
      const id = c.req.param("id");
      const account = await read(await ownerOf("invoices", id), (account) => account);
      const invoice = account.invoices.find((one) => one.id === id);
      if (!invoice) throw new AppError("not_found");
      // The PDF library is large and rarely needed.
      const { invoicePdf } = await import("#server/adapters/payments/sandbox/invoice-pdf.ts");
      c.header("Content-Type", "application/pdf");
      c.header("Content-Disposition", `attachment; filename="${invoice.number}.pdf"`);
      return c.body(await invoicePdf(account, invoice));
    });
}
