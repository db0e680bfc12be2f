import { noteLabel } from "#core/landing.copy.ts";

/** Leads from a claim to the note that says what the page's figures are. */
export function FootnoteLink() {
  return (
    <sup className="leading-0">
      <a href="#note" aria-label={noteLabel} className="relative px-0.5 before:absolute before:-inset-2.5">
        *
      </a>
    </sup>
  );
}
