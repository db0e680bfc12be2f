import { describe, expect, test } from "vitest";
import { passwordChangedMail, resetMail, verifyMail } from "#core/account/mails.copy.ts";
import { renderMail } from "./mail-layout.ts";

const URL = "http://localhost:3000/api/auth/verify-email?token=0123456789abcdefghijkl";

describe.each([
  ["verification", verifyMail],
  ["reset", resetMail],
  ["password changed", passwordChangedMail],
])("The %s mail", (_, copy) => {
  const mail = renderMail(copy, URL);

  test("has heading, button, note and reason in both bodies", () => {
    for (const text of [copy.heading, copy.button, copy.note]) {
      expect(mail.html).toContain(text);
      expect(mail.plain).toContain(text);
    }
    expect(mail.html).toContain(copy.reason);
    expect(mail.plain.replaceAll("\n", " ")).toContain(copy.reason);
    expect(mail.subject).toBe(copy.subject);
  });

  test("has the link on the button and as text for copying", () => {
    expect(mail.html.split(`href="${URL}"`)).toHaveLength(3);
    expect(mail.html).toContain(`>${URL}</a>`);
    expect(mail.plain.split("\n")).toContain(URL);
  });

  test("has a plain-text body of short ASCII lines", () => {
    for (const line of mail.plain.split("\n")) expect(line.length).toBeLessThanOrEqual(76);
    expect(mail.plain).toMatch(/^[\n\x20-\x7E]+$/);
  });

  test("loads no external content and runs no script", () => {
    expect(mail.html).not.toMatch(/<(script|img|link|iframe|object|form)\b|url\(|@import/i);
  });
});

test("A URL with special characters is escaped", () => {
  const { html } = renderMail(verifyMail, 'https://x.example/?a=1&b="><script>');
  expect(html).toContain("https://x.example/?a=1&amp;b=&quot;&gt;&lt;script&gt;");
  expect(html).not.toContain("<script>");
});
