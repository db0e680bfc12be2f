import { describe, expect, test } from "vitest";
import { sampleOf } from "../../../tests/support/sample.ts";
import { countSpokenWords, wordBudget } from "#core/generations/video/pace.ts";
import { VIDEO_STYLES, type VideoBrief } from "#core/generations/video/video.ts";
import { writeVideoScript } from "./write-video-script.ts";

const LAMP: VideoBrief = {
  companyName: "Halden",
  productName: "Dusk Lamp",
  duration: 30,
  style: "storytelling",
  targetAudience: "Renters who work from home",
  keyMessage: "A cordless lamp that dims to warm light as the sun sets. 20 hours per charge. 79 dollars.",
  callToAction: "See it at halden.example",
  additionalDetails: "",
  images: [],
};

const write = (changes: Partial<VideoBrief> = {}, seed = "1") =>
  writeVideoScript({ ...LAMP, ...changes }, seed);
const spoken = (changes?: Partial<VideoBrief>, seed?: string) =>
  write(changes, seed)
    .map(({ voiceOver }) => voiceOver)
    .join(" ");
const allSeeds = Array.from({ length: 20 }, (_, seed) => String(seed));
const seeds = sampleOf(allSeeds);

test("Every fact is spoken, none more than twice, and the owner's call to action ends the video", () => {
  for (const style of VIDEO_STYLES) {
    const said = spoken({ style });
    for (const fact of ["dims to warm light as the sun sets", "20 hours per charge", "79 dollars"]) {
      const times = said.split(fact).length - 1;
      expect(times, `${style}: ${fact}`).toBeGreaterThanOrEqual(1);
      expect(times, `${style}: ${fact}`).toBeLessThanOrEqual(2);
    }
    expect(said).toContain("Dusk Lamp");
    expect(said).toMatch(/See it at halden\.example\.$/u);
    expect(write({ style })[2]?.onScreenText).toBe("See it at halden.example");
  }
});

test("A fact or the product is heard and seen in the first three seconds", () => {
  for (const seed of seeds) {
    const [first] = write({}, seed);
    expect(first?.voiceOver).toMatch(/^(?:A cordless lamp|20 hours|79 dollars|Dusk Lamp)/u);
    expect(`${first?.visual} ${first?.onScreenText}`).toMatch(/Dusk Lamp|20 hours|79 /u);
  }
});

test("One seed always gives the same script, and other seeds give others", () => {
  expect(write({}, "7")).toEqual(write({}, "7"));
  expect(new Set(["1", "2", "3", "4", "5"].map((seed) => spoken({}, seed))).size).toBeGreaterThan(1);
});

test("At most a quarter of the spoken words are not the brief's", () => {
  for (const seed of seeds) {
    const typed = new Set(
      Object.values(LAMP)
        .join(" ")
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu),
    );
    const words =
      spoken({}, seed)
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu) ?? [];
    expect(words.filter((word) => !typed.has(word)).length / words.length).toBeLessThanOrEqual(0.25);
  }
});

test.each([15, 30, 60, 90] as const)("A video of %i seconds is spoken within its time", (duration) => {
  const keyMessage =
    "We sharpen every knife by hand. Ready in two days. Collected at your door. From 6 pounds a knife. ".repeat(
      3,
    );
  for (const { voiceOver } of write({ duration, keyMessage }))
    expect(countSpokenWords(voiceOver)).toBeLessThanOrEqual(wordBudget(duration / 3).max);
  if (duration === 15) expect(countSpokenWords(spoken({ duration, keyMessage }))).toBeLessThanOrEqual(34);
});

test("On-screen text has at most 40 characters and does not break off with a separator", () => {
  for (const style of VIDEO_STYLES) {
    for (const { onScreenText } of write({
      style,
      productName: "The long lamp for the long evenings of a long winter",
    })) {
      expect(onScreenText.length).toBeLessThanOrEqual(40);
      expect(onScreenText).not.toMatch(/·|[-–,:]$/u);
      expect(onScreenText).not.toBe("");
    }
  }
});

test("A testimonial asks a real customer three questions and invents no answer", () => {
  const scenes = write({ style: "testimonial" });
  const questions = scenes.map(({ visual }) => /“([^”]+\?)”/u.exec(visual)?.[1]);
  expect(new Set(questions).size).toBe(3);
  expect(questions).not.toContain(undefined);
  expect(spoken({ style: "testimonial" })).not.toMatch(/\bI\b|\bmy\b/u);
});

test("A telephone number is on screen and not spoken", () => {
  const scenes = write({ callToAction: "Call 030 1234567" });
  expect(scenes[2]?.onScreenText).toBe("Call 030 1234567");
  expect(scenes[2]?.voiceOver).not.toMatch(/1234567/u);
});

test("Notes and the audience are neither spoken nor shown", () => {
  const all = JSON.stringify(
    write({ additionalDetails: "Tone: playful. Please no hashtags. Never mention Ikea." }),
  );
  expect(all).not.toMatch(/playful|hashtag|ikea|renters/iu);
});

