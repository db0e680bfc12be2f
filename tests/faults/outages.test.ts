import { expect, test } from "vitest";
import { openClient } from "../support/client.ts";
import { newAddress, signUp } from "../support/accounts.ts";
import { startTestApp } from "../support/app.ts";
import { billingClient } from "../support/billing.ts";
import { startStripe, stripeEnv } from "../support/billing-stripe.ts";
import { generationsClient } from "../support/generations.ts";
import { grantTier } from "#server/modules/entitlements/grants.service.ts";
import { startFaultyProxy } from "../support/stand-ins/faulty-proxy.ts";
import { filesClient } from "../support/files.ts";
import { picture } from "#server/render/ingest/pictures.fixture.ts";
import { startOpenAiStandIn } from "../support/stand-ins/openai.ts";
import { startS3 } from "../support/stand-ins/s3.ts";
import { smtpStandIn } from "../support/stand-ins/smtp.ts";
import { until } from "../support/until.ts";
import { createUser } from "../support/user.ts";
import { BRIEFS } from "./run-record.ts";

/** The guaranteed maximum, plus a margin for busy machines. */
const ENDED_MS = 130_000;

const took = async <T>(work: Promise<T>) => {
  const began = performance.now();
  const result = await work;
  return { result, seconds: (performance.now() - began) / 1000 };
};

test("with a provider that accepts every request and never responds, each kind ends within two minutes", async () => {
  const provider = await startOpenAiStandIn();
  const line = await startFaultyProxy(provider.baseUrl);
  const app = await startTestApp({ env: { OPENAI_API_KEY: "sk-test", OPENAI_BASE_URL: line.url } });
  const user = await createUser(app.deps);
  await grantTier(app.deps, user.email, "pro");
  const client = generationsClient(app.url, user);
  line.silence();
  try {
    await Promise.all(
      BRIEFS.map(async (brief) => {
        const { result, seconds } = await took(client.ended(await client.start(brief), ENDED_MS));
        process.stdout.write(`${brief.kind}: ${seconds.toFixed(1)} s, ${result.fallbackReason}\n`);
        expect(result, brief.kind).toMatchObject({ status: "completed", fallbackReason: "timeout" });
      }),
    );
    const { textAds, imageAds, videoAds, fullPackage } = await client.usage();
    expect([textAds, imageAds, videoAds, fullPackage].map(({ used }) => used)).toEqual([0, 0, 0, 0]);
  } finally {
    line.restore();
    await app.stop();
    await line.stop();
    await provider.close();
  }
});

test("while storage, mail, AI and Stripe do not respond, only dependent features fail or wait, and everything recovers", async () => {
  const [s3, smtp, provider, stripe] = [
    await startS3(),
    await smtpStandIn(),
    await startOpenAiStandIn(),
    await startStripe(),
  ];
  await smtp.start();
  const proxies = {
    s3: await startFaultyProxy(s3.settings.endpoint),
    smtp: await startFaultyProxy(smtp.url),
    provider: await startFaultyProxy(provider.baseUrl),
    stripe: await startFaultyProxy(stripe.url),
  };
  const env = {
    ...s3.env,
    S3_ENDPOINT: proxies.s3.url,
    SMTP_URL: proxies.smtp.url,
    OPENAI_API_KEY: "sk-test",
    OPENAI_BASE_URL: proxies.provider.url,
    ...stripeEnv(stripe),
    STRIPE_API_URL: proxies.stripe.url,
    TRUSTED_PROXIES: "127.0.0.1",
  };
  const app = await startTestApp({ env });
  const user = await createUser(app.deps);
  const client = billingClient(app, user);
  const files = filesClient(app.url, user);
  try {
    for (const line of Object.values(proxies)) line.silence();

    // Waiting requests do not block each other.
    const upload = took(files.send(await picture()));
    const checkout = took(client.fails("POST", "/subscription/checkout", { tier: "pro" }));
    const generation = took(client.ended(await client.start(), 400_000));
    const email = newAddress();
    const joined = await took(signUp(openClient(app.url), email));
    expect(joined.result.status).toBe(200);
    for (const path of ["/profile", "/usage", "/generations", "/subscription", "/overview"]) {
      const { result, seconds } = await took(client.call("GET", path));
      expect(result.status, path).toBe(200);
      expect(seconds, path).toBeLessThan(3);
    }
    const ready = (await (await fetch(`${app.url}/readyz`)).json()) as { unreachable: string[] };
    expect(ready.unreachable).toEqual(["storage"]);

    const refused = await upload;
    expect(refused.result.status).toBe(503);
    expect(await refused.result.json()).toMatchObject({ error: { code: "storage_unavailable" } });
    const unpaid = await checkout;
    expect(unpaid.result).toBe("503 payments_unavailable");
    const made = await generation;
    // The studio is the fallback.
    expect(made.result).toMatchObject({ status: "completed", fallbackReason: "timeout" });
    process.stdout.write(
      `silent: upload refused after ${refused.seconds.toFixed(1)} s, checkout after ${unpaid.seconds.toFixed(1)} s, text served by the studio after ${made.seconds.toFixed(1)} s\n`,
    );

    for (const line of Object.values(proxies)) line.restore();
    const restoredAt = performance.now();
    expect((await files.send(await picture())).status).toBe(201);
    expect(await client.checkout("pro")).toContain("/pay/");
    const next = await client.ended(await client.start(), 60_000);
    expect(next.status).toBe("completed");
    expect(next.fallbackReason).toBeUndefined();
    await until("the mail", async () => smtp.received.some(({ to }) => to.includes(email)), 120_000);
    process.stdout.write(`all back ${((performance.now() - restoredAt) / 1000).toFixed(1)} s after\n`);
    expect((await fetch(`${app.url}/readyz`)).status).toBe(200);
  } finally {
    for (const line of Object.values(proxies)) line.restore();
    await app.stop();
    await Promise.all(Object.values(proxies).map((line) => line.stop()));
    await Promise.all([s3.close(), smtp.stop(), provider.close(), stripe.close()]);
  }
});
