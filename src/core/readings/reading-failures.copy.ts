import { READING_LIMITS } from "./limits.ts";
import { megabytes } from "../megabytes.ts";

/**
 * Name of the website reader in its requests (`run-reading.ts` on the server), by which robots.txt
 * files can address it (`workers/website/check-robots.ts`).
 */
export const READER_NAME = "Adloom";

/**
 * Why an address cannot be read, in the words that the user sees; `host` is the site's name.
 * `readings.service.ts` sends them by the reason in the row. Numbers are `READING_LIMITS` in
 * `limits.ts`.
 */
export const READ_FAILURES = {
  not_an_address: () => "This is not a web address. Enter one such as https://example.com.",
  not_http: () => "Only addresses that begin with http:// or https:// can be read.",
  credentials: () => "An address with a user name or password cannot be read.",
  port: () => "Only the standard ports 80 and 443 can be read.",
  not_public: () => "Only public addresses can be read, such as https://example.com.",
  unknown_host: (host) => `No website was found at ${host}. Please check the spelling.`,
  unreachable: (host) => `${host} could not be reached.`,
  certificate: (host) => `The security certificate of ${host} is not valid.`,
  timeout: (host) => `${host} did not answer within ${READING_LIMITS.seconds} seconds.`,
  refused: (host) => `${host} refuses to be read by programs.`,
  missing: (host) => `${host} has no page at this address.`,
  server_error: (host) => `${host} answered with an error.`,
  redirects: (host) => `${host} redirects more than ${READING_LIMITS.redirects} times.`,
  too_large: (host) => `The page of ${host} is larger than ${megabytes(READING_LIMITS.pageBytes)} MB.`,
  not_a_page: (host) => `${host} did not send a web page.`,
  malformed: (host) => `${host} sent something that is not a valid web page.`,
  robots: () => "The site’s robots.txt asks not to be read. You can fill in the kit by hand.",
  too_many_requests: (host) => `Reading ${host} takes too many requests.`,
  nothing_found: () => "The page was read, but says nothing about itself that Adloom understands.",
  interrupted: () => "The reading was interrupted. Please try again.",
} as const satisfies Record<string, (host: string) => string>;

/**
 * Reason why an address cannot be read, a key of `READ_FAILURES`. The website adapter throws it in
 * a `ReadError`; `toReadError` (`read-error.ts` there) decides it for errors of connections. The
 * row of the reading stores it.
 */
export type ReadFailure = keyof typeof READ_FAILURES;
