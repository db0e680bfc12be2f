import FolderDown from "lucide-react/icons/folder-down";
import { useState } from "react";
import { cannotEncodeCopy } from "#core/film/making.copy.ts";
import { Button } from "#web/ui/button.tsx";
import { FieldError } from "#web/ui/field-error.tsx";
import { Card } from "#web/ui/card.tsx";
import type { MakeSound } from "../sound/use-film-sound.ts";
import type { DrawableFilm } from "../use-film-preview.ts";
import { saveFile } from "../../../image/use-download.ts";

interface CannotEncodeProps {
  readonly shown: DrawableFilm;
  readonly makeSound: MakeSound;
}

/**
 * Shown in `FilmEditor` where neither browser (`canEncodeFilms`) nor server (`useServerFilmJob`)
 * can make a video: the reason, and the parts of the video as a ZIP (`zip-parts.ts`; its name is in
 * this file). Words: `cannotEncodeCopy` in `core/film/making.copy.ts`.
 */
export function CannotEncode({ shown, makeSound }: CannotEncodeProps) {
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  async function download() {
    setBusy(true);
    setFailed(false);
    try {
      const { zipParts } = await import("./zip-parts.ts");
      const sound = await makeSound(shown.film, new AbortController().signal);
      saveFile(await zipParts(shown, sound), "video-parts.zip");
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  }
  return (
    <Card padded>
      <h2 className="text-card font-semibold">{cannotEncodeCopy.title}</h2>
      <p className="mt-1 mb-4 text-ink-2">{cannotEncodeCopy.text}</p>
      <Button busy={isBusy} onClick={() => void download()}>
        <FolderDown aria-hidden className="size-4" />
        {cannotEncodeCopy.download}
      </Button>
      {hasFailed && <FieldError>{cannotEncodeCopy.failed}</FieldError>}
    </Card>
  );
}
