import { PRODUCT } from "#core/product.ts";
import { DEFAULT_IMAGE_MODEL, DEFAULT_TEXT_MODEL, isOpenAiModel } from "#core/models/families.ts";
import { PRICES, type PriceTable } from "#core/models/prices.ts";
import { OPENAI_URL } from "../adapters/ai/openai/url.ts";
import { ConfigError, readSettings, SETTINGS, type Settings } from "./settings.ts";

const STRIPE_API = "https://api.stripe.com";

const S3_NAMES = [
  "S3_ENDPOINT",
  "S3_BUCKET",
  "S3_REGION",
  "S3_ACCESS_KEY_ID",
  "S3_SECRET_ACCESS_KEY",
] as const;

/** Requires all S3 settings or none: with some of them, files would silently go to the disk. */
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

/**
 * Requires both Stripe settings or none: without the secret, no webhook of a payment is accepted.
 */
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

function readWebsiteReader(settings: Settings): Config["websiteReader"] {
  if (settings.WEBSITE_READER === "off") return undefined;
  return { proxy: settings.FETCH_PROXY === undefined ? undefined : new URL(settings.FETCH_PROXY) };
}

/**
 * Reads `STRIPE_SECRET_KEY`, `STRIPE_API_URL` and `APP_URL` (rules: `settings.ts`) for the setup of
 * a Stripe account, which creates the webhook secret; `undefined` without the key. Throws
 * `ConfigError`. Only `npm run stripe:setup` calls it.
 */
export function readStripeSetup(
  env: Record<string, string | undefined> = process.env,
): { readonly secretKey: string; readonly apiUrl: string; readonly appUrl: string | undefined } | undefined {
  const settings = readSettings(env);
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_API_URL: apiUrl = STRIPE_API, APP_URL: appUrl } = settings;
  return secretKey === undefined
    ? undefined
    : { secretKey, apiUrl, appUrl: appUrl && new URL(appUrl).origin };
}

/** Work of a process (`ROLE`): serve HTTP, run jobs, or both. */
type Role = "all" | "web" | "worker";

/**
 * The checked settings of a process; `readConfig` makes it from the environment, and `boot/deps.ts`
 * reads it. The variables are in `settings.ts`, their schemas in `setting-schemas.ts`, defaults in
 * `readConfig`. `undefined`: not set, so the part is embedded or off.
 */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** The public origin; `undefined`: only loopback names. */
  readonly appUrl: string | undefined;
  readonly dataDir: string;
  /** `undefined`: the embedded database. */
  readonly databaseUrl: string | undefined;
  readonly databaseDirectUrl: string | undefined;
  /** `undefined`: generated once and stored in `dataDir`. */
  readonly authSecret: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** Milliseconds that the AI provider may take for a generation, over all tries. */
  readonly providerBudgetMs: number;
  readonly openAi:
    | {
        readonly apiKey: string;
        readonly baseUrl: string;
        readonly textModel: string;
        /** Whether the text model is not one of OpenAI's: it may run on a small machine. */
        readonly isOwnModel: boolean;
        /** `undefined`: the studio draws all images. */
        readonly imageModel: string | undefined;
        /** `undefined`: videos have recorded voices only. */
        readonly speechModel: string | undefined;
        /** Built-in list prices, overridden by the operator's. */
        readonly prices: PriceTable;
      }
    | undefined;
  /** US dollars per day (UTC) for the AI provider; `undefined`: no cap. */
  readonly aiDailyBudget: number | undefined;
  /** Whether a background is generated per platform or per image shape. */
  readonly imageBackgrounds: "platform" | "shape";
  /** `undefined`: files are stored in `dataDir`. */
  readonly s3:
    | {
        readonly endpoint: string;
        readonly bucket: string;
        readonly region: string;
        readonly accessKeyId: string;
        readonly secretAccessKey: string;
      }
    | undefined;
  /** `undefined`: the sandbox, if only this machine can reach the product; else no payments. */
  readonly stripe:
    | { readonly secretKey: string; readonly webhookSecret: string; readonly apiUrl: string }
    | undefined;
  /** Last day (UTC) of the first-month offer; `undefined`: no end. */
  readonly offerEnds: string | undefined;
  readonly trustedProxies: readonly string[];
  readonly role: Role;
  readonly supportEmail: string | undefined;
  /** `undefined`: websites cannot be read. */
  readonly websiteReader: { readonly proxy: URL | undefined } | undefined;
  /** Whether this server makes videos; browsers make them in both cases. */
  readonly filmRenderer: "none" | "server";
  readonly logLevel: string;
  /** Base URL of a trace collector; `undefined`: no traces. */
  readonly otlpEndpoint: string | undefined;
}

/**
 * Time of the provider for one generation, retries and delays included. A generation ends within
 * two minutes; the remaining time is for the studio.
 */
const PROVIDER_BUDGET_MS = 100_000;
/** The same for a model that may run on a small machine. */
const OWN_MODEL_BUDGET_MS = 600_000;

/**
 * Reads the environment and fills in the values of unset variables (models:
 * `core/models/families.ts`, prices: `core/models/prices.ts`). Throws `ConfigError` for the first
 * malformed variable, and if some but not all of the S3 or Stripe settings are set, or
 * `AUTH_SECRET` is missing in production with `DATABASE_URL`. `main.ts` and all operator commands
 * but `stripe:setup` call it; defaults are in this function, the variables and their rules are in
 * `settings.ts`.
 */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const settings = readSettings(env);
  if (settings.NODE_ENV === "production" && settings.DATABASE_URL && !settings.AUTH_SECRET) {
    throw new ConfigError(
      `AUTH_SECRET is missing: with DATABASE_URL in production it must be ${SETTINGS.AUTH_SECRET.expects}.`,
    );
  }
  const textModel = settings.TEXT_MODEL ?? DEFAULT_TEXT_MODEL;
  const isOwnModel = !isOpenAiModel(textModel);
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
          baseUrl: settings.OPENAI_BASE_URL ?? OPENAI_URL,
          textModel,
          isOwnModel,
          imageModel: settings.IMAGE_MODEL ?? (isOwnModel ? undefined : DEFAULT_IMAGE_MODEL),
          speechModel: settings.SPEECH_MODEL,
          prices: { ...PRICES, ...settings.AI_PRICES },
        }
      : undefined,
    providerBudgetMs: isOwnModel ? OWN_MODEL_BUDGET_MS : PROVIDER_BUDGET_MS,
    aiDailyBudget: settings.AI_DAILY_BUDGET,
    imageBackgrounds: settings.IMAGE_BACKGROUNDS ?? "platform",
    s3: readS3(settings),
    stripe: readStripe(settings),
    offerEnds: settings.OFFER_ENDS,
    trustedProxies: settings.TRUSTED_PROXIES ?? [],
    role: settings.ROLE ?? "all",
    supportEmail: settings.SUPPORT_EMAIL,
    websiteReader: readWebsiteReader(settings),
    filmRenderer: settings.FILM_RENDERER ?? "none",
    logLevel: settings.LOG_LEVEL ?? "info",
    otlpEndpoint: settings.OTEL_EXPORTER_OTLP_ENDPOINT,
  };
}
