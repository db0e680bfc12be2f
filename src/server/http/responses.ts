import { resolver } from "hono-openapi";
import { ERRORS, type ErrorCode } from "#core/errors.ts";

type Schema = Parameters<typeof resolver>[0];

/**
 * Responses of a route for the OpenAPI document: the success, and the possible errors by status.
 */
export function responses(description: string, schema: Schema, errors: readonly ErrorCode[]) {
  const failures: Record<string, { description: string }> = {};
  for (const code of errors) {
    const { status } = ERRORS[code];
    const previous = failures[status]?.description;
    failures[status] = { description: previous ? `${previous}, \`${code}\`` : `\`${code}\`` };
  }
  return {
    200: { description, content: { "application/json": { schema: resolver(schema) } } },
    ...failures,
  };
}
