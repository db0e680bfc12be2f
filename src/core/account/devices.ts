import { sessionsCopy } from "./profile.copy.ts";

/**
 * Browser and operating system of a `User-Agent` header; `null` if unknown. `readDevice` makes it;
 * the list of sessions, the security log and the mail about a new device show it.
 */
interface Device {
  readonly browser: string | null;
  readonly system: string | null;
}

/** Order matters: most browsers also include the tokens of those below them. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, "Edge"],
  [/\b(OPR|OPiOS|OPT)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bVivaldi\//, "Vivaldi"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, "Chrome"],
  [/\bVersion\/[\d.]+.* Safari\//, "Safari"],
];

/** An iPad in desktop mode sends the header of a Mac, so it is reported as macOS. */
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bWindows\b/, "Windows"],
  [/\bMac(intosh| OS X)\b/, "macOS"],
  [/\bLinux\b/, "Linux"],
];

const firstMatch = (names: typeof BROWSERS, text: string) =>
  names.find(([pattern]) => pattern.test(text))?.[1] ?? null;

/**
 * Name of a device, such as "Chrome on Windows"; `null` if neither is known. The words are
 * `sessionsCopy` in `profile.copy.ts`, the names `BROWSERS` and `SYSTEMS` in this file.
 * `session-row.tsx` and `session-list.service.ts` (for `null` `unknownBrowser` of that copy),
 * `security-log.service.ts` and `new-device-mail.ts` show it.
 */
export function deviceLabel({ browser, system }: Device): string | null {
  if (system === null) return browser;
  return sessionsCopy.on(browser ?? sessionsCopy.unknownBrowser, system);
}

/**
 * Browser and system of a `User-Agent` header, by the lists in this file; for display only, because
 * browsers can send anything. `session-list.service.ts`, `security-log.service.ts`,
 * `new-device-mail.ts` and the passkey dialog call it.
 */
export function readDevice(userAgent: string | null): Device {
  const text = userAgent ?? "";
  return { browser: firstMatch(BROWSERS, text), system: firstMatch(SYSTEMS, text) };
}
