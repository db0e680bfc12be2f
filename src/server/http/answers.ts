import { resolver } from "hono-openapi";
import { ERRORS, type ErrorCode } from "#core/errors.ts";

type Schema = Parameters<typeof resolver>[0];

/** The answers of a route for the API document: the success, and the errors it can give by their codes. */
export function answers(description: string, schema: Schema, errors: readonly ErrorCode[]) {
  const failures: Record<string, { description: string }> = {};
  for (const code of errors) {
    const { status } = ERRORS[code];
    const earlier = failures[status]?.description;
    failures[status] = { description: earlier ? `${earlier}, \`${code}\`` : `\`${code}\`` };
  }
  return {
    200: { description, content: { "application/json": { schema: resolver(schema) } } },
    ...failures,
  };
}
