import { expect, test } from "vitest";
import { brandLook, disclaimerFor, mainLogo } from "./brand-look.ts";

test("An ad states the disclaimers of all markets and of the markets that read its language", () => {
  const disclaimers = [
    { market: "", text: "Drink responsibly." },
    { market: "DE", text: "Preis inkl. MwSt." },
    { market: "CH", text: "Preis inkl. MwSt." },
    { market: "US", text: "Void where prohibited." },
    { market: "FR", text: " " },
  ] as const;
  expect(disclaimerFor(disclaimers, "de")).toBe("Drink responsibly. Preis inkl. MwSt.");
  expect(disclaimerFor(disclaimers, "en")).toBe("Drink responsibly. Void where prohibited.");
  expect(disclaimerFor(disclaimers, "fr")).toBe("Drink responsibly. Preis inkl. MwSt.");
  expect(disclaimerFor(disclaimers, "ja")).toBe("Drink responsibly.");
});

test("A look contains only fields that the brand has", () => {
  const empty = { typefaces: null, colors: {}, disclaimers: [], logos: [] };
  expect(brandLook(empty, "en")).toEqual({});
  const logos = [{ kind: "square", id: "s" } as const, { kind: "dark", id: "d" } as const];
  expect(brandLook({ ...empty, colors: { accent: "#ffb703" }, logos }, "en")).toEqual({
    accentColor: "#ffb703",
    logos,
  });
  expect(mainLogo(logos)?.id).toBe("d");
});
