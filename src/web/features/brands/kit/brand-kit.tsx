import type { Brand } from "#core/brands/brand.ts";
import { kitCopy } from "#core/brands/brands.copy.ts";
import { Conflicts, BrandSaveStatus } from "../save-status.tsx";
import { ColorsCard } from "./colors-card.tsx";
import { DisclaimersCard } from "./disclaimers-card.tsx";
import { IdentityCard } from "./identity-card.tsx";
import { PreviewCard } from "./preview-card.tsx";
import { StillOpenCard } from "./still-open-card.tsx";
import { TypefacesCard } from "./typefaces-card.tsx";
import { useBrandForm } from "./use-brand-form.ts";
import { VoiceCard } from "./voice-card.tsx";

/**
 * Content of /dashboard/brand, the kit: the cards with everything that the brand's ads share,
 * around one autosaved form (`useBrandForm`; delay: `SAVE_PAUSE_MS` in `lib/autosave.ts`). Words of
 * all cards: `kitCopy` in `core/brands/brands.copy.ts`; rules of the fields:
 * `core/brands/brand.ts`.
 */
export function BrandKit({ brand }: { brand: Brand }) {
  const form = useBrandForm(brand);
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_336px]">
      <div className="grid gap-4">
        <BrandSaveStatus form={form} />
        <Conflicts form={form} labels={kitCopy.fields} />
        <IdentityCard form={form} />
        <ColorsCard form={form} />
        <TypefacesCard form={form} />
        <VoiceCard form={form} />
        <DisclaimersCard form={form} />
      </div>
      <aside className="grid gap-4 xl:sticky xl:top-8">
        <PreviewCard brand={brand} form={form} />
        <StillOpenCard brand={brand} form={form} />
      </aside>
    </div>
  );
}
