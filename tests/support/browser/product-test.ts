import { startProduct, type Product } from "../processes/product.ts";
import { startOpenAiStandIn, type OpenAiStandIn } from "../stand-ins/openai.ts";
import { test } from "./browser-test.ts";

type Env = Readonly<Record<string, string>>;

interface ProductFixtures {
  /** Environment variables of the product as an operator would set them; set with `test.use`. */
  readonly settings: Env;
  /** Variables with the addresses of the test's own servers. */
  readonly addresses: Env;
  readonly product: Product;
}

/**
 * Browser test with its own product (`processes/product.ts`), one for each Playwright worker; for
 * tests that need other settings than the shared product. `settings` are the environment variables.
 */
export const productTest = test.extend<object, ProductFixtures>({
  settings: [{}, { scope: "worker", option: true }],
  addresses: [({}, use) => use({}), { scope: "worker" }],
  product: [
    async ({ settings, addresses }, use) => {
      const product = await startProduct({ env: { ...settings, ...addresses } });
      await use(product);
      await product.stop();
    },
    { scope: "worker" },
  ],
  dataDir: [({ product }, use) => use(product.dataDir), { scope: "worker" }],
  baseURL: ({ product }, use) => use(product.url),
});

/**
 * Browser test of a product whose AI provider is the stand-in of `stand-ins/openai.ts`; tests set
 * its replies through `provider`.
 */
export const providerTest = productTest.extend<object, { readonly provider: OpenAiStandIn }>({
  provider: [
    async ({}, use) => {
      const provider = await startOpenAiStandIn();
      await use(provider);
      await provider.close();
    },
    { scope: "worker" },
  ],
  addresses: [
    ({ provider }, use) => use({ OPENAI_API_KEY: "sk-test", OPENAI_BASE_URL: provider.baseUrl }),
    { scope: "worker" },
  ],
});
