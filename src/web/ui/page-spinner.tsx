import { Spinner } from "./spinner.tsx";

/** Spinner in place of a page's content while it loads. */
export function PageSpinner({ label }: { label: string }) {
  return (
    <div className="grid min-h-[40dvh] place-items-center">
      <Spinner label={label} />
    </div>
  );
}
