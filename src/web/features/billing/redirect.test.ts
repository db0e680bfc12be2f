import { expect, test } from "vitest";
import { resolveHttpUrl } from "./redirect.ts";

const BASE = "http://localhost:3000/dashboard/billing";

test.each([
  ["https://checkout.example/c/1", "https://checkout.example/c/1"],
  ["/sandbox/checkout/1", "http://localhost:3000/sandbox/checkout/1"],
  ["javascript:alert(1)", undefined],
  ["data:text/html,hello", undefined],
  ["http://", undefined],
])("%s leads to %s", (url, address) => expect(resolveHttpUrl(url, BASE)).toBe(address));
