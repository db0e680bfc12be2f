import type { CampaignCopy } from "#core/generations/copy/platform-copy.ts";
import type { GenerationKind } from "#core/generations/kinds.ts";
import type { SceneContent } from "#core/generations/video/video.ts";
import { picture } from "#server/render/ingest/pictures.fixture.ts";
import { NO_USAGE, type Ai } from "#server/adapters/ai/ai.ts";
import { createStudio } from "#server/adapters/ai/studio/studio.ts";
import type { Gate } from "./gate.ts";

const ID = "gated-1";
const ADS = ["First ad", "Second ad", "Third ad"];
/** Images of these platforms are held; the others are returned at once. */
const HELD = /of a (LinkedIn|Pinterest) ad/;
const COMPANY = /Walk-[0-9a-f-]{36}/;

const sceneOf = (index: number): SceneContent => ({
  visual: `Shot ${index}`,
  voiceOver: `Line ${index}`,
  onScreenText: `Words ${index}`,
  sound: "Music",
});

/**
 * Creates the provider of the tests of units, which returns some parts of a generation at once and
 * holds the others at the gate: the last two texts, the last scene of a script (also in a
 * campaign), the last two images, all copy. `startSetup` (`subject.ts`) uses it; the numbers there
 * (`AT_GATE`) must fit.
 */
export async function createGatedAi(kind: GenerationKind, gate: Gate): Promise<Ai> {
  const background = await picture({ width: 8, height: 8 });
  const provider: Ai["provider"] = {
    text: {
      id: ID,
      async *writeTextAds({ input, existing, signal }) {
        for (const [index, text] of ADS.entries()) {
          if (index < existing.length) continue;
          if (kind === "text" && index === 1) await gate.hold(input.companyName, signal);
          yield { type: "part", index, text };
        }
      },
    },
    video: {
      id: ID,
      async *writeVideoScript({ brief, signal }) {
        for (const index of [0, 1, 2]) {
          if (index === 2) await gate.hold(brief.companyName, signal);
          yield { type: "part", index, content: sceneOf(index) };
        }
      },
    },
    copy: {
      id: ID,
      async *writeCopy({ brief, signal }) {
        if (kind === "copy") await gate.hold(brief.companyName, signal);
        const text = { text: "Copy of the provider", angle: "own_words", engine: ID } as const;
        const copy: CampaignCopy = [{ platform: "facebook", fields: { primaryText: [text] }, missing: [] }];
        yield { type: "copy", copy, use: { engine: ID, promptVersion: "1", findings: [] } };
      },
    },
    image: {
      id: ID,
      acceptsReferences: false,
      async generateImage({ prompt, signal }) {
        const company = COMPANY.exec(prompt)?.[0] ?? "";
        if (kind === "image" && HELD.test(prompt)) await gate.hold(company, signal);
        return { bytes: background, type: "image/png", usage: NO_USAGE };
      },
    },
  };
  return { provider, studio: createStudio() };
}
