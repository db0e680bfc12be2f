import { expect, test } from "vitest";
import { spellingFor } from "./spelling.ts";
import { tidyBrief } from "./tidy-brief.ts";

test.each([
  ["en", "Filter cleaned + written note", "Filter cleaned and written note"],
  ["en", "Cleaned oiled timed & tension set.", "Cleaned, oiled, timed and tension set."],
  ["en", "fish & chips, salt & vinegar", "fish and chips, salt and vinegar"],
  ["de", "Bezug + Polster ab 75 €", "Bezug und Polster ab 75 €"],
  ["es", "Pintura + instalación", "Pintura e instalación"],
  ["pt", "borracha + válvula + teste R$ 35", "borracha, válvula e teste R$ 35"],
  ["nl", "Enschede Hengelo Almelo en dorpen", "Enschede, Hengelo, Almelo en dorpen"],
  ["it", "lun-ven 9-12.30 15.30-19", "lun-ven 9-12.30 e 15.30-19"],
])("Items are joined by words and commas (%s): %s", (language, typed, right) => {
  expect(spellingFor(language)(typed)).toBe(right);
});

test.each([
  ["en", "No fuel charge no dig fee if it is dry", "No fuel charge, no dig fee if it is dry"],
  ["en", "Drop by 9am get it back by 6pm", "Drop by 9am, get it back by 6pm"],
  ["en", "Out Monday back in the water Friday", "Out Monday, back in the water Friday"],
  ["en", "The counter closes 7", "The counter closes at 7"],
  ["de", "Wer 10x bucht zahlt nur 9x", "Wer 10x bucht, zahlt nur 9x"],
  ["de", "mit allem was man braucht wenn es sein muss", "mit allem, was man braucht, wenn es sein muss"],
  ["de", "wenn kein wasser kommt, zahlen sie nichts", "wenn kein Wasser kommt, zahlen Sie nichts"],
  [
    "de",
    "wenn die kinder unter 6 sind, zahlen sie nichts",
    "wenn die Kinder unter 6 sind, zahlen sie nichts",
  ],
  ["de", "geflecht, rollen, beschläge, 12 m tiefe", "Geflecht, Rollen, Beschläge, 12 m Tiefe"],
  ["fr", "sans échafaudage donc pas d'autorisation", "sans échafaudage, donc pas d'autorisation"],
  ["fr", "4€ si vous amenez le votre", "4€ si vous amenez le vôtre"],
  ["fr", "de mai a septembre, né elevé ici", "de mai à septembre, né élevé ici"],
  ["nl", "Wie voor mei brengt krijgt 10% korting", "Wie voor mei brengt, krijgt 10% korting"],
  ["nl", "Met osmosewater dus geen strepen", "Met osmosewater, dus geen strepen"],
])("Missing commas and marks are added (%s): %s", (language, typed, right) => {
  expect(spellingFor(language)(typed)).toBe(right);
});

test.each([
  ["pt", "respondo até no domingo rs", "respondo até no domingo"],
  ["nl", "zijn eigen sterke koffie haha", "zijn eigen sterke koffie"],
])("Laughs of chats are left out (%s): %s", (language, typed, right) => {
  expect(spellingFor(language)(typed)).toBe(right);
});

test.each([
  ["en", "£35 + VAT per hour, Marks & Spencer vouchers"],
  ["en", "There is no charge no matter how far"],
  ["en", "Our kitchen opens 12 weeks a year"],
  ["de", "Müller + Sohn, Vitamin C + D"],
  ["de", "Auch wenn es schneit, nur wenn Sie wollen"],
  ["de", "Wer geimpft ist, Was kostet das?"],
  ["de", "eine breite Auswahl, tiefe Töpfe"],
  ["fr", "Vous n'avez donc pas besoin de voiture"],
  ["fr", "Forfait + 20 € de déplacement"],
  ["fr", "Elle a Paris pour terrain de jeu"],
  ["nl", "Met ons abonnement betaalt u dus geen voorrijkosten"],
  // brands, companies and English terms with an ampersand
  ["en", "farrow & ball paint mixed, arts & crafts"],
  ["de", "Gas + Wasser Bauer GmbH"],
  ["fr", "click & collect gratuit, rock & roll"],
  ["fr", "chambres avec canal + inclus"],
  ["fr", "bac + 3 ans"],
  // ages behind hours
  ["en", "Sat 9-10 3-5 years"],
  ["de", "12 m tiefe Brunnen, 3 m breite Planken"],
  ["fr", "Notre équipe a Toulouse pour base"],
  ["fr", "energy drink, bleu electric"],
  ["nl", "Met sneeuw rijden onze bussen dus niet"],
  // names, dolls, a currency and a state
  ["de", "Peluche aus dem Haus Haha"],
  ["es", "muñecas lol"],
  ["pt", "corte por 50 rs"],
  ["pt", "atendo em Canoas rs"],
  ["pt", "entrega em porto alegre rs"],
])("Other sentences stay as typed (%s): %s", (language, text) => {
  expect(spellingFor(language)(text)).toBe(text);
});

test.each([
  ["es", "poda 60e por palmera", "poda 60€ por palmera"],
  ["fr", "14 rue des Tanneurs a Roubaix", "14 rue des Tanneurs à Roubaix"],
])("A brief gets the signs that a keyboard lacks (%s): %s", (language, keyMessage, right) => {
  expect(tidyBrief({ keyMessage }, language).keyMessage).toBe(right);
});
