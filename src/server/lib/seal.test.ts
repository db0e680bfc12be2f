import { expect, test } from "vitest";
import { seal, unseal } from "./seal.ts";

const context = { secret: "a secret of the installation", purpose: "totp", owner: "user-1" };

test("a sealed text opens with the same secret, purpose and owner only", () => {
  const sealed = seal(context, "JBSWY3DPEHPK3PXP");
  expect(sealed).not.toContain("JBSWY3DPEHPK3PXP");
  expect(unseal(context, sealed)).toBe("JBSWY3DPEHPK3PXP");
  expect(seal(context, "JBSWY3DPEHPK3PXP")).not.toBe(sealed);
  for (const other of [{ secret: "another" }, { purpose: "mail" }, { owner: "user-2" }]) {
    expect(() => unseal({ ...context, ...other }, sealed)).toThrow();
  }
});

test("a changed or shortened text does not open", () => {
  const bytes = Buffer.from(seal(context, "JBSWY3DPEHPK3PXP"), "base64url");
  for (const at of [0, 12, bytes.length - 1]) {
    const changed = Buffer.from(bytes);
    changed[at]! ^= 1;
    expect(() => unseal(context, changed.toString("base64url"))).toThrow();
  }
  expect(() => unseal(context, bytes.subarray(0, 20).toString("base64url"))).toThrow();
  expect(() => unseal(context, "")).toThrow();
});
