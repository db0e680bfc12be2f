import { useLayoutEffect, useRef, type RefObject } from "react";
import { boardCopy } from "#core/campaigns/board.copy.ts";
import type { AdCampaign } from "#core/campaigns/campaign.ts";
import { useToast } from "#web/ui/toast-context.ts";
import { useReorderVariants } from "../campaign-queries.ts";

/** Time in ms in which columns slide to their new places. */
const SLIDE_MS = 160;

interface VariantOrder {
  /** Moves a variant from one index to another; outside of the board nothing happens. */
  readonly move: (from: number, to: number) => void;
}

/**
 * Changes the order of the variants of `Board`: immediately on the board, where the columns slide
 * for `SLIDE_MS`, then on the server (`useReorderVariants`); a failure restores the old order.
 * `onMoved` gets the sentence for screen readers (`core/campaigns/board.copy.ts`).
 */
export function useVariantOrder(
  { id, variants }: AdCampaign,
  grid: RefObject<HTMLElement | null>,
  onMoved: (words: string) => void,
): VariantOrder {
  const reorder = useReorderVariants(id);
  const toast = useToast();
  const letters = variants.map(({ letter }) => letter);
  const remember = useSlide(grid, letters.join(""));

  function move(from: number, to: number) {
    const order = [...letters];
    const [letter] = order.splice(from, 1);
    if (letter === undefined || to < 0 || to > order.length) return;
    order.splice(to, 0, letter);
    remember();
    onMoved(boardCopy.moved(letter, to + 1));
    reorder.mutate(order, { onError: () => toast.error(boardCopy.orderFailed) });
  }
  return { move };
}

const slidersOf = (grid: HTMLElement | null) => [
  ...(grid?.querySelectorAll<HTMLElement>("[data-slide]") ?? []),
];

/** Places of the columns in an order that is about to change. */
interface Places {
  readonly order: string;
  readonly lefts: ReadonlyMap<HTMLElement, number>;
}

/**
 * Returns a function that stores the positions of the columns; after the next reordering they slide
 * from there.
 */
function useSlide(grid: RefObject<HTMLElement | null>, order: string): () => void {
  const before = useRef<Places>(undefined);
  useLayoutEffect(() => {
    if (before.current === undefined || before.current.order === order) return;
    const { lefts } = before.current;
    before.current = undefined;
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    for (const element of slidersOf(grid.current)) {
      const distance = (lefts.get(element) ?? element.offsetLeft) - element.offsetLeft;
      if (distance === 0) continue;
      element.animate([{ transform: `translateX(${distance}px)` }, { transform: "none" }], {
        duration: SLIDE_MS,
        easing: "cubic-bezier(.2,.8,.2,1)",
      });
    }
  });
  return () => {
    const lefts = slidersOf(grid.current).map((element) => [element, element.offsetLeft] as const);
    before.current = { order, lefts: new Map(lefts) };
  };
}
