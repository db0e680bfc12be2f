import { expect, test } from "vitest";
import { spellingFor } from "./spelling.ts";

test.each([
  ["en", "You can stay aboard while shes in the dock", "You can stay aboard while she’s in the dock"],
  ["de", "Kleider u. Röcke, ggf mit Futter", "Kleider und Röcke, ggf. mit Futter"],
  ["fr", "sans rdv, on garde vos chats pdt l'ete", "sans rendez-vous, on garde vos chats pendant l'été"],
  ["fr", "jusqu'à 250 pers., 4€ par pers.", "jusqu'à 250 personnes, 4€ par personne."],
  ["es", "seguro de rc, tmb para 4 pers", "seguro de RC, también para 4 personas"],
  ["it", "un montacarichi x i piani alti, tt incluso", "un montacarichi per i piani alti, tutto incluso"],
  ["pt", "comida de casa msm, tem vegetariana tb", "comida de casa mesmo, tem vegetariana também"],
  ["pt", "entrego seg e qui, R$ 220/mes", "entrego segunda e quinta, R$ 220/mês"],
  ["pt", "abrimos seg a sab 9 as 19", "abrimos segunda a sábado, das 9 às 19"],
  [
    "nl",
    "doet t niet meer? incl ophalen, evt met lunch",
    "doet het niet meer? incl. ophalen, eventueel met lunch",
  ],
  ["en", "takes approx. 20 minutes, cheap bc we bake", "takes approx. 20 minutes, cheap because we bake"],
  ["nl", "bijv. een taart, evt. met naam", "bijv. een taart, eventueel met naam"],
  ["nl", "in mn winkel, ma tm vr", "in mijn winkel, ma t/m vr"],
  ["es", "¿pq esperar?", "¿por qué esperar?"],
])("Abbreviations of chats are written out (%s): %s", (language, typed, right) => {
  expect(spellingFor(language)(typed)).toBe(right);
});

test.each([
  ["de", "Tee u. a. aus Assam"],
  ["fr", "vélos tt terrain"],
  ["it", "tavolo 3 x i"],
  ["pt", "quer ter e ser"],
  ["pt", "disco de 2 tb e o dom de ensinar"],
  ["nl", "open t/m vrijdag"],
  ["en", "delivery in bc and yukon"],
  ["de", "direkt an der u Bahn"],
  ["fr", "purée de pdt"],
  ["fr", "rien de tel qu'un bon café, par tel ou tel moyen"],
  ["pt", "no pq ibirapuera"],
  ["nl", "mn vader begon"],
  ["nl", "nieuwe t shirts"],
  ["nl", "2 pers bed"],
])("Words that look like abbreviations stay (%s): %s", (language, text) => {
  expect(spellingFor(language)(text)).toBe(text);
});

test.each([
  ["fr", "14 rue des tanneurs, Roubaix", "14 rue des Tanneurs, Roubaix"],
  ["es", "calle mayor 12, Getafe", "calle Mayor 12, Getafe"],
  ["it", "Via facciolati, lun-ven", "Via Facciolati, lun-ven"],
  ["pt", "na av antonio carlos em BH", "na av. Antonio Carlos em BH"],
  ["it", "scrivici via mail, aperti sempre", "scrivici via mail, aperti sempre"],
  ["it", "in via eccezionale, lunedì aperti", "in via eccezionale, lunedì aperti"],
  ["es", "plaza libre 3 niños", "plaza libre 3 niños"],
  ["pt", "a rua tem 20 lojas", "a rua tem 20 lojas"],
  ["es", "calle san josé 3", "calle San José 3"],
  ["es", "abrimos la calle a las 9", "abrimos la calle a las 9"],
  ["es", "plaza de aparcamiento 5", "plaza de aparcamiento 5"],
  ["fr", "1 place offerte, 1 place libre", "1 place offerte, 1 place libre"],
  ["pt", "travessa de queijos 12", "travessa de queijos 12"],
])("Names of streets get capitals (%s): %s", (language, typed, right) => {
  expect(spellingFor(language)(typed)).toBe(right);
});
