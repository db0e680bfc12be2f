import type * as z from "zod/mini";

/** A validation error of a schema, as zod reports it to `server/http/validate.ts`. */
interface Issue {
  readonly message: string;
  readonly path: readonly PropertyKey[];
}

/** Field name for errors about the whole body. */
const WHOLE_BODY = "form";

/** Name of a field in an error response; fields of a generation lose their `input.` prefix. */
function fieldName(path: readonly PropertyKey[] = []): string {
  const shown = path[0] === "input" && path.length > 1 ? path.slice(1) : path;
  return shown.map(String).join(".") || WHOLE_BODY;
}

/**
 * The first message of each field, for the `fields` of an `invalid_input` response;
 * `server/http/validate.ts` calls it for a request that its schema refuses.
 */
export function fieldErrors(issues: readonly Issue[]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { path, message } of issues) fields[fieldName(path)] ??= message;
  return fields;
}

const TYPES: Readonly<Record<string, string>> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
  record: "an object",
};
/** Unit of a size limit, by the type of the measured value. */
const UNITS: Readonly<Record<string, string>> = { string: " characters", array: " entries" };

function problemOf(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined ? "is required" : `must be ${TYPES[issue.expected] ?? issue.expected}`;
    case "invalid_value":
      return `must be one of ${issue.values.join(", ")}`;
    case "too_big":
      return `must be at most ${issue.maximum}${UNITS[issue.origin] ?? ""}`;
    case "too_small":
      return `must be at least ${issue.minimum}${UNITS[issue.origin] ?? ""}`;
    case "invalid_union":
      return Array.isArray(issue.options) ? `must be one of ${issue.options.join(", ")}` : "is not valid";
    default:
      return "is not valid";
  }
}

/**
 * Message of an issue whose schema defines none, in English, with the name of the field as the API
 * has it; `server/http/validate.ts` calls it. Fields with labels have `core/messages.ts`.
 */
export function validationMessage(issue: z.core.$ZodRawIssue): string {
  const name = fieldName(issue.path);
  const subject = name === WHOLE_BODY ? "The body" : name;
  return `${subject} ${problemOf(issue)}`;
}
