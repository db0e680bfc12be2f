import { expect, test } from "vitest";
import { withScheme } from "./web-address.ts";

test.each([
  [" shop.example/bikes ", "https://shop.example/bikes"],
  ["http://shop.example", "http://shop.example"],
  ["javascript:alert(1)", "javascript:alert(1)"],
  ["  ", ""],
])("An address without a scheme gets https: %s", (typed, address) => {
  expect(withScheme(typed)).toBe(address);
});
