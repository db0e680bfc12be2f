import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { filmCopy } from "#core/film/film.copy.ts";
import { loadingText } from "#core/problems.copy.ts";
import { isApiError } from "#web/lib/api-error.ts";
import { LoadError } from "#web/lib/load-error.tsx";
import { TOOL_PATHS } from "#web/lib/paths.ts";
import { buttonStyles } from "#web/ui/button-styles.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { PageSpinner } from "#web/ui/page-spinner.tsx";
import { FilmEditor } from "./film-editor.tsx";
import { openFilm } from "./open-film.ts";

/**
 * Content of /dashboard/video-ads/:id: loads the video of a script (`openFilm`) and shows
 * `FilmEditor`, or why it does not exist. Words: `filmCopy` in `core/film/film.copy.ts`.
 */
export function FilmPage({ id }: { id: string }) {
  const query = useQuery({
    queryKey: ["film", id],
    queryFn: ({ signal }) => openFilm(id, signal),
    // The page edits the loaded data; a second read would not change it.
    staleTime: Infinity,
    gcTime: 0,
  });
  if (query.data?.type === "open") return <FilmEditor opened={query.data} />;
  const missing =
    query.data?.type ?? (isApiError(query.error) && query.error.status === 404 ? "notFound" : undefined);
  return (
    <>
      <PageHeader title={filmCopy.title} lead={filmCopy.lead} />
      {query.isPending && <PageSpinner label={loadingText} />}
      {missing !== undefined && (
        <EmptyState
          rows={missing === "notReady" ? 2 : 0}
          title={filmCopy.title}
          action={
            <Link to={TOOL_PATHS.video} className={buttonStyles({ size: "small" })}>
              {filmCopy.toScripts}
            </Link>
          }
        >
          {filmCopy[missing]}
        </EmptyState>
      )}
      {query.isError && missing === undefined && <LoadError query={query} message={filmCopy.loadFailed} />}
    </>
  );
}
