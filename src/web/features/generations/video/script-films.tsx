import { Suspense } from "react";
import { filmListCopy } from "#core/film/making.copy.ts";
import { FailedPart, lazyPart, type FailedPartProps } from "#web/lib/lazy-part.tsx";
import { useFilms } from "./film/film-queries.ts";

/** Loaded only where a script has videos. */
const FilmRows = lazyPart(async () => (await import("./film/make/film-list.tsx")).FilmRows, FailedRows);

function FailedRows(props: FailedPartProps) {
  return (
    <div className="p-4">
      <FailedPart {...props} />
    </div>
  );
}

/**
 * The finished videos of a script (`useFilms`) in `VideoPanel`, below its scenes. Renders nothing
 * before the first finished video. Words: `filmListCopy` in `core/film/making.copy.ts`.
 */
export function ScriptFilms({ id }: { id: string }) {
  const films = useFilms(id).data?.items ?? [];
  if (!films.some(({ status }) => status === "completed")) return null;
  return (
    <section className="border-t border-line">
      <h3 className="px-6 pt-4 text-card font-semibold max-sm:px-4">{filmListCopy.title}</h3>
      <Suspense>
        <FilmRows films={films} />
      </Suspense>
    </section>
  );
}
