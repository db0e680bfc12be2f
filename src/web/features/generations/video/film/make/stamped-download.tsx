import Download from "lucide-react/icons/download";
import { useState } from "react";
import { filmListCopy } from "#core/film/making.copy.ts";
import { FILM_PLACEMENTS, placementIssues, type FilmFacts } from "#core/film/platform-fit.ts";
import { Button } from "#web/ui/button.tsx";
import { useToast } from "#web/ui/toast-context.ts";
import { saveFile } from "../../../image/use-download.ts";

interface StampedDownloadProps {
  readonly url: string;
  readonly fileName: string;
  readonly facts: FilmFacts;
}

/**
 * Download in `FilmRows` of a video for platforms that accept only frame rates below 30 (`below30`
 * in `core/film/platform-fit.ts`). The page makes it (`stampBelow30`) and adds "-29.97" to the file
 * name. Nothing if all of these platforms reject the video for another reason as well. Words:
 * `filmListCopy` in `core/film/making.copy.ts`.
 */
export function StampedDownload({ url, fileName, facts }: StampedDownloadProps) {
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const names = Object.values(FILM_PLACEMENTS)
    .filter((placement) => "below30" in placement)
    .filter((placement) => placementIssues(placement, facts).every((misfit) => misfit === "not_advised"))
    .map(({ name }) => name);
  if (names.length === 0) return null;
  const label = filmListCopy.mp4For(names.join(", "));

  async function download() {
    setBusy(true);
    try {
      const { stampBelow30 } = await import("./stamp-below-30.ts");
      const response = await fetch(url, { credentials: "same-origin" });
      if (!response.ok) throw new Error(`status ${response.status}`);
      saveFile(await stampBelow30(await response.blob()), fileName.replace(/\.mp4$/, "-29.97.mp4"));
    } catch {
      toast.error(filmListCopy.downloadFailed);
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button size="small" busy={isBusy} title={filmListCopy.mp4ForHint} onClick={() => void download()}>
      <Download aria-hidden className="size-4" />
      {label}
    </Button>
  );
}
