import { expect, test } from "vitest";
import { layoutLines } from "./pdf-lines.ts";

const RTL = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Fonts by script; every character is one point wide. */
const runsOf = (text: string) =>
  [...text.matchAll(/[\p{Script=Arabic}\p{Script=Hebrew} ]+|[^\p{Script=Arabic}\p{Script=Hebrew}]+/gu)].map(
    ([part]) => ({ font: RTL.test(part) ? "arabic" : "latin", text: part }),
  );

/** The characters of each line from left to right, as the PDF library draws its runs. */
function drawn(text: string, { direction = "auto", maxWidth = 1000 } = {}) {
  const options = { runsOf, widthOf: ({ text: part }: { text: string }) => part.length, maxWidth };
  return layoutLines(text, { ...options, direction: direction as "ltr" | "auto" }).map((line) => ({
    isRightToLeft: line.isRightToLeft,
    text: line.runs
      .map((run) => (RTL.test(run.text) ? [...run.text].toReversed().join("") : run.text))
      .join(""),
  }));
}
const reversed = (text: string) => [...text].toReversed().join("");

test("Words of Arabic stand from right to left within a sentence from left to right", () => {
  const name = "محمد عبد الله";
  const [line] = drawn(`10:00   ${name} (owner of the campaign) asked`, { direction: "ltr" });
  expect(line).toEqual({
    isRightToLeft: false,
    text: `10:00   ${reversed(name)} (owner of the campaign) asked`,
  });
});

test("A text that starts with Arabic or Hebrew runs from right to left, its numbers do not", () => {
  expect(drawn("سعر 24 (شامل)!")).toEqual([
    { isRightToLeft: true, text: `!(${reversed("شامل")}) 24 ${reversed("سعر")}` },
  ]);
  expect(drawn("שלום Dusk Lamp")).toEqual([{ isRightToLeft: true, text: `Dusk Lamp ${reversed("שלום")}` }]);
  // Persian digits have letters' script and numbers' direction.
  expect(drawn("قیمت ۴۵۶ تومان")[0]?.text).toBe(`${reversed("تومان")} ۴۵۶ ${reversed("قیمت")}`);
});

test("Lines break before they are ordered, so the first words stay in the first line", () => {
  expect(drawn("واحد اثنان ثلاثة", { maxWidth: 10 }).map(({ text }) => text)).toEqual([
    reversed("واحد اثنان"),
    reversed("ثلاثة"),
  ]);
});

test("Lines end at spaces and between words of Japanese; only longer words are divided", () => {
  const lines = (text: string, maxWidth: number) => drawn(text, { maxWidth }).map((line) => line.text);
  expect(lines("one (two) three", 9)).toEqual(["one (two)", "three"]);
  expect(lines("one (two) three", 8)).toEqual(["one", "(two)", "three"]);
  expect(lines("a xxxxxxxx b", 5)).toEqual(["a xxx", "xxxxx", "b"]);
  expect(lines("日本語の文章です", 4).every((line) => line.length <= 4)).toBe(true);
  expect(lines("", 5)).toEqual([""]);
});
