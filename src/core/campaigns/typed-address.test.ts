import { expect, test } from "vitest";
import { campaignsMessages } from "./messages.ts";
import { readAddress } from "./typed-address.ts";

test.each([
  [" fern.example/monthly ", "https://fern.example/monthly", undefined],
  ["http://fern.example", "http://fern.example", undefined],
  ["", "", undefined],
  ["fern", "https://fern", campaignsMessages.badUrl],
  ["javascript:alert(1)", "javascript:alert(1)", campaignsMessages.badUrl],
])("typed %o", (typed, address, problem) => {
  expect(readAddress(typed)).toEqual({ address, problem });
});
