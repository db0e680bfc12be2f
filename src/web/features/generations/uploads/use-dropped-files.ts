import { useRef, useState, type DragEvent } from "react";

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes("Files");

/**
 * Handlers that make `ImagePicker` a drop target for files, which go to `onFiles`;
 * `validate-files.ts` refuses them later. `over` is true while files are dragged over it.
 */
export function useDroppedFiles(onFiles: (files: File[]) => void) {
  const [over, setOver] = useState(false);
  // Entering a child fires before leaving the parent, so a depth counter tells whether the target
  // was left.
  const depth = useRef(0);

  function leave() {
    depth.current = 0;
    setOver(false);
  }

  return {
    over,
    onDragEnter(event: DragEvent) {
      if (!hasFiles(event)) return;
      depth.current += 1;
      setOver(true);
    },
    onDragOver(event: DragEvent) {
      if (!hasFiles(event)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = "copy";
    },
    onDragLeave(event: DragEvent) {
      if (!hasFiles(event)) return;
      depth.current -= 1;
      if (depth.current <= 0) leave();
    },
    onDrop(event: DragEvent) {
      if (!hasFiles(event)) return;
      event.preventDefault();
      leave();
      onFiles([...event.dataTransfer.files]);
    },
  };
}
