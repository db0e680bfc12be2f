import { kitCopy } from "#core/brands/brands.copy.ts";
import { BRAND_LIMITS } from "#core/brands/limits.ts";
import { BRAND_VOICE_NAMES } from "#core/generations/campaign/campaign.copy.ts";
import type { BrandVoice } from "#core/generations/campaign/campaign.ts";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { Select } from "#web/ui/select.tsx";
import { KitCard } from "./kit-card.tsx";
import { TagField } from "./tag-field.tsx";
import type { KitForm } from "./use-brand-form.ts";

const { fields } = kitCopy;
const VOICES = Object.entries(BRAND_VOICE_NAMES).map(([value, label]) => ({ value, label }));

/**
 * Card of the kit (`brand-kit.tsx`) with how a brand sounds: voice, example sentences, words to use
 * and to avoid. Numbers: `BRAND_LIMITS` in `core/brands/limits.ts`; voices:
 * `core/generations/campaign/campaign.copy.ts`; other words: `kitCopy` in
 * `core/brands/brands.copy.ts`.
 */
export function VoiceCard({ form }: { form: KitForm }) {
  const { voice, wordsToUse, wordsToAvoid } = form.values;
  return (
    <KitCard title={kitCopy.voiceTitle}>
      <div className="sm:max-w-80">
        <Field label={fields.voice} error={form.errors.voice}>
          <Select
            value={voice ?? ""}
            options={[{ value: "", label: kitCopy.noVoice }, ...VOICES]}
            onChange={({ currentTarget: { value } }) =>
              form.set({ voice: value === "" ? null : (value as BrandVoice) }, "now")
            }
          />
        </Field>
      </div>
      <Examples form={form} />
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        <TagField
          label={fields.wordsToUse}
          hint={kitCopy.wordsToUseHint}
          error={form.errors.wordsToUse}
          placeholder={kitCopy.addWord}
          tags={wordsToUse}
          most={BRAND_LIMITS.words}
          onChange={(words) => form.set({ wordsToUse: words })}
        />
        <TagField
          label={fields.wordsToAvoid}
          hint={kitCopy.wordsToAvoidHint}
          error={form.errors.wordsToAvoid}
          placeholder={kitCopy.addWord}
          tags={wordsToAvoid}
          most={BRAND_LIMITS.words}
          onChange={(words) => form.set({ wordsToAvoid: words })}
        />
      </div>
    </KitCard>
  );
}

function Examples({ form }: { form: KitForm }) {
  const { voiceExamples } = form.values;
  const slots = Array.from({ length: BRAND_LIMITS.voiceExamples }, (_, at) => voiceExamples[at] ?? "");
  const change = (at: number, text: string) => {
    const texts = slots.map((slot, index) => (index === at ? text : slot));
    const filled = texts.findLastIndex((slot) => slot !== "");
    form.set({ voiceExamples: texts.slice(0, filled + 1) });
  };
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-label font-medium">{fields.voiceExamples}</legend>
      {slots.map((text, at) => (
        <Input
          key={at}
          value={text}
          aria-label={kitCopy.example(at + 1)}
          autoComplete="off"
          onChange={({ currentTarget }) => change(at, currentTarget.value)}
        />
      ))}
      <p
        className={
          form.errors.voiceExamples === undefined
            ? "text-caption text-ink-3"
            : "text-caption font-medium text-bad"
        }
      >
        {form.errors.voiceExamples ?? kitCopy.examplesHint}
      </p>
    </fieldset>
  );
}
