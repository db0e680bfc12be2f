import { describe, expect, it } from "vitest";
import { piecesOf, tidy } from "./atoms.ts";
import { scriptOf } from "./script.ts";

const pieces = (text: string) => piecesOf(text, scriptOf(text)).map((piece) => piece.text);

describe("pieces of a text", () => {
  it("splits at spaces and keeps every character", () => {
    expect(pieces("  One   happy\nplant ")).toEqual(["One", "happy", "plant"]);
  });

  it("glues emoji and loose punctuation to the word before", () => {
    expect(pieces("Coffee ☕ first !")).toEqual(["Coffee ☕", "first !"]);
  });

  it("breaks after a hyphen that is there, and never makes one", () => {
    expect(pieces("self-service")).toEqual(["self-", "service"]);
  });

  it("finds words where a script has no spaces, and keeps punctuation off line starts", () => {
    const chinese = pieces("让整个房间安静下来，现在。");
    expect(chinese.length).toBeGreaterThan(3);
    expect(chinese.join("")).toBe("让整个房间安静下来，现在。");
    expect(chinese.some((piece) => /^[，。]/u.test(piece))).toBe(false);
    expect(pieces("ผิวที่ตื่นก่อนคุณ").length).toBeGreaterThan(2);
  });

  it("keeps a no-break space inside its piece", () => {
    expect(pieces("10\u00a0km run")).toEqual(["10\u00a0km", "run"]);
    expect(tidy("a\u00a0b")).toBe("a\u00a0b");
  });
});

describe("script of a text", () => {
  it("is the one most letters are in", () => {
    expect(scriptOf("סדנת קרמיקה מבית Orrin")).toBe("hebr");
    expect(scriptOf("50 % off ☕")).toBe("latn");
    expect(scriptOf("Καφές")).toBe("grek");
  });

  it("tells Japanese from Chinese by the words beside it", () => {
    expect(scriptOf("静音")).toBe("hans");
    expect(scriptOf("静音", "静音 を、ていねいに")).toBe("jpan");
  });
});
