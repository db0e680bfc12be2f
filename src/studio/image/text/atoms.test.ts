import { describe, expect, it } from "vitest";
import { normalizeText, splitPieces } from "./atoms.ts";
import { detectScript } from "./script-tag.ts";

const pieces = (text: string) => splitPieces(text, detectScript(text)).map((piece) => piece.text);

describe("splitPieces", () => {
  it("splits at spaces and keeps every character", () => {
    expect(pieces("  One   happy\nplant ")).toEqual(["One", "happy", "plant"]);
  });

  it("joins emoji and loose punctuation to the word before", () => {
    expect(pieces("Coffee ☕ first !")).toEqual(["Coffee ☕", "first !"]);
  });

  it("splits after a hyphen", () => {
    expect(pieces("self-service")).toEqual(["self-", "service"]);
  });

  it("finds words in scripts without spaces and starts no piece with punctuation", () => {
    const chinese = pieces("让整个房间安静下来，现在。");
    expect(chinese.length).toBeGreaterThan(3);
    expect(chinese.join("")).toBe("让整个房间安静下来，现在。");
    expect(chinese.some((piece) => /^[，。]/u.test(piece))).toBe(false);
    expect(pieces("ผิวที่ตื่นก่อนคุณ").length).toBeGreaterThan(2);
  });

  it("keeps the parts of a Japanese word, and a number and its counter, together", () => {
    expect(pieces("十二時間煮込んだ、一杯の味噌。")).toEqual(["十二時間", "煮込んだ、", "一杯の", "味噌。"]);
    expect(pieces("少量ずつ焙煎した豆")).toContain("焙煎した");
  });

  it("keeps no-break spaces", () => {
    expect(pieces("10\u00a0km run")).toEqual(["10\u00a0km", "run"]);
    expect(normalizeText("a\u00a0b")).toBe("a\u00a0b");
  });
});

describe("detectScript", () => {
  it("is the script of most letters", () => {
    expect(detectScript("סדנת קרמיקה מבית Orrin")).toBe("hebr");
    expect(detectScript("50 % off ☕")).toBe("latn");
    expect(detectScript("Καφές")).toBe("grek");
  });

  it("distinguishes Japanese from Chinese by the context", () => {
    expect(detectScript("静音")).toBe("hans");
    expect(detectScript("静音", "静音 を、ていねいに")).toBe("jpan");
  });
});
