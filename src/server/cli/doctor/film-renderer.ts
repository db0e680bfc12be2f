import { FilmRenderError, type FilmRenderer } from "#server/adapters/film-renderer/film-renderer.ts";
import { failed, ok, errorCodeOf, type DoctorFinding } from "./finding.ts";

const ABOUT = "videos";

/**
 * Check of `npm run doctor`: the renderer of videos encodes a short film (`BLANK_FILM` in
 * `adapters/film-renderer/blank-film.ts`), if it is set up; `renderer` is `undefined` without
 * `FILM_RENDERER`.
 */
export async function checkFilmRenderer(renderer: FilmRenderer | undefined): Promise<DoctorFinding[]> {
  if (!renderer) return [ok(ABOUT, "made in browsers only")];
  try {
    await renderer.check();
    return [ok(ABOUT, "made in browsers and by this server")];
  } catch (error) {
    if (error instanceof FilmRenderError && error.failure === "not_installed") {
      const fix =
        "Run FILM_RENDERER=server npm start, which installs them on Linux (x64), or unset FILM_RENDERER.";
      return [failed(ABOUT, "the packages that make videos on the server are not installed", fix)];
    }
    const fix = "Unset FILM_RENDERER; browsers then make the videos.";
    return [failed(ABOUT, `the server cannot make videos (${errorCodeOf(error)})`, fix)];
  }
}
