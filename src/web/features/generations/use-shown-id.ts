import { useSearchParams } from "react-router";

/**
 * Id of the generation that a tool shows (`undefined` for none), and a function to change it, for
 * `useTool`. It is kept in the URL (`?show=`), so that it survives a reload and can be linked.
 */
export function useShownId(): [string | undefined, (id: string | undefined) => void] {
  const [params, setParams] = useSearchParams();
  const show = (id: string | undefined) =>
    setParams(id === undefined ? {} : { show: id }, { replace: true, preventScrollReset: true });
  return [params.get("show") ?? undefined, show];
}
