import { expect, test } from "vitest";
import { readDevice } from "./devices.ts";

const WEBKIT = "AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/153.0.0.0 Safari/537.36`, "Chrome", "Windows"],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/153.0.0.0 Safari/537.36 Edg/153.0`,
    "Edge",
    "Windows",
  ],
  [`Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} Chrome/153.0 Safari/537.36 OPR/120.0`, "Opera", "Linux"],
  ["Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0", "Firefox", "Linux"],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Safari/605.1.15",
    "Safari",
    "macOS",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Mobile/15E148 Safari/604.1",
    "Safari",
    "iPhone",
  ],
  [
    "Mozilla/5.0 (iPad; CPU OS 26_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/153.0 Mobile/15E148 Safari/604.1",
    "Chrome",
    "iPad",
  ],
  [
    `Mozilla/5.0 (Linux; Android 16; SM-S931B) ${WEBKIT} SamsungBrowser/29.0 Chrome/136.0 Mobile Safari/537.36`,
    "Samsung Internet",
    "Android",
  ],
  [`Mozilla/5.0 (X11; CrOS x86_64 16181.0.0) ${WEBKIT} Chrome/153.0 Safari/537.36`, "Chrome", "ChromeOS"],
])("%s", (userAgent, browser, system) => {
  expect(readDevice(userAgent)).toEqual({ browser, system });
});

test.each([null, "", "curl/8.16.0", "node"])("%j contains no known browser", (userAgent) => {
  expect(readDevice(userAgent)).toEqual({ browser: null, system: null });
});
