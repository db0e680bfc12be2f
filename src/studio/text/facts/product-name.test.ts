import { expect, test } from "vitest";
import { spokenName } from "./product-name.ts";

test.each([
  ["Bekkenfysiotherapie (na bevalling, urineverlies, na prostaatoperatie)", "Bekkenfysiotherapie"],
  ["Control de plagas: cucaracha, alacrán, termita (plan Hogar / plan Restaurante)", "Control de plagas"],
  ["Enquêtes privées : garde d'enfants, pension alimentaire", "Enquêtes privées"],
  ["Self Assessment Rescue [for sole traders and landlords with two flats]", "Self Assessment Rescue"],
])("Ads call a product by the start of a long name: %s", (typed, spoken) => {
  expect(spokenName(typed)).toBe(spoken);
});

test.each([
  "The Tide Clock (novel)",
  "Native Oysters (Grade A) / Oyster shucking bar hire for weddings",
  "Honig (Linde, Raps, Waldhonig), Bienenwachskerzen, Bienenpatenschaft",
  "Corso recupero punti patente B (6 punti) – Corso 9 punti patente professionale",
])("A short name and several products stay as typed: %s", (typed) => {
  expect(spokenName(typed)).toBe(typed);
});
