import Clapperboard from "lucide-react/icons/clapperboard";
import { useState } from "react";
import { filmRenderCopy } from "#core/film/film-render.copy.ts";
import { makingCopy } from "#core/film/making.copy.ts";
import { FILM_RATIOS, type FilmRatio } from "#core/film/ratios.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { CheckboxCard } from "#web/ui/checkbox.tsx";
import { RatioIcon } from "./ratio-icon.tsx";

interface MakeBarProps {
  /** Shape of the player, which is chosen at first. */
  readonly ratio: FilmRatio;
  readonly onMake: (ratios: readonly FilmRatio[]) => void;
  readonly isDisabled: boolean;
  readonly place: "browser" | "server";
}

/**
 * Bar of `FilmEditor` with the choice of shapes and the button that makes their files. Shapes:
 * `FILM_RATIOS` in `core/film/ratios.ts`; words: `makingCopy` in `core/film/making.copy.ts` and
 * `core/film/film-render.copy.ts`.
 */
export function MakeBar({ ratio, onMake, isDisabled, place }: MakeBarProps) {
  const hint = place === "server" ? filmRenderCopy.hint : makingCopy.hint;
  const [chosen, setChosen] = useState<ReadonlySet<FilmRatio>>();
  const ratios = chosen ?? new Set([ratio]);
  const toggle = (id: FilmRatio) => {
    const next = new Set(ratios);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  const list = FILM_RATIOS.filter((id) => ratios.has(id));
  return (
    <Card>
      <fieldset className="px-6 pt-4 pb-3 max-sm:px-4">
        <legend className="float-left mb-2 w-full text-label font-medium">{makingCopy.shapes}</legend>
        <div className="clear-both grid grid-cols-2 gap-2">
          {FILM_RATIOS.map((id) => (
            <CheckboxCard
              key={id}
              checked={ratios.has(id)}
              onChange={() => toggle(id)}
              className="min-h-9 gap-2 max-sm:min-h-11"
            >
              <RatioIcon ratio={id} small />
              {id}
            </CheckboxCard>
          ))}
        </div>
      </fieldset>
      <div className="grid gap-3 border-t border-line px-6 py-4 max-sm:px-4">
        <p className="text-caption text-ink-3">{list.length === 0 ? makingCopy.none : hint}</p>
        <Button
          variant="primary"
          block
          disabled={isDisabled || list.length === 0}
          onClick={() => onMake(list)}
        >
          <Clapperboard aria-hidden className="size-4.5" />
          {makingCopy.make}
        </Button>
      </div>
    </Card>
  );
}
