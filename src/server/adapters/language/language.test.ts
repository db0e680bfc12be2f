import { expect, test } from "vitest";
import { acceptedLanguages } from "./accept-language.ts";
import { createLanguageDetector } from "./language.eld.ts";

const languages = createLanguageDetector();

test.each([
  ["en", "No contract. No mirrors. Do a free week."],
  ["en", "No sugar rush, a treat to go. Do try a box. Pastéis de nata"],
  ["en", "A do over. No to a boring salon. As a gift or do it for me."],
  ["en", "ROASTED ON MONDAY. AT YOUR DOOR BY FRIDAY. Coffee"],
  ["en", "Grilled on the spot, a taste of home. Bratwurst"],
  ["de", "Drei Abendessen für 39 Euro. Pizza aus dem Steinofen"],
  ["de", "Mehr Umsatz mit weniger Meetings. Business Coaching"],
  ["fr", "Tous les dimanches, sans réservation. Brunch"],
  ["es", "Mesa para dos, perro incluido. Hotel canino"],
  ["it", "Carne fresca ogni giorno. Burger"],
  ["pt", "Da horta para a mesa, todas as semanas"],
  ["nl", "Proefrit zonder afspraak, elke dag. E-bikes"],
  ["pl", "Świeży chleb każdego ranka dla całej rodziny"],
  ["ja", "毎朝焙煎しています。深煎り豆"],
  ["ru", "Отливаем свечи вручную каждый день"],
  ["uk", "Свіжий хліб щоранку для вашої родини"],
  ["ar", "عطر شرقي بمزيج من العود والورد"],
  ["zh", "为忙碌的你准备的热茶"],
])("detects %s in %j", async (language, text) => {
  expect((await languages.detect(text, "ko,sv;q=0.5")).language).toBe(language);
});

test.each([
  ["Candles", "de-AT,en;q=0.8", "de", "browser"],
  ["Nova Flow", "ja,pt-BR;q=0.9", "pt", "browser"],
  ["", "fr", "fr", "browser"],
  ["🔥🔥🔥", "", "en", "guess"],
  ["42", "xx,*", "en", "guess"],
])("takes the browser's language for %j", async (text, header, language, source) => {
  expect(await languages.detect(text, header)).toEqual({ language, source });
});

test("detects a language for any text that a form takes", async () => {
  for (const text of [
    "x".repeat(5000),
    "a b ".repeat(1250),
    "\ud800",
    "<script>alert(1)</script>",
    "🔥".repeat(2500),
  ])
    expect((await languages.detect(text)).language).toMatch(/^[a-z]{2}$/);
});

test.each([
  ["de-AT,de;q=0.9,en;q=0.8", ["de", "en"]],
  ["en;q=0.1, nl;q=1", ["nl", "en"]],
  ["nb-NO", ["no"]],
  ["*, xx, fr;q=0", []],
  ["", []],
  [";;;,q=", []],
])("reads the header %j", (header, codes) => {
  expect(acceptedLanguages(header)).toEqual(codes);
});
