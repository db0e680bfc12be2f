import * as z from "zod";
import { DEFAULT_IMAGE_MODEL, DEFAULT_TEXT_MODEL } from "#core/models/families.ts";
import * as schemas from "./setting-schemas.ts";

/**
 * A malformed setting, which `readConfig` (`config.ts`) throws before anything starts. The message
 * is one line: the variable, the problem and an example (`malformedSetting`; words in `SETTINGS`).
 * `explainFailure` (`explain-failure.ts`) prints it without a stack trace.
 */
export class ConfigError extends Error {}

interface Setting {
  /** Meaning and effect of an unset variable, as Markdown for the table in README.md. */
  readonly meaning: string;
  readonly unset: string;
  readonly schema: z.ZodType;
  /** Describes a valid value, with an example; the end of the error line. */
  readonly expects: string;
  /** Allows line breaks in the value. */
  readonly multiline?: boolean;
}

/**
 * All environment variables with their schemas (`setting-schemas.ts`) and explanations; a new one
 * is an entry here, and `config.ts` puts its value into `Config`. `unset` only describes the
 * default, which is in `config.ts`, that of models in `core/models/families.ts`. An empty value
 * counts as unset. `npm run fix` writes the table in README.md from it.
 */
export const SETTINGS = {
  PORT: {
    meaning: "port to listen on",
    unset: "`3000`",
    schema: schemas.wholeNumber(1, 65_535),
    expects: "a port number, for example 3000",
  },
  HOST: {
    meaning: "address to listen on",
    unset: "`127.0.0.1`",
    schema: schemas.host,
    expects: "an address to listen on, for example 127.0.0.1",
  },
  APP_URL: {
    meaning: "public origin, used in links, cookies and the cross-site check",
    unset: "`http://localhost:$PORT`",
    schema: schemas.httpOrigin,
    expects: "the public origin without a path, for example https://ads.example.com",
  },
  DATA_DIR: {
    meaning: "folder of the embedded database, files, outbox and secret",
    unset: "`./data`",
    schema: z.string(),
    expects: "a folder that this user may write to, for example ./data",
  },
  DATABASE_URL: {
    meaning: "any Postgres 15 or newer",
    unset: "embedded Postgres in `DATA_DIR`",
    schema: schemas.postgresUrl,
    expects: "a Postgres URL, for example postgres://user:secret@host:5432/adloom",
  },
  DATABASE_DIRECT_URL: {
    meaning: "a connection that bypasses the pooler, for LISTEN and locks",
    unset: "`DATABASE_URL`",
    schema: schemas.postgresUrl,
    expects: "a Postgres URL, for example postgres://user:secret@host:5432/adloom",
  },
  AUTH_SECRET: {
    meaning: "32 random characters or more; signs sessions and encrypts keys of authenticator apps",
    unset: "generated once and stored in `DATA_DIR`; required with `NODE_ENV=production` and `DATABASE_URL`",
    schema: schemas.secret,
    expects: "at least 32 random characters, for example the output of: openssl rand -base64 32",
    multiline: true,
  },
  SMTP_URL: {
    meaning:
      "mail server; on port 587 a connection that cannot be encrypted (STARTTLS) is refused, unless the URL ends in `?requireTLS=false`; on other ports it is refused with `?requireTLS=true`",
    unset:
      "mails are written to `DATA_DIR/outbox`; the page `/outbox` shows them on this machine, and does not exist when `APP_URL` is not a loopback address or `TRUSTED_PROXIES` is set",
    schema: schemas.smtpUrl,
    expects: "an SMTP URL, for example smtps://user:secret@mail.example.com:465",
  },
  MAIL_FROM: {
    meaning: "sender of mails",
    unset: "`Adloom <no-reply@localhost>`",
    schema: schemas.sender,
    expects: "a sender, for example Ads <ads@example.com>",
  },
  OPENAI_API_KEY: {
    meaning:
      "key of OpenAI, or of any server that speaks its HTTP API; any text if that server asks for none",
    unset: "the built-in studio; no network",
    schema: schemas.token(),
    expects: "an API key without spaces, for example sk-...",
  },
  OPENAI_BASE_URL: {
    meaning: "base URL of that server",
    unset: "`https://api.openai.com/v1`",
    schema: schemas.httpUrl,
    expects: "an HTTP URL, for example https://api.openai.com/v1",
  },
  TEXT_MODEL: {
    meaning: "model id for text",
    unset: `\`${DEFAULT_TEXT_MODEL}\``,
    schema: schemas.token(undefined, 200),
    expects: "a model id, for example gpt-6-luna",
  },
  IMAGE_MODEL: {
    meaning: "model id for the backgrounds of image ads",
    unset: `\`${DEFAULT_IMAGE_MODEL}\`; if \`TEXT_MODEL\` is not one of OpenAI's, the studio draws all images`,
    schema: schemas.token(undefined, 200),
    expects: "a model id, for example gpt-image-2.5-flare",
  },
  SPEECH_MODEL: {
    meaning:
      "model id for the voice of videos, with `OPENAI_API_KEY`; OpenAI shuts down tts-1, tts-1-hd and gpt-4o-mini-tts on 2027-01-06, compatible servers have others",
    unset: "videos have recorded voices, captions and music",
    schema: schemas.token(undefined, 200),
    expects: "a model id, for example gpt-4o-mini-tts",
  },
  AI_DAILY_BUDGET: {
    meaning:
      "US dollars per day (UTC) for the AI provider; above it the built-in studio serves, and its generations use no units",
    unset: "no cap",
    schema: schemas.usdAmount,
    expects: "US dollars per day, for example 20 or 7.50",
  },
  AI_PRICES: {
    meaning:
      "JSON of prices in US dollars that overrides the built-in price list, per million tokens, per image where the provider reports no tokens, and as `input` per million characters for speech; a model without a price counts as more expensive than any other",
    unset: "list prices of 2026-09",
    schema: schemas.priceTable,
    multiline: true,
    expects:
      'a price table in US dollars (per million tokens, and per picture where no tokens are reported), for example {"gpt-6-luna":{"input":0.1,"output":0.5,"picture":0}}',
  },
  IMAGE_BACKGROUNDS: {
    meaning:
      "`platform`: a background for each platform; `shape`: one for each of tall, square and wide, which costs less",
    unset: "`platform`",
    schema: z.enum(["platform", "shape"]),
    expects:
      "platform (a background for each platform) or shape (one for tall, square and wide), for example shape",
  },
  S3_ENDPOINT: {
    meaning: "any S3-compatible storage; the five `S3_` variables are set together",
    unset: "files in `DATA_DIR/files`",
    schema: schemas.httpUrl,
    expects: "an HTTP URL without the bucket, for example https://s3.eu-central-1.amazonaws.com",
  },
  S3_BUCKET: {
    meaning: "bucket of the files",
    unset: "as `S3_ENDPOINT`",
    schema: schemas.token(/^[a-z0-9][\w.-]{1,61}[a-z0-9]$/i),
    expects: "a bucket name, for example adloom-files",
  },
  S3_REGION: {
    meaning: "region of the bucket",
    unset: "as `S3_ENDPOINT`",
    schema: schemas.token(/^[\w-]{1,64}$/),
    expects: "a region, for example eu-central-1",
  },
  S3_ACCESS_KEY_ID: {
    meaning: "id of the access key",
    unset: "as `S3_ENDPOINT`",
    schema: schemas.token(),
    expects: "an access key id without spaces, for example AKIA...",
  },
  S3_SECRET_ACCESS_KEY: {
    meaning: "secret of the access key",
    unset: "as `S3_ENDPOINT`",
    schema: schemas.token(),
    expects: "a secret key without spaces, for example wJalr...",
  },
  STRIPE_SECRET_KEY: {
    meaning: "key of a Stripe account; run `npm run stripe:setup` once",
    unset:
      "a sandbox checkout with test cards on this machine; when `APP_URL` is not a loopback address or `TRUSTED_PROXIES` is set, plans cannot be bought",
    schema: schemas.token(/^[sr]k_(test|live)_[!-~]+$/),
    expects: "a secret or restricted key, for example sk_live_...",
  },
  STRIPE_WEBHOOK_SECRET: {
    meaning: "signing secret of the webhook endpoint; required with `STRIPE_SECRET_KEY`",
    unset: "as `STRIPE_SECRET_KEY`",
    schema: schemas.token(/^whsec_[!-~]+$/),
    expects: "the signing secret of the webhook endpoint, for example whsec_...",
  },
  STRIPE_API_URL: {
    meaning: "base URL of a Stripe-compatible API, for tests",
    unset: "Stripe's own",
    schema: schemas.httpOrigin,
    expects: "an HTTP URL without a path, for example https://api.stripe.com",
  },
  OFFER_ENDS: {
    meaning: "last day (ISO date, UTC) of the 50 % first-month offer",
    unset: "no end",
    schema: z.iso.date(),
    expects: "the last day of the offer as a date, for example 2027-01-31",
  },
  TRUSTED_PROXIES: {
    meaning: "addresses or CIDR ranges whose `X-Forwarded-For` is trusted",
    unset: "none",
    schema: schemas.addressRanges,
    expects: "addresses or CIDR ranges separated by commas, for example 10.0.0.0/8",
  },
  ROLE: {
    meaning: "what the process runs: `all`, `web` or `worker`",
    unset: "`all`",
    schema: z.enum(["all", "web", "worker"]),
    expects: "all, web or worker, for example worker",
  },
  SUPPORT_EMAIL: {
    meaning: "shown where pages mention support",
    unset: "none",
    schema: z.email(),
    expects: "an email address, for example help@example.com",
  },
  WEBSITE_READER: {
    meaning: "`off` switches off the reading of customers' websites for a brand",
    unset: "`on`",
    schema: z.enum(["on", "off"]),
    expects: "on or off, for example off",
  },
  FILM_RENDERER: {
    meaning:
      "`server` makes videos on the server where a browser cannot, and for the API; `npm start` then installs a canvas and an H.264 encoder once (56 MB, Linux on x64; MIT, with FFmpeg under the LGPL and OpenH264 under BSD). In some countries H.264 needs a patent license, which is the operator's matter",
    unset: "`none`: videos are made in browsers only",
    schema: z.enum(["none", "server"]),
    expects: "none or server, for example server",
  },
  FETCH_PROXY: {
    meaning:
      "HTTP proxy for reading websites; it is asked to CONNECT to addresses that this server has resolved and checked, on ports 80 and 443",
    unset: "direct connections",
    schema: schemas.proxyUrl,
    expects: "the URL of an HTTP proxy without a path, for example http://user:secret@proxy.example.com:3128",
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    meaning: "base URL of an OpenTelemetry collector (OTLP over HTTP) for traces",
    unset: "no traces",
    schema: schemas.collectorUrl,
    expects: "the base URL of an OTLP collector that takes HTTP, for example http://localhost:4318",
  },
  LOG_LEVEL: {
    meaning: "pino level",
    unset: "`info`",
    schema: z.enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"]),
    expects: "one of trace, debug, info, warn, error, fatal, silent, for example info",
  },
  NODE_ENV: {
    meaning: "`production` requires `AUTH_SECRET` with `DATABASE_URL`",
    unset: "no such requirement",
    schema: z.enum(["production", "development", "test"]),
    expects: "production, development or test, for example production",
  },
} as const satisfies Record<string, Setting>;

