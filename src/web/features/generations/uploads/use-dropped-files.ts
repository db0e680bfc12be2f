import { useRef, useState, type DragEvent } from "react";

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes("Files");

/** Handlers of a place where files can be dropped. `over` while some are held above it. */
export function useDroppedFiles(onFiles: (files: File[]) => void) {
  const [over, setOver] = useState(false);
  // Moving onto a child enters it before it leaves the parent: only the count tells whether the place was left.
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
