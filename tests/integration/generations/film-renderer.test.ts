import { describe } from "vitest";
import { filmRendererContract } from "#server/adapters/film-renderer/film-renderer.contract.ts";
import { createProcessRenderer } from "#server/adapters/film-renderer/film-renderer.process.ts";
import { barFilm } from "../../support/bar-film.ts";
import { CAN_RENDER } from "../../support/can-render.ts";
import { createQuickFilmRenderer } from "../../support/units/quick-film-renderer.ts";

describe.skipIf(!CAN_RENDER)("The renderer in a process of its own", () => {
  filmRendererContract(createProcessRenderer, barFilm);
});

describe("The stand-in of the renderer", () => {
  filmRendererContract(createQuickFilmRenderer, barFilm);
});
