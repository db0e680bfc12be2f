import { cx } from "./cx.ts";

/**
 * Look of a button by its prominence, and for actions that delete something; part of `ButtonLook`.
 */
type ButtonVariant = "primary" | "secondary" | "ghost" | "destructive" | "destructive-solid";

/** Height of a button; part of `ButtonLook`. */
type ButtonSize = "small" | "medium" | "large";

/**
 * Look that buttons and links in the form of buttons share: callers of `Button` and `buttonStyles`
 * choose it.
 */
export interface ButtonLook {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  block?: boolean | undefined;
}

const BASE =
  "inline-flex shrink-0 items-center justify-center border font-medium tracking-[-0.006em] whitespace-nowrap select-none " +
  "transition-[background-color,border-color,color,scale] active:scale-[0.985] disabled:active:scale-100";

const VARIANTS: Record<ButtonVariant, string> = {
  primary: "border-transparent bg-brand text-on-brand shadow-button hover:bg-brand-hover",
  secondary: "border-line-strong bg-surface text-ink shadow-xs hover:bg-sunken",
  ghost: "border-transparent text-ink-2 hover:bg-sunken hover:text-ink",
  destructive: "border-bad/40 bg-surface text-bad hover:bg-bad-soft",
  "destructive-solid": "border-transparent bg-bad-solid text-white hover:brightness-90",
};

const SIZES: Record<ButtonSize, string> = {
  small: "h-8 gap-1.5 rounded-sm px-3 text-label max-sm:h-9",
  medium: "h-10 gap-2 rounded-md px-4 text-body max-sm:h-11",
  large: "h-12 gap-2 rounded-toast px-6 text-card",
};

const DISABLED =
  "disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-ink-3 disabled:shadow-none disabled:hover:brightness-100";

/** Class names of a button, for `Button` and for all links that look like buttons. */
export function buttonStyles({ variant = "secondary", size = "medium", block = false }: ButtonLook): string {
  return cx(BASE, VARIANTS[variant], SIZES[size], DISABLED, block && "w-full");
}
