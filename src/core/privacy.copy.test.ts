import { expect, test } from "vitest";
import { privacyPage } from "./privacy.copy.ts";

const pointsOf = (id: string) =>
  (privacyPage.sections.find((section) => section.id === id)?.points ?? []).join("\n");

test.each([
  "brands",
  "claims",
  "campaigns",
  "exports",
  "videos",
  "recordings of your voice",
  "email addresses that you send a link to",
  "names that reviewers give",
  "comments and decisions",
  "rows of a report that you keep",
])("the privacy page names %s among the stored data", (data) => {
  expect(pointsOf("stored")).toContain(data);
});

test("the privacy page says that only the file of a report is not stored", () => {
  expect(pointsOf("stored")).toContain("The file of a report is not stored.");
  expect(pointsOf("stored")).not.toContain("imported report is not stored");
});

test("the privacy page says what reviewers and the mail server receive", () => {
  expect(pointsOf("received")).toContain("To everybody who has the link of a review");
  expect(pointsOf("received")).toContain("addresses of the reviewers");
});
