import { Fragment, type ReactNode } from "react";
import { canvasFor, PLATFORMS, type ImageSize, type Platform } from "../../../../core/platforms/canvases.ts";

interface ImageWallProps {
  readonly labelledBy: string;
  readonly sizeOf: (platform: Platform) => ImageSize;
  /** In the order in which they are shown; the first two share a row on wide screens. */
  readonly platforms?: readonly Platform[];
  readonly children: (platform: Platform) => ReactNode;
}

/** Where the second row begins on wide screens; phones show pairs. */
const SECOND_ROW = 2;

/** The five platforms in justified rows: each picture is as wide as its shape asks for, so that a row has one height. */
export function ImageWall({ labelledBy, sizeOf, platforms = PLATFORMS, children }: ImageWallProps) {
  return (
    <ul
      aria-labelledby={labelledBy}
      className="flex flex-wrap gap-x-4 gap-y-3 p-4 max-sm:gap-x-3 max-sm:gap-y-6 max-sm:p-3"
    >
      {platforms.map((platform, index) => {
        const { width, height } = canvasFor(platform, sizeOf(platform));
        return (
          <Fragment key={platform}>
            {index === SECOND_ROW && <li aria-hidden className="h-0 basis-full max-sm:hidden" />}
            <li
              style={{ flexGrow: width / height }}
              className="min-w-0 basis-0 animate-appear max-sm:basis-2/5 max-sm:last:max-w-[calc(50%-6px)]"
            >
              {children(platform)}
            </li>
          </Fragment>
        );
      })}
    </ul>
  );
}
