import Clapperboard from "lucide-react/icons/clapperboard";
import Download from "lucide-react/icons/download";
import FolderDown from "lucide-react/icons/folder-down";
import Printer from "lucide-react/icons/printer";
import { Link } from "react-router";
import { filmCopy } from "#core/film/film.copy.ts";
import type { VideoFileName } from "#core/generations/video/files.ts";
import { videoCopy } from "#core/generations/video/video.copy.ts";
import { apiUrl } from "#web/lib/api.ts";
import { filmPath } from "#web/lib/paths.ts";
import { buttonStyles } from "#web/ui/button-styles.ts";
import { cx } from "#web/ui/cx.ts";

const LINK = buttonStyles({ size: "small" });

/**
 * Links of `VideoPanel`: the page of the script's video, ZIP file, text, captions and a printable
 * shot list. File names: `core/generations/video/files.ts`; words: `videoCopy` in
 * `core/generations/video/video.copy.ts` and `filmCopy` in `core/film/film.copy.ts`.
 */
export function ScriptDownloads({ id }: { id: string }) {
  const file = (name: VideoFileName) =>
    apiUrl("GET /api/generations/:id/files/:name", { params: { id, name } });
  return (
    <div className="flex flex-wrap gap-2 border-t border-line p-4 max-sm:grid max-sm:grid-cols-2 max-sm:p-3">
      <Link
        to={filmPath(id)}
        className={cx(buttonStyles({ size: "small", variant: "primary" }), "max-sm:col-span-2")}
      >
        <Clapperboard aria-hidden className="size-4" />
        {filmCopy.title}
      </Link>
      <a href={apiUrl("GET /api/generations/:id/download", { params: { id } })} download className={LINK}>
        <FolderDown aria-hidden className="size-4" />
        {videoCopy.downloadAll}
      </a>
      <a href={file("script.txt")} download className={LINK}>
        <Download aria-hidden className="size-4" />
        {videoCopy.download}
      </a>
      <a href={file("captions.srt")} download className={LINK}>
        <Download aria-hidden className="size-4" />
        {videoCopy.captions}
      </a>
      <a href={file("shot-list.html")} target="_blank" rel="noreferrer" className={LINK}>
        <Printer aria-hidden className="size-4" />
        {videoCopy.shotList}
      </a>
    </div>
  );
}
