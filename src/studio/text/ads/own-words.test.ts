import { expect, test } from "vitest";
import { writeTextAds } from "../write-text-ads.ts";

const brief = {
  companyName: "Paws & Relax",
  productName: "Mobile dog grooming",
  targetAudience: "",
  keyMessage: "We come to your driveway. Full groom from £38, done in an hour. No cages, no waiting.",
  additionalDetails: "",
};
const adsOf = (changes: Partial<typeof brief> & { language?: string }, seed = "1") =>
  writeTextAds({ language: "en", ...brief, ...changes } as typeof brief, seed).map(({ text }) => text);

test("The first ad leaves out no part of the sentences that it takes", () => {
  for (const seed of ["1", "2", "3"]) {
    const [first = ""] = adsOf({}, seed);
    expect(first).toMatch(/Full groom from £38/u);
    expect(first).toMatch(/done in an hour/iu);
    expect(first).toMatch(/we come to your driveway\./iu);
  }
});

test("The call to action names product and company", () => {
  expect(adsOf({}).join("\n")).toContain("Book your mobile dog grooming with Paws & Relax.");
});

test.each([
  [{ additionalDetails: "Bookings on 0117 496 0000" }, "Book Paws & Relax on 0117 496 0000."],
  [{ additionalDetails: "Text 07700 900123 to book" }, "Text Paws & Relax on 07700 900123 to book."],
  [{ additionalDetails: "Book at pawsandrelax.example" }, "pawsandrelax.example"],
])("An ad says how to take the next step: %o", (changes, channel) => {
  const texts = adsOf(changes);
  expect(texts.some((text) => text.includes(channel))).toBe(true);
  // TikTok takes no address in an ad's text.
  expect(texts[1]).not.toContain(".example");
});

test.each([
  ["en", "No medical claims please"],
  ["de", "Keine Heilversprechen"],
  ["de", "Kein Wort wie billig"],
  ["nl", "Geen beloftes over genezing"],
  ["de", "Täglich geöffnet, kein Fachchinesisch"],
  ["fr", "Pas de promesse de guérison"],
  ["es", "Sin culpabilizar"],
  ["es", "Nada de alarmar"],
  ["es", "Nada de culpa"],
  ["pt", "Português de Portugal"],
  ["en", "Want people to sign up for the open day"],
])("A note in %s is not printed: %s", (language, additionalDetails) => {
  const note = additionalDetails.split(", ").at(-1) ?? "";
  for (const text of adsOf({ language, additionalDetails })) {
    expect(text.toLowerCase()).not.toContain(note.replace(" please", "").toLowerCase());
  }
});

test("A service on which people book is named in the call", () => {
  const texts = adsOf({ additionalDetails: "Rdv sur doctolib", language: "fr" });
  expect(texts.join("\n")).toContain(" via Doctolib.");
});

test("Every ad of a set states something of the key message", () => {
  const keyMessage = "Broth simmered for 18 hours. Frozen in single portions.";
  const additionalDetails = "£4.50 per pouch. Free delivery over £30. Bristol. Open on Sundays. Rated 4.9.";
  for (const seed of ["1", "2", "3"])
    for (const text of adsOf({ productName: "Bone broth", keyMessage, additionalDetails }, seed))
      expect(text).toMatch(/18 hours|single portions/iu);
});

test("A list after a colon stays whole", () => {
  const keyMessage = "Everybody sings: no audition, no notes. First evening free.";
  for (const text of adsOf({ productName: "Evening choir", keyMessage }))
    expect(text).not.toMatch(/no audition\.(?! no notes)/iu);
});

test("A telephone number in a note is not printed", () => {
  const texts = adsOf({ additionalDetails: "Do not print our old number 0117 496 0000." });
  expect(texts.join("\n")).not.toContain("0117");
});

test("A question of the brief is followed by its answer", () => {
  const keyMessage =
    "Burst pipe? We're there in 60 minutes, day or night. No call-out fee, fixed prices before we start.";
  const texts = adsOf({ companyName: "QuickFix", productName: "Emergency plumber", keyMessage });
  expect(texts.join("\n")).toContain("Burst pipe? We're there in 60 minutes, day or night.");
  for (const text of texts) expect(text).not.toMatch(/Burst pipe\? (?!We)/u);
});

test.each([
  ["it", "Officina Rossi", "Riparazione bici", "Pronta in giornata. 25 euro.", "la tua riparazione bici"],
  ["it", "Forno Gallo", "Corsi di pane", "Sabato mattina. 40 euro a persona.", null],
  [
    "pt",
    "Casa Limpa",
    "Limpeza doméstica",
    "Desde 12 € por hora. Produtos incluídos.",
    "a sua limpeza doméstica",
  ],
] as const)(
  "A call in %s has the article of the noun: %s, %s",
  (language, companyName, productName, keyMessage, named) => {
    const all = adsOf({ language, companyName, productName, keyMessage }).join("\n");
    if (named === null) expect(all).not.toMatch(/(?:la tua|il tuo|le tue) corsi/iu);
    else expect(all).toContain(named);
  },
);

test.each([
  ["Emergency plumber", "We're there in 60 minutes, day or night.", /call|phone/iu],
  ["Lawn mowing subscription", "Weekly mowing from $29, cancel anytime.", /sign up|join|place/iu],
  ["Dog waste removal", "Weekly visits from £9. No contract.", /book/iu],
])("The next step of %s fits the brief", (productName, keyMessage, step) => {
  for (const text of adsOf({ companyName: "Settle", productName, keyMessage })) expect(text).toMatch(step);
});

