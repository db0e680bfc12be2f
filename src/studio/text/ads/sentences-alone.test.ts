import { expect, test } from "vitest";
import { writeTextAds } from "../write-text-ads.ts";

type Language = "de" | "en" | "es" | "fr" | "it" | "nl" | "pt";
interface Typed {
  readonly companyName?: string;
  readonly productName: string;
  readonly keyMessage: string;
  readonly additionalDetails?: string;
}

const adsOf = (language: Language, brief: Typed) =>
  writeTextAds(
    { companyName: "Alma", targetAudience: "", additionalDetails: "", ...brief, language },
    "1",
  ).map(({ text }) => text);

test("The second clause of a sentence about whoever acts gets no other subject", () => {
  const ads = adsOf("de", {
    productName: "Fahrrad-Inspektion",
    keyMessage:
      "Wer sein Rad zwischen dem 15. November und dem 28. Februar bringt, zahlt für die große Inspektion 69 statt 89 Euro. Wir fetten alle Lager.",
  }).join("\n");
  expect(ads).not.toContain("Fahrrad-Inspektion zahlt");
  expect(ads).not.toMatch(/(?:^|\. )Zahlt /mu);
});

test("A promise keeps its exception", () => {
  const ads = adsOf("de", {
    productName: "Aquarienservice",
    keyMessage: "Wir kommen alle 14 Tage. Stirbt ein Fisch, ersetzen wir ihn ohne Aufpreis, ausgenommen Koi.",
  }).join("\n");
  expect(ads).toContain("ohne Aufpreis");
  expect(ads).not.toContain("ohne Aufpreis.");
});

test("A long written sentence without a verb may end before a further item", () => {
  const [first] = adsOf("it", {
    companyName: "Studio Ferri",
    productName: "Traduzione giurata",
    keyMessage:
      "Traduzione giurata di diplomi, certificati e patenti in 5 giorni lavorativi, asseverazione in tribunale compresa nel prezzo.",
  });
  expect(first).toContain("diplomi, certificati e patenti in 5 giorni lavorativi.");
});

test("A long sentence may end before its last relative clause", () => {
  const [first] = adsOf("pt", {
    productName: "Oficina de azulejos",
    keyMessage:
      "Numa manhã, pinta dois azulejos com as técnicas do século XVIII, que depois cozemos no nosso forno e enviamos para sua casa em dez dias.",
  });
  expect(first).toContain("século XVIII.");
});

test("A sentence may end before what its price includes", () => {
  const [first] = adsOf("nl", {
    productName: "Flexibele werkplek",
    keyMessage:
      "U huurt bij ons een rustige werkplek per ochtend of middag voor € 11, inclusief koffie, een groot scherm en een belcel.",
  });
  expect(first).toContain("voor € 11.");
});

test("A sentence that answers the one before it never stands alone", () => {
  const ads = adsOf("en", {
    productName: "seaweed soap",
    keyMessage: "Made on the beach. Well, next to it.",
  });
  for (const ad of ads.filter((text) => text.includes("Well,")))
    expect(ad).toContain("Made on the beach. Well");
});

test("A pronoun and a verb of a longer sentence never stand alone", () => {
  const keyMessage = "Si sale in motoslitta, si cena, si scende in slitta! Da 48 euro. Ogni venerdì.";
  for (const ad of adsOf("it", { productName: "cena in malga", keyMessage }))
    expect(ad).not.toMatch(/(?:^|\. )Si cena\./u);
});

test("Portuguese calls address readers as the brief does", () => {
  const productName = "workshop de azulejos";
  const informal = adsOf("pt", { productName, keyMessage: "Pinta dois azulejos e levamos à tua casa." });
  expect(informal.join(" ")).not.toMatch(/(?<!\p{L})(?:Marque|Reserve|Inscreva-se|Garanta)(?!\p{L})/u);
  const formal = adsOf("pt", { productName, keyMessage: "Pinte dois azulejos em duas horas." });
  expect(formal.join(" ")).not.toMatch(/(?<!\p{L})(?:Marca|Reserva|Inscreve-te|Garante)(?!\p{L})/u);
});

test("A condition that leaves out its verb opens no ad", () => {
  const keyMessage =
    "Envie-nos a sua fatura da luz e dizemos-lhe em 48 horas se vale a pena. Se não valer, dizemos que não.";
  const additionalDetails = "Montado num dia. Garantia de 12 anos. Já montámos 212 casas na zona.";
  for (const ad of adsOf("pt", { productName: "painéis solares", keyMessage, additionalDetails }))
    expect(ad).not.toMatch(/^Se não valer/u);
});

test("An amount alone is no sentence", () => {
  const additionalDetails = "£49. Evening appointments until 8pm. Dr Yusuf has 14 years of practice.";
  const brief = { productName: "dental check", keyMessage: "Nobody touches your teeth unless you say so." };
  for (const ad of adsOf("en", { ...brief, additionalDetails })) expect(ad).not.toMatch(/(?:^|\. )£49\./u);
});

