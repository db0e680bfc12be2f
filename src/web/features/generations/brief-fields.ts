import type { ReactNode } from "react";
import { HINT_MINIMUMS } from "#core/limits.ts";
import { hints } from "#core/generations/messages.ts";

const MINIMUMS: Readonly<Record<string, number | undefined>> = HINT_MINIMUMS;

/** Recommends a minimum length; never an error. */
function hintFor(field: string, value: string | undefined): string | undefined {
  const minimum = MINIMUMS[field];
  const length = value?.trim().length ?? 0;
  return minimum !== undefined && length > 0 && length < minimum ? hints.bestWith(minimum) : undefined;
}

/**
 * Returns a function that gives the `Field` props of a brief's field by name: label, error, a hint
 * for short texts, and a note if a brand has filled it in. All tools' forms (`text-ad-form.tsx`,
 * `image-form.tsx`, `video-form.tsx`, `campaign-form.tsx`) use it. Minimums of hints:
 * `HINT_MINIMUMS` in `core/limits.ts`; words: `hints` in `core/generations/messages.ts`.
 */
export function briefFields<Name extends string>(
  labels: Readonly<Record<Name, string>>,
  errors: { readonly [Field in NoInfer<Name>]?: { readonly message?: string | undefined } | undefined },
  values: { readonly [Field in NoInfer<Name>]?: string | undefined },
  noteOf: (name: string, label: string) => ReactNode,
) {
  return (name: Name) => ({
    label: labels[name],
    error: errors[name]?.message,
    hint: hintFor(name, values[name]),
    aside: noteOf(name, labels[name]),
  });
}
