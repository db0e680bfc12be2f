import { lazy, Suspense } from "react";
import { useParams } from "react-router";
import { filmCopy } from "#core/film/film.copy.ts";
import { loadingText } from "#core/problems.copy.ts";
import { SessionGate } from "../features/shell/session-gate.tsx";
import { pageMeta } from "../lib/meta.ts";
import { PageSpinner } from "../ui/page-spinner.tsx";

/** Loaded apart: every page lists the files of all routes, and this one has thirty. */
const FilmPage = lazy(() =>
  import("../features/generations/video/film/film-page.tsx").then((module) => ({ default: module.FilmPage })),
);

/** Title of the page; React Router calls it. */
export const meta = () => pageMeta({ title: filmCopy.title });

/** Page /dashboard/video-ads/:id: the video of a script (`features/generations/video/film`). */
export default function Film() {
  const { id = "" } = useParams();
  return (
    <SessionGate>
      <Suspense fallback={<PageSpinner label={loadingText} />}>
        <FilmPage key={id} id={id} />
      </Suspense>
    </SessionGate>
  );
}
