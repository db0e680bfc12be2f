import { useSearchParams } from "react-router";

/** The address holds which generation is shown, so a reload or a link brings it back. */
export function useShown(): [string | undefined, (id: string | undefined) => void] {
  const [params, setParams] = useSearchParams();
  const show = (id: string | undefined) =>
    setParams(id === undefined ? {} : { show: id }, { replace: true, preventScrollReset: true });
  return [params.get("show") ?? undefined, show];
}
