import { expect, test } from "vitest";
import { countSpokenWords } from "#core/generations/video/pace.ts";
import type { VideoBrief } from "#core/generations/video/video.ts";
import { sampleOf } from "../../../../tests/support/sample.ts";
import { writeVideoScript } from "../write-video-script.ts";

const seeds = sampleOf(Array.from({ length: 6 }, (_, seed) => String(seed)));

const LOFT: VideoBrief = {
  companyName: "Tide Net Loft",
  productName: "Net mending for small boats",
  duration: 15,
  style: "storytelling",
  targetAudience: "",
  keyMessage: "Your net is back on the quay in two days. Every knot holds for a season.",
  callToAction: "",
  additionalDetails:
    "Mending from £28 an hour, most tears take under two hours. Drop it at the door with your name on a tag.",
  language: "en",
  images: [],
};

const scenesOf = (changes: Partial<VideoBrief>) =>
  seeds.map((seed) => writeVideoScript({ ...LOFT, ...changes }, seed));

test("A product that the voice does not name is on the screen", () => {
  for (const scenes of scenesOf({})) {
    const isSaid = scenes.some(({ voiceOver }) => voiceOver.includes("small boats"));
    expect(isSaid).toBe(false);
    expect(scenes.map(({ onScreenText }) => onScreenText)).toContain("Net mending for small boats");
  }
});

test("A sentence that needs the one before it is not shown alone", () => {
  const keyMessage = "Gutters cleared before the rain. It is done from the ground, with a vacuum.";
  for (const scenes of scenesOf({ keyMessage }))
    for (const { onScreenText } of scenes) expect(onScreenText).not.toMatch(/^It /u);
});

test("An end card without a call names the company and not the product again", () => {
  const callToAction = "Bring your nets to the loft above the old ice house on Pier Road before noon";
  for (const scenes of scenesOf({ callToAction })) expect(scenes[2]?.onScreenText).toBe("Tide Net Loft");
});

test("A part of a sentence with days only is not shown for it", () => {
  const brief = {
    companyName: "Asociación Sillas que Vuelven",
    productName: "donación de sillas de ruedas",
    keyMessage:
      "Sabemos que esa silla no es un mueble cualquiera. Cuando estéis listos, la recogemos y llega a alguien que la está esperando.",
    additionalDetails: "Recogida gratuita en Valencia y alrededores, lunes y jueves. Llamar al 960 555 014.",
    language: "es",
    duration: 30,
  } as const;
  for (const scenes of scenesOf(brief))
    for (const { onScreenText } of scenes) expect(onScreenText).not.toBe("Lunes y jueves");
});

test("A company that is too long for the screen is shown up to a clause, and not cut off", () => {
  const names = {
    companyName: "Kanzlei Harms, Fachanwältin für Arbeitsrecht in Oldenburg",
    productName: "Beratung bei einer Kündigung des Arbeitsvertrags",
  };
  const keyMessage =
    "Nach der Kündigung haben Sie für eine Klage noch drei Wochen Zeit. Wir prüfen sie gerne.";
  for (const scenes of scenesOf({ ...names, keyMessage, additionalDetails: "", language: "de" }))
    for (const { onScreenText } of scenes) expect(onScreenText).not.toContain("…");
});

test("Only a sentence that needs the one before it leaves a long first scene short", () => {
  const keyMessage =
    "A worn net gives no warning. Send us a photo of the last three feet and we tell you honestly whether it has another year in it or should be mended.";
  for (const scenes of scenesOf({ keyMessage, duration: 30 }))
    expect(countSpokenWords(scenes[0]?.voiceOver ?? "")).toBeGreaterThan(10);
});

test("Neither a part of a street nor an hour alone is shown", () => {
  const english = { language: "en", companyName: "Harbour Law Centre", productName: "Free advice" } as const;
  const french = {
    language: "fr",
    companyName: "Cabinet Abgrall",
    productName: "Séances d'hypnose",
  } as const;
  const visit = "Bring the letter, we read it with you. Every Tuesday from 2 to 5 at 14 Quay Street.";
  const session =
    "Première séance tabac de 1 h 45 à 120 € (et non 110 comme l'an dernier). Séance d'1 h à 70 €.";
  for (const duration of [30, 60] as const)
    for (const scenes of [
      ...scenesOf({ ...english, duration, keyMessage: visit, additionalDetails: "" }),
      ...scenesOf({ ...french, duration, keyMessage: session, additionalDetails: "" }),
    ])
      for (const { onScreenText } of scenes) expect(onScreenText).not.toMatch(/^(?:14 Quay|1 h)$/u);
});

test("An amount that the scene does not say is not shown", () => {
  const keyMessage =
    "Acabamos com a infiltração da sua laje em até três dias, com manta asfáltica de 40 milímetros e garantia de 7 anos por escrito. A partir de R$ 95 o metro quadrado.";
  const brief = {
    language: "pt",
    companyName: "Impermeabiliza Já",
    productName: "Impermeabilização",
  } as const;
  for (const scenes of scenesOf({ ...brief, duration: 15, keyMessage, additionalDetails: "Visita grátis." }))
    for (const { onScreenText, voiceOver } of scenes)
      expect(/40 milímetros/u.test(onScreenText) && !/40 milímetros/u.test(voiceOver)).toBe(false);
});
