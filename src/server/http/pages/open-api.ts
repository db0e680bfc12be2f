import * as z from "zod/mini";
import { errorCodes, parseCall, type Area, type Endpoint } from "#core/api/endpoint.ts";
import { ERRORS, type ErrorCode } from "#core/errors.ts";

/** Prefix of all paths; the document names it once, as the server. */
const PREFIX = "/api";

/** JSON Schema of a part of a request (`input`) or of a response (`output`). */
function jsonSchema(schema: z.core.$ZodType, io: "input" | "output") {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    // Later versions may add fields to responses.
    override: ({ jsonSchema: part }) => {
      if (part.additionalProperties === false) delete part.additionalProperties;
    },
  });
  return json;
}

const json = (schema: object) => ({ "application/json": { schema } });

/** Parameters of one place in the request, one for each field of the schema. */
function parameters(place: "path" | "query" | "header", schema: z.core.$ZodType | undefined) {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, "input");
  return Object.entries(properties).map(([name, field]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: field,
  }));
}

const FILE_FORM = {
  "multipart/form-data": {
    schema: {
      type: "object",
      required: ["file"],
      properties: { file: { type: "string", format: "binary" } },
    },
  },
};

/** The error responses of a call by status, with a line for each code. */
function errorResponses(codes: readonly ErrorCode[]) {
  const byStatus = Object.groupBy(codes, (code) => ERRORS[code].status);
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, ofStatus = []]) => [
      status,
      {
        description: ofStatus.map((code) => `\`${code}\`: ${ERRORS[code].message}`).join("\n"),
        content: json({
          allOf: [
            { $ref: "#/components/schemas/Error" },
            { properties: { error: { properties: { code: { enum: ofStatus } } } } },
          ],
        }),
      },
    ]),
  );
}

/** The part of a file that a request with `Range` gets. */
const PARTIAL = { "206": { description: "The requested range" } } as const;

function successResponse({ success, response, mediaType }: Endpoint) {
  if (!response && mediaType === undefined) return { description: success };
  const content = {
    ...(response && json(jsonSchema(response, "output"))),
    ...(mediaType !== undefined && { [mediaType]: { schema: { type: "string" } } }),
  };
  return { description: success, content };
}

interface Response {
  readonly description: string;
  readonly content?: object;
}

function operation(call: string, endpoint: Endpoint) {
  const { summary, description, params, query, headers, body, upload, status } = endpoint;
  const content = upload ? FILE_FORM : body && json(jsonSchema(body, "input"));
  const responses: Record<string, Response> = {
    [status]: successResponse(endpoint),
    ...(endpoint.isPartial && PARTIAL),
    ...errorResponses(errorCodes(call, endpoint)),
  };
  return {
    summary,
    ...(description !== undefined && { description }),
    parameters: [
      ...parameters("path", params),
      ...parameters("query", query),
      ...parameters("header", headers),
    ],
    ...(content && { requestBody: { required: true, content } }),
    responses,
  };
}

/**
 * A call of the API in an OpenAPI document, made by `openApiDocument` and shown by `api-docs.ts`.
 */
export type Operation = ReturnType<typeof operation>;
type OpenApiPaths = Record<string, Record<string, Operation>>;

/** Schema of every error response; `fields` only with status 400, `current` with some of 409. */
const ERROR_SCHEMA = {
  type: "object",
  required: ["error"],
  properties: {
    error: {
      type: "object",
      required: ["code", "message"],
      properties: {
        code: { type: "string" },
        message: { type: "string" },
        fields: { type: "object", additionalProperties: { type: "string" } },
        current: { type: "object" },
      },
    },
  },
};

/**
 * Makes the OpenAPI 3.1 document of an API from the schemas of its endpoints (`core/api/*.api.ts`)
 * and the messages of `core/errors.ts`; `api-docs.ts` calls it and serves the document.
 */
export function openApiDocument(api: Area, info: { title: string; version: string; description: string }) {
  const paths: OpenApiPaths = {};
  for (const [call, endpoint] of Object.entries(api)) {
    const { method, path } = parseCall(call);
    const template = path.slice(PREFIX.length).replaceAll(/:(\w+)/g, "{$1}");
    (paths[template] ??= {})[method.toLowerCase()] = operation(call, endpoint);
  }
  return {
    openapi: "3.1.0",
    info,
    servers: [{ url: PREFIX }],
    components: { schemas: { Error: ERROR_SCHEMA } },
    paths,
  };
}
