import { READING_LIMITS } from "#core/readings/limits.ts";
import { ReadError } from "./read-error.ts";
import type { Visit } from "./visit.ts";

/**
 * A site's robots.txt and the address in question, the input of the worker task that evaluates it.
 * `createRobotsCheck` makes it; `rules` is at most `READING_LIMITS.robotsBytes` of the file
 * (`core/readings/limits.ts`).
 */
export interface RobotsQuestion {
  /** Address of the robots.txt. */
  readonly robotsUrl: string;
  readonly rules: string;
  readonly url: string;
}

/** Returns the text of a robots.txt; empty if the site has none. Throws `ReadError`. */
async function fetchRules(visit: Visit, robotsUrl: string): Promise<string> {
  const options = { accept: "text/plain", maxBytes: READING_LIMITS.robotsBytes, truncate: true } as const;
  const fetched = await visit.fetch(robotsUrl, options);
  if (fetched.status >= 500) throw new ReadError("server_error");
  return fetched.status >= 200 && fetched.status < 300 ? new TextDecoder().decode(fetched.bytes) : "";
}

/**
 * Creates a check that throws the `ReadError` `robots` for addresses that a site excludes in its
 * robots.txt (RFC 9309). A missing robots.txt allows every address; one that cannot be fetched
 * allows none (its `ReadError` is thrown). Each is fetched once per check
 * (`READING_LIMITS.robotsBytes` in `core/readings/limits.ts`). `modules/readings/fetch-files.ts`
 * calls it and passes `isAllowed`, which `workers/website/check-robots.ts` implements.
 */
export function createRobotsCheck(
  visit: Visit,
  isAllowed: (question: RobotsQuestion) => Promise<boolean>,
): (url: URL) => Promise<void> {
  const rulesByOrigin = new Map<string, Promise<string>>();
  return async (url) => {
    const robotsUrl = `${url.origin}/robots.txt`;
    const known = rulesByOrigin.get(url.origin) ?? fetchRules(visit, robotsUrl);
    rulesByOrigin.set(url.origin, known);
    const rules = await known;
    if (rules === "") return;
    if (!(await isAllowed({ robotsUrl, rules, url: url.href }))) throw new ReadError("robots");
  };
}
