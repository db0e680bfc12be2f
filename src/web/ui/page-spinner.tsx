import { Spinner } from "./spinner.tsx";

/**
 * Spinner in place of the content of a page, tab or dialog while it loads; the label comes from the
 * caller.
 */
export function PageSpinner({ label }: { label: string }) {
  return (
    <div className="grid min-h-[40dvh] place-items-center">
      <Spinner label={label} />
    </div>
  );
}
