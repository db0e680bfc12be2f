import type { ValidationTargets } from "hono";
import { validator } from "hono-openapi";
import { AppError } from "#server/lib/errors.ts";

type Schema = Parameters<typeof validator>[1];
/** A validation error of a schema. */
export interface Issue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

const segment = (part: PropertyKey | { readonly key: PropertyKey }) =>
  String(typeof part === "object" ? part.key : part);

/** Returns the first message of each field; fields of a generation lose their `input.` prefix. */
export function fieldErrors(issues: readonly Issue[]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    const path = (issue.path ?? []).map(segment);
    const name = (path[0] === "input" ? path.slice(1) : path).join(".") || "form";
    fields[name] ??= issue.message;
  }
  return fields;
}

/**
 * Validates a part of the request with a schema of `core`; an error is a 400 with field messages.
 */
export function validate<T extends Schema, Target extends keyof ValidationTargets>(
  target: Target,
  schema: T,
) {
  return validator(target, schema, (result) => {
    if (result.success) return;
    const fields = fieldErrors(result.error as readonly Issue[]);
    throw new AppError("invalid_input", { message: Object.values(fields)[0] ?? "Invalid input", fields });
  });
}
