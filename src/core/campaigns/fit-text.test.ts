import { describe, expect, test } from "vitest";
import { fieldsOf } from "./ad-fields.ts";
import { fitText } from "./fit-text.ts";

const tiktok = fieldsOf("tiktok")["text"]!;
const search = fieldsOf("google_search")["headlines"]!;

describe("fitting a text into a field", () => {
  test("a text that fits stays as it is", () => {
    expect(fitText("Potted by hand.", tiktok)).toEqual({ text: "Potted by hand.", isCut: false });
  });

  test("a longer text ends at the last sentence that fits", () => {
    const text = `${"Potted by hand in our studio. ".repeat(3)}Every plant has a card that tells when to water it.`;
    expect(fitText(text, tiktok)).toEqual({
      text: "Potted by hand in our studio. ".repeat(3).trim(),
      isCut: true,
    });
  });

  test("texts are not cut within a sentence", () => {
    expect(fitText("One happy plant a month, potted by hand", search)).toBeUndefined();
  });

  test("a text with characters that the platform rejects does not fit", () => {
    expect(fitText("Potted by hand 🌱", tiktok)).toBeUndefined();
  });

  test("full-width characters count twice where the platform counts them so", () => {
    expect(fitText("毎月届く元気な観葉植物です", search)?.isCut).toBe(false);
    expect(fitText("毎月届く元気な観葉植物です。手作り", search)).toEqual({
      text: "毎月届く元気な観葉植物です。",
      isCut: true,
    });
  });
});
