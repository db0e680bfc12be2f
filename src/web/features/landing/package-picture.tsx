import Clapperboard from "lucide-react/icons/clapperboard";
import Image from "lucide-react/icons/image";
import Type from "lucide-react/icons/type";
import { featurePictureCopy } from "#core/landing.copy.ts";
import { crossingPath, warpPath, warpPositions } from "#web/ui/cloth-paths.ts";

const ICONS = [Type, Image, Clapperboard];
const THREADS = ["var(--color-thread-2)", "var(--color-thread-3)", "var(--color-thread-4)"];
const WIDTH = 690;
const HEIGHT = 248;
const THREAD_GAP = 7;
/** Vertical center of each part's threads; the parts are 56 px apart. */
const ROWS = [68, 124, 180];
const WARP = warpPositions(300, 11, 36);

const wefts = (middle: number) =>
  [-1, 0, 1].map((offset) => ({
    y: middle + offset * THREAD_GAP,
    end: WIDTH,
    parity: offset === 0 ? (1 as const) : (0 as const),
  }));

/**
 * Illustration of a full package in `Features`: the threads of three kinds of ads form one cloth.
 * Words: `featurePictureCopy` in `core/landing.copy.ts`.
 */
export function PackagePicture() {
  const over = crossingPath(WARP, ROWS.flatMap(wefts), THREAD_GAP);
  return (
    <>
      <svg
        aria-hidden
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        width={WIDTH}
        height={HEIGHT}
        fill="none"
        className="absolute top-0 left-0 max-w-none max-sm:-left-28"
      >
        <path d={warpPath(WARP, 0, HEIGHT)} stroke="var(--color-warp-strong)" strokeWidth="2.5" />
        {ROWS.map((row, index) => (
          <path
            key={row}
            d={wefts(row)
              .map(({ y }) => `M200 ${y}H${WIDTH}`)
              .join("")}
            stroke={THREADS[index]}
            strokeWidth="4"
          />
        ))}
        <path d={over} stroke="var(--color-sunken)" strokeWidth="4.6" />
        <path d={over} stroke="var(--color-warp-strong)" strokeWidth="2.5" />
      </svg>
      <ul className="relative grid h-full w-46 content-center gap-4 ml-12 max-sm:ml-5">
        {featurePictureCopy.parts.map((part, index) => {
          const Icon = ICONS[index] ?? Type;
          return (
            <li
              key={part}
              className="flex h-10 items-center gap-2.5 rounded-md border border-line bg-surface px-3.5 font-medium shadow-xs"
            >
              <Icon aria-hidden className="size-4 text-brand-text" strokeWidth={1.75} />
              {part}
            </li>
          );
        })}
      </ul>
    </>
  );
}
