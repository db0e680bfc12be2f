import type { Brand } from "#core/brands/brand.ts";
import type { Claim } from "#core/brands/claim.ts";
import type { Product } from "#core/brands/product.ts";
import { apiClient, type ApiClient } from "./api-client.ts";
import type { TestApp } from "./app.ts";
import { createUser, type TestUser } from "./user.ts";

/**
 * Requests of one test user to the API of brands (`core/api/brands.api.ts`). `brandClient` and
 * `openBrandClient` make it.
 */
export interface BrandClient extends ApiClient {
  readonly user: TestUser;
  readonly newBrand: (fields?: object) => Promise<Brand>;
  readonly newProduct: (brandId: string, fields?: object) => Promise<Product>;
  readonly newClaim: (brandId: string, fields?: object) => Promise<Claim>;
}

/** Creates a test user (`createUser`) and the client for the API of brands (`brandClient`). */
export async function openBrandClient(app: TestApp): Promise<BrandClient> {
  const user = await createUser(app.deps);
  return brandClient(app.url, user);
}

/**
 * Client of a signed-in test user for the API of brands; `new...` methods fill in valid values for
 * missing fields and throw for another status than 2xx.
 */
export function brandClient(url: string, user: TestUser): BrandClient {
  const client = apiClient(url, user);
  const { json } = client;
  return {
    ...client,
    user,
    newBrand: (fields) => json<Brand>("POST", "/brands", { name: "Halden", ...fields }),
    newProduct: (brandId, fields) =>
      json<Product>("POST", `/brands/${brandId}/products`, { name: "Dusk Lamp", ...fields }),
    newClaim: (brandId, fields) =>
      json<Claim>("POST", `/brands/${brandId}/claims`, { text: "4.8 of 5 from 2,316 reviews", ...fields }),
  };
}

/**
 * Messages at the fields of a rejected request, for comparison in a test; throws for another status
 * than 400. The messages are in `messages.ts` of the features in `core`.
 */
export async function fieldsOf(response: Response): Promise<Record<string, string>> {
  const { error } = (await response.json()) as { error: { code: string; fields?: Record<string, string> } };
  if (response.status !== 400) throw new Error(`${response.status} ${error.code}`);
  return error.fields ?? {};
}
