import { expect, test } from "vitest";
import { secretFor, sign, unsign } from "./signed-value.ts";

const SECRET = "a secret of thirty-two characters";

test("unsign returns a value only with its valid signature", () => {
  const signed = sign(SECRET, "value.with.dots");
  expect(unsign(SECRET, signed)).toBe("value.with.dots");
  expect(unsign("another secret", signed)).toBeUndefined();
  expect(unsign(SECRET, signed.replace("value", "Value"))).toBeUndefined();
  expect(unsign(SECRET, signed.slice(0, -4))).toBeUndefined();
});

test.each(["", ".", "value", "value.", ".signature", "value.%%%"])("unsign rejects %j", (text) => {
  expect(unsign(SECRET, text)).toBeUndefined();
});

test("A signature of one purpose is invalid for another", () => {
  const signed = sign(secretFor(SECRET, "device"), "value");
  expect(unsign(secretFor(SECRET, "sign_up"), signed)).toBeUndefined();
  expect(unsign(SECRET, signed)).toBeUndefined();
});
