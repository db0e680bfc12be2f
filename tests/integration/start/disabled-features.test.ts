import { inject, test } from "vitest";
import { createTestDatabase } from "../../support/processes/postgres.ts";
import { startProduct } from "../../support/processes/product.ts";
import { until } from "../../support/until.ts";

test.each([
  ["APP_URL https://ads.example.com is not a loopback address", { APP_URL: "https://ads.example.com" }],
  ["TRUSTED_PROXIES is set", { TRUSTED_PROXIES: "10.0.0.7" }],
])(
  "The startup log names the features that are off because %s",
  async (reason, env: Record<string, string>) => {
    const database = await createTestDatabase(inject("database"));
    const product = await startProduct({ env: { DATABASE_URL: database.url, ...env } });
    try {
      for (const words of ["the outbox page is off because", "the payment sandbox is off because"])
        await until(words, async () => product.output().includes(`${words} ${reason}`));
    } finally {
      await product.stop();
      await database.drop();
    }
  },
);
