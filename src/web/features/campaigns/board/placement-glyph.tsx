import type { PlacementId } from "#core/platforms/placements.ts";

/** Shape of a placement: width and height of its picture, or `text` for placements without one. */
const SHAPES: Record<PlacementId, readonly [number, number] | "text"> = {
  facebook_feed: [12, 12],
  instagram_feed: [10, 13],
  story: [9, 16],
  reel: [9, 16],
  tiktok_feed: [9, 16],
  linkedin_feed: [16, 9],
  pinterest_grid: [10, 15],
  pinterest_pin: [10, 15],
  search_phone: "text",
  search_desktop: "text",
  x_feed: [16, 9],
  chatgpt_answer: "text",
};

/**
 * Neutral sign of a placement in `RowHead`, because the platforms' own logos are their trademarks.
 * A new placement of `core/platforms/placements.ts` needs a shape in `SHAPES`.
 */
export function PlacementGlyph({ placement }: { placement: PlacementId }) {
  const shape = SHAPES[placement];
  return (
    <span
      aria-hidden
      className="grid size-6 shrink-0 place-items-center rounded-sm text-ink-2 @min-[800px]:mb-1 @min-[800px]:size-8 @min-[800px]:bg-sunken @min-[800px]:inset-ring @min-[800px]:inset-ring-line"
    >
      <svg viewBox="0 0 20 20" className="size-5" fill="none" stroke="currentColor" strokeWidth="1.5">
        {shape === "text" ? (
          <path d="M3 6h14M3 10h14M3 14h8" strokeLinecap="round" />
        ) : (
          <>
            <rect x={10 - shape[0] / 2} y={10 - shape[1] / 2} width={shape[0]} height={shape[1]} rx="2" />
            <path d={`M${10 - shape[0] / 2} ${7 + shape[1] / 2}h${shape[0]}`} />
          </>
        )}
      </svg>
    </span>
  );
}
