import * as z from "zod/mini";
import { fieldErrors, validationMessage } from "#core/api/validation-messages.ts";
import { AppError } from "#server/lib/errors.ts";

/**
 * The value of a request as its schema returns it. Throws `invalid_input` (400) with the invalid
 * fields; their messages are made in `core/api/validation-messages.ts`. `api-routes.ts` calls it
 * for every request.
 */
export function validate<S extends z.core.$ZodType>(schema: S, value: unknown): z.output<S> {
  const result = z.safeParse(schema, value, { error: validationMessage });
  if (result.success) return result.data;
  throw invalidInput(fieldErrors(result.error.issues));
}

/**
 * The error `invalid_input` (400) for fields of a request, for `validate` and malformed JSON
 * (`api-routes.ts`); the first message is also that of the response.
 */
export function invalidInput(fields: Record<string, string>): AppError {
  const [message] = Object.values(fields);
  return new AppError("invalid_input", { fields, ...(message !== undefined && { message }) });
}
