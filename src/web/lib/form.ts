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
 * A form's schema, or a function that imports it, for `useSchemaForm`. Pages with a small code
 * budget import it lazily: zod and the schema then load on the first interaction.
 */
type SchemaSource<Input, Output> = $ZodType<Output, Input> | (() => Promise<$ZodType<Output, Input>>);

/**
 * Form-level error if the schema could not be loaded: the form is not submitted and can be retried.
 */
const UNCHECKED = "unchecked";
/** Type of errors reported by the server. */
const SERVER_ERROR = "server";

function schemaResolver<Input extends FieldValues, Output>(
  source: SchemaSource<Input, Output>,
): Resolver<Input, unknown, Output> {
  return async (values) => {
    try {
      const schema = typeof source === "function" ? source() : source;
      const [{ validateForm }, loaded] = await Promise.all([import("./validate-form.ts"), schema]);
      return validateForm(loaded, values);
    } catch {
      // If the resolver throws, react-hook-form never finishes the submission.
      const errors: Record<string, FieldError> = {
        [UNCHECKED]: { type: UNCHECKED, message: connectionMessages.offline },
      };
      return { values: {}, errors: errors as FieldErrors<Input> };
    }
  };
}

/**
 * Creates a form that validates against a schema of core on each change, for all forms with a
 * schema. Inputs keep the typed values; the submit handler receives the parsed ones. A schema that
 * cannot be loaded is a form-level error (`connectionMessages.offline` in `core/problems.copy.ts`).
 */
export function useSchemaForm<Input extends FieldValues, Output extends FieldValues>(
  source: SchemaSource<Input, Output>,
  defaultValues: DefaultValues<Input>,
): UseFormReturn<Input, unknown, Output> {
  const [resolver] = useState(() => schemaResolver(source));
  useEffect(() => {
    // The validation reports a failed import.
    const preload = async () => {
      await Promise.all([import("./validate-form.ts"), typeof source === "function" ? source() : null]).catch(
        () => null,
      );
    };
    return onFirstInteraction(() => void preload());
  }, [source]);
  const form = useForm<Input, unknown, Output>({ resolver, mode: "onChange", defaultValues });
  const { subscribe, getFieldState, clearErrors } = form;
  useEffect(
    () =>
      // A server error refers to the previous value. Clearing it at once, before the asynchronous
      // validation finishes, enables the submit button in time for Enter.
      subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          const changed = name as Path<Input> | undefined;
          if (changed && getFieldState(changed).error?.type === SERVER_ERROR) clearErrors(changed);
        },
      }),
    [subscribe, getFieldState, clearErrors],
  );
  return form;
}

/**
 * Shows the field errors of a server response (`fields` of `ApiError`) at the fields of a form.
 * Returns whether there were any; errors of fields that the form does not have are ignored. Forms
 * call it after a failed request; the server makes the messages (schemas of `core`).
 */
export function setServerErrors<Input extends FieldValues, Output>(
  form: Pick<UseFormReturn<Input, unknown, Output>, "setError" | "getValues">,
  error: unknown,
): boolean {
  if (!isApiError(error)) return false;
  const known = Object.entries(error.fields).filter(([name]) => name in form.getValues());
  for (const [name, message] of known) form.setError(name as Path<Input>, { type: SERVER_ERROR, message });
  return known.length > 0;
}

/**
 * First validation message, for account forms, which show it as a toast; `undefined` if there is
 * none.
 */
export function firstErrorMessage(errors: FieldErrors): string | undefined {
  for (const error of Object.values(errors)) {
    if (typeof error?.message === "string" && error.message !== "") return error.message;
  }
  return undefined;
}

/**
 * Returns whether a field of a form has an error; the submit buttons of account and profile forms
 * (such as `login-form.tsx`, `details-form.tsx`) are then disabled. A schema that could not be
 * loaded does not count, so that the form can be retried.
 */
export function hasErrors(errors: FieldErrors): boolean {
  return Object.keys(errors).some((name) => name !== UNCHECKED);
}
