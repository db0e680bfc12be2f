import type { ComponentType } from "react";
import { lazyPart } from "#web/lib/lazy-part.tsx";

/**
 * Makes a component that loads itself and the rules on demand, for `AdChecks`, `BriefChecks` and
 * `PlatformChecks`; it is ready once the rules are compiled (`prepareChecks` in
 * `prepare-checks.ts`; rules: `core/checks/rules/all.ts`). It shows nothing while its code cannot
 * be loaded; `lazyPart` tries again.
 */
export const lazyChecks = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazyPart(
    async () => {
      const [Component, { prepareChecks }] = await Promise.all([load(), import("./prepare-checks.ts")]);
      await prepareChecks();
      return Component;
    },
    () => null,
  );