test("A long sentence is spoken up to the end of a clause, and its price is said too", () => {
  const keyMessage =
    "Our lamp dims to warm light as the sun sets, charges in two hours from any socket in the house, hangs on a hook or stands on a shelf without a cable, for a fixed price of 79 dollars.";
  const said = spoken({ duration: 15, keyMessage, callToAction: "" });
  expect(said).toContain("Our lamp dims to warm light as the sun sets.");
  expect(said).toContain("79 dollars");
});

test("A video of 15 seconds has one shot for each scene", () => {
  for (const style of VIDEO_STYLES) {
    for (const { visual } of write({ duration: 15, style, images: ["a", "b", "c", "d"] })) {
      expect(visual).not.toMatch(/two or three|one step after the other|cut in|pictures 1 and 4/iu);
    }
  }
});

test("A brief with one fact opens and closes with it and asks to show the product in use", () => {
  const scenes = write({ keyMessage: "Twenty hours per charge.", callToAction: "" });
  expect(scenes.map(({ voiceOver }) => voiceOver)).not.toContain("");
  expect(scenes[0]?.voiceOver).toMatch(/twenty hours per charge\./iu);
  expect(scenes[2]?.voiceOver).toMatch(/twenty hours per charge[.?,]/iu);
  expect(scenes[1]?.visual).toContain("In use, with hands in the picture.");
});

test("A scene says what fills two seconds and more that the voice leaves", () => {
  for (const duration of [15, 30, 60, 90] as const) {
    for (const { voiceOver, visual, start, end } of write({ duration })) {
      const spoken = countSpokenWords(voiceOver) / 2.3;
      const [, left = ""] = /(?:for a|A)bout (\d+) seconds/u.exec(visual) ?? [];
      const free = end - start - Math.ceil(spoken);
      const isShort = voiceOver !== "" && spoken < (end - start) * 0.8 && free >= 2;
      if (!isShort) expect(left).toBe("");
      // A second or two stay for the cut and the end card.
      else expect([free, free - 1, free - 2].map(String), `${duration} s: ${visual}`).toContain(left);
    }
  }
});

test("A video with few facts opens with a fact and names product and company", () => {
  const brief = { productName: "Oven cleaning", companyName: "Hob & Co", callToAction: "" };
  for (const seed of seeds) {
    const scenes = write({ ...brief, keyMessage: "Ready in 2 hours. Croydon. From 55 pounds." }, seed);
    expect(scenes[0]?.voiceOver).toMatch(/ready in 2 hours/iu);
    const said = scenes.map(({ voiceOver }) => voiceOver).join(" ");
    expect(said).toMatch(/oven cleaning/iu);
    expect(said).toContain("Hob & Co");
  }
});

/**
 * Briefs as people type them in a hurry, with the facts that a video of 15 seconds must contain.
 */
const HURRIED = [
  [
    "en",
    "Loop Laundry",
    "Wash and fold",
    "Picked up tonight, back tomorrow by 6. 1.80 per lb. First bag half price.",
  ],
  [
    "de",
    "Malerbetrieb Ohlsen",
    "Wohnung streichen",
    "3 Zimmer in 2 Tagen, wir räumen die Möbel. Festpreis. Kiel",
  ],
  [
    "fr",
    "Clair Logis",
    "Ménage à domicile",
    "Toujours la même personne. 27 € de l'heure. Sans engagement. Nantes",
  ],
  [
    "es",
    "Clases Abaco",
    "Refuerzo de matemáticas",
    "Grupos de 4 alumnos. 12 € la hora. Primera clase gratis. Sevilla.",
  ],
  ["it", "Idraulica Ferri", "Sostituzione caldaia", "montaggio in un giorno, pagamento in 24 rate, Bologna"],
  ["pt", "Verde Vivo", "Manutenção de jardins", "2 visitas por mês, 60 euros, levamos o lixo verde. Cascais"],
  ["nl", "Schoon & Zo", "Glazenwasser", "elke 8 weken, appje de dag ervoor, 15 euro per keer, amersfoort"],
] as const;

test.each(HURRIED)(
  "A hurried brief is spoken whole in 15 seconds, without labels and frames (%s)",
  (language, companyName, productName, keyMessage) => {
    const typed = { companyName, productName, keyMessage, targetAudience: "", callToAction: "" };
    const voice = spoken({ ...typed, language, duration: 15 });
    expect(countSpokenWords(voice)).toBeLessThanOrEqual(34);
    for (const [word] of keyMessage.matchAll(/\p{L}{7,}/gu))
      expect(voice.toLowerCase(), voice).toContain(word.toLowerCase());
    expect(voice).not.toMatch(/(?:^|[.?!] )(?:That is|Das ist|Voilà|Eso es|Ecco|É assim|Dat is) /u);
    const sentences = voice.split(/(?<=[.?!])\s/u);
    expect(sentences).not.toContain(`${productName}.`);
    expect(voice).not.toMatch(new RegExp(`${productName}\\s?\\? ${companyName}\\.`, "u"));
  },
);

