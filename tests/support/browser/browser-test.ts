import { test as base } from "@playwright/test";
import { openTestAccounts, type TestAccounts } from "./test-accounts.ts";

/**
 * The outbox shows mails in a frame without scripts, which also blocks the test driver's script.
 */
const DRIVER_IN_MAIL = /Blocked script execution in 'about:srcdoc'/;

interface Watch {
  /**
   * Expected console messages of this test, such as the browser's message about a failed request.
   */
  readonly expectConsole: (pattern: RegExp) => void;
}

interface Fixtures {
  readonly watch: Watch;
  /** Creates an account and signs this test's browser in to it. */
  readonly signIn: (options?: Parameters<TestAccounts["signIn"]>[2]) => ReturnType<TestAccounts["signIn"]>;
}

interface WorkerFixtures {
  /** Data folder of the product under test. */
  readonly dataDir: string;
  readonly members: TestAccounts;
}

/**
 * Browser test that fails on unexpected console messages, uncaught errors and requests to foreign
 * hosts; all browser tests build on it. `signIn` uses accounts of `test-accounts.ts`; the shared
 * product is started by `tests/setup/product.ts`.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  dataDir: [({}, use) => use(process.env["E2E_DATA_DIR"] ?? ""), { scope: "worker" }],
  members: [
    async ({ dataDir }, use) => {
      const members = await openTestAccounts(dataDir);
      await use(members);
      await members.close();
    },
    { scope: "worker" },
  ],
  signIn: ({ members, context, baseURL }, use) =>
    use((options) => members.signIn(context, baseURL ?? "", options)),
  watch: [
    async ({ context, baseURL }, use) => {
      const own = new URL(baseURL ?? "").origin;
      const expected: RegExp[] = [DRIVER_IN_MAIL];
      const messages: { readonly text: string; readonly url: string }[] = [];
      const foreign: string[] = [];
      context.on("console", (message) =>
        messages.push({ text: `${message.type()}: ${message.text()}`, url: message.location().url }),
      );
      context.on("weberror", (error) =>
        messages.push({ text: `uncaught: ${error.error().message}`, url: error.page()?.url() ?? "" }),
      );
      context.on("request", (request) => {
        const url = new URL(request.url());
        if (url.protocol.startsWith("http") && url.origin !== own) foreign.push(request.url());
      });
      await use({ expectConsole: (pattern) => void expected.push(pattern) });
      const surprises = messages.filter(({ text }) => !expected.some((pattern) => pattern.test(text)));
      base.expect(surprises, "console messages").toEqual([]);
      base.expect(foreign, "requests to foreign hosts").toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Browser test that signs users up and in through the forms. Before each, it clears the rate limits
 * of this machine's address (`clearClientLimits` in `test-accounts.ts`), which all tests share.
 */
export const visitorTest = test.extend<{ readonly freshClient: void }>({
  freshClient: [
    async ({ members }, use) => {
      await members.clearClientLimits();
      await use();
    },
    { auto: true },
  ],
});

/** Assertions of the browser tests. */
export const { expect } = test;
