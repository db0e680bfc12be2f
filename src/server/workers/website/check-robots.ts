import robotsParser from "robots-parser";
import type { RobotsQuestion } from "#server/adapters/website/robots.ts";
import { READER_NAME } from "#core/readings/reading-failures.copy.ts";

/** The package exports a function; its types describe an ES module. */
const parse = robotsParser as unknown as (
  url: string,
  rules: string,
) => { readonly isAllowed: (url: string, name: string) => boolean | undefined };

/**
 * Task that decides whether the rules of a robots.txt allow the website reader (`READER_NAME` in
 * `core/readings/reading-failures.copy.ts`) to request an address;
 * `modules/readings/fetch-files.ts` runs it. `adapters/website/robots.ts` fetches the file and says
 * what a missing one means.
 */
export function isAllowedByRobots({ robotsUrl, rules, url }: RobotsQuestion): boolean {
  return parse(robotsUrl, rules).isAllowed(url, READER_NAME) !== false;
}
