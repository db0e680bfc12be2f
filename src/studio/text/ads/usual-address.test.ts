import { expect, test } from "vitest";
import { readFacts } from "../facts/read-facts.ts";
import { usualAddress } from "./usual-address.ts";

const addressFor = (language: string, productName: string, targetAudience: string) =>
  usualAddress({
    ...readFacts({ companyName: "Alma", productName, keyMessage: "Alma. 240.", targetAudience }, language),
    voice: "professional",
  });

test.each([
  ["it", "Pulizie", "uffici e negozi"],
  ["it", "Pulizie", "studi professionali a Modena"],
  ["it", "Giardinaggio", "condomini e amministratori"],
  ["es", "Limpieza", "oficinas de Bilbao"],
  ["es", "Mensajería", "despachos de abogados"],
  ["es", "Jardinería", "comunidades de vecinos"],
  ["es", "Piscinas", "administradores de fincas y presidentes de comunidad, Alicante y Sant Joan"],
  ["it", "RSA Villa Serena", "figli di anziani"],
  ["it", "Casa di riposo", "anziani soli"],
  ["es", "Residencia de mayores", "hijos de personas mayores"],
])("Ads for businesses and of care homes are formal (%s, %s, %s)", (...brief) => {
  expect(addressFor(...brief)).toBe("formal");
});

test.each([
  ["it", "Pizzeria", "studenti e impiegati"],
  ["it", "Disinfestazione", "case con giardino, condomini, agriturismi in provincia di Bergamo"],
  ["it", "Cornici", "chi ha poster in un cassetto, studi professionali, artisti"],
  ["it", "Ripetizioni", "studi di matematica per ragazzi"],
  ["es", "Panadería", "gente del barrio"],
  ["es", "Limpieza", "familias y oficinas"],
  ["es", "Residencia canina", "dueños de perros"],
])("Ads of shops for everyone have the usual address (%s, %s, %s)", (...brief) => {
  expect(addressFor(...brief)).toBeNull();
});
