import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

const STRIPE_SECRET_KEY = "sk_test_1";
const STRIPE_WEBHOOK_SECRET = "whsec_1";

test("The Stripe settings are both set, trimmed, or both missing", () => {
  expect(readConfig({}).stripe).toBeUndefined();
  expect(
    readConfig({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET: ` ${STRIPE_WEBHOOK_SECRET} ` }).stripe,
  ).toEqual({
    secretKey: STRIPE_SECRET_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    apiUrl: "https://api.stripe.com",
  });
});

test.each([
  [{ STRIPE_SECRET_KEY }, "STRIPE_WEBHOOK_SECRET is missing"],
  [{ STRIPE_WEBHOOK_SECRET }, "STRIPE_SECRET_KEY is missing"],
  [{ STRIPE_SECRET_KEY: "pk_test_1" }, "STRIPE_SECRET_KEY is not valid"],
  [{ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET: "secret" }, "STRIPE_WEBHOOK_SECRET is not valid"],
  [{ STRIPE_API_URL: "http://localhost/v1" }, "STRIPE_API_URL is not valid"],
  [{ OFFER_ENDS: "tomorrow" }, "OFFER_ENDS is not valid"],
  [{ OFFER_ENDS: "2027-02-30" }, "OFFER_ENDS is not valid"],
])("%s is a ConfigError", (env: Record<string, string>, message) => {
  expect(() => readConfig(env)).toThrow(message);
});
