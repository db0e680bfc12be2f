import { startInternet, type Internet } from "../../../../tests/support/stand-ins/internet.ts";
import { startVisit, type FetchOptions, type Visit, type VisitOptions } from "./visit.ts";

/**
 * Options of a request for a small HTML page, with which `read` of a `TestReader` and the tests of
 * the website client (`visit.test.ts`, `proxy.slow.test.ts`, `responses.slow.test.ts`) fetch.
 */
export const PAGE: FetchOptions = { accept: "text/html", maxBytes: 100_000 };

/**
 * A website client of the tests whose connections end in a stand-in for the internet
 * (`tests/support/stand-ins/internet.ts`); `startTestReader` makes it for `visit.test.ts`,
 * `proxy.slow.test.ts` and `responses.slow.test.ts`.
 */
export interface TestReader {
  readonly internet: Internet;
  /** Starts the requests of a reading. */
  readonly visit: (changes?: Partial<VisitOptions>) => Visit;
  /** Fetches an address and returns its text, or the reason of the refusal. */
  readonly read: (address: string, changes?: Partial<VisitOptions>) => Promise<string>;
}

/**
 * Starts the website client (`startVisit`) on a simulated internet with certificates for two sites,
 * shop.example and other.example, for `visit.test.ts`, `proxy.slow.test.ts` and
 * `responses.slow.test.ts`.
 */
export async function startTestReader(): Promise<TestReader> {
  const internet = await startInternet("shop.example", "other.example");
  const visit = (changes: Partial<VisitOptions> = {}) =>
    startVisit({
      network: internet.network,
      proxy: undefined,
      userAgent: "Adloom",
      signal: new AbortController().signal,
      ...changes,
    });
  return {
    internet,
    visit,
    async read(address, changes) {
      const site = visit(changes);
      try {
        return Buffer.from((await site.fetch(address, PAGE)).bytes).toString();
      } catch (error) {
        return (error as { failure?: string }).failure ?? String(error);
      } finally {
        await site.close();
      }
    },
  };
}
