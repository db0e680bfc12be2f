import { oddText, oddValue } from "./odd.ts";
import type { Chance } from "./chance.ts";

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

export interface ApiDocument {
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components?: { readonly schemas?: Record<string, Schema> };
}

/** An API call of the document. */
export interface Call {
  readonly method: string;
  readonly path: string;
  readonly query: readonly string[];
  /** Creates a body that mostly conforms to the schema; `undefined` if the call has no body. */
  readonly body: ((chance: Chance) => unknown) | undefined;
  /** Whether the body is a form with a file instead of JSON. */
  readonly form: boolean;
}

function resolved(schema: Schema, document: ApiDocument): Schema {
  const name = schema.$ref?.split("/").at(-1);
  return name === undefined ? schema : (document.components?.schemas?.[name] ?? {});
}

/** Random value of a schema; occasionally an invalid one. */
function valueOf(given: Schema, document: ApiDocument, chance: Chance): unknown {
  const schema = resolved(given, document);
  if (chance.happens(0.12)) return oddValue(chance);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return chance.pick(schema.enum);
  const one = schema.anyOf ?? schema.oneOf;
  if (one) return valueOf(chance.pick(one), document, chance);
  const type = Array.isArray(schema.type) ? chance.pick(schema.type) : schema.type;
  if (type === "object" || schema.properties) {
    const entries = Object.entries(schema.properties ?? {}).filter(() => chance.happens(0.9));
    return Object.fromEntries(entries.map(([name, inner]) => [name, valueOf(inner, document, chance)]));
  }
  if (type === "array") {
    return Array.from({ length: chance.number(4) }, () => valueOf(schema.items ?? {}, document, chance));
  }
  if (type === "number" || type === "integer") return chance.number(1000);
  if (type === "boolean") return chance.happens(0.5);
  if (type === "null") return null;
  if (schema.format === "email") return `fuzz-${chance.number(50)}@example.com`;
  return chance.happens(0.5) ? oddText(chance) : `words ${chance.number(1000)}`;
}

/** All calls of the document. */
export function callsOf(document: ApiDocument): Call[] {
  return Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { parameters = [], requestBody }]) => {
      const content = requestBody?.content ?? {};
      const json = content["application/json"]?.schema;
      return {
        method: method.toUpperCase(),
        path: `/api${path === "/" ? "" : path}`,
        query: parameters.filter((one) => one.in === "query").map(({ name }) => name),
        body: json && ((chance: Chance) => valueOf(json, document, chance)),
        form: content["multipart/form-data"] !== undefined,
      };
    }),
  );
}
