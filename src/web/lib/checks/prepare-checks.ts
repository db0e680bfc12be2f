import { TEXT_RULES } from "#core/checks/rules/all.ts";
import { viewText } from "#core/checks/text-view.ts";

/** Browsers compile an expression once for texts within Latin-1 and once for all others. */
const VIEWS = [viewText("a"), viewText("…")];

/**
 * Runs each rule once. Browsers compile expressions when they are first used, which takes some 50
 * ms for all of them: each rule gets its own task, so that typing is never delayed.
 */
async function prepare(): Promise<void> {
  for (const rule of TEXT_RULES) {
    await new Promise((resolve) => setTimeout(resolve));
    for (const view of VIEWS) rule.find(view, {});
  }
}

let prepared: Promise<void> | undefined;

/**
 * Compiles the rules (`TEXT_RULES` in `core/checks/rules/all.ts`) once per page, before findings
 * are shown (`lazyChecks`, `useLiveFindings`); resolves when all are compiled, so that a check no
 * longer delays typing.
 */
export function prepareChecks(): Promise<void> {
  return (prepared ??= prepare());
}
