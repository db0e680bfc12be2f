import { lazy, type ComponentType } from "react";

/** Time after which a failed load is tried again without an `online` event of the browser. */
const RETRY_MS = 30_000;

const nextAttempt = () =>
  new Promise<unknown>((resolve) => {
    addEventListener("online", resolve, { once: true });
    setTimeout(resolve, RETRY_MS);
  });

/** Loads code until it succeeds, so that a form without a network works on without checks. */
async function loadWithRetries<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch {
      await nextAttempt();
    }
  }
}

/**
 * Makes a component that loads itself and the rules on demand, for `AdChecks`, `BriefChecks` and
 * `PlatformChecks`; it is ready once the rules are compiled (`prepareChecks` in
 * `prepare-checks.ts`; rules: `core/checks/rules/all.ts`). If the code cannot be loaded, it shows
 * nothing and tries again when the browser is online, or after `RETRY_MS` here.
 */
export function lazyChecks<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    const [Component, { prepareChecks }] = await loadWithRetries(() =>
      Promise.all([load(), import("./prepare-checks.ts")]),
    );
    await prepareChecks();
    return { default: Component };
  });
}
