import { startProduct } from "../support/processes/product.ts";

/**
 * One product with its own database for all browser tests of a run; each test creates its own
 * users.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const product = await startProduct();
  process.env["E2E_URL"] = product.url;
  process.env["E2E_DATA_DIR"] = product.dataDir;
  return product.stop;
}
