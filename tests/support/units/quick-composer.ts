import type { StoredRecipe } from "#studio/image/stored-recipe.ts";
import { picture } from "#server/render/ingest/pictures.fixture.ts";
import type { ComposedAd, Composer } from "#server/render/composer.ts";

const SIDE = 8;

/**
 * A composer (`server/render/composer.ts`) that returns a tiny constant image, for tests that only
 * count images; `startSetup` (`subject.ts`) uses it.
 */
export async function createQuickComposer(): Promise<Composer> {
  const image = await picture({ width: SIDE, height: SIDE });
  const adOf = (recipe: StoredRecipe): ComposedAd => ({
    image,
    format: "png",
    width: SIDE,
    height: SIDE,
    recipe,
    boxes: [],
    facts: { texts: [], contrast: 21, hasDisclaimer: false },
    notes: [],
  });
  return {
    findLogos: async () => [],
    compose: async ({ brief, platform, seed }) =>
      adOf({ version: 1, brief, platform, seed, scheme: "", layout: "", background: null }),
    recompose: async ({ recipe }) => adOf(recipe),
    storyboardFrame: async () => ({ image, width: SIDE, height: SIDE }),
    composeFilm: async () => {
      throw new Error("Tests of films use the real composer");
    },
  };
}
