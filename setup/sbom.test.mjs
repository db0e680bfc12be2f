import { expect, test } from "vitest";
import { findMissingPackages } from "./sbom.mjs";

test("A bill of materials with missing packages is rejected", () => {
  const bom = { components: [{ name: "zod", version: "4.6.7" }] };
  const packages = [
    { name: "zod", version: "4.6.7" },
    { name: "zod", version: "3.0.0" },
    { name: "nodemailer", version: "10.6.0" },
  ];
  expect(findMissingPackages(bom, packages)).toEqual(["zod@3.0.0", "nodemailer@10.6.0"]);
});
