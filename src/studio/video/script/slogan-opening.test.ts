import { expect, test } from "vitest";
import { writeVideoScript } from "../write-video-script.ts";

test("The owner's slogan opens a script although it names times of day", () => {
  const scenes = writeVideoScript(
    {
      language: "de",
      companyName: "Gartenbau Lindner",
      productName: "Rollrasen verlegen",
      targetAudience: "",
      keyMessage: "Morgens Erde, abends Rasen. Wir verlegen Ihren Rollrasen an einem Tag.",
      additionalDetails: "Termine von April bis Oktober, im Mai sind noch 4 Tage frei.",
      callToAction: "",
      images: [],
      style: "storytelling",
      duration: 30,
    },
    "1",
  );
  expect(scenes[0]?.voiceOver).toMatch(/^Morgens Erde, abends Rasen/u);
});

test("No amount of a surcharge is shown alone", () => {
  const scenes = writeVideoScript(
    {
      language: "es",
      companyName: "Mudanzas Sol",
      productName: "mudanza de piso en un día",
      targetAudience: "",
      keyMessage: "Nos llevamos tu piso en una mañana: dos personas y furgoneta por 220 euros.",
      additionalDetails: "Si hay más de 3 pisos sin ascensor son 40 euros más. Seguro incluido.",
      callToAction: "",
      images: [],
      style: "storytelling",
      duration: 15,
    },
    "1",
  );
  expect(scenes.map(({ onScreenText }) => onScreenText)).not.toContain("3 pisos");
});
