import { cx } from "#web/ui/cx.ts";
import { CELLS, SHEET, type Cell } from "./sheet.ts";
import sheet from "./sheet.avif?url";

interface CreativeProps {
  cell: Cell;
  alt: string;
  /** In the first view of some screen: loaded at once. */
  eager?: boolean;
  className?: string | undefined;
}

/** One picture of the sheet; its box keeps the cell's shape at any width. */
export function Creative({ cell, alt, eager = false, className }: CreativeProps) {
  return (
    <img
      src={sheet}
      alt={alt}
      width={CELLS[cell]}
      height={SHEET.height}
      loading={eager ? "eager" : "lazy"}
      // The headline comes first; with a higher priority React would preload the picture in the head.
      fetchPriority="low"
      decoding="async"
      className={cx(`cell cell-${cell}`, className)}
    />
  );
}
