import { expect, test } from "vitest";
import { secretFor, sign, unsign } from "./signed-value.ts";

const SECRET = "a secret of thirty-two characters";

test("a value comes back only with our signature on exactly it", () => {
  const signed = sign(SECRET, "value.with.dots");
  expect(unsign(SECRET, signed)).toBe("value.with.dots");
  expect(unsign("another secret", signed)).toBeUndefined();
  expect(unsign(SECRET, signed.replace("value", "Value"))).toBeUndefined();
  expect(unsign(SECRET, signed.slice(0, -4))).toBeUndefined();
});

test.each(["", ".", "value", "value.", ".signature", "value.%%%"])("%j is no signed value", (text) => {
  expect(unsign(SECRET, text)).toBeUndefined();
});

test("what was signed for one use is worth nothing in another", () => {
  const signed = sign(secretFor(SECRET, "device"), "value");
  expect(unsign(secretFor(SECRET, "sign_up"), signed)).toBeUndefined();
  expect(unsign(SECRET, signed)).toBeUndefined();
});
