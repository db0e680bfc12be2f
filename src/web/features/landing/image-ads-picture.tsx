import { Creative } from "./creative.tsx";

/**
 * Illustration of image ads in `Features`, three cells of `sheet.ts`. Decorative: the hero contains
 * the same images with alt texts.
 */
export function ImageAdsPicture() {
  return (
    <div className="flex h-full items-start justify-center gap-4 px-4 max-sm:gap-3 pt-8">
      <Creative cell="pinterest" alt="" className="mt-6 h-auto w-33 min-w-0 rounded-md shadow-md" />
      <Creative cell="instagram" alt="" className="-mt-1 h-auto w-37 min-w-0 rounded-md shadow-md" />
      <Creative cell="tiktok" alt="" className="mt-6 h-auto w-33 min-w-0 rounded-md shadow-md" />
    </div>
  );
}
