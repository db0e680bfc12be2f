import type { FieldErrors, FieldValues, UseFormReturn } from "react-hook-form";
import { checkFormToast } from "#core/messages.ts";
import { useToast } from "#web/ui/toast-context.ts";

/**
 * Props of the form of a tool, with the form's state and what submit starts: the tools' components
 * make them, their forms and `useBriefSubmit` read them.
 */
export interface BriefProps<Values extends FieldValues, Input> {
  readonly form: UseFormReturn<Values, unknown, Input>;
  readonly busy: boolean;
  /** Id of the tool's toast; validation messages replace its content. */
  readonly toastId: string;
  readonly onGenerate: (input: Input) => void;
}

/**
 * Returns the submit handler of a brief. If the input is invalid, the toast shows the first of
 * `messages` that a field has, or otherwise `checkFormToast` of `core/messages.ts`; a valid one
 * goes to `onGenerate`. All tools' forms (`text-ad-form.tsx`, `image-form.tsx`, `video-form.tsx`,
 * `campaign-form.tsx`) use it.
 */
export function useBriefSubmit<Values extends FieldValues, Input>(
  { form, toastId, onGenerate }: BriefProps<Values, Input>,
  messages: readonly string[],
) {
  const toast = useToast();
  return form.handleSubmit(onGenerate, (errors: FieldErrors) => {
    const found = Object.values(errors).map((error) => error?.message);
    toast.error(messages.find((message) => found.includes(message)) ?? checkFormToast, { id: toastId });
  });
}
