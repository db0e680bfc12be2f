import { expect, test } from "vitest";
import { writeVideoScript } from "../write-video-script.ts";

const BASE = {
  style: "testimonial",
  targetAudience: "",
  additionalDetails: "",
  callToAction: "",
  images: [],
} as const;

test.each([
  ["en", "Debt advice", "Bring the letters you have not opened. Free and confidential.", /customer/iu],
  ["de", "Trauergruppe", "Acht Abende für Menschen in Trauer. Niemand muss reden.", /Kund/u],
  ["fr", "Groupe de parole sur le deuil", "Deux heures par mois, gratuit.", /client/iu],
  ["es", "Apoyo en la adicción", "Cada miércoles, gratis y sin cita.", /client/iu],
  ["it", "Assistenza per il lutto", "Rispondiamo di notte e nei giorni di festa.", /client/iu],
  ["pt", "Apoio no luto", "Às quartas, sem marcação.", /client/iu],
  ["nl", "Hulp bij schulden", "Elke dinsdag, gratis.", /klant/iu],
] as const)(
  "A testimonial about a sober subject interviews no customer (%s)",
  (language, productName, keyMessage, customer) => {
    for (const duration of [15, 30] as const) {
      const names = { companyName: "Tidewater", productName, keyMessage, ...BASE };
      const scenes = writeVideoScript({ ...names, language, duration }, "1");
      expect(scenes.map(({ visual, sound }) => `${visual} ${sound}`).join(" ")).not.toMatch(customer);
      expect(scenes[1]?.visual).toContain("?");
    }
  },
);
