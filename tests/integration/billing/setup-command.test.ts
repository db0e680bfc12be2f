import { expect, test } from "vitest";
import { runCommand } from "../../support/processes/command.ts";
import { SECRET_KEY, startStripeStandIn } from "../../support/stand-ins/stripe.ts";

const setUp = (env: Record<string, string>) => runCommand("stripe-setup", [], env);

test("sets up a Stripe account, reports its changes, and changes nothing the second time", async () => {
  const standIn = await startStripeStandIn();
  const env = {
    STRIPE_SECRET_KEY: SECRET_KEY,
    STRIPE_API_URL: standIn.url,
    APP_URL: "https://ads.example.com",
  };
  try {
    const first = await setUp(env);
    expect(first).toMatchObject({
      code: 0,
      text: expect.stringContaining("created    product adloom_growth"),
    });
    expect(first.text).toContain("https://ads.example.com/api/stripe/webhook");
    const second = await setUp(env);
    expect(second.text).toContain("unchanged  coupon adloom_first_month_growth_1000");
    expect(second.text).not.toContain("created");

    // A new price takes over the lookup key of an old one, which stays for existing subscriptions.
    const { prices } = standIn.state;
    const old = [...prices.values()].find(({ lookup_key: key }) => key === "adloom_pro_monthly")!;
    prices.set(old.id, { ...old, unit_amount: 3999 });
    expect((await setUp(env)).text).toContain("updated    price adloom_pro_monthly ($49.99 a month)");
    expect(prices.get(old.id)?.lookup_key).toBeNull();
  } finally {
    await standIn.close();
  }
});

test("reports missing and wrong settings", async () => {
  expect(await setUp({})).toMatchObject({
    code: 2,
    text: expect.stringContaining("STRIPE_SECRET_KEY is not set"),
  });
  const malformed = await setUp({ STRIPE_SECRET_KEY: "nothing" });
  expect(malformed).toMatchObject({
    code: 1,
    text: expect.stringContaining("STRIPE_SECRET_KEY is not valid"),
  });
});
