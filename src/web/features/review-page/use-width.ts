import { useCallback, useState } from "react";

/**
 * Returns a ref callback and the width in px of its element, by which `PinnedFrame` is scaled; 0
 * until it is known.
 */
export function useWidth(): [(element: HTMLElement | null) => (() => void) | undefined, number] {
  const [width, setWidth] = useState(0);
  const watch = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    setWidth(element.clientWidth);
    return () => observer.disconnect();
  }, []);
  return [watch, width];
}
