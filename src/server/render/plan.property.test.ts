import type { Node } from "@takumi-rs/core";
import { describe, expect, it } from "vitest";
import { safeBoxOf } from "#core/platforms/canvases.ts";
import { contrast } from "#studio/image/colour/contrast.ts";
import { boundsAfter, contains } from "#studio/image/geometry.ts";
import type { Scene, TextOp } from "#studio/image/scene.ts";
import { tidy } from "#studio/image/text/atoms.ts";
import { LANGUAGE_OF } from "#studio/image/text/script.ts";
import { adInput } from "./ad-inputs.fixture.ts";
import { planAd } from "./plan.ts";
import { createRendering } from "./rendering.ts";
import { faceStyle } from "./text-node.ts";

const COUNT = 1000;
/** px: kerning across word spaces, and rounding. */
const SLACK = 1.5;

const deps = createRendering();

const textsOf = (scene: Scene): TextOp[] => scene.ops.filter((op) => op.kind === "text");

/** Real widths of set lines, from the renderer. */
async function realWidths(lines: readonly TextOp[]): Promise<number[]> {
  const node: Node = {
    type: "container",
    style: { display: "flex", flexDirection: "column", alignItems: "flex-start" },
    children: lines.map(({ text, size, face, script }) => ({
      type: "container",
      style: { display: "flex" },
      children: [
        {
          type: "text",
          text,
          lang: LANGUAGE_OF[script],
          style: { ...faceStyle(face), fontSize: size, whiteSpace: "nowrap" },
        },
      ],
    })),
  };
  const { node: drawn, images } = deps.emoji(node);
  const measured = await deps.renderer.measure(drawn, { width: 100_000, height: 100_000, images });
  return measured.children.map((child) => child.width);
}

const squeezed = (text: string): string => tidy(text).replaceAll(/\s/gu, "");

describe("1,000 seeded ads, laid out", () => {
  it(
    "keeps every readable box in the safe box, every word whole and every glyph drawn",
    { timeout: 300_000 },
    async () => {
      const problems: string[] = [];
      for (let number = 0; number < COUNT; number++) {
        const input = adInput(number);
        const { chosen, missing } = await planAd(deps, input);
        const { scene, recipe, findings } = chosen;
        const say = (what: string) =>
          problems.push(`${number} ${recipe.id} ${input.canvas.width}x${input.canvas.height}: ${what}`);
        const safe = safeBoxOf(input.canvas);
        for (const { part, box, spin, color, ground } of scene.readables) {
          if (!contains(safe, boundsAfter(box, spin), SLACK)) say(`${part} leaves the safe box`);
          if (ground !== "pixels" && contrast(color, ground) < 4.5)
            say(`${part} has ${contrast(color, ground).toFixed(2)}:1`);
        }
        if (missing.length > 0) say(`no glyph for ${missing.join(" ")}`);
        const plain = textsOf(scene).filter((op) => !op.outline);
        const widths = await realWidths(plain);
        plain.forEach((op, index) => {
          const planned = op.box.r - op.box.l;
          const real = widths[index] ?? 0;
          // Narrower is kerning inside a cut word; wider would leave its place.
          if (real > planned + SLACK || real < planned * 0.97 - SLACK)
            say(`"${op.text}" is ${real} px, not ${planned}`);
        });
        const set = squeezed(plain.map(({ text }) => text).join(""));
        if (!set.includes(squeezed(input.brief.headline))) say("the headline is not what was typed");
        const whole = findings.bodyShown && !findings.bodyShortened;
        if (whole && !set.includes(squeezed(input.brief.description)))
          say("the description lost words silently");
      }
      expect(problems).toEqual([]);
    },
  );
});
