import { expect, test } from "vitest";
import { validateAvatar } from "./validate-avatar.ts";

test.each([
  ["image/png", 5_242_880, undefined],
  ["image/png", 5_242_881, "Image size should be less than 5MB"],
  ["text/plain", 10, "Please upload an image file"],
  ["", 10, "Please upload an image file"],
])("A file of type %j with %d bytes gets the message %j", (type, size, message) => {
  expect(validateAvatar({ type, size })).toBe(message);
});
