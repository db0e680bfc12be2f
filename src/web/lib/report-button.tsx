import { useId, type ReactNode } from "react";
import { buttonStyles, type ButtonLook } from "#web/ui/button-styles.ts";
import { cx } from "#web/ui/cx.ts";
import { TABLE_FILE_TYPES } from "./table-file-types.ts";

interface ReportButtonProps extends Pick<ButtonLook, "variant" | "size"> {
  readonly onFiles: (files: readonly File[]) => void;
  /** Id of the text about the file. */
  readonly describedBy?: string | undefined;
  readonly children: ReactNode;
}

/**
 * Lets the user choose a platform's report (`TABLE_FILE_TYPES` in `table-file-types.ts`), in
 * `DropCard`, `ResultsView` and `ReportReader`. Largest file: `REPORT_LIMITS` in
 * `core/reports/limits.ts`, which `results-tab.tsx`, `report-reader.tsx` and the server check; the
 * callers hand in the words.
 */
export function ReportButton({ variant, size, onFiles, describedBy, children }: ReportButtonProps) {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className={cx(
        buttonStyles({ variant, size }),
        "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
      )}
    >
      {children}
      <input
        id={id}
        type="file"
        accept={TABLE_FILE_TYPES}
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
