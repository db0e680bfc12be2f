import type { StackLayer } from "../layout-template.ts";
import type { Length } from "../layout/lengths.ts";

/**
 * A stack layer of a template by its id, its left, top, right and bottom side, and the rest of its
 * properties; the templates of all styles use it but luxury, which has `centeredStack`
 * (`luxury/parts.ts`).
 */
export const stackAt = (
  id: string,
  l: Length,
  t: Length,
  r: Length,
  b: Length,
  rest: Partial<StackLayer> & Pick<StackLayer, "items">,
): StackLayer => ({ kind: "stack", id, rect: { l, t, r, b }, ...rest });
