import { checkContrast, plainContrast, withoutText } from "./contrast-check.ts";
import { type AdPlan, type AdPlanInput, planAd } from "./plan.ts";
import type { RenderEngine } from "./render-engine.ts";
import { type RenderInput, renderScene } from "./render.ts";

/** A plan with the lowest contrast of its texts. */
interface ReadablePlan {
  readonly plan: AdPlan;
  readonly contrast: number;
}

/**
 * Plans an ad until its type is readable on the rendered pixels (`checkContrast` in
 * `contrast-check.ts`, 4.5:1 for text); only layouts with a scrim are rendered. If every template
 * fails, it returns the last one. `composer.ts` calls it for ads and `film/stage-shots.ts` for
 * shots of films.
 */
export async function readablePlan(
  engine: RenderEngine,
  input: AdPlanInput,
  drawn: Omit<RenderInput, "scene">,
): Promise<ReadablePlan> {
  const refused = [...(input.refused ?? [])];
  for (;;) {
    const plan = await planAd(engine, { ...input, refused });
    const { scene, report, template } = plan.chosen;
    if (report.scrimAlpha === 0) return { plan, contrast: plainContrast(scene) };
    const background = await renderScene(engine, { ...drawn, scene: withoutText(scene) });
    const { lowest, unreadable } = checkContrast(scene, background);
    const isLast = refused.includes(template.id);
    if (isLast || unreadable.length === 0) return { plan, contrast: Math.min(plainContrast(scene), lowest) };
    refused.push(template.id);
  }
}
