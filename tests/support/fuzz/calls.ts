import { unusualText, unusualValue } from "./unusual-values.ts";
import type { SeededRandom } from "./seeded-random.ts";

/** The part of JSON Schema used in the API's document. */
interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly properties?: Record<string, Schema>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly format?: string;
}

interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema?: Schema }[];
  readonly requestBody?: { readonly content?: Record<string, { readonly schema?: Schema }> };
}

/**
 * The parts of the OpenAPI document (`GET /api/openapi.json`) from which requests are generated;
 * `fuzz.ts` loads it.
 */
export interface ApiDocument {
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components?: { readonly schemas?: Record<string, Schema> };
}

/**
 * An API call of the OpenAPI document. `listCalls` makes it; `createRequest` (`requests.ts`) makes
 * requests of it.
 */
export interface Call {
  readonly method: string;
  readonly path: string;
  readonly query: readonly string[];
  /** Creates a body that mostly conforms to the schema; `undefined` if the call has no body. */
  readonly body: ((random: SeededRandom) => unknown) | undefined;
  /** Whether the body is a form with a file instead of JSON. */
  readonly form: boolean;
}

function resolved(schema: Schema, document: ApiDocument): Schema {
  const name = schema.$ref?.split("/").at(-1);
  return name === undefined ? schema : (document.components?.schemas?.[name] ?? {});
}

/** Random value of a schema; occasionally an invalid one. */
function createValue(given: Schema, document: ApiDocument, random: SeededRandom): unknown {
  const schema = resolved(given, document);
  if (random.happens(0.12)) return unusualValue(random);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return random.pick(schema.enum);
  const one = schema.anyOf ?? schema.oneOf;
  if (one) return createValue(random.pick(one), document, random);
  const type = Array.isArray(schema.type) ? random.pick(schema.type) : schema.type;
  if (type === "object" || schema.properties) {
    const entries = Object.entries(schema.properties ?? {}).filter(() => random.happens(0.9));
    return Object.fromEntries(entries.map(([name, inner]) => [name, createValue(inner, document, random)]));
  }
  if (type === "array") {
    return Array.from({ length: random.number(4) }, () => createValue(schema.items ?? {}, document, random));
  }
  if (type === "number" || type === "integer") return random.number(1000);
  if (type === "boolean") return random.happens(0.5);
  if (type === "null") return null;
  if (schema.format === "email") return `fuzz-${random.number(50)}@example.com`;
  return random.happens(0.5) ? unusualText(random) : `words ${random.number(1000)}`;
}

/**
 * All calls of the OpenAPI document, for `fuzz.ts`. A new route is sent requests at once, because
 * the document is made from the schemas in `core/api`.
 */
export function listCalls(document: ApiDocument): Call[] {
  return Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { parameters = [], requestBody }]) => {
      const content = requestBody?.content ?? {};
      const json = content["application/json"]?.schema;
      return {
        method: method.toUpperCase(),
        path: `/api${path === "/" ? "" : path}`,
        query: parameters.filter((one) => one.in === "query").map(({ name }) => name),
        body: json && ((random: SeededRandom) => createValue(json, document, random)),
        form: content["multipart/form-data"] !== undefined,
      };
    }),
  );
}
