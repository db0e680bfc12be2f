import { expect, test } from "vitest";
import { anyText, requiredText } from "./fields.ts";

test("what no column can hold goes, whole characters stay", () => {
  expect(anyText("Text", 50).parse(" a\u0000b\ud800c\udfff 👩‍👩‍👧‍👦🇩🇪 \n")).toBe("abc 👩‍👩‍👧‍👦🇩🇪");
  expect(requiredText("Text", 50, "missing").safeParse("\ud83d\u0000").success).toBe(false);
});
