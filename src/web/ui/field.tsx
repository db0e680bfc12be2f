import { useId, useMemo, type ReactNode } from "react";
import { FieldContext } from "./field-context.ts";
import { FieldError } from "./field-error.tsx";

interface FieldProps {
  label: string;
  /** Help below the control; an error replaces it. */
  hint?: ReactNode;
  error?: string | undefined;
  optional?: boolean;
  /** On the right of the label, in the place of "Optional". */
  aside?: ReactNode;
  children: ReactNode;
}

/**
 * Form field of all forms: label, control, and hint or error, connected by ARIA attributes. `aside`
 * takes the place of "Optional" beside the label, an error that of the hint. The words come from
 * the caller, except "Optional", which is in this file.
 */
export function Field({ label, hint, error, optional = false, aside, children }: FieldProps) {
  const id = useId();
  const messageId = `${id}-message`;
  const hasMessage = Boolean(error) || Boolean(hint);
  const ids = useMemo(
    () => ({
      controlId: id,
      labelId: `${id}-label`,
      describedBy: hasMessage ? messageId : undefined,
      invalid: Boolean(error),
    }),
    [id, messageId, hasMessage, error],
  );
  return (
    <FieldContext value={ids}>
      <div className="grid content-start gap-1.5">
        <div className="flex justify-between gap-2 text-label">
          <label id={ids.labelId} htmlFor={id} className="font-medium tracking-[-0.003em]">
            {label}
          </label>
          {aside ?? (optional && <span className="text-ink-3">Optional</span>)}
        </div>
        {children}
        <div id={messageId} aria-live="polite" className="text-caption empty:hidden">
          {error ? <FieldError>{error}</FieldError> : hint && <div className="text-ink-3">{hint}</div>}
        </div>
      </div>
    </FieldContext>
  );
}
