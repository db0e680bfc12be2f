/**
 * Decorative panel of `AccountFrame`: the two lines of a tagline over a drawing of a loom, always
 * dark. The drawing is a CSS background, so it needs no script. The words are in
 * `core/account/taglines.ts`.
 */
export function TaglinePanel({
  tagline,
  className,
}: {
  tagline: readonly [string, string];
  className: string;
}) {
  return (
    <aside className={`overflow-hidden bg-purple-950 text-white ${className}`}>
      <div aria-hidden className="woven-panel absolute inset-0 mask-t-from-56% mask-t-to-82%" />
      <p className="relative p-14 text-[2rem]/10 font-semibold tracking-[-0.028em]">
        {tagline[0]}
        <span className="block text-purple-300">{tagline[1]}</span>
      </p>
    </aside>
  );
}