test("A step is formal if the notes refuse the informal address", () => {
  const keyMessage = "En 3 h vous repartez avec un sac cousu par vous.";
  const additionalDetails = "Réservation par sms 06 39 98 01 22. Ton sympa svp, tutoiement non.";
  const ads = adsOf("fr", { productName: "cours de couture", keyMessage, additionalDetails });
  expect(ads.join(" ")).toMatch(/[Rr]éservez par SMS/u);
  expect(ads.join(" ")).not.toMatch(/(?<!\p{L})réserve(?!\p{L})/iu);
});

test("A promise that is too long for the short ads leads the long one", () => {
  const keyMessage =
    "Gutters cleared before the autumn rain, and you get photos before and after so you know it was done";
  const brief = { companyName: "Harrow Lane Gutters", productName: "gutter clearing and downpipe flush" };
  const [, , long] = adsOf("en", { ...brief, keyMessage });
  expect(long).toMatch(/^Gutters cleared before the autumn rain, and you get photos before and after/u);
});

test("Days keep their capital letter after the company", () => {
  const ads = adsOf("en", {
    companyName: "Mesa Verde Hearing",
    productName: "Free hearing check",
    keyMessage: "20 minutes, no sales talk, you leave with your results on paper.",
    additionalDetails: "Wed and Thu 9-4, walk in or call (505) 555-0142.",
  });
  expect(ads.join(" ")).not.toMatch(/(?<!\p{L})wed(?!\p{L})/u);
});

test("A sentence that starts with 'after' something is stated, an answer to another one is not", () => {
  const productName = "fisioterapia a domicilio";
  const stated = adsOf("es", { productName, keyMessage: "Después de la operación, el fisio va a tu casa." });
  expect(stated.join(" ")).toContain("el fisio va a tu casa");
  const answered = adsOf("es", { productName, keyMessage: "Cada sesión cuesta 45 €. Después 9 € al mes." });
  expect(answered.filter((text) => text.startsWith("Después 9"))).toEqual([]);
});

const emojiOf = (additionalDetails: string) =>
  /\p{Extended_Pictographic}/u.exec(
    adsOf("it", {
      companyName: "Ambulatorio veterinario Corsi",
      productName: "visita veterinaria",
      keyMessage: "A casa tua, senza trasportino. 85 euro.",
      additionalDetails,
    }).join(" "),
  )?.[0];

test("No emoji suits an elegant or a formal voice", () => {
  expect(emojiOf("")).toBeDefined();
  expect(emojiOf("Tono elegante.")).toBeUndefined();
  expect(emojiOf("Dare del lei.")).toBeUndefined();
});

test.each([
  ["pt", "Unhas em gel que duram 25 dias, R$ 140", "R\\$ 140"],
  ["es", "Lista en 24 horas, por 39 €", "[Pp]or 39 €"],
  ["fr", "Prêt en 24 heures, à 39 €", "[Àà] 39 €"],
  ["it", "Pronto in 24 ore, a 39 €", "[Aa] 39 €"],
  ["en", "Ready in 24 hours, from £39", "[Ff]rom £39"],
] as const)("A price alone is no sentence of an ad (%s): %s", (language, keyMessage, price) => {
  const additionalDetails = "Parking gratis. Café 24h. Garantia 6 meses.";
  for (const ad of adsOf(language, { productName: "Servicio Nova", keyMessage, additionalDetails }))
    expect(ad).not.toMatch(new RegExp(`(?:^|[.!?] )${price}\\.`, "u"));
});

test("A comma joins no two sentences of the brief", () => {
  const ads = adsOf("pt", {
    companyName: "Jardins do Lis",
    productName: "Manutenção de jardins",
    keyMessage: "Jardim tratado de 15 em 15 dias por 65 € por mês, até 200 m²",
    additionalDetails:
      "Levamos o lixo verde. Enviamos fotografia do antes e do depois a quem está fora. Poda de árvores à parte. Mande uma foto do jardim para o 914 220 867 e damos o preço no mesmo dia.",
  });
  expect(ads.join(" ")).toContain("Levamos o lixo verde. ");
  expect(ads.join(" ")).not.toMatch(/lixo verde, |, poda/iu);
});

test.each([
  ["en", "Flat tire? We are with you within 30 minutes.", "We are with you"],
  ["de", "Platten? Wir sind in 30 Minuten bei dir.", "Wir sind in"],
  ["fr", "Un pneu crevé ? Nous sommes chez vous en 30 minutes.", "Nous sommes chez vous"],
  ["es", "¿Un pinchazo? Estamos contigo en 30 minutos.", "Estamos contigo"],
  ["it", "Gomma a terra? Arriviamo da te in 30 minuti.", "Arriviamo da te"],
  ["pt", "Pneu furado? Chegamos até você em 30 minutos.", "Chegamos até"],
  ["nl", "Lekke band? We staan binnen 30 minuten bij je.", "We staan"],
] as const)("In %s an answer never stands without its question", (language, typed, answer) => {
  const brief = { companyName: "Kwelder", productName: "E-bikes", keyMessage: "E-bikes: 27 €." };
  const fields = [
    { ...brief, additionalDetails: `${typed} 40 E-bikes, 12 cargo bikes. 3 km.` },
    { ...brief, keyMessage: `${typed} ${brief.keyMessage}` },
  ];
  for (const field of fields) {
    const ads = adsOf(language, field).map((text) => text.replaceAll("\u00A0", " "));
    const answered = ads.filter((text) => text.includes(answer));
    expect(answered).not.toEqual([]);
    for (const text of answered) expect(text).toContain(typed.slice(0, -1));
  }
});

