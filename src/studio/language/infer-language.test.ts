import { expect, test } from "vitest";
import { inferLanguage } from "./infer-language.ts";

test.each([
  ["en", "Fresh bread for busy parents"],
  ["en", "Ledgerly Flow"],
  ["en", "Crème brûlée at your door, made by our chefs"],
  ["en", "SLEEP BETTER TONIGHT"],
  ["en", "42"],
  ["de", "Wir planen, bauen und montieren alles selbst."],
  ["de", "Frisches Brot aus der Backstube"],
  ["de", "Einbauschränke nach Maß Tischlerei Brandt"],
  ["fr", "Une pâte feuilletée maison et des pommes de Normandie"],
  ["fr", "L'atelier d'à côté, pour les gourmands"],
  ["es", "Cocina casera de mercado, cada día un guiso distinto"],
  ["es", "Clases de yoga para principiantes"],
  ["es", "vienes solo o sola, rotamos cada 10 min, a 200 m del albergue, no hace falta pareja"],
  ["es", "te vemos hoy mismo, sesion 45 min, a veces toca decirles q paren"],
  ["pt", "vou a casa no mesmo dia se ligar ate as 11h, garantia nas peças"],
  ["fr", "cours de yoga à la maison, 15 euros la séance"],
  ["nl", "te koop, te huur en te bestellen"],
  ["it", "Controlliamo la tua auto e ti spieghiamo tutto"],
  ["it", "Pane fresco ogni giorno, come una volta"],
  ["pt", "Feitos à mão todas as manhãs, com canela"],
  ["pt", "Aulas de ioga para iniciantes, sem compromisso"],
  ["nl", "Vandaag gebracht, morgen klaar, ook voor e-bikes"],
  ["nl", "Vers brood van de bakker, elke dag"],
  ["ja", "石臼でゆっくり挽いた宇治の抹茶です。"],
  ["ja", "Tokyo Coffee の深煎り豆"],
  ["zh-Hans", "为忙碌的你准备的热茶"],
  ["zh-Hant", "為忙碌的你準備的熱茶"],
  ["zh", "茶"],
  ["ko", "매일 아침 구운 빵"],
  ["ar", "عطر شرقي بمزيج من العود والورد"],
  ["und", "عطر چوبی برای شب‌های پاییز"],
  ["ru", "Мы отливаем каждую свечу вручную"],
  ["ru", "Беспроводная лампа, которая теплеет с закатом солнца."],
  ["und", "Свіжий хліб щоранку для вашої родини"],
  ["und", "Świeży chleb każdego ranka dla całej rodziny"],
  ["und", "Her sabah taze ekmek, şehrin kalbinde"],
  ["und", "ताज़े मसालों से बनी चाय"],
])("finds %s in %j", (language, text) => {
  expect(inferLanguage(text).language).toBe(language);
});

test("reports the writing direction of the script", () => {
  expect(inferLanguage("عطر شرقي").direction).toBe("rtl");
  expect(inferLanguage("בושם מזרחי").direction).toBe("rtl");
  expect(inferLanguage("Perfume").direction).toBe("ltr");
});
