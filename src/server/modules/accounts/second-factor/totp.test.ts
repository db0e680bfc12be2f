import { expect, test } from "vitest";
import { findTotpStep, newTotpKey, totpUri } from "./totp.ts";

/**
 * Secret of RFC 6238, appendix B, in base32; the codes below are the last six digits of its table.
 */
const KEY = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

test("codes of RFC 6238 belong to their step, and to no other", () => {
  for (const [seconds, code] of [
    [59, "287082"],
    [1_111_111_109, "081804"],
    [1_234_567_890, "005924"],
    [20_000_000_000, "353130"],
  ] as const) {
    const step = Math.floor(seconds / 30);
    expect(findTotpStep(KEY, code, seconds * 1000)).toBe(step);
    // A clock that is a step early or late still finds the same step.
    expect(findTotpStep(KEY, code, (seconds + 30) * 1000)).toBe(step);
    expect(findTotpStep(KEY, code, (seconds - 30) * 1000)).toBe(step);
    expect(findTotpStep(KEY, code, (seconds + 60) * 1000)).toBeUndefined();
    expect(findTotpStep(newTotpKey(), code, seconds * 1000)).toBeUndefined();
  }
});

test("the address names product, account and key", () => {
  const uri = new URL(totpUri(KEY, "maya+ads@example.com"));
  expect(uri.protocol).toBe("otpauth:");
  expect(decodeURIComponent(uri.pathname)).toContain("Adloom:maya+ads@example.com");
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    issuer: "Adloom",
    secret: KEY,
    algorithm: "SHA1",
    digits: "6",
    period: "30",
  });
  expect(newTotpKey()).toMatch(/^[A-Z2-7]{32}$/);
});
