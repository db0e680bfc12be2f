import { expect, test } from "vitest";
import { textField, requiredText } from "./fields.ts";

test("Text fields drop characters that Postgres cannot store and keep whole characters", () => {
  expect(textField("Text", 50).parse(" a\u0000b\ud800c\udfff 👩‍👩‍👧‍👦🇩🇪 \n")).toBe("abc 👩‍👩‍👧‍👦🇩🇪");
  expect(requiredText("Text", 50, "missing").safeParse("\ud83d\u0000").success).toBe(false);
});

test("Text fields drop characters that hide or reorder text", () => {
  expect(textField("Text", 50).parse("pay \u202E001\u202C \u001B[31mnow\u009F\r\nhere")).toBe(
    "pay 001 now\nhere",
  );
});
