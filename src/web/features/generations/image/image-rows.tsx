import { Fragment, type ReactNode } from "react";
import { canvasFor } from "#core/platforms/canvases.ts";
import type { ImageSize } from "#core/platforms/platform.ts";
import type { ImagePlatform } from "#core/platforms/platforms.ts";
import { cx } from "#web/ui/cx.ts";
import { phoneRows } from "./phone-rows.ts";

interface ImageRowsProps {
  readonly labelledBy: string;
  readonly sizeOf: (platform: ImagePlatform) => ImageSize;
  /** In display order. Wide screens show two rows. */
  readonly platforms: readonly ImagePlatform[];
  readonly children: (platform: ImagePlatform) => ReactNode;
}

/**
 * Image ads of `ImagesPanel` and `ImageAdsPart` in justified rows: each is as wide as its aspect
 * ratio requires for a common row height, in two rows on wide screens. Sizes: `canvases` in
 * `core/platforms/platforms.ts`; rows on phones: `phone-rows.ts`.
 */
export function ImageRows({ labelledBy, sizeOf, platforms, children }: ImageRowsProps) {
  const shapes = platforms.map((platform) => canvasFor(platform, sizeOf(platform)));
  const positions = phoneRows(shapes);
  const secondRow = Math.floor(platforms.length / 2);
  return (
    <ul aria-labelledby={labelledBy} className="flex flex-wrap gap-x-4 gap-y-3 p-4 max-sm:gap-x-3 max-sm:p-3">
      {platforms.map((platform, index) => {
        const shape = shapes[index]!;
        const position = positions[index]!;
        return (
          <Fragment key={platform}>
            {index === secondRow && <li aria-hidden className="h-0 basis-full max-sm:hidden" />}
            {position.startsRow && index > 0 && <li aria-hidden className="h-0 basis-full sm:hidden" />}
            <li
              style={{ flexGrow: shape.width / shape.height }}
              className={cx(
                "min-w-0 basis-0 animate-appear",
                position.halfRow && "max-sm:max-w-[calc(50%-6px)]",
              )}
            >
              {children(platform)}
            </li>
          </Fragment>
        );
      })}
    </ul>
  );
}