test("A question goes with an answer that is too long, and so does a hidden answer's", () => {
  const brief = { productName: "Curly cuts", keyMessage: "Every curl is cut dry. $68 a cut." };
  const long = `Not happy? We cut your hair again for free ${"on any day of the week ".repeat(6)}of your choice.`;
  const hidden = "Not happy? Don't mention refunds.";
  for (const additionalDetails of [long, hidden])
    expect(adsOf("en", { ...brief, additionalDetails }).join(" ")).not.toMatch(/Not happy|again for free/u);
});

test("A question to the writer is no part of an ad", () => {
  const brief = { productName: "Curly cuts", keyMessage: "Every curl is cut dry." };
  const details = "Can you make it funny? Free fringe trims on Sundays. Which photo is better?";
  const ads = adsOf("en", { ...brief, additionalDetails: details }).join(" ");
  expect(ads).toContain("Free fringe trims");
  expect(ads).not.toMatch(/funny|better/u);
});

test.each([
  ["de", "Der Schrank passt in jede Schräge. Aufgebaut ist er an einem Tag.", "Aufgebaut ist"],
  ["nl", "We zuigen de goot leeg. Raakt hij weer verstopt, dan komen we gratis terug.", "Raakt hij"],
  ["nl", "Noor knipt je krullen droog. Binnen een week knipt ze gratis bij.", "Binnen een week"],
  ["en", "We look at the piano first. If it's past saving, we say so.", "If it's past"],
  ["en", "We look at the piano first. If it leaks, we say so.", "If it leaks"],
  ["en", "We wash your duvet. When it comes back, you smell lavender.", "When it comes back"],
  ["en", "Our 340 turkeys roam free. When they're gone they're gone.", "When they"],
  ["fr", "Nos 340 dindes vivent dehors. Si elles partent vite, on prend une liste.", "Si elles"],
] as const)("In %s a pronoun opens no ad and stands behind its noun: %s", (language, keyMessage, start) => {
  const [named = ""] = keyMessage.split(". ");
  const additionalDetails = "120 €. 5 km. 2019.";
  for (const ad of adsOf(language, { productName: "Alma 3", keyMessage, additionalDetails }))
    if (ad.includes(start)) expect(ad.toLowerCase()).toContain(`${named}. ${start}`.toLowerCase());
});

test.each([
  ["de", "Der Schrank passt, weil wir messen, bevor er gebaut wird."],
  ["de", "Einen Tag nach dem Aufmaß ist Ihr Angebot da."],
  ["nl", "Je ziet meteen hoe de krullen vallen als ze droog zijn."],
  ["en", "If it rains, we come the day after."],
  ["en", "If it isn't clean, you pay nothing."],
  ["en", "If it's broken, we fix it."],
  ["en", "When it comes to curls, we cut dry."],
  ["en", "When it's time to move, we carry everything."],
  ["en", "When it gets cold, we come the same day."],
] as const)("In %s a sentence that names its noun may open an ad: %s", (language, typed) => {
  const keyMessage = `Alma 3. ${typed}`;
  const ads = adsOf(language, { productName: "Alma 3", keyMessage });
  expect(ads.some((ad) => ad.startsWith(typed))).toBe(true);
});

test("The end of an order to the customer never stands without the order", () => {
  const brief = { productName: "Watch servicing", keyMessage: "Most watches only need cleaning." };
  const end = "Wed-Sat, and we open it while you wait, free.";
  const details = `Bring it to our bench in the Royal Arcade, Norwich, ${end} £145 a watch.`;
  const ads = adsOf("en", { ...brief, additionalDetails: details });
  for (const ad of ads) expect(ad).not.toMatch(/(?<!Norwich, )Wed-Sat|(?:^|\. )We open it/u);
});

test("A sentence with a time of the sentence before it opens no ad", () => {
  const ads = adsOf("en", {
    productName: "removals",
    keyMessage:
      "Two movers and a truck, $140 an hour, 2 hour minimum. We charge by the minute after that, not by the half hour.",
    additionalDetails: "20 free boxes to borrow. Insured in transit to $50k.",
  });
  for (const ad of ads) expect(ad).not.toMatch(/^We charge/u);
});

test.each([
  ["en", "We run the whole quiz night for your team.", "Yes we travel.\nYes on Zoom too.", "Yes "],
  ["de", "Wir leiten den ganzen Quizabend für Ihr Team.", "Ja, wir reisen an.\nJa, auch online.", "Ja, "],
] as const)(
  "An answer whose question is not in the brief loses its yes (%s)",
  (language, keyMessage, additionalDetails, yes) => {
    const ads = adsOf(language, { productName: "Quiz", keyMessage, additionalDetails });
    for (const ad of ads) expect(ad).not.toContain(yes);
  },
);
