import { expect, test } from "vitest";
import { inferCategory } from "./category.ts";

test.each([
  ["Rossi & Sons", "Emergency Plumbing", "", "plumbing"],
  ["Hearth & Crumb", "Country Loaf", "", "bakery"],
  ["Harper Lane LLP", "Employment law advice", "", "legal"],
  ["Bad & Heizung Krüger", "Badsanierung", "", "trades"],
  ["adidas repair lab", "sneaker cleaning", "", "repair"],
  ["緑月茶舗", "宇治抹茶", "", "tea"],
  ["دار العود", "عطر ليالي", "", "perfume"],
  ["Ledgerly", "Ledgerly Flow", "Invoices in two clicks", "software"],
  ["Cabinet Moreau", "Conseil en droit du travail", "", "legal"],
  ["Northwind", "Atlas 2", "", null],
  ["Northwind", "Atlas 2", "Book a call", null],
])("%s, %s, %j is %s", (companyName, productName, keyMessage, category) => {
  const brief = { companyName, productName, keyMessage, targetAudience: "", additionalDetails: "" };
  expect(inferCategory(brief)).toBe(category);
});