/**
 * Parsed values of the environment variables that are set, from which `config.ts` makes the
 * configuration.
 */
export type Settings = { [K in keyof typeof SETTINGS]?: z.output<(typeof SETTINGS)[K]["schema"]> };

const MAX_LENGTH = 10_000;

/** Describes a problem of the text itself, such as control characters; `undefined` without one. */
function findTextProblem(text: string, { multiline = false }: Setting): string | undefined {
  if (text.length > MAX_LENGTH) return `is longer than ${MAX_LENGTH} characters`;
  const forbidden = multiline ? /[^\P{Cc}\r\n\t]/u : /\p{Cc}/u;
  return forbidden.test(text) ? "contains a line break or another control character" : undefined;
}

/**
 * Creates the error that the start prints for a malformed variable: one line with its name, the
 * problem and a valid example. `readSettings`, `data-dir.ts` and `explain-failure.ts` call it.
 */
export function malformedSetting(name: keyof typeof SETTINGS, problem = "is not valid"): ConfigError {
  return new ConfigError(`${name} ${problem}: it must be ${SETTINGS[name].expects}.`);
}

const NAMES = Object.keys(SETTINGS) as (keyof typeof SETTINGS)[];

/**
 * Parses the variables that are set, at most 10,000 characters (`MAX_LENGTH`) each and without
 * control characters. Throws `ConfigError` for the first malformed one, without its value.
 * `readConfig` (`config.ts`) and `readStripeSetup` call it; the schemas are in
 * `setting-schemas.ts`.
 */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const values: Record<string, unknown> = {};
  for (const name of NAMES) {
    const text = env[name]?.trim();
    if (text === undefined || text === "") continue;
    const problem = findTextProblem(text, SETTINGS[name]);
    if (problem) throw malformedSetting(name, problem);
    const parsed = SETTINGS[name].schema.safeParse(text);
    if (!parsed.success) throw malformedSetting(name);
    values[name] = parsed.data;
  }
  return values as Settings;
}
