import * as z from "zod/mini";

type Optional<T> = { [Name in keyof T]?: T[Name] | undefined };

/**
 * The schema of an object with all fields optional and without defaults, for
 * `createGenerationSchema` (`api.ts`): a brand fills in missing fields later. The API document
 * still shows the defaults; checks of the whole object do not apply.
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
