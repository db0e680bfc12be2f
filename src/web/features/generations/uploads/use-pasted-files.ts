import { useEffect } from "react";

/**
 * Hands images pasted anywhere on a tool's page to `onFiles`, for `ImagePicker`; pasted text is
 * left alone. Which files are refused: `validate-files.ts`.
 */
export function usePastedFiles(onFiles: (files: File[]) => void): void {
  useEffect(() => {
    function onPaste(event: ClipboardEvent) {
      const files = [...(event.clipboardData?.files ?? [])];
      // Office programs copy text together with an image of it.
      if (files.length === 0 || event.clipboardData?.types.includes("text/plain")) return;
      event.preventDefault();
      onFiles(files);
    }
    document.addEventListener("paste", onPaste);
    return () => document.removeEventListener("paste", onPaste);
  }, [onFiles]);
}