test("A repeated statement uses other words", () => {
  const brief = {
    companyName: "Trattoria Olga",
    productName: "Pranzo della domenica",
    keyMessage:
      "Ogni domenica da mezzogiorno. Pasta fatta in casa. Tre portate a 28 euro. Via Roma 12, a Lucca.",
    callToAction: "",
    language: "it",
  } as const;
  for (const seed of seeds) {
    const sentences = spoken(brief, seed).split(/(?<=[.?!])\s/u);
    const statements = sentences.filter((sentence) => !/Olga|pranzo/iu.test(sentence));
    expect(new Set(statements).size, sentences.join(" ")).toBe(statements.length);
  }
});

test("A call without its telephone number is not left incomplete", () => {
  expect(spoken({ callToAction: "Call Claire on 030 1234567" })).toMatch(/Call Claire\.$/u);
});

test("A statement of the second scene has its own shot", () => {
  const visuals = (changes: Partial<VideoBrief>) =>
    allSeeds.map((seed) => write({ productName: "Dog boarding", ...changes }, seed)[1]?.visual ?? "");
  const keyMessage = "Open until 8. Rated 4.9 from 214 reviews. No cages. One dog at a time.";
  const all = visuals({ keyMessage }).join(" ");
  expect(all).toContain("Film it with a clock in the picture: “Open until 8”.");
  expect(all).toContain("Show it if it can be seen, else say it into the camera: “One dog at a time”.");
  // The one shot of a short scene shows the work if the statement may be invisible.
  for (const visual of visuals({ keyMessage, duration: 15 }))
    expect(visual).toMatch(/^(?:(?!if it can be seen)[^“]+“[^”]+”\.|[^“]+: you at work\.)/u);
  for (const style of ["testimonial", "animation"] as const)
    expect(visuals({ keyMessage, style }).join(" ")).not.toContain("with a clock");
});

test("Prices of something else are not presented as the price of the product", () => {
  const keyMessage = "U krijgt een moodboard. Bedrag terug bij een opdracht boven 1500 euro.";
  for (const seed of seeds) expect(spoken({ keyMessage, language: "nl" }, seed)).not.toMatch(/prijs|kost/iu);
});

test("Each uploaded picture is shown once", () => {
  const visuals = write({ images: ["a", "b", "c", "d", "e"] })
    .map(({ visual }) => visual)
    .join(" ");
  const shown = [...visuals.matchAll(/your pictures? ([\d and,]+) as/gu)].flatMap(([, numbers = ""]) =>
    numbers.match(/\d/g),
  );
  expect(shown.toSorted()).toEqual([..."12345"]);
});

describe("Other languages", () => {
  test.each([
    ["de", "Eine Lampe ohne Kabel, die mit dem Abend warm wird. 79 Euro."],
    ["fr", "Une lampe sans fil qui devient chaude quand le soir tombe. 79 euros."],
    ["es", "Una lámpara sin cable que se vuelve cálida al caer la tarde. 79 euros."],
    ["it", "Una lampada senza filo che diventa calda quando scende la sera. 79 euro."],
    ["pt", "Um candeeiro sem fios que fica quente quando a tarde cai. 79 euros."],
    ["nl", "Een lamp zonder snoer die warm wordt als de avond valt. 79 euro."],
  ])("Voice-over, on-screen text and directions have one language (%s)", (_, keyMessage) => {
    for (const style of VIDEO_STYLES) {
      const scenes = write({ keyMessage, style, targetAudience: "", callToAction: "" });
      for (const { voiceOver, visual, sound, onScreenText } of scenes) {
        expect(`${voiceOver} ${visual} ${sound} ${onScreenText}`).not.toMatch(
          /\b(?:the|and|with|your|from|music)\b/u,
        );
      }
    }
  });

  test("A language without directions gets nothing foreign", () => {
    const scenes = write({
      keyMessage: "石臼で挽いた抹茶です。",
      companyName: "緑月茶舗",
      productName: "抹茶",
      targetAudience: "",
      callToAction: "今すぐ注文",
    });
    for (const { voiceOver, onScreenText, visual, sound } of scenes)
      expect(`${voiceOver}${onScreenText}${visual}${sound}`).not.toMatch(/[A-Za-z]/u);
    expect(scenes.map(({ voiceOver }) => voiceOver).join("")).toContain("石臼で挽いた抹茶です。");
  });
});

test.each(VIDEO_STYLES)("French directions of %s have a space before a colon", (style) => {
  const keyMessage = "Joignables jour et nuit. Obsèques simples dès 1 450 €. Maison familiale depuis 1952.";
  const names = { companyName: "Maison Perrin", productName: "Pompes funèbres", callToAction: "" };
  const scenes = write({ ...names, style, keyMessage, targetAudience: "", language: "fr" });
  for (const { visual } of scenes) expect(visual).not.toMatch(/\p{L}: /u);
});
