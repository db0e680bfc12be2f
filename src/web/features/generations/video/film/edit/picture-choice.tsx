import Type from "lucide-react/icons/type";
import { useId, useState } from "react";
import type { FilmPreview } from "#core/api/film.api.ts";
import { filmSceneCopy } from "#core/film/film.copy.ts";
import { previewUrl } from "#core/uploads/api.ts";
import { AddPicture } from "./add-picture.tsx";

type Picture = FilmPreview["pictures"][number];

interface PictureChoiceProps {
  readonly scene: number;
  readonly pictures: readonly Picture[];
  readonly value: string | null;
  readonly onChange: (picture: string | null) => void;
}

const TILE =
  "grid aspect-4/5 size-full cursor-pointer place-items-center overflow-hidden rounded-sm bg-sunken text-ink-3 ring-1 ring-line peer-checked:ring-2 peer-checked:ring-brand peer-checked:ring-offset-2 peer-checked:ring-offset-surface peer-focus-visible:outline-2 peer-focus-visible:outline-offset-4 peer-focus-visible:outline-focus hover:ring-ink-2";

/**
 * Choice of a scene's picture in `SceneForm`, or none; another picture can be added. The server's
 * preview lists the pictures (`server/modules/generations/film/film-preview.service.ts`); words:
 * `filmSceneCopy` in `core/film/film.copy.ts`.
 */
export function PictureChoice({ scene, pictures, value, onChange }: PictureChoiceProps) {
  const name = useId();
  // The preview lists an added picture only after the next directing.
  const [added, setAdded] = useState<readonly Picture[]>([]);
  const isListed = ({ id }: Picture) => pictures.some((picture) => picture.id === id);
  const all = [...pictures, ...added.filter((picture) => !isListed(picture))];
  return (
    <div className="grid content-start gap-2">
      <span className="text-label font-medium">{filmSceneCopy.picture}</span>
      <div
        role="radiogroup"
        aria-label={filmSceneCopy.pictureOf(scene + 1)}
        className="grid grid-cols-2 gap-2 max-sm:grid-cols-4"
      >
        {all.map(({ id, url }, index) => (
          <label key={id}>
            <input
              type="radio"
              name={name}
              checked={id === value}
              onChange={() => onChange(id)}
              aria-label={filmSceneCopy.pictureNumber(index + 1)}
              className="peer sr-only"
            />
            <span className={TILE}>
              <img src={previewUrl(url, 320)} alt="" className="size-full object-cover" />
            </span>
          </label>
        ))}
        <label>
          <input
            type="radio"
            name={name}
            checked={value === null}
            onChange={() => onChange(null)}
            aria-label={filmSceneCopy.noPicture}
            className="peer sr-only"
          />
          <span className={TILE}>
            <Type aria-hidden className="size-5" />
          </span>
        </label>
      </div>
      <AddPicture
        onAdded={({ id, url }) => {
          setAdded([...added, { id, url }]);
          onChange(id);
        }}
      />
      {value === null && <p className="text-caption text-ink-3">{filmSceneCopy.noPictureHint}</p>}
    </div>
  );
}
