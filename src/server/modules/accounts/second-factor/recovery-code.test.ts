import { expect, test } from "vitest";
import { hashRecoveryCode, newRecoveryCodes } from "./recovery-code.ts";

test("ten codes of 80 bits differ", () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
});

test("a code is recognized as people type it", () => {
  const hash = hashRecoveryCode("0GK1-M4QX-90TD-VZ3B");
  for (const typed of ["0gk1m4qx90tdvz3b", " OGKI M4QX 9OTD VZ3B ", "ogkl-m4qx-90td-vz3b"]) {
    expect(hashRecoveryCode(typed)).toBe(hash);
  }
  expect(hashRecoveryCode("0GK1-M4QX-90TD-VZ3C")).not.toBe(hash);
});
