import { Suspense } from "react";
import { useParams } from "react-router";
import { filmCopy } from "#core/film/film.copy.ts";
import { loadingText } from "#core/problems.copy.ts";
import { SessionGate } from "../features/shell/session-gate.tsx";
import { lazyPart } from "../lib/lazy-part.tsx";
import { pageMeta } from "../lib/meta.ts";
import { PageSpinner } from "../ui/page-spinner.tsx";

/** Loaded apart: every page lists the files of all routes, and this one has thirty. */
const FilmPage = lazyPart(
  async () => (await import("../features/generations/video/film/film-page.tsx")).FilmPage,
);

/**
 * Title of the page: `filmCopy` in `core/film/film.copy.ts`, to which `pageMeta` (`lib/meta.ts`)
 * adds the product name. React Router calls it when it renders the route.
 */
export const meta = () => pageMeta({ title: filmCopy.title });

/**
 * Page /dashboard/video-ads/:id: the video made from the script `id` (`FilmPage` in
 * `features/generations/video/film/film-page.tsx`, loaded apart, with a spinner until then) in
 * `SessionGate`, which admits signed-in users only. `meta` in this file sets the title, `filmCopy`
 * of `core/film/film.copy.ts`; `routes.ts` gives the path.
 */
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
