import { cx } from "#web/ui/cx.ts";
import { CELLS, SHEET, type Cell } from "./sheet.ts";
import sheet from "./sheet.avif?url";

interface CreativeProps {
  cell: Cell;
  alt: string;
  /** Loads immediately; for images above the fold. */
  eager?: boolean;
  className?: string | undefined;
}

/**
 * One image of the landing page's sprite sheet (`sheet.ts`), in hero, demo and features; keeps the
 * aspect ratio of its cell at any width. `scripts/landing-pictures.ts` draws the sheet.
 */
export function Creative({ cell, alt, eager = false, className }: CreativeProps) {
  return (
    <img
      src={sheet}
      alt={alt}
      width={CELLS[cell]}
      height={SHEET.height}
      loading={eager ? "eager" : "lazy"}
      // The headline has priority; without "low", React would preload the image in the head.
      fetchPriority="low"
      decoding="async"
      className={cx(`cell cell-${cell}`, className)}
    />
  );
}
