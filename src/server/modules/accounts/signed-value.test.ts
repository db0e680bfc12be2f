import { expect, test } from "vitest";
import { oldCookie } from "../../../../tests/support/old-cookie.ts";
import { secretFor, sign, unsign } from "./signed-value.ts";

const SECRET = "a secret of thirty-two characters";
const EXPIRES_AT = new Date("2030-01-02T03:04:05Z");
const cookie = (value: string, secret = SECRET) => encodeURIComponent(sign(secret, value, EXPIRES_AT));

test.each(["value", "a value with spaces", "value.with.dots", "value.7", "väl/ue+="])(
  "unsign returns %j and its expiry only with the valid signature",
  (value) => {
    expect(unsign(SECRET, cookie(value))).toEqual({ value, expiresAtMs: EXPIRES_AT.getTime() });
    expect(unsign("another secret", cookie(value))).toBeUndefined();
  },
);

test.each(["", ".", "value", "value.", ".signature", "value.%%%", "%", "value.1.", ".1.signature"])(
  "unsign rejects %j",
  (text) => {
    expect(unsign(SECRET, text)).toBeUndefined();
  },
);

test("unsign accepts a cookie of version 0.1, which has no expiry", () => {
  expect(unsign(SECRET, oldCookie(SECRET, "value"))).toEqual({ value: "value", expiresAtMs: Infinity });
  expect(unsign(SECRET, oldCookie(SECRET, ""))).toBeUndefined();
});

test("A signature of one purpose is invalid for another", () => {
  const signed = cookie("value", secretFor(SECRET, "device"));
  expect(unsign(secretFor(SECRET, "sign_up"), signed)).toBeUndefined();
  expect(unsign(SECRET, signed)).toBeUndefined();
});

/**
 * Each of these values has `+`, `/` and `=` in a signature, which base64 and URLs can spell
 * differently.
 */
const COOKIES = Array.from({ length: 20 }, (_, at) => cookie(`value ${at}`)).concat(oldCookie(SECRET, "old"));

test("unsign rejects every change of one bit", () => {
  for (const text of COOKIES) {
    for (const [at, byte] of Buffer.from(text).entries()) {
      for (let bit = 0; bit < 8; bit++) {
        const changed = Buffer.from(text);
        changed[at] = byte ^ (1 << bit);
        expect(unsign(SECRET, changed.toString("latin1")), changed.toString("latin1")).toBeUndefined();
      }
    }
  }
});

test("unsign rejects every other spelling of a valid cookie", () => {
  for (const text of COOKIES) {
    const unpadded = text.replace(/%3D$/, "");
    const spellings = [
      decodeURIComponent(text),
      text.toLowerCase(),
      text.replace(/%2B/g, "-").replace(/%2F/g, "_"),
      unpadded,
      `${text}%3D`,
      `${text}=`,
      `${text} `,
      ` ${text}`,
      `"${text}"`,
      `${text}%20`,
      `${text}A`,
      `%76${text.slice(1)}`,
      text.replace(".", "%2E"),
    ];
    for (const spelling of spellings.filter((other) => other !== text)) {
      expect(unsign(SECRET, spelling), spelling).toBeUndefined();
    }
    // The last character before the padding carries two unused bits.
    const last = unpadded.at(-1)!;
    const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    for (const other of [...alphabet].filter((letter) => letter !== last)) {
      const changed = `${unpadded.slice(0, -1)}${encodeURIComponent(other)}%3D`;
      if (changed !== text) expect(unsign(SECRET, changed), changed).toBeUndefined();
    }
  }
});
