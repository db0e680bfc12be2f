import { useParams } from "react-router";
import { filmCopy } from "#core/film/film.copy.ts";
import { FilmPage } from "../features/generations/video/film/film-page.tsx";
import { SessionGate } from "../features/shell/session-gate.tsx";
import { pageMeta } from "../lib/meta.ts";

/** Title of the page; React Router calls it. */
export const meta = () => pageMeta({ title: filmCopy.title });

/** Page /dashboard/video-ads/:id: the video of a script (`features/generations/video/film`). */
export default function Film() {
  const { id = "" } = useParams();
  return (
    <SessionGate>
      <FilmPage key={id} id={id} />
    </SessionGate>
  );
}
