import { useId, type ReactNode } from "react";
import { buttonStyles, type ButtonVariant } from "#web/ui/button-styles.ts";
import { cx } from "#web/ui/cx.ts";

interface FileButtonProps {
  readonly variant?: ButtonVariant;
  readonly onFiles: (files: readonly File[]) => void;
  readonly describedBy?: string | undefined;
  readonly children: ReactNode;
}

/** Button that lets the user choose a report. */
export function FileButton({ variant, onFiles, describedBy, children }: FileButtonProps) {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className={cx(
        buttonStyles({ variant }),
        "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
      )}
    >
      {children}
      <input
        id={id}
        type="file"
        accept=".csv,.tsv,.txt,.xlsx,text/csv,text/tab-separated-values,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        aria-describedby={describedBy}
        className="sr-only"
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // Reset, so that choosing the corrected file again fires a change event.
          currentTarget.value = "";
          onFiles(files);
        }}
      />
    </label>
  );
}
