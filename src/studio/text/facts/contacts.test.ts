import { expect, test } from "vitest";
import { writeAds } from "../ads/write-ads.ts";
import { readFacts } from "./read-facts.ts";

const briefOf = (productName: string, additionalDetails: string) => ({
  companyName: "Quick",
  productName,
  targetAudience: "",
  keyMessage: "Ready in two days for 75 euros.",
  additionalDetails,
});

test.each([
  ["en", "Phone 0161 496 0101.", "Emergencies at the weekend: 0800 496 0102."],
  ["de", "Telefon 030 23125014.", "Für Notfälle im August 0152 28817399."],
  ["fr", "Tél. 04 65 71 20 19.", "Urgence tempête : 06 39 98 77 03."],
  ["it", "Telefono 049 555 0171.", "Urgenze nel weekend 333 555 0172."],
])("Ads print the number for all customers, not the one for emergencies (%s)", (language, main, other) => {
  const brief = briefOf("Carpentry", `${other} ${main}`);
  const facts = readFacts(brief, language);
  const numberIn = (text: string) => /[\d ]{9,}/u.exec(text)?.[0].trim() ?? "";
  expect(facts.contacts.map(({ bare }) => bare)).toEqual([numberIn(main)]);
  const texts = writeAds(brief, facts, "1").map(({ text }) => text);
  expect(texts.join(" ")).not.toContain(numberIn(other));
});

test("The only number is printed, and a locksmith keeps the one for emergencies", () => {
  const only = readFacts(briefOf("Carpentry", "Emergencies: 0800 496 0102."), "en");
  expect(only.contacts).toHaveLength(1);
  const both = "Office 0161 496 0101. Emergencies 0800 496 0102.";
  expect(readFacts(briefOf("Emergency locksmith", both), "en").contacts).toHaveLength(2);
});

test.each([
  ["fr", "pas de plateforme, mettre le tel bien visible 04 65 71 22 08", ["04 65 71 22 08"]],
  ["en", "Please include our number 0161 496 0101", ["0161 496 0101"]],
  ["en", "Do not include my number 0161 496 0101", []],
  ["pt", "Colocar o telefone no anúncio 910 000 142", ["910 000 142"]],
  ["en", "Please put our number 0161 496 0101 at the end, no emojis", ["0161 496 0101"]],
  ["en", "Please add a photo and text the draft to my mobile 07700 900123", []],
  ["fr", "ne pas mettre le tel 04 65 71 22 08", []],
  ["de", "Bitte für Rückfragen die Nummer 0171 2312501 nennen", []],
])("The number that a note asks to show is for customers (%s): %s", (language, details, numbers) => {
  const { contacts } = readFacts(briefOf("Service", details), language);
  expect(contacts.map(({ bare }) => bare)).toEqual(numbers);
});

test.each([
  ["pt", "Tom simpático. Objetivo: marcações por WhatsApp, 910 000 142.", "910 000 142"],
  ["nl", "Losse toon. Doel = proefweek aanvragen op bakkieverhuur.example", "bakkieverhuur.example"],
])("The contact in the goal is for customers (%s)", (language, details, contact) => {
  const { contacts } = readFacts(briefOf("Service", details), language);
  expect(contacts.map(({ bare }) => bare)).toEqual([contact]);
});

test.each([
  ["en", "Get people to ring Owen with the trunk diameter. 01544 555 018", ["01544 555 018"]],
  ["fr", "Que les aidants nous appellent : 05 49 00 17 62", ["05 49 00 17 62"]],
  ["en", "More bookings, send the draft to 07700 900123", []],
  ["en", "More phone enquiries. Call me if unclear: 07700 900123", []],
  ["de", "Mehr Anfragen. Ansprechpartnerin für die Kampagne ist Eva, 0171 2345678", []],
  ["en", "Stop people calling 01544 555 018, get them to book online", []],
  ["de", "Weniger WhatsApp, mehr Anrufe", []],
])(
  "The contact in the goals of the campaign is for customers (%s): %s",
  (language, campaignGoals, numbers) => {
    const { contacts } = readFacts({ ...briefOf("Service", ""), campaignGoals }, language);
    expect(contacts.map(({ bare }) => bare)).toEqual(numbers);
  },
);

test.each([
  ["Cell 300 0000 164, anche sabato mattina.", "300 0000 164"],
  ["Marion is here Mon to Wed (07700 900582).", "07700 900582"],
  ["Open Sat 9-12, phone 0573 00 01 42.", "0573 00 01 42"],
])("A telephone number is read whole: %s", (details, number) => {
  expect(readFacts(briefOf("Service", details), "en").contacts.map(({ bare }) => bare)).toEqual([number]);
});
