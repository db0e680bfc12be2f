import { noteLabel } from "#core/landing.copy.ts";

/**
 * Asterisk in `Hero` and `Features` that links a claim to the footnote about the figures (`#note`
 * in `Demo`). Its label is `noteLabel` in `core/landing.copy.ts`.
 */
export function FootnoteLink() {
  return (
    <sup className="leading-0">
      <a href="#note" aria-label={noteLabel} className="relative px-0.5 before:absolute before:-inset-2.5">
        *
      </a>
    </sup>
  );
}
