import type { SETTINGS } from "#server/boot/settings.ts";

type Name = keyof typeof SETTINGS;

const LONG = "x".repeat(20_000);
const URLS = ["adloom", "ftp://host.example/", "https://", "https://host.example:99999", LONG] as const;
const BARE_URLS = [...URLS, "https://host.example/path", "https://host.example?x=1", "https://a:b@host"];
const SERVICE_URLS = [...URLS, "https://user:pw@host.example", "https://host.example/\u001B[31m"];
const POSTGRES_URLS = ["adloom", "mysql://host/db", "postgres://", "postgres://u:%zz@h/db", LONG];
const TOKENS = ["two words", "line\nbreak", "escape\u001B[0m", "schlüssel", LONG];

/**
 * Invalid values of each variable of `server/boot/settings.ts`, at least five; a new variable there
 * needs an entry here. `settings.test.ts` and `invalid-settings.test.ts` expect that each aborts
 * the start.
 */
export const BAD_SETTINGS: Readonly<Record<Name, readonly string[]>> = {
  PORT: ["adloom", "0", "-1", "65536", "3000abc", "1e3", "9".repeat(400)],
  HOST: ["two words", "999.999.999.999", "-dash", "http://127.0.0.1", "a\nb", "[::1", LONG],
  APP_URL: [...BARE_URLS, "https://ads.example\n.com"],
  DATA_DIR: ["/dev/null", "/dev/null/data", "/proc/adloom", "a\nb", "d".repeat(300), LONG],
  DATABASE_URL: POSTGRES_URLS,
  DATABASE_DIRECT_URL: POSTGRES_URLS,
  AUTH_SECRET: ["secret", "x".repeat(31), "0".repeat(64), "abc".repeat(20), ` ${" ".repeat(40)}x`, LONG],
  SMTP_URL: [
    "mail",
    "https://mail.example",
    "smtp://",
    "smtp://u:%zz@h",
    "smtp://h?requireTLS=perhaps",
    LONG,
  ],
  MAIL_FROM: [
    "Ads",
    "ads@",
    "<ads@example.com",
    "Ads ads@example.com",
    "a@b.example\nBcc: x@y.example",
    LONG,
  ],
  OPENAI_API_KEY: TOKENS,
  OPENAI_BASE_URL: SERVICE_URLS,
  TEXT_MODEL: TOKENS,
  IMAGE_MODEL: TOKENS,
  SPEECH_MODEL: TOKENS,
  AI_DAILY_BUDGET: ["free", "-1", "1,50", "Infinity", "1e9", "$20", "9".repeat(400)],
  AI_PRICES: ["cheap", "[]", "1", '{"gpt":1}', '{"gpt":{"input":-1,"output":1,"picture":0}}', "{"],
  IMAGE_BACKGROUNDS: ["five", "Platform", "1", "platform,shape", LONG],
  S3_ENDPOINT: SERVICE_URLS,
  S3_BUCKET: ["..", "my bucket", "s3://bucket", "ab", "a/b", LONG],
  S3_REGION: ["eu central", "eu/central", "eu\ncentral", "größe", LONG],
  S3_ACCESS_KEY_ID: TOKENS,
  S3_SECRET_ACCESS_KEY: TOKENS,
  STRIPE_SECRET_KEY: ["adloom", "pk_live_123", "sk_live_", "sk_prod_123", "sk_live_a b", LONG],
  STRIPE_WEBHOOK_SECRET: ["adloom", "whsec_", "WHSEC_123", "whsec_a b", "whsec_a\nb", LONG],
  STRIPE_API_URL: ["nope", ...BARE_URLS],
  OFFER_ENDS: ["soon", "2027-02-30", "31.01.2027", "2027-1-1", "2027-01-01T00:00:00Z", LONG],
  TRUSTED_PROXIES: ["proxy", "10.0.0.0/33", "10.0.0", ",", "fe80::1%eth0", "10.0.0.0/8/8", "::1/129"],
  ROLE: ["both", "Web", "web,worker", "1", LONG],
  SUPPORT_EMAIL: ["help", "help@", "@example.com", "a b@example.com", "help@example.com\nx", LONG],
  WEBSITE_READER: ["yes", "false", "0", "OFF", LONG],
  FILM_RENDERER: ["browser", "yes", "true", "Server", "ffmpeg"],
  FETCH_PROXY: [...URLS, "https://proxy.example", "http://proxy.example/path", "socks5://proxy.example:1080"],
  OTEL_EXPORTER_OTLP_ENDPOINT: [...URLS, "grpc://localhost:4317", "http://localhost:4318?x"],
  LOG_LEVEL: ["loud", "INFO", "30", "info,warn", LONG],
  NODE_ENV: ["prod", "Production", "1", "staging", LONG],
};
