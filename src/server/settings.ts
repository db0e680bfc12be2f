import { isIP } from "node:net";
import * as z from "zod";

/** A malformed setting. Its message is one line: the variable, what is wrong, an example. */
export class ConfigError extends Error {}

const url = (protocols: string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol));
const httpUrl = url(["http:", "https:"]);
const postgresUrl = url(["postgres:", "postgresql:"]);
const dollars = z.number().nonnegative();
const priceTable = z.record(z.string(), z.object({ input: dollars, output: dollars, picture: dollars }));

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const wholeNumber = (min: number, max: number) =>
  z.string().regex(/^\d+$/).transform(Number).pipe(z.number().min(min).max(max));

function isAddressOrRange(entry: string): boolean {
  const [address = "", bits, ...rest] = entry.split("/");
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

const list = z.string().transform((text) =>
  text
    .split(",")
    .map((entry) => entry.trim())
    .filter(Boolean),
);

interface Setting {
  readonly schema: z.ZodType;
  /** What a good value is, with an example: the end of the error line. */
  readonly expects: string;
}

/** Every environment variable there is. An empty value counts as unset. */
export const SETTINGS = {
  PORT: { schema: wholeNumber(1, 65_535), expects: "a port number, for example 3000" },
  HOST: { schema: z.string().regex(/^[\w.:-]+$/), expects: "an address to listen on, for example 127.0.0.1" },
  APP_URL: {
    schema: httpUrl.refine((text) => new URL(text).pathname === "/" && !new URL(text).search),
    expects: "the public origin without a path, for example https://ads.example.com",
  },
  DATA_DIR: { schema: z.string(), expects: "a folder, for example ./data" },
  DATABASE_URL: {
    schema: postgresUrl,
    expects: "a Postgres URL, for example postgres://user:secret@host:5432/adloom",
  },
  DATABASE_DIRECT_URL: {
    schema: postgresUrl,
    expects: "a Postgres URL, for example postgres://user:secret@host:5432/adloom",
  },
  AUTH_SECRET: {
    schema: z.string().min(32),
    expects: "at least 32 random bytes, for example from: openssl rand -base64 32",
  },
  SMTP_URL: {
    schema: url(["smtp:", "smtps:"]),
    expects: "an SMTP URL, for example smtps://user:secret@mail.example.com:465",
  },
  MAIL_FROM: {
    schema: z.string().regex(/^([^<>\r\n]+ )?<?[^\s<>@]+@[^\s<>@]+\.?[^\s<>@]*>?$/),
    expects: "a sender, for example Ads <ads@example.com>",
  },
  OPENAI_API_KEY: {
    schema: z.string().regex(/^\S+$/),
    expects: "an API key without spaces, for example sk-...",
  },
  OPENAI_BASE_URL: { schema: httpUrl, expects: "an HTTP URL, for example https://api.openai.com/v1" },
  TEXT_MODEL: { schema: z.string().regex(/^\S+$/), expects: "a model id, for example gpt-6-luna" },
  IMAGE_MODEL: { schema: z.string().regex(/^\S+$/), expects: "a model id, for example gpt-image-2.5-flare" },
  AI_DAILY_BUDGET: {
    schema: z
      .string()
      .regex(/^\d+(\.\d+)?$/)
      .transform(Number),
    expects: "US dollars per day, for example 20 or 7.50",
  },
  AI_PRICES: {
    schema: z.string().transform(parseJson).pipe(priceTable),
    expects:
      'a price table in US dollars (per million tokens, and per picture where no tokens are reported), for example {"gpt-6-luna":{"input":0.1,"output":0.5,"picture":0}}',
  },
  IMAGE_BACKGROUNDS: {
    schema: z.enum(["platform", "shape"]),
    expects: "platform (a background for each of five platforms) or shape (one for tall, square and wide)",
  },
  S3_ENDPOINT: {
    schema: httpUrl,
    expects: "an HTTP URL without the bucket, for example https://s3.eu-central-1.amazonaws.com",
  },
  S3_BUCKET: { schema: z.string().regex(/^[\w.-]+$/), expects: "a bucket name, for example adloom-files" },
  S3_REGION: { schema: z.string().regex(/^[\w-]+$/), expects: "a region, for example eu-central-1" },
  S3_ACCESS_KEY_ID: {
    schema: z.string().regex(/^\S+$/),
    expects: "an access key id without spaces, for example AKIA...",
  },
  S3_SECRET_ACCESS_KEY: {
    schema: z.string().regex(/^\S+$/),
    expects: "a secret key without spaces, for example wJalr...",
  },
  STRIPE_SECRET_KEY: {
    schema: z.string().regex(/^[sr]k_(test|live)_\S+$/),
    expects: "a secret or restricted key, for example sk_live_...",
  },
  STRIPE_WEBHOOK_SECRET: {
    schema: z.string().regex(/^whsec_\S+$/),
    expects: "the signing secret of the webhook endpoint, for example whsec_...",
  },
  STRIPE_API_URL: {
    schema: httpUrl.refine((text) => new URL(text).pathname === "/"),
    expects: "an HTTP URL without a path, for example https://api.stripe.com",
  },
  OFFER_ENDS: {
    schema: z.iso.date(),
    expects: "the last day of the offer as a date, for example 2027-01-31",
  },
  TRUSTED_PROXIES: {
    schema: list.refine((entries) => entries.every(isAddressOrRange)),
    expects: "addresses or CIDR ranges separated by commas, for example 10.0.0.0/8",
  },
  ROLE: { schema: z.enum(["all", "web", "worker"]), expects: "all, web or worker" },
  SUPPORT_EMAIL: { schema: z.email(), expects: "an email address, for example help@example.com" },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    schema: httpUrl,
    expects: "the base URL of an OTLP collector that takes HTTP, for example http://localhost:4318",
  },
  LOG_LEVEL: {
    schema: z.enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"]),
    expects: "one of trace, debug, info, warn, error, fatal, silent",
  },
  NODE_ENV: { schema: z.string(), expects: "production, development or test" },
} as const satisfies Record<string, Setting>;

export type Settings = { [K in keyof typeof SETTINGS]?: z.output<(typeof SETTINGS)[K]["schema"]> };

/** Reads what is set. Throws `ConfigError` for the first malformed variable. */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const read: Record<string, unknown> = {};
  for (const [name, setting] of Object.entries(SETTINGS)) {
    const text = env[name]?.trim();
    if (text === undefined || text === "") continue;
    const checked = setting.schema.safeParse(text);
    if (!checked.success) throw new ConfigError(`${name} is not valid: it must be ${setting.expects}.`);
    read[name] = checked.data;
  }
  return read as Settings;
}
