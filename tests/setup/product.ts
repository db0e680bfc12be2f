import { startProduct } from "../support/processes/product.ts";

/**
 * One product for all browser tests of a run, with its own database; every test signs up its own users. It trusts this
 * machine as its proxy, so that each test can be a client of its own: limits per client count across a whole run.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const product = await startProduct({ env: { TRUSTED_PROXIES: "127.0.0.1,::1" } });
  process.env["E2E_URL"] = product.url;
  process.env["E2E_DATA_DIR"] = product.dataDir;
  return product.stop;
}
