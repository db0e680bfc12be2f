import type { ReactNode } from "react";
import { DEFAULT_PRIMARY_COLOR, type ImageStyle } from "#core/generations/image/styles.ts";
import { isHexColor } from "#core/hex-color.ts";

/** Color of the sketches before one is chosen; in the default black they would look the same. */
const SAMPLE = "#e2553f";

const SKETCHES: Record<ImageStyle, (color: string) => ReactNode> = {
  modern: (color) => (
    <>
      <path d="M0 0h56v36H0z" fill="#f4f1ec" />
      <circle cx="40" cy="18" r="10" fill={color} />
      <path d="M6 12h16M6 18h12" stroke="#1d1b22" strokeWidth="3" />
      <path d="M6 26h9" stroke={color} strokeWidth="3" />
    </>
  ),
  bold: (color) => (
    <>
      <path d="M0 0h56v36H0z" fill="#111" />
      <path d="M4 6h40v9H4zM4 18h28v9H4z" fill={color} />
      <path d="M40 22h12v10H40z" fill="#fff" />
    </>
  ),
  corporate: (color) => (
    <>
      <path d="M0 0h56v36H0z" fill="#eef1f5" />
      <path d="M0 0h20v36H0z" fill="#20344f" />
      <path d="M26 11h22M26 18h16M26 25h19" stroke="#20344f" strokeWidth="2.5" />
      <path d="M0 31h20v5H0z" fill={color} />
    </>
  ),
  playful: (color) => (
    <>
      <path d="M0 0h56v36H0z" fill="#ffe3ea" />
      <circle cx="14" cy="12" r="8" fill={color} />
      <path d="M26 4l9 4-6 8z" fill="#ffc53d" />
      <circle cx="42" cy="25" r="9" fill="#2bb5a0" />
      <path d="M8 29q5-5 10 0t10 0" fill="none" stroke="#1d1b22" strokeWidth="2.5" />
    </>
  ),
  luxury: (color) => (
    <>
      <path d="M0 0h56v36H0z" fill="#17130f" />
      <path d="M4 4h48v28H4z" fill="none" stroke="#b08d57" />
      <path d="M20 16h16" stroke="#e9dcc5" strokeWidth="2" />
      <path d="M24 22h8" stroke={color === SAMPLE ? "#b08d57" : color} strokeWidth="1.5" />
    </>
  ),
};

/**
 * Sketch of a style of image ads in the brand color, as an option of `StylePicker`; in `SAMPLE` for
 * `DEFAULT_PRIMARY_COLOR` (`core/generations/image/styles.ts`) and for a text that is no
 * #rrggbb. A new style needs an entry in `SKETCHES`.
 */
export function StyleSketch({ style, color }: { style: ImageStyle; color: string }) {
  const chosen = isHexColor(color) && color.toLowerCase() !== DEFAULT_PRIMARY_COLOR;
  return (
    <svg aria-hidden viewBox="0 0 56 36" className="block w-full">
      {SKETCHES[style](chosen ? color : SAMPLE)}
    </svg>
  );
}
