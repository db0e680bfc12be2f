import { describe, expect, test } from "vitest";
import { BAD_SETTINGS } from "../../../tests/support/bad-settings.ts";
import { readConfig } from "./config.ts";
import { prepareDataDir } from "./data-dir.ts";
import { ConfigError, readSettings, SETTINGS } from "./settings.ts";

/** Returns the error line for a malformed value. */
async function errorLine(name: string, value: string): Promise<string> {
  try {
    readSettings({ [name]: value });
    if (name === "DATA_DIR") await prepareDataDir(value);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  throw new Error(`${name} accepts ${JSON.stringify(value.slice(0, 60))}`);
}

test("Each variable has at least five malformed examples", () => {
  expect(Object.keys(BAD_SETTINGS)).toEqual(Object.keys(SETTINGS));
  for (const values of Object.values(BAD_SETTINGS)) expect(values.length).toBeGreaterThanOrEqual(5);
});

describe.each(Object.entries(BAD_SETTINGS))("%s", (name, values) => {
  test.each(values.map((value) => [JSON.stringify(value.slice(0, 60)), value]))(
    "rejects %s in one line with the name, the problem and an example",
    async (_, value) => {
      const line = await errorLine(name, value);
      expect(line).toMatch(new RegExp(`^${name} [^\n]+: it must be [^\n]+for example [^\n]+$`));
      if (name !== "DATA_DIR" && value.length > 20) expect(line).not.toContain(value);
    },
  );
});

test("Valid values are accepted", () => {
  const good = {
    HOST: "web1.internal",
    APP_URL: "https://ads.example.com:8443/",
    DATABASE_URL: "postgres:///adloom?host=/run/postgresql&user=adloom",
    DATABASE_DIRECT_URL: "postgresql://[::1]:5432/adloom",
    AUTH_SECRET: "R29vZCBzZWNyZXRzIG9mIG9wZW5zc2wgY29tZSBpbiB0d28gbGluZXMgb2YgYmFz\nZTY0IHRleHQ=",
    SMTP_URL: "smtp://user:p%40ss@mail.example.com:587?requireTLS=false",
    MAIL_FROM: "Ads, all of them <no-reply@localhost>",
    OPENAI_BASE_URL: "http://127.0.0.1:11434/v1",
    TEXT_MODEL: "ft:gpt-4o:org::id/x@2",
    AI_DAILY_BUDGET: "7.50",
    AI_PRICES: '{\n  "m": { "input": 0.1, "output": 0.5, "picture": 0 }\n}',
    OFFER_ENDS: "2028-02-29",
    TRUSTED_PROXIES: "10.0.0.0/8, ::1, fd00::/8,",
    WEBSITE_READER: "off",
    FETCH_PROXY: "http://user:p%40ss@proxy.example:3128",
    OTEL_EXPORTER_OTLP_ENDPOINT: "https://user:pw@collector.example/otlp",
    NODE_ENV: "production",
  };
  expect(Object.keys(readSettings(good))).toHaveLength(Object.keys(good).length);
  expect(readConfig(good).appUrl).toBe("https://ads.example.com:8443");
});
