import "./typefaces.css";
import { useId } from "react";
import { kitCopy } from "#core/brands/brands.copy.ts";
import { TYPEFACE_IDS, TYPEFACES, type TypefaceId } from "#core/brands/typefaces.ts";
import { KitCard } from "./kit-card.tsx";
import type { KitForm } from "./use-brand-form.ts";

const SAMPLES: Record<TypefaceId, { headline: string; body: string }> = {
  "bricolage-hanken": {
    headline: "font-[Bricolage] font-bold tracking-tight",
    body: "font-[Hanken]",
  },
  "source-serif-sans": { headline: "font-[SourceSerif] font-semibold", body: "font-[SourceSans]" },
  "fredoka-nunito": { headline: "font-[Fredoka] font-bold", body: "font-[Nunito] font-bold" },
  "bodoni-jost": { headline: "font-[Bodoni]", body: "font-[Jost]" },
  "anton-archivo": { headline: "font-[Anton]", body: "font-[Archivo] font-semibold" },
};

/**
 * Card of the kit (`brand-kit.tsx`) that chooses a pair of typefaces, each with a sample, or those
 * of the style. The pairs are `TYPEFACES` in `core/brands/typefaces.ts`, their font files in
 * `typefaces.css`; a new pair also needs class names in `SAMPLES`; words: `kitCopy` in
 * `core/brands/brands.copy.ts`.
 */
export function TypefacesCard({ form }: { form: KitForm }) {
  const group = useId();
  const { name, typefaces, voiceExamples } = form.values;
  return (
    <KitCard title={kitCopy.fields.typefaces} aside={kitCopy.typefacesNote}>
      <div
        role="radiogroup"
        aria-label={kitCopy.fields.typefaces}
        className="divide-y divide-line overflow-hidden rounded-md border border-line"
      >
        {[null, ...TYPEFACE_IDS].map((id) => (
          <label
            key={id}
            className="flex cursor-pointer items-center gap-4 px-4 py-3 transition-colors hover:bg-sunken has-checked:bg-brand-softer has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={group}
              checked={id === typefaces}
              onChange={() => form.set({ typefaces: id }, "now")}
              className="size-4.5 shrink-0 accent-brand"
            />
            {id === null ? (
              <span className="text-body">{kitCopy.styleTypefaces}</span>
            ) : (
              <span className="grid min-w-0 flex-1 gap-1 sm:grid-cols-[minmax(0,1fr)_auto] sm:gap-x-4">
                <span className={`truncate text-[1.375rem]/7 ${SAMPLES[id].headline}`}>
                  {voiceExamples[0] ?? name}
                </span>
                <span className="text-caption text-ink-3 sm:order-none sm:self-center">
                  {TYPEFACES[id].label}
                </span>
                <span className={`truncate text-label text-ink-2 ${SAMPLES[id].body}`}>
                  {kitCopy.sampleText}
                </span>
              </span>
            )}
          </label>
        ))}
      </div>
    </KitCard>
  );
}
