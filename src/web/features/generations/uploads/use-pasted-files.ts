import { useEffect } from "react";

/** Hears of pictures pasted anywhere on the page. Pasted text goes where it was meant to. */
export function usePastedFiles(onFiles: (files: File[]) => void): void {
  useEffect(() => {
    function onPaste(event: ClipboardEvent) {
      const files = [...(event.clipboardData?.files ?? [])];
      // Copied from a text program, text comes with a picture of itself.
      if (files.length === 0 || event.clipboardData?.types.includes("text/plain")) return;
      event.preventDefault();
      onFiles(files);
    }
    document.addEventListener("paste", onPaste);
    return () => document.removeEventListener("paste", onPaste);
  }, [onFiles]);
}