test.each([
  ["Wir regeln alles. Bitte per Sie.", /(?:Buchen|Vereinbaren|Rufen) Sie /u],
  ["Wir regeln alles. Du-Form.", /(?:Buch|Ruf|Melde) /u],
  ["Wir kommen zu Ihnen nach Hause.", /(?:Buchen|Vereinbaren|Rufen) Sie /u],
])("German calls address the reader as the brief does: %s", (additionalDetails, call) => {
  const keyMessage = "Fahrrad in 24 Stunden repariert. Inspektion 49 Euro.";
  const changes = { language: "de", companyName: "Kette", productName: "Fahrradreparatur", keyMessage };
  expect(adsOf({ ...changes, additionalDetails }).join("\n")).toMatch(call);
  expect(adsOf(changes).join("\n")).not.toMatch(/Buchen Sie|Buch dir/u);
});

test.each([
  [
    "fr",
    "Vos chaises retrouvent leur assise. Je passe les chercher et je les ramène. 110 € la chaise.",
    /^Je passe les chercher/u,
  ],
  ["es", "Tu cazadora tiene arreglo. La tienes en una semana. Forro nuevo 80 €.", /^La tienes/u],
])("No ad in %s starts with a pronoun for something that it has not named", (language, keyMessage, start) => {
  for (const text of adsOf({ language, keyMessage })) expect(text).not.toMatch(start);
});

test("One long sentence of the owner is enough for an ad", () => {
  const keyMessage =
    "Les premières semaines, je m'occupe du bébé pendant que vous dormez. Trois heures le matin, 75 €. Je cuisine un repas.";
  const [first] = adsOf({ language: "fr", productName: "Accompagnement après la naissance", keyMessage });
  expect(first).toMatch(/^Les premières semaines, je m'occupe du bébé pendant que vous dormez\./u);
});

test("A call for a quote names no price", () => {
  const keyMessage = "Nous gérons les papiers. 79 € la palette. Livré le lendemain.";
  const texts = adsOf({
    language: "fr",
    companyName: "Kervella",
    productName: "Fret vers l'Irlande",
    keyMessage,
  });
  expect(texts.join("\n")).not.toMatch(/devis[^.]* pour 79 €/u);
});

test("The question that starts the message opens the first ad with its answer", () => {
  const question = "Votre enfant dit qu'il est nul en maths ? On commence par trouver où ça a bloqué.";
  const [first] = adsOf({
    language: "fr",
    companyName: "Cours Pivot",
    productName: "Soutien scolaire en maths",
    keyMessage: `${question} Un prof de l'Éducation nationale, une heure chez vous, 32 €. Sans engagement.`,
    additionalDetails: "Première séance bilan offerte.",
  });
  expect(first?.replaceAll("\u00A0", " ").startsWith(question)).toBe(true);
});

test("The first sentence of the message may open with a pronoun, a later one may not", () => {
  const names = { companyName: "Nounou Relais", productName: "Garde d'enfants malades" };
  const keyMessage =
    "Il a de la fièvre et vous avez une réunion ? Une puéricultrice arrive chez vous en deux heures. Ou venez la voir la veille. 22 € de l'heure.";
  const texts = adsOf({ language: "fr", keyMessage, ...names });
  expect(texts.join("\n")).toMatch(/^Il a de la fièvre/mu);
  expect(texts.join("\n")).not.toMatch(/^Ou /mu);
});

test("The start of a long promise opens the first ad", () => {
  const keyMessage =
    "Six vins qu'on ne trouve pas en supermarché, un vigneron qui répond à vos questions et du comté de 24 mois. Vendredi 12 juin à 19 h, 28 €. 16 places.";
  const names = { companyName: "Cave Marchetti", productName: "Dégustation de vins du Jura" };
  expect(adsOf({ language: "fr", keyMessage, ...names })[0]).toMatch(/^Six vins/u);
});

test("The address of a company is its name", () => {
  const texts = adsOf({
    language: "es",
    companyName: "Academia Faro",
    productName: "Oposiciones a Correos",
    keyMessage:
      "Tutor que contesta en 24 horas y un simulacro cada domingo, con clases grabadas. 59 € al mes.",
    additionalDetails: "Prueba 7 días gratis en academiafaro.example",
  });
  expect(texts[0]).toMatch(/academiafaro\.example/u);
  expect(texts[0]).not.toMatch(/Academia Faro/u);
});

test("The first ad keeps the order of a promise of two short sentences", () => {
  const [first] = adsOf({
    language: "en",
    companyName: "Second Column",
    productName: "Bookkeeping",
    keyMessage: "We open the envelopes. You don't get a lecture.",
    additionalDetails: "Fixed price £340 per missing year. Payable in 4 instalments.",
  });
  expect(first).toMatch(/we open the envelopes\..*You don['’]t get a lecture/iu);
});

test("Two words that stress the sentence before them stay behind it", () => {
  const ads = adsOf({
    language: "pt",
    companyName: "Fôlego Curto",
    productName: "Curso de apneia",
    keyMessage: "Começa na banheira. A sério.",
    additionalDetails: "160 €, fato incluído. Turmas de 5. Próxima turma 4 de novembro.",
  });
  const having = ads.filter((text) => /a sério/iu.test(text));
  expect(having.length).toBeGreaterThan(0);
  for (const ad of having) expect(ad).toContain("Começa na banheira. A sério.");
});

test("Beside enough details, the parts of a short promise do not stand alone", () => {
  const ads = adsOf({
    language: "en",
    companyName: "Lumen Stage Hire",
    productName: "Star cloths",
    keyMessage: "Delivered Thursday, hung by Friday, collected Monday.",
    additionalDetails:
      "Star cloth £70 a weekend. Blacks £12 per drop. Flame certificates come with every delivery. Deposit £50.",
  });
  for (const ad of ads) expect(ad).not.toMatch(/(?:^|\. )(?:Hung by Friday|Collected Monday)\./u);
});
