import { expect, test } from "vitest";
import { readFacts } from "../facts/read-facts.ts";
import { writeTextAds } from "../write-text-ads.ts";
import { addressIn } from "./grammar.ts";
import { grammarFor } from "./grammars.ts";
import { materialOf } from "./write-ads.ts";

type Language = "de" | "es" | "fr" | "it" | "nl" | "pt";

/** Forms of one address that no text with the other may have. */
const FORMS: Readonly<Record<Language, { readonly informal: RegExp; readonly formal: RegExp }>> = {
  de: {
    informal: /(?<!\p{L})(?:[Dd]u|[Dd]ich|[Dd]ir|[Dd]ein\p{L}*|Ruf|Buch|Melde?|Bestell)(?!\p{L})/u,
    formal: /(?<=\p{L} )(?:Sie|Ihnen|Ihre?[nmrs]?)(?!\p{L})/u,
  },
  es: {
    informal:
      /(?<!\p{L})(?:[Tt]us?|[Tt]ú|[Tt]e|Llama|Reserva|Pide|Escribe|Escríbenos|Apúntate|Encarga|Ven)(?!\p{L})/u,
    formal: /(?<!\p{L})(?:usted|sus?|[Ll]e|Llame|Reserve|Pida|Escriba|Escríbanos|Apúntese|Venga)(?!\p{L})/u,
  },
  fr: {
    informal:
      /(?<!\p{L})(?:[Tt]u|[Tt]oi|[Tt]on|[Tt]a|[Tt]es|Appelle|Réserve|Commande|Demande|Viens|Inscris-toi|Écris)(?!\p{L})/u,
    formal: /(?<!\p{L})(?:(?<!rendez-)vous|votre|vos|(?!Rendez|Chez)\p{L}{3,}ez)(?!\p{L})/iu,
  },
  it: {
    informal:
      /(?<!\p{L})(?:[Tt]u|[Tt]i|[Tt]uo|[Tt]ua|[Tt]uoi|[Tt]ue|Chiama|Chiamaci|Prenota|Ordina|Chiedi|Scrivi|Vieni|Iscriviti|Fissa)(?!\p{L})/u,
    formal:
      /(?<!\p{L})(?:Lei|[Ss]uo|[Ss]ua|La aspett\p{L}+|Chiami|Ci chiami|Prenoti|Ordini|Chieda|Scriva|Venga|Si iscriva|Fissi)(?!\p{L})/u,
  },
  nl: {
    informal: /(?<!\p{L})(?:je|jij|jouw)(?!\p{L})/iu,
    formal: /(?<!\p{L})(?:u|uw)(?!\p{L})/iu,
  },
  pt: {
    informal:
      /(?<!\p{L})(?:[Tt]u|[Tt]eu|[Tt]ua|[Cc]ontigo|Liga|Marca|Reserva|Pede|Fala|Inscreve-te|Encomenda|Vem)(?!\p{L})/u,
    formal:
      /(?<!\p{L})(?:você|[Ss]eu|[Ss]ua|por si|Ligue|Marque|Reserve|Peça|Fale|Inscreva-se|Encomende|Venha)(?!\p{L})/u,
  },
};

const OTHER = { informal: "formal", formal: "informal" } as const;

/** Every text that the studio makes of a brief: calls, benefits and three sets of ads. */
function textsOf(language: Language, productName: string, keyMessage: string): string[] {
  const brief = { companyName: "Alma", productName, keyMessage, targetAudience: "", additionalDetails: "" };
  const { calls, contactCalls, lines } = materialOf(brief, readFacts(brief, language));
  const benefits = lines.flatMap(({ felt, explained }) => [felt ?? "", explained ?? ""]);
  const ads = ["1", "2", "3"].flatMap((seed) => writeTextAds({ ...brief, language }, seed));
  return [...calls, ...contactCalls, ...benefits, ...ads.map(({ text }) => text)];
}

