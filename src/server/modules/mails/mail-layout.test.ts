import { describe, expect, test } from "vitest";
import { passwordChangedMail, resetMail, verifyMail } from "#core/account/mails.ts";
import { renderMail } from "./mail-layout.ts";

const URL = "http://localhost:3000/api/auth/verify-email?token=0123456789abcdefghijkl";

describe.each([
  ["verification", verifyMail],
  ["reset", resetMail],
  ["password changed", passwordChangedMail],
])("the %s mail", (_, words) => {
  const mail = renderMail(words, URL);

  test("says in both forms what it is, where to click and why it came", () => {
    for (const text of [words.heading, words.button, words.note]) {
      expect(mail.html).toContain(text);
      expect(mail.plain).toContain(text);
    }
    expect(mail.html).toContain(words.reason);
    expect(mail.plain.replaceAll("\n", " ")).toContain(words.reason);
    expect(mail.subject).toBe(words.subject);
  });

  test("its link is on the button and in full for copying", () => {
    expect(mail.html.split(`href="${URL}"`)).toHaveLength(3);
    expect(mail.html).toContain(`>${URL}</a>`);
    expect(mail.plain.split("\n")).toContain(URL);
  });

  test("its plain form has short lines of plain characters", () => {
    for (const line of mail.plain.split("\n")) expect(line.length).toBeLessThanOrEqual(76);
    expect(mail.plain).toMatch(/^[\n\x20-\x7E]+$/);
  });

  test("it loads nothing from anywhere and runs nothing", () => {
    expect(mail.html).not.toMatch(/<(script|img|link|iframe|object|form)\b|url\(|@import/i);
  });
});

test("an address with special characters is escaped", () => {
  const { html } = renderMail(verifyMail, 'https://x.example/?a=1&b="><script>');
  expect(html).toContain("https://x.example/?a=1&amp;b=&quot;&gt;&lt;script&gt;");
  expect(html).not.toContain("<script>");
});
