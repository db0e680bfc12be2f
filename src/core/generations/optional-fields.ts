import * as z from "zod/mini";

type Optional<T> = { [Name in keyof T]?: T[Name] | undefined };

/**
 * Returns a schema of the same object in which all fields are optional and have no defaults, for
 * requests with a brand, which fills in missing fields. The API document still shows the defaults.
 * Checks of the whole object do not apply.
 */
export function optionalFields<S extends z.ZodMiniObject>(
  schema: S,
): z.ZodMiniType<Optional<z.output<S>>, Optional<z.input<S>>> {
  const fields = Object.entries<z.core.$ZodType>(schema.shape).map(([name, field]) => {
    if (!(field instanceof z.ZodMiniDefault)) return [name, z.optional(field)];
    const { innerType, defaultValue } = field._zod.def;
    return [name, z.optional(innerType).register(z.globalRegistry, { default: defaultValue })];
  });
  return z.object(Object.fromEntries(fields)) as never;
}
