import { useEffect } from "react";

/** Tells early.js that the page answers by itself now, so that it does what people did before. */
export function useAlive(): void {
  useEffect(() => void window.dispatchEvent(new Event("adloom:alive")), []);
}