/** Ten small briefs, with a sentence of their owner in each address. */
const BRIEFS = [
  [
    "it",
    "Revisione auto",
    "Pronta in giornata. 65 euro. Tel. 02 555 0144.",
    "La aspettiamo in officina.",
    "Puoi aspettare in officina.",
  ],
  [
    "it",
    "Taglio capelli",
    "Senza appuntamento. 25 euro.",
    "Prenoti quando preferisce.",
    "Scegli il taglio che preferisci.",
  ],
  [
    "it",
    "Pulizia divani",
    "Preventivo gratuito entro domani.",
    "Ci chiami anche la sera.",
    "Chiamaci anche la sera.",
  ],
  [
    "fr",
    "Réparation de vélo",
    "Prêt le soir même. 39 €. Sans rendez-vous.",
    "Passez avant 10 h.",
    "Viens avant 10 h.",
  ],
  [
    "fr",
    "Cours de piano",
    "32 € la séance. Tél. 01 23 45 67 89.",
    "Choisissez le jour et l'heure.",
    "Choisis le jour et l'heure.",
  ],
  [
    "es",
    "Limpieza de sofás",
    "Listo en 2 horas. 59 €. Tel. 912 00 11 22.",
    "Llámenos por la tarde.",
    "Llámanos por la tarde.",
  ],
  [
    "es",
    "Clases de inglés",
    "Ocho personas. Primera clase gratis.",
    "Venga a una clase de prueba.",
    "Ven a una clase de prueba.",
  ],
  [
    "pt",
    "Limpeza de sofás",
    "Pronto em 2 horas. 59 €. Tel. 914 220 867.",
    "Damos-lhe o preço por foto.",
    "Esperamos-te na oficina.",
  ],
  [
    "de",
    "Fahrradreparatur",
    "Fertig in 24 Stunden. 39 Euro. Tel. 030 555 0144.",
    "Wir holen es bei Ihnen ab.",
    "Bring es bis 10 Uhr.",
  ],
  [
    "nl",
    "Fietsreparatie",
    "Klaar in 24 uur. 39 euro. Zonder afspraak.",
    "U krijgt een leenfiets.",
    "Je krijgt een leenfiets.",
  ],
] as const;

const CASES = BRIEFS.flatMap(([language, product, facts, formal, informal]) =>
  (
    [
      ["formal", formal],
      ["informal", informal],
    ] as const
  ).map(([address, sentence]) => [language, address, product, `${sentence} ${facts}`] as const),
);

test.each(CASES)(
  "A text in %s addresses the reader as its owner does, %s: %s, %s",
  (language, address, product, message) => {
    const wrong = FORMS[language][OTHER[address]];
    expect(textsOf(language, product, message).filter((text) => wrong.test(text))).toEqual([]);
  },
);

test.each(BRIEFS)("A text in %s without an owner's address has one: %s, %s", (language, product, facts) => {
  const texts = textsOf(language, product, facts);
  const { informal, formal } = FORMS[language];
  const both = [informal, formal].filter((forms) => texts.some((text) => forms.test(text)));
  expect(both.length).toBeLessThanOrEqual(1);
});

test.each([
  ["it", "Taglio capelli", "La aspettiamo in centro. Prenoti quando preferisce. Ti basta un'ora.", "formal"],
  ["fr", "Cours de piano", "Choisissez le jour. Apportez vos partitions. On t’attend.", "formal"],
  ["de", "Fahrradreparatur", "Du rufst an. Wir holen dein Rad. Wir bringen es zu Ihnen.", "informal"],
  ["nl", "Fietsreparatie", "U belt ons. Wij halen uw fiets. Je betaalt 39 euro.", "formal"],
] as const)(
  "If a brief mixes both in %s, calls follow the majority: %s, %s",
  (language, product, message, address) => {
    const brief = { companyName: "Alma", productName: product, keyMessage: message };
    const { calls } = materialOf(brief, readFacts(brief, language));
    expect(calls.filter((call) => FORMS[language][OTHER[address]].test(call))).toEqual([]);
  },
);

test.each([
  ["it", "Prova gratuita. Porta blindata. Ordini entro le 12. Passi nel bosco. Faccia e collo."],
  ["it", "La laviamo a mano. Le stiriamo in giornata."],
  ["fr", "Sur rendez-vous. Rez-de-chaussée. Chez Lopez à Saint-Tropez. Dépose et pose."],
  ["de", "Hol- und Bringservice kostenlos. Ruf seit 1950. Schick für den Abend."],
  ["es", "Llama violeta. Trae el pan cada día."],
  ["pt", "Uma obra por si só. Marca registada. Liga de alumínio."],
  ["nl", "24 U bereikbaar. U-bocht en afvoer."],
])("Words that only look like an address show none (%s): %s", (language, text) => {
  const statements = text.replaceAll(". ", ".\n");
  expect(addressIn(statements, grammarFor(language))).toBeNull();
});

test("Dutch jou is informal", () => {
  expect(addressIn("Gratis ophalen bij jou thuis.", grammarFor("nl"))).toBe("informal");
});
