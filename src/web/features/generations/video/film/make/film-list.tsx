import Download from "lucide-react/icons/download";
import FolderDown from "lucide-react/icons/folder-down";
import Play from "lucide-react/icons/play";
import Trash2 from "lucide-react/icons/trash-2";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { FinishedFilm } from "#core/film/finished-film.ts";
import { filmListCopy } from "#core/film/making.copy.ts";
import { api, apiUrl } from "#web/lib/api.ts";
import { failureMessage } from "#web/lib/failure-message.ts";
import { buttonStyles } from "#web/ui/button-styles.ts";
import { Button } from "#web/ui/button.tsx";
import { Card, CardHeader } from "#web/ui/card.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { useToast } from "#web/ui/toast-context.ts";
import { filmsKey } from "../film-queries.ts";
import { formatMegabytes } from "./format-bytes.ts";
import { PlacementFits } from "./placement-fits.tsx";
import { RatioIcon } from "./ratio-icon.tsx";
import { StampedDownload } from "./stamped-download.tsx";

const LINK = buttonStyles({ size: "small" });

/**
 * Card of `FilmEditor` with the finished videos of a script and a link to a ZIP with all of them
 * and the generation's other files (videos: `server/modules/generations/film/film-archive.ts`);
 * nothing before the first one. Words: `filmListCopy` in `core/film/making.copy.ts`.
 */
export function FilmList({ id, films }: { id: string; films: readonly FinishedFilm[] }) {
  if (!films.some(isComplete)) return null;
  return (
    <Card className="overflow-hidden">
      <CardHeader title={filmListCopy.title}>
        <a href={apiUrl("GET /api/generations/:id/download", { params: { id } })} download className={LINK}>
          <FolderDown aria-hidden className="size-4" />
          {filmListCopy.downloadAll}
        </a>
      </CardHeader>
      <FilmRows films={films} />
    </Card>
  );
}

const isComplete = ({ status }: FinishedFilm) => status === "completed";

/**
 * List of the finished videos in `FilmList` and `ScriptFilms`: watch, download, delete (`DELETE
 * /api/films/:id`), and suitable placements (`PlacementFits`). File names: `film-name.ts` in
 * `server/modules/generations/film`; form of sizes: `format-bytes.ts`; words: `filmListCopy` in
 * `core/film/making.copy.ts`.
 */
export function FilmRows({ films }: { films: readonly FinishedFilm[] }) {
  return (
    <ul>
      {films.filter(isComplete).map((film) => (
        <FilmRow key={film.id} film={film} />
      ))}
    </ul>
  );
}

function FilmRow({ film }: { film: FinishedFilm }) {
  const { ratio, url, coverUrl, width, height, bytes, seconds, fileName, hasCaptions } = film;
  const [isOpen, setOpen] = useState(false);
  const file = (name: "captions.srt" | "captions.vtt") =>
    apiUrl("GET /api/films/:id/files/:name", { params: { id: film.id, name } });
  return (
    // Container queries, because the list is also in the narrow panel of the script.
    <li className="@container border-b border-line last:border-0">
      <div className="grid grid-cols-[44px_minmax(0,1fr)] items-center gap-x-4 gap-y-3 px-6 py-3.5 max-sm:grid-cols-[36px_minmax(0,1fr)] max-sm:px-4 @min-[840px]:grid-cols-[44px_minmax(0,1fr)_auto]">
        <span className="grid size-11 place-items-center max-sm:size-9">
          <RatioIcon ratio={ratio} />
        </span>
        <div className="min-w-0">
          <p>
            <b className="mr-2 font-medium">{ratio}</b>
            <span className="text-label text-ink-3 tabular-nums">
              {width} × {height} · {formatMegabytes(bytes)}
              {seconds !== null && ` · ${filmListCopy.frames(seconds)}`}
            </span>
          </p>
          <PlacementFits ratio={ratio} seconds={seconds ?? 0} bytes={bytes} />
        </div>
        <div className="col-span-2 flex flex-wrap gap-2 @min-[840px]:col-span-1 @min-[840px]:justify-end">
          <Button
            size="small"
            aria-expanded={isOpen}
            aria-label={isOpen ? filmListCopy.close : filmListCopy.watch(ratio)}
            onClick={() => setOpen(!isOpen)}
          >
            <Play aria-hidden className="size-4" />
            {isOpen ? filmListCopy.close : filmListCopy.watchShort}
          </Button>
          <a href={url ?? ""} download={fileName} aria-label={filmListCopy.download(ratio)} className={LINK}>
            <Download aria-hidden className="size-4" />
            {filmListCopy.mp4}
          </a>
          {url !== null && (
            <StampedDownload url={url} fileName={fileName} facts={{ ratio, seconds: seconds ?? 0, bytes }} />
          )}
          {hasCaptions && (
            <>
              <a href={file("captions.srt")} download className={LINK}>
                {filmListCopy.srt}
              </a>
              <a href={file("captions.vtt")} download className={LINK}>
                {filmListCopy.vtt}
              </a>
            </>
          )}
          {coverUrl !== null && (
            <a href={coverUrl} download aria-label={filmListCopy.cover} className={LINK}>
              {filmListCopy.coverShort}
            </a>
          )}
          <RemoveButton film={film} />
        </div>
      </div>
      {isOpen && url !== null && (
        <div className="grid place-items-center bg-sunken p-4">
          {/* Videos without spoken words have no captions. */}
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
          <video
            controls
            autoPlay
            playsInline
            src={url}
            poster={coverUrl ?? undefined}
            className="max-h-[70vh] max-w-full rounded-md"
          >
            {hasCaptions && (
              <track kind="captions" src={file("captions.vtt")} label={filmListCopy.captions} />
            )}
          </video>
        </div>
      )}
    </li>
  );
}

function RemoveButton({ film }: { film: FinishedFilm }) {
  const client = useQueryClient();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  async function remove() {
    setBusy(true);
    try {
      await api("DELETE /api/films/:id", { params: { id: film.id } });
      toast.info(filmListCopy.removed);
      await client.invalidateQueries({ queryKey: filmsKey(film.generationId) });
    } catch (error) {
      setBusy(false);
      toast.error(failureMessage(error, filmListCopy.removeFailed));
    }
  }
  return (
    <IconButton label={filmListCopy.remove(film.ratio)} disabled={isBusy} onClick={() => void remove()}>
      <Trash2 aria-hidden className="size-4" />
    </IconButton>
  );
}
