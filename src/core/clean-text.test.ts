import { describe, expect, it } from "vitest";
import { isClean } from "../../tests/support/clean-text.ts";
import { cleanText } from "./clean-text.ts";

describe("cleanText", () => {
  it("keeps ordinary text in every script", () => {
    for (const text of [
      "Warm bread 🥖 at six,\tevery day\nfor 2 € \u00A0 soft\u00ADhyphen",
      "👩‍👩‍👧‍👦🇩🇪 🏴󠁧󠁢󠁥󠁮󠁧󠁿 1️⃣",
      "\u200Fخبز طازج\u200E #fresh می\u200Cخواهم क्\u200Dष",
      "毎朝「焼きたて」 ﷽ \uFFFD",
    ]) {
      expect(cleanText(text)).toBe(text);
    }
  });

  it("removes control characters, lone surrogates and bidi controls", () => {
    expect(cleanText("a\u0000b\u001Fc\u007Fd\u0085e\u009Ff")).toBe("abcd\nef");
    expect(cleanText("x\uD83Dy\uDD56z \uD83E\uDD56")).toBe("xyz 🥖");
    expect(cleanText("pay \u202E001\u202C now \u2066here\u2069")).toBe("pay 001 now here");
    expect(cleanText("a\uFFF9b\uFFFAc\uFFFBd")).toBe("abcd");
  });

  it("turns every line break into a line feed", () => {
    expect(cleanText("1\r\n2\r3\v4\f5\u00856\u20287\u20298\n9")).toBe("1\n2\n3\n4\n5\n6\n7\n8\n9");
  });

  it("removes whole escape sequences", () => {
    expect(cleanText("\u001B[1;31mHot\u001B[0m \u001B[2K\u001B[?25lbread\u001B(B")).toBe("Hot bread");
    expect(cleanText("\u001B]8;;https://evil.example\u0007link\u001B]8;;\u001B\\ end")).toBe("link end");
    expect(cleanText("\u001B]0;a title without an end\nNext line")).toBe("\nNext line");
    expect(cleanText("H\u001Bello")).toBe("Hello");
  });

  it("never shows part of a sequence or character while the text grows", () => {
    const text =
      "Hot \u001B[1;31mbread\u001B[0m 🥖 \u001B]8;;https://lind.example\u0007today\u001B]8;;\u0007";
    const whole = cleanText(text);
    expect(whole).toBe("Hot bread 🥖 today");
    for (let length = 0; length <= text.length; length++) {
      expect(whole.startsWith(cleanText(text.slice(0, length)))).toBe(true);
    }
  });

  it("is idempotent for every input", () => {
    const codes = Array.from({ length: 0x10000 }, (_, code) => code);
    const text = codes.map((code) => String.fromCharCode(code)).join("");
    for (const input of [
      text,
      [...text].toReversed().join(""),
      codes.map((code) => `${String.fromCharCode(code)}[`).join(""),
    ]) {
      const clean = cleanText(input);
      expect(isClean(clean)).toBe(true);
      expect(cleanText(clean)).toBe(clean);
    }
  });
});
