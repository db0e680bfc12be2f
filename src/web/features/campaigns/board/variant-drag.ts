import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine";
import { draggable, dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";

/**
 * Position on the board at which a dragged column would be dropped, from `attachVariantDrag` to
 * `Board`.
 */
interface DropPlace {
  /** Index among the columns, before the dragged one is taken out. */
  readonly place: number;
  /** Position of that edge in px from the left of the board. */
  readonly x: number;
}

interface VariantDrag {
  /** The board: columns can be dropped anywhere on it. */
  readonly grid: HTMLElement;
  /** Heads of the columns in their order; `data-variant` has the letter. */
  readonly heads: readonly HTMLElement[];
  readonly onOver: (place: DropPlace | undefined) => void;
  /** Called with the index of the dragged column and the one at which it lands. */
  readonly onMove: (from: number, to: number) => void;
}

/**
 * Makes columns of the board draggable by the grip in their head; `Board` loads it when there are
 * several. `onOver` gets the place under the pointer, `onMove` the column's index before and after
 * the drop if it changed. Returns a function that removes the listeners.
 */
export function attachVariantDrag({ grid, heads, onOver, onMove }: VariantDrag): () => void {
  const placeAt = (clientX: number): DropPlace => {
    const boxes = heads.map((head) => head.getBoundingClientRect());
    const place = boxes.filter(({ left, width }) => left + width / 2 < clientX).length;
    const edge = boxes[place]?.left ?? boxes.at(-1)?.right ?? 0;
    return { place, x: edge - grid.getBoundingClientRect().left };
  };
  const columns = heads.map((element, from) => {
    const dragHandle = element.querySelector("[data-grip]");
    return draggable({
      element,
      ...(dragHandle && { dragHandle }),
      getInitialData: () => ({ from }),
      onDrop: () => onOver(undefined),
    });
  });
  const board = dropTargetForElements({
    element: grid,
    canDrop: ({ source }) => heads.includes(source.element),
    onDrag: ({ location }) => onOver(placeAt(location.current.input.clientX)),
    onDragLeave: () => onOver(undefined),
    onDrop: ({ source, location }) => {
      const from = heads.indexOf(source.element);
      const { place } = placeAt(location.current.input.clientX);
      const to = place > from ? place - 1 : place;
      if (to !== from) onMove(from, to);
    },
  });
  return combine(...columns, board);
}
