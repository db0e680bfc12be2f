import { MISFIT_TEXTS } from "#core/film/film.copy.ts";
import { filmListCopy } from "#core/film/making.copy.ts";
import { FILM_PLACEMENTS, placementIssues, type FilmFacts } from "#core/film/platform-fit.ts";

/**
 * List in `FilmRows` of the placements that accept a video, and why the others do not. Placements
 * for less than 30 frames a second (`below30`) are never among them, because videos have 30;
 * `not_advised` refuses no video. Placements and their limits: `core/film/platform-fit.ts`; words:
 * `MISFIT_TEXTS` in `core/film/film.copy.ts` and `filmListCopy` in `core/film/making.copy.ts`.
 */
export function PlacementFits(facts: FilmFacts) {
  const all = Object.values(FILM_PLACEMENTS).map((placement) => ({
    placement,
    misfits: placementIssues(placement, facts),
    // Adloom writes 30 frames a second.
    isTooFast: "below30" in placement,
  }));
  const takes = all.filter(
    ({ misfits, isTooFast }) => !isTooFast && misfits.every((misfit) => misfit === "not_advised"),
  );
  const reasons = all
    .filter((one) => !takes.includes(one))
    .map(({ placement, misfits, isTooFast }) => {
      const texts = misfits
        .filter((misfit) => misfit !== "not_advised")
        .map((misfit) => MISFIT_TEXTS[misfit]);
      if (isTooFast && texts.length === 0) texts.push(filmListCopy.below30);
      return `${placement.name} (${texts.join(", ")})`;
    });
  return (
    <div className="text-label text-pretty">
      <p className="text-ink-2">
        {filmListCopy.fits} {takes.map(({ placement }) => placement.name).join(", ")}
      </p>
      {reasons.length > 0 && (
        <details className="text-ink-3">
          <summary className="w-fit cursor-pointer">{filmListCopy.notFor}</summary>
          {reasons.join(", ")}
        </details>
      )}
    </div>
  );
}
