import { cx } from "./cx.ts";

/**
 * Icons that every page needs, on a 24 px grid. All others come from lucide-react; inlining these
 * saves the sign-in pages 1.4 kB of icon library.
 */
const SHAPES = {
  moon: "M20.5 14.2A8.6 8.6 0 0 1 9.8 3.5a8.6 8.6 0 1 0 10.7 10.7Z",
  sun: "M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z",
  eyeOff:
    "M10 5.7a8.6 8.6 0 0 1 2-.2c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.4 3.2M6.5 7.2A16.4 16.4 0 0 0 2.5 12S6 18.5 12 18.500a9 9 0 0 0 4.6-1.300M9.9 9.900a3 3 0 0 0 4.2 4.200M4 4l16 16",
  alert: "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18ZM12 7.5v5M12 16.3v.1",
  check: "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18ZM8.3 12.3l2.5 2.5 4.9-5.1",
  key: "M8.500 7.500a4.500 4.500 0 1 1 0 9 4.500 4.500 0 0 1 0-9ZM13 12h8.500v3M17.500 12v2.500",
  mail: "M4.5 5h15A1.5 1.5 0 0 1 21 6.5v11a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17.5v-11A1.5 1.5 0 0 1 4.5 5ZM3.5 7.5l8.5 6 8.5-6",
} as const;

interface GlyphProps {
  name: keyof typeof SHAPES;
  className: string;
}

/**
 * Inline icon in the current text color, for the sign-in pages, errors and the theme button; its
 * size comes from the class name. The shapes are `SHAPES` in this file; all other icons come from
 * lucide-react.
 */
export function Glyph({ name, className }: GlyphProps) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={cx("shrink-0", className)}
    >
      <path d={SHAPES[name]} />
    </svg>
  );
}
