import { expect, test } from "vitest";
import { textField, requiredText } from "./fields.ts";

test("Text fields drop characters that Postgres cannot store and keep whole characters", () => {
  expect(textField("Text", 50).parse(" a\u0000b\ud800c\udfff 👩‍👩‍👧‍👦🇩🇪 \n")).toBe("abc 👩‍👩‍👧‍👦🇩🇪");
  expect(requiredText("Text", 50, "missing").safeParse("\ud83d\u0000").success).toBe(false);
});
