import { setUpStripe } from "../adapters/payments/stripe/setup.ts";
import { readStripeSetup } from "../boot/config.ts";
import { runCommand } from "./run-command.ts";

const USAGE = `Creates or updates products, prices, first-month coupons and the portal in a Stripe account.
Safe to repeat.

  STRIPE_SECRET_KEY=sk_... npm run stripe:setup`;

const NEXT_STEPS = (publicUrl: string) => `
Remaining steps in the Stripe dashboard, once:
  - add a webhook endpoint ${publicUrl}/api/stripe/webhook for the events checkout.session.*, customer.*,
    invoice.*, payment_method.* and subscription_schedule.*, and set STRIPE_WEBHOOK_SECRET to its signing secret
  - limit customers to one subscription (Settings, Payments, Checkout)`;

await runCommand(async () => {
  const settings = readStripeSetup();
  if (settings) {
    const lines = await setUpStripe(settings);
    const publicUrl = settings.appUrl ?? "https://YOUR-ADDRESS";
    process.stdout.write(`${lines.join("\n")}\n${NEXT_STEPS(publicUrl)}\n`);
  } else {
    process.stderr.write(`STRIPE_SECRET_KEY is not set.\n\n${USAGE}\n`);
    process.exitCode = 2;
  }
});
