import { expect, test } from "vitest";
import { canonicalMailbox } from "./mailbox.ts";

test.each([
  ["Ada@Example.com", "ada@example.com"],
  ["ada+offer@example.com", "ada@example.com"],
  ["ada+a+b@example.com", "ada@example.com"],
  ["a.d.a@example.com", "a.d.a@example.com"],
  ["a.d.a+x@gmail.com", "ada@gmail.com"],
  ["A.Da@GoogleMail.com", "ada@gmail.com"],
  ["a.d_a-x+1@protonmail.com", "adax@proton.me"],
  ["adax@pm.me", "adax@proton.me"],
  // A local part that is only a tag is its own mailbox.
  ["+tag@example.com", "+tag@example.com"],
  ['"a@b"@example.com', '"a@b"@example.com'],
])("%s is the mailbox %s", (email, mailbox) => {
  expect(canonicalMailbox(email)).toBe(mailbox);
});

test("Different mailboxes stay different", () => {
  const apart = ["a.da@outlook.com", "ada@outlook.com", "ada@example.com", "ada@gmail.com", "adab@gmail.com"];
  expect(new Set(apart.map(canonicalMailbox)).size).toBe(apart.length);
});
