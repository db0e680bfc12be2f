import { useEffect, useState } from "react";
import {
  useForm,
  type DefaultValues,
  type FieldError,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormReturn,
} from "react-hook-form";
import type { $ZodType } from "zod/v4/core";
import { connectionMessages } from "#core/problems.copy.ts";
import { isApiError } from "./api-error.ts";
import { onFirstInteraction } from "../ui/first-interaction.ts";

/**
 * A form's schema, or how to fetch it (`() => import("...").then((module) => module.someSchema)`). Pages with a tight
 * budget fetch: zod and the schema then arrive with the first key or pointer, which is when they are first needed.
 */
export type SchemaSource<Input, Output> = $ZodType<Output, Input> | (() => Promise<$ZodType<Output, Input>>);

/** Stands for the form as a whole when its rules could not be fetched: it is not sent, and may be tried again. */
const UNCHECKED = "unchecked";
/** What the server said of a value. */
const SERVER = "server";

function schemaResolver<Input extends FieldValues, Output>(
  source: SchemaSource<Input, Output>,
): Resolver<Input, unknown, Output> {
  return async (values) => {
    try {
      const schema = typeof source === "function" ? source() : source;
      const [{ validateForm }, loaded] = await Promise.all([import("./validate-form.ts"), schema]);
      return validateForm(loaded, values);
    } catch {
      // Thrown on, this would leave the form busy for ever.
      const errors: Record<string, FieldError> = {
        [UNCHECKED]: { type: UNCHECKED, message: connectionMessages.offline },
      };
      return { values: {}, errors: errors as FieldErrors<Input> };
    }
  };
}

/** A form checked by a core schema on each change. Values stay as typed; the submit handler gets the parsed ones. */
export function useSchemaForm<Input extends FieldValues, Output extends FieldValues>(
  source: SchemaSource<Input, Output>,
  defaultValues: DefaultValues<Input>,
): UseFormReturn<Input, unknown, Output> {
  const [resolver] = useState(() => schemaResolver(source));
  useEffect(() => {
    // A failed fetch shows when the form is checked, not here.
    const warmUp = async () => {
      await Promise.all([import("./validate-form.ts"), typeof source === "function" ? source() : null]).catch(
        () => null,
      );
    };
    return onFirstInteraction(() => void warmUp());
  }, [source]);
  const form = useForm<Input, unknown, Output>({ resolver, mode: "onChange", defaultValues });
  const { subscribe, getFieldState, clearErrors } = form;
  useEffect(
    () =>
      // What the server refused stands there no longer. Checking what does takes a moment, in which Enter would meet a button that
      // is still disabled for the old one.
      subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          const changed = name as Path<Input> | undefined;
          if (changed && getFieldState(changed).error?.type === SERVER) clearErrors(changed);
        },
      }),
    [subscribe, getFieldState, clearErrors],
  );
  return form;
}

/** Marks the fields that the server refused. Returns whether there were any; the typed values stay. */
export function setServerErrors<Input extends FieldValues, Output>(
  form: Pick<UseFormReturn<Input, unknown, Output>, "setError" | "getValues">,
  error: unknown,
): boolean {
  if (!isApiError(error)) return false;
  const known = Object.entries(error.fields).filter(([name]) => name in form.getValues());
  for (const [name, message] of known) form.setError(name as Path<Input>, { type: SERVER, message });
  return known.length > 0;
}

/** The first message of a refused form, for forms that show it as a toast. */
export function firstErrorMessage(errors: FieldErrors): string | undefined {
  for (const error of Object.values(errors)) {
    if (typeof error?.message === "string" && error.message !== "") return error.message;
  }
  return undefined;
}

/** Whether some field has an error, which disables the submit button. */
export function hasErrors(errors: FieldErrors): boolean {
  return Object.keys(errors).some((name) => name !== UNCHECKED);
}
