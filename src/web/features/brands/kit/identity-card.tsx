import { kitCopy } from "#core/brands/brands.copy.ts";
import { BRAND_LIMITS } from "#core/brands/limits.ts";
import { AD_LANGUAGES, isAdLanguage } from "#core/generations/language.ts";
import { LANGUAGE_OPTIONS } from "#core/generations/language.copy.ts";
import { Select } from "#web/ui/select.tsx";
import { TextField } from "../text-field.tsx";
import { KitCard } from "./kit-card.tsx";
import { LogoSlots } from "./logo-slots.tsx";
import { Removable } from "./removable.tsx";
import type { KitForm } from "./use-brand-form.ts";

const { fields } = kitCopy;
const LANGUAGES = [...LANGUAGE_OPTIONS.written, ...LANGUAGE_OPTIONS.others];

/**
 * Card of the kit (`brand-kit.tsx`) with name, addresses, logos and languages of a brand. Limits:
 * `core/brands/limits.ts`; languages: `AD_LANGUAGES` in `core/generations/language.ts`; words:
 * `kitCopy` in `core/brands/brands.copy.ts`.
 */
export function IdentityCard({ form }: { form: KitForm }) {
  const { businessName } = form.values;
  return (
    <KitCard title={kitCopy.identity}>
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        <TextField form={form} name="name" label={fields.name} autoComplete="organization" />
        <TextField
          form={form}
          name="businessName"
          label={fields.businessName}
          hint={kitCopy.businessNameHint}
          aside={
            <span className="text-ink-3 tabular-nums">
              {kitCopy.count(businessName.length, BRAND_LIMITS.businessName)}
            </span>
          }
        />
        <TextField form={form} name="website" label={fields.website} inputMode="url" />
        <TextField
          form={form}
          name="defaultUrl"
          label={fields.defaultUrl}
          hint={kitCopy.defaultUrlHint}
          inputMode="url"
        />
      </div>
      <LogoSlots form={form} />
      <Languages form={form} />
    </KitCard>
  );
}

function Languages({ form }: { form: KitForm }) {
  const { languages } = form.values;
  const left = LANGUAGES.filter(({ value }) => !languages.includes(value));
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 text-label font-medium">{fields.languages}</legend>
      <div className="flex flex-wrap items-center gap-1.5">
        {languages.map((code) => (
          <Removable
            key={code}
            label={AD_LANGUAGES[code]}
            onRemove={() => form.set({ languages: languages.filter((other) => other !== code) }, "now")}
          />
        ))}
        <div className="w-48 max-sm:w-full">
          <Select
            aria-label={kitCopy.addLanguage}
            value=""
            options={[{ value: "", label: kitCopy.addLanguage }, ...left]}
            onChange={({ currentTarget: { value } }) => {
              if (isAdLanguage(value)) form.set({ languages: [...languages, value] }, "now");
            }}
          />
        </div>
      </div>
      {form.errors.languages !== undefined && (
        <p role="alert" className="text-caption font-medium text-bad">
          {form.errors.languages}
        </p>
      )}
    </fieldset>
  );
}
