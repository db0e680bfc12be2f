import { Fragment, type ReactNode } from "react";
import { canvasFor, type ImageSize, type Platform } from "#core/platforms/canvases.ts";
import { cx } from "#web/ui/cx.ts";
import { phoneRows } from "./phone-rows.ts";

interface ImageWallProps {
  readonly labelledBy: string;
  readonly sizeOf: (platform: Platform) => ImageSize;
  /** In display order; the first two share a row on wide screens. */
  readonly platforms?: readonly Platform[];
  readonly children: (platform: Platform) => ReactNode;
}

/** The two tallest images are adjacent, so that the pairs on phones have similar heights. */
const ORDER: readonly Platform[] = ["Facebook", "Instagram", "TikTok", "Pinterest", "LinkedIn"];
/** Index of the first image of the second row on wide screens. */
const SECOND_ROW = 2;

/**
 * Images in justified rows: each is as wide as its aspect ratio requires for a common row height.
 */
export function ImageWall({ labelledBy, sizeOf, platforms = ORDER, children }: ImageWallProps) {
  const shapes = platforms.map((platform) => canvasFor(platform, sizeOf(platform)));
  const places = phoneRows(shapes);
  return (
    <ul aria-labelledby={labelledBy} className="flex flex-wrap gap-x-4 gap-y-3 p-4 max-sm:gap-x-3 max-sm:p-3">
      {platforms.map((platform, index) => {
        const shape = shapes[index]!;
        const place = places[index]!;
        return (
          <Fragment key={platform}>
            {index === SECOND_ROW && <li aria-hidden className="h-0 basis-full max-sm:hidden" />}
            {place.first && index > 0 && <li aria-hidden className="h-0 basis-full sm:hidden" />}
            <li
              style={{ flexGrow: shape.width / shape.height }}
              className={cx("min-w-0 basis-0 animate-appear", place.lonely && "max-sm:max-w-[calc(50%-6px)]")}
            >
              {children(platform)}
            </li>
          </Fragment>
        );
      })}
    </ul>
  );
}
