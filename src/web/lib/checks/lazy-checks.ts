import { lazy, type ComponentType } from "react";

/**
 * Makes a component that loads itself and the rules on demand, for `AdChecks`, `BriefChecks` and
 * `PlatformChecks`; it is ready once the rules are compiled (`prepareChecks` in
 * `prepare-checks.ts`; rules: `core/checks/rules/all.ts`).
 */
export function lazyChecks<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    const [Component, { prepareChecks }] = await Promise.all([load(), import("./prepare-checks.ts")]);
    await prepareChecks();
    return { default: Component };
  });
}
