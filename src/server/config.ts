import { isIP } from "node:net";
import * as z from "zod";
import { PRODUCT } from "../core/product.ts";
import { DEFAULT_IMAGE_MODEL, DEFAULT_TEXT_MODEL } from "../core/models/families.ts";
import { PRICES, type PriceTable } from "../core/models/prices.ts";

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
const SETTINGS = {
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
  LOG_LEVEL: {
    schema: z.enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"]),
    expects: "one of trace, debug, info, warn, error, fatal, silent",
  },
  NODE_ENV: { schema: z.string(), expects: "production, development or test" },
} as const satisfies Record<string, Setting>;

type Settings = { [K in keyof typeof SETTINGS]?: z.output<(typeof SETTINGS)[K]["schema"]> };

function readSettings(env: Record<string, string | undefined>): Settings {
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

const STRIPE_API = "https://api.stripe.com";

const S3_NAMES = [
  "S3_ENDPOINT",
  "S3_BUCKET",
  "S3_REGION",
  "S3_ACCESS_KEY_ID",
  "S3_SECRET_ACCESS_KEY",
] as const;

/** All of the S3 settings or none: half of them would silently keep files somewhere else. */
function readS3(settings: Settings): Config["s3"] {
  const missing = S3_NAMES.find((name) => settings[name] === undefined);
  if (S3_NAMES.every((name) => settings[name] === undefined)) return undefined;
  if (missing) {
    throw new ConfigError(
      `${missing} is missing: with any S3_ variable all five are needed; it must be ${SETTINGS[missing].expects}.`,
    );
  }
  return {
    endpoint: settings.S3_ENDPOINT!,
    bucket: settings.S3_BUCKET!,
    region: settings.S3_REGION!,
    accessKeyId: settings.S3_ACCESS_KEY_ID!,
    secretAccessKey: settings.S3_SECRET_ACCESS_KEY!,
  };
}

/** The key without the secret would take money and never hear of it. */
function readStripe(settings: Settings): Config["stripe"] {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = settings;
  if (!secretKey && !webhookSecret) return undefined;
  if (!secretKey || !webhookSecret) {
    const missing = secretKey ? "STRIPE_WEBHOOK_SECRET" : "STRIPE_SECRET_KEY";
    throw new ConfigError(
      `${missing} is missing: both Stripe settings are needed; it must be ${SETTINGS[missing].expects}.`,
    );
  }
  return { secretKey, webhookSecret, apiUrl: settings.STRIPE_API_URL ?? STRIPE_API };
}

/** What the set-up of a Stripe account needs: its webhook secret only exists afterwards. */
export function readStripeSetup(
  env: Record<string, string | undefined> = process.env,
): { readonly secretKey: string; readonly apiUrl: string; readonly appUrl: string | undefined } | undefined {
  const settings = readSettings(env);
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_API_URL: apiUrl = STRIPE_API, APP_URL: appUrl } = settings;
  return secretKey === undefined
    ? undefined
    : { secretKey, apiUrl, appUrl: appUrl && new URL(appUrl).origin };
}

export type Role = "all" | "web" | "worker";

export interface Config {
  readonly port: number;
  readonly host: string;
  /** The public origin; `undefined` when the product only answers on this machine's loopback names. */
  readonly appUrl: string | undefined;
  readonly dataDir: string;
  /** `undefined`: the embedded database. */
  readonly databaseUrl: string | undefined;
  readonly databaseDirectUrl: string | undefined;
  /** `undefined`: made once and kept in `dataDir`. */
  readonly authSecret: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly openAi:
    | {
        readonly apiKey: string;
        readonly baseUrl: string;
        readonly textModel: string;
        readonly imageModel: string;
        /** Built-in list prices, and over them what the operator has entered. */
        readonly prices: PriceTable;
      }
    | undefined;
  /** US dollars per day (UTC) for the AI provider; `undefined`: no cap. */
  readonly aiDailyBudget: number | undefined;
  /** What one painted background is bought for. */
  readonly imageBackgrounds: "platform" | "shape";
  /** `undefined`: files are kept in `dataDir`. */
  readonly s3:
    | {
        readonly endpoint: string;
        readonly bucket: string;
        readonly region: string;
        readonly accessKeyId: string;
        readonly secretAccessKey: string;
      }
    | undefined;
  /** `undefined`: the sandbox on this machine, nothing on a public one. */
  readonly stripe:
    | { readonly secretKey: string; readonly webhookSecret: string; readonly apiUrl: string }
    | undefined;
  /** Last day (UTC) of the first-month offer; `undefined`: no end. */
  readonly offerEnds: string | undefined;
  readonly trustedProxies: readonly string[];
  readonly role: Role;
  readonly supportEmail: string | undefined;
  readonly logLevel: string;
}

/** Reads the environment once. Throws `ConfigError` for the first malformed variable. */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const settings = readSettings(env);
  if (settings.NODE_ENV === "production" && settings.DATABASE_URL && !settings.AUTH_SECRET) {
    throw new ConfigError(
      `AUTH_SECRET is missing: with DATABASE_URL in production it must be ${SETTINGS.AUTH_SECRET.expects}.`,
    );
  }
  return {
    port: settings.PORT ?? 3000,
    host: settings.HOST ?? "127.0.0.1",
    appUrl: settings.APP_URL && new URL(settings.APP_URL).origin,
    dataDir: settings.DATA_DIR ?? "./data",
    databaseUrl: settings.DATABASE_URL,
    databaseDirectUrl: settings.DATABASE_DIRECT_URL ?? settings.DATABASE_URL,
    authSecret: settings.AUTH_SECRET,
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM ?? `${PRODUCT.name} <no-reply@localhost>`,
    openAi: settings.OPENAI_API_KEY
      ? {
          apiKey: settings.OPENAI_API_KEY,
          baseUrl: settings.OPENAI_BASE_URL ?? "https://api.openai.com/v1",
          textModel: settings.TEXT_MODEL ?? DEFAULT_TEXT_MODEL,
          imageModel: settings.IMAGE_MODEL ?? DEFAULT_IMAGE_MODEL,
          prices: { ...PRICES, ...settings.AI_PRICES },
        }
      : undefined,
    aiDailyBudget: settings.AI_DAILY_BUDGET,
    imageBackgrounds: settings.IMAGE_BACKGROUNDS ?? "platform",
    s3: readS3(settings),
    stripe: readStripe(settings),
    offerEnds: settings.OFFER_ENDS,
    trustedProxies: settings.TRUSTED_PROXIES ?? [],
    role: settings.ROLE ?? "all",
    supportEmail: settings.SUPPORT_EMAIL,
    logLevel: settings.LOG_LEVEL ?? "info",
  };
}
