import type { Node } from "@takumi-rs/core";
import { describe, expect, it } from "vitest";
import { colorContrast } from "#core/color-contrast.ts";
import { safeBoxOf } from "#core/platforms/canvases.ts";
import { containsBox, rotatedBounds } from "#studio/image/geometry.ts";
import type { Scene, TextOp } from "#studio/image/scene.ts";
import { normalizeText } from "#studio/image/text/atoms.ts";
import { LANGUAGE_BY_SCRIPT } from "#studio/image/text/script-tag.ts";
import { adInput } from "./ad-inputs.fixture.ts";
import { planAd } from "./plan.ts";
import { createRenderEngine } from "./render-engine.ts";
import { faceStyle } from "./text-node.ts";

const COUNT = 1000;
/** px, for kerning and rounding. */
const TOLERANCE = 1.5;

const engine = createRenderEngine();

const textsOf = (scene: Scene): TextOp[] => scene.ops.filter((op) => op.kind === "text");

/** Widths of typeset lines as the renderer measures them, px. */
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
          lang: LANGUAGE_BY_SCRIPT[script],
          style: { ...faceStyle(face), fontSize: size, whiteSpace: "nowrap" },
        },
      ],
    })),
  };
  const { node: drawn, images } = engine.emoji(node);
  const measured = await engine.renderer.measure(drawn, { width: 100_000, height: 100_000, images });
  return measured.children.map((child) => child.width);
}

const squeezed = (text: string): string => normalizeText(text).replaceAll(/\s/gu, "");

describe("Seeded layouts", () => {
  it("keep every text in the safe area, every word and every glyph", { timeout: 300_000 }, async () => {
    const problems: string[] = [];
    for (let number = 0; number < COUNT; number++) {
      const input = adInput(number);
      const { chosen, missing } = await planAd(engine, input);
      const { scene, template, report } = chosen;
      const addProblem = (what: string) =>
        problems.push(`${number} ${template.id} ${input.canvas.width}x${input.canvas.height}: ${what}`);
      const safe = safeBoxOf(input.canvas);
      for (const { part, box, rotation, color, ground } of scene.readables) {
        if (!containsBox(safe, rotatedBounds(box, rotation), TOLERANCE))
          addProblem(`${part} leaves the safe box`);
        if (ground !== "pixels" && colorContrast(color, ground) < 4.5)
          addProblem(`${part} has ${colorContrast(color, ground).toFixed(2)}:1`);
      }
      if (missing.length > 0) addProblem(`no glyph for ${missing.join(" ")}`);
      const plain = textsOf(scene).filter((op) => !op.outline);
      const widths = await realWidths(plain);
      plain.forEach((op, index) => {
        const planned = op.box.r - op.box.l;
        const real = widths[index] ?? 0;
        // A split word may be narrower because of kerning; a wider line would not fit.
        if (real > planned + TOLERANCE || real < planned * 0.97 - TOLERANCE)
          addProblem(`"${op.text}" is ${real} px, not ${planned}`);
      });
      const set = squeezed(plain.map(({ text }) => text).join(""));
      if (!set.includes(squeezed(input.brief.headline))) addProblem("the headline is not what was typed");
      const { disclaimer } = input.brief;
      if (disclaimer && !report.disclaimerDropped && !set.includes(squeezed(disclaimer)))
        addProblem("the disclaimer lost words");
      if (disclaimer && report.disclaimerDropped && disclaimer.length < 70)
        addProblem("a short disclaimer was left out");
      const whole = report.bodyShown && !report.bodyShortened;
      if (whole && !set.includes(squeezed(input.brief.description)))
        addProblem("the description lost words silently");
    }
    expect(problems).toEqual([]);
  });
});
