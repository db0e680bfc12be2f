import { HINT_MINIMUMS } from "../../../core/limits.ts";
import { hints } from "../../../core/messages.ts";

const MINIMUMS: Readonly<Record<string, number | undefined>> = HINT_MINIMUMS;

/** A gentle hint while a text is shorter than what usually works; never an error. */
export function hintFor(field: string, value: string | undefined): string | undefined {
  const minimum = MINIMUMS[field];
  const length = value?.trim().length ?? 0;
  return minimum !== undefined && length > 0 && length < minimum ? hints.bestWith(minimum) : undefined;
}
