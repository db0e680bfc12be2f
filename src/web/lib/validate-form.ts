import type { FieldError, FieldErrors, FieldValues, ResolverResult } from "react-hook-form";
import { safeParse, type $ZodType } from "zod/v4/core";

/**
 * Validates a flat form against its schema, for `useSchemaForm`. Returns the parsed values, or the
 * first message of each field (form-level errors under `root`). Smaller than @hookform/resolvers,
 * which includes zod 3 and nested arrays.
 */
export function validateForm<Input extends FieldValues, Output>(
  schema: $ZodType<Output, Input>,
  values: Input,
): ResolverResult<Input, Output> {
  const result = safeParse(schema, values);
  if (result.success) return { values: result.data, errors: {} };
  const errors: Record<string, FieldError> = {};
  for (const issue of result.error.issues) {
    errors[String(issue.path[0] ?? "root")] ??= { type: issue.code, message: issue.message };
  }
  return { values: {}, errors: errors as FieldErrors<Input> };
}
