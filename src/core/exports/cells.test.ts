import { expect, it } from "vitest";
import { asciiName, cellText, isSafeCell, safeCell } from "./cells.ts";

it.each(["", "Dusk", "-5", "+1,250.00", "-20 €", "$5", "-$5", "+20%", "-3.5 EUR", "1-2", "a=1"])(
  "takes %j as text",
  (text) => expect(isSafeCell(text)).toBe(true),
);

it.each([
  "=1+1",
  "@home",
  "\t5",
  "\r5",
  "-",
  "+49 30 123 call",
  "-20 % today",
  "+1+1",
  "-5|cmd",
  "+-1",
  "-A1",
  "-5 @",
])("refuses %j, which starts like a formula", (text) => {
  expect(isSafeCell(text)).toBe(false);
  expect(isSafeCell(safeCell(text))).toBe(true);
});

it("writes texts in NFC, without hidden characters, on one line unless lines are kept", () => {
  expect(cellText(" Cafe\u0301 \u200B\uFEFFat\u200F dusk \r\n\n now ")).toBe("Caf\u00e9 at dusk now");
  expect(cellText("One\r\n\r\ntwo", { lines: true })).toBe("One\n\ntwo");
  expect(cellText("👨\u200D👩\u200D👧")).toBe("👨\u200D👩\u200D👧");
});

it("writes names in ASCII, which all importers read in the same way", () => {
  expect(asciiName('=Łampe "Dusk", für\tÖl; 暖かい')).toBe("ampe Dusk fur Ol");
  expect(asciiName("--@Straße")).toBe("Strasse");
});
