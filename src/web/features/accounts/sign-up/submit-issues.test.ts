import { expect, test } from "vitest";
import { submitIssues } from "./submit-issues.ts";

test("an empty form has the specified messages of a submit", () => {
  expect(submitIssues({ fullName: "", email: "", password: "", confirmPassword: "" })).toEqual({
    fullName: "Full name is required",
    email: "Email is required",
    password: "Password is required",
    confirmPassword: "Please confirm your password",
  });
});

test("short and different passwords have their own messages", () => {
  const values = { fullName: "Maya", email: "maya@halden.example", password: "abc", confirmPassword: "abd" };
  expect(submitIssues(values)).toEqual({
    password: "Password must be at least 6 characters long",
    confirmPassword: "Passwords do not match",
  });
});

test("a complete form has no messages, and passwords are not trimmed", () => {
  const values = {
    fullName: "Maya",
    email: "maya@halden.example",
    password: " abcde ",
    confirmPassword: " abcde ",
  };
  expect(submitIssues(values)).toEqual({});
  expect(submitIssues({ ...values, confirmPassword: "abcde" })).toEqual({
    confirmPassword: "Passwords do not match",
  });
});
