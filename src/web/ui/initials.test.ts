import { expect, test } from "vitest";
import { initials } from "./initials.ts";

test.each([
  ["Maya Okafor", "MO"],
  ["Ana Maria de Souza", "AS"],
  ["  cher ", "C"],
  ["", ""],
  ["王 小明", "王小"],
  ["👩‍🚀 Ray", "👩‍🚀R"],
])("The name %j has the initials %j", (name, expected) => expect(initials(name)).toBe(expected));
