import { setUpStripe } from "../adapters/payments/stripe/setup.ts";
import { readStripeSetup } from "../boot/config.ts";
import { runCommand } from "./run-command.ts";

const USAGE = `Creates or updates what is sold (products, prices, the first-month coupons, the portal) in a Stripe account.
It can be run again at any time.

  STRIPE_SECRET_KEY=sk_... npm run stripe:setup`;

const AFTERWARDS = (publicUrl: string) => `
Still to be done in the Stripe dashboard, once:
  - add a webhook endpoint ${publicUrl}/api/stripe/webhook for the events checkout.session.*, customer.*,
    invoice.*, payment_method.* and subscription_schedule.*, and set STRIPE_WEBHOOK_SECRET to its signing secret
  - limit customers to one subscription (Settings, Payments, Checkout)`;

await runCommand(async () => {
  const settings = readStripeSetup();
  if (settings) {
    const lines = await setUpStripe(settings);
    const publicUrl = settings.appUrl ?? "https://YOUR-ADDRESS";
    process.stdout.write(`${lines.join("\n")}\n${AFTERWARDS(publicUrl)}\n`);
  } else {
    process.stderr.write(`STRIPE_SECRET_KEY is not set.\n\n${USAGE}\n`);
    process.exitCode = 2;
  }
});
