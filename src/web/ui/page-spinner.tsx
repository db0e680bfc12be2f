import { Spinner } from "./spinner.tsx";

/** In the place of a page's content while that is on its way. */
export function PageSpinner({ label }: { label: string }) {
  return (
    <div className="grid min-h-[40dvh] place-items-center">
      <Spinner label={label} />
    </div>
  );
}
