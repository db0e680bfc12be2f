import * as z from "zod";
import * as schemas from "./setting-schemas.ts";

/** A malformed setting. Its message is one line: the variable, what is wrong, an example. */
export class ConfigError extends Error {}

interface Setting {
  readonly schema: z.ZodType;
  /** What a good value is, with an example: the end of the error line. */
  readonly expects: string;
  /** For values that reasonably have several lines. */
  readonly multiline?: boolean;
}

/** Every environment variable there is. An empty value counts as unset. */
export const SETTINGS = {
  PORT: { schema: schemas.wholeNumber(1, 65_535), expects: "a port number, for example 3000" },
  HOST: { schema: schemas.host, expects: "an address to listen on, for example 127.0.0.1" },
  APP_URL: {
    schema: schemas.httpOrigin,
    expects: "the public origin without a path, for example https://ads.example.com",
  },
  DATA_DIR: { schema: z.string(), expects: "a folder that this user may write to, for example ./data" },
  DATABASE_URL: {
    schema: schemas.postgresUrl,
    expects: "a Postgres URL, for example postgres://user:secret@host:5432/adloom",
  },
  DATABASE_DIRECT_URL: {
    schema: schemas.postgresUrl,
    expects: "a Postgres URL, for example postgres://user:secret@host:5432/adloom",
  },
  AUTH_SECRET: {
    schema: schemas.secret,
    expects: "at least 32 random characters, for example the output of: openssl rand -base64 32",
    multiline: true,
  },
  SMTP_URL: {
    schema: schemas.smtpUrl,
    expects: "an SMTP URL, for example smtps://user:secret@mail.example.com:465",
  },
  MAIL_FROM: {
    schema: schemas.sender,
    expects: "a sender, for example Ads <ads@example.com>",
  },
  OPENAI_API_KEY: {
    schema: schemas.token(),
    expects: "an API key without spaces, for example sk-...",
  },
  OPENAI_BASE_URL: { schema: schemas.httpUrl, expects: "an HTTP URL, for example https://api.openai.com/v1" },
  TEXT_MODEL: { schema: schemas.token(undefined, 200), expects: "a model id, for example gpt-6-luna" },
  IMAGE_MODEL: {
    schema: schemas.token(undefined, 200),
    expects: "a model id, for example gpt-image-2.5-flare",
  },
  AI_DAILY_BUDGET: {
    schema: schemas.dollars,
    expects: "US dollars per day, for example 20 or 7.50",
  },
  AI_PRICES: {
    schema: schemas.priceTable,
    multiline: true,
    expects:
      'a price table in US dollars (per million tokens, and per picture where no tokens are reported), for example {"gpt-6-luna":{"input":0.1,"output":0.5,"picture":0}}',
  },
  IMAGE_BACKGROUNDS: {
    schema: z.enum(["platform", "shape"]),
    expects:
      "platform (a background for each platform) or shape (one for tall, square and wide), for example shape",
  },
  S3_ENDPOINT: {
    schema: schemas.httpUrl,
    expects: "an HTTP URL without the bucket, for example https://s3.eu-central-1.amazonaws.com",
  },
  S3_BUCKET: {
    schema: schemas.token(/^[a-z0-9][\w.-]{1,61}[a-z0-9]$/i),
    expects: "a bucket name, for example adloom-files",
  },
  S3_REGION: { schema: schemas.token(/^[\w-]{1,64}$/), expects: "a region, for example eu-central-1" },
  S3_ACCESS_KEY_ID: {
    schema: schemas.token(),
    expects: "an access key id without spaces, for example AKIA...",
  },
  S3_SECRET_ACCESS_KEY: {
    schema: schemas.token(),
    expects: "a secret key without spaces, for example wJalr...",
  },
  STRIPE_SECRET_KEY: {
    schema: schemas.token(/^[sr]k_(test|live)_[!-~]+$/),
    expects: "a secret or restricted key, for example sk_live_...",
  },
  STRIPE_WEBHOOK_SECRET: {
    schema: schemas.token(/^whsec_[!-~]+$/),
    expects: "the signing secret of the webhook endpoint, for example whsec_...",
  },
  STRIPE_API_URL: {
    schema: schemas.httpOrigin,
    expects: "an HTTP URL without a path, for example https://api.stripe.com",
  },
  OFFER_ENDS: {
    schema: z.iso.date(),
    expects: "the last day of the offer as a date, for example 2027-01-31",
  },
  TRUSTED_PROXIES: {
    schema: schemas.addressRanges,
    expects: "addresses or CIDR ranges separated by commas, for example 10.0.0.0/8",
  },
  ROLE: { schema: z.enum(["all", "web", "worker"]), expects: "all, web or worker, for example worker" },
  SUPPORT_EMAIL: { schema: z.email(), expects: "an email address, for example help@example.com" },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    schema: schemas.collectorUrl,
    expects: "the base URL of an OTLP collector that takes HTTP, for example http://localhost:4318",
  },
  LOG_LEVEL: {
    schema: z.enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"]),
    expects: "one of trace, debug, info, warn, error, fatal, silent, for example info",
  },
  NODE_ENV: {
    schema: z.enum(["production", "development", "test"]),
    expects: "production, development or test, for example production",
  },
} as const satisfies Record<string, Setting>;

export type Settings = { [K in keyof typeof SETTINGS]?: z.output<(typeof SETTINGS)[K]["schema"]> };

const MAX_LENGTH = 10_000;

/** What is wrong with a value that was refused or is no text of one line; `undefined`: nothing that shows in the text. */
function faultOf(text: string, { multiline = false }: Setting): string | undefined {
  if (text.length > MAX_LENGTH) return `is longer than ${MAX_LENGTH} characters`;
  const odd = multiline ? /[^\P{Cc}\r\n\t]/u : /\p{Cc}/u;
  return odd.test(text) ? "contains a line break or another control character" : undefined;
}

/** The error for a malformed variable: one line with its name, what is wrong and what it must be. */
export function malformed(name: keyof typeof SETTINGS, fault = "is not valid"): ConfigError {
  return new ConfigError(`${name} ${fault}: it must be ${SETTINGS[name].expects}.`);
}

const NAMES = Object.keys(SETTINGS) as (keyof typeof SETTINGS)[];

/** Reads what is set. Throws `ConfigError` for the first malformed variable; its message never shows the value. */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const read: Record<string, unknown> = {};
  for (const name of NAMES) {
    const text = env[name]?.trim();
    if (text === undefined || text === "") continue;
    const fault = faultOf(text, SETTINGS[name]);
    if (fault) throw malformed(name, fault);
    const checked = SETTINGS[name].schema.safeParse(text);
    if (!checked.success) throw malformed(name);
    read[name] = checked.data;
  }
  return read as Settings;
}
