import Mic from "lucide-react/icons/mic";
import {
  CAPTION_NAMES,
  MOOD_NAMES,
  soundCopy,
  TRANSITION_NAMES,
  FILM_VOICE_NAMES,
} from "#core/film/film.copy.ts";
import { FILM_LIMITS } from "#core/film/limits.ts";
import { FILM_MOOD_IDS, type FilmMoodId } from "#core/film/moods.ts";
import {
  CAPTION_LOOKS,
  FILM_SECONDS,
  FILM_TRANSITIONS,
  type FilmSeconds,
  type FilmSettings,
  type FilmTransition,
  type FilmVoiceKind,
} from "#core/film/settings.ts";
import { speechCopy } from "#core/film/speech.copy.ts";
import type { FilmVoice } from "#core/film/voice.ts";
import { LIMITS } from "#core/limits.ts";
import { StylePicker } from "#web/lib/style-picker.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card, CardHeader } from "#web/ui/card.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { SegmentedControl } from "#web/ui/segmented-control.tsx";
import { Select } from "#web/ui/select.tsx";
import type { FilmDraft } from "../use-film-draft.ts";
import { SpokenVoice } from "../voice/spoken-voice.tsx";
import { setSeconds } from "./scene-edits.ts";

interface SoundFormProps {
  readonly id: string;
  readonly draft: FilmDraft;
  readonly voice: FilmVoice | undefined;
  readonly onRecord: () => void;
}

const NO_MUSIC = "none";
const LENGTHS = FILM_SECONDS.map((seconds) => ({
  value: String(seconds),
  label: soundCopy.seconds(seconds),
}));
const MOODS = [
  { value: NO_MUSIC, label: soundCopy.noMusic },
  ...FILM_MOOD_IDS.map((mood) => ({ value: mood, label: MOOD_NAMES[mood] })),
];
const CAPTIONS = CAPTION_LOOKS.map((value) => ({ value, label: CAPTION_NAMES[value] }));
const TRANSITIONS = FILM_TRANSITIONS.map((value) => ({ value, label: TRANSITION_NAMES[value] }));

/**
 * Settings of the whole video in `FilmEditor`: style, length, voice, music, captions, transitions,
 * end card. Choices: `core/film/settings.ts`, `core/film/moods.ts` and, of styles,
 * `core/generations/image/styles.ts`; limits: `FILM_LIMITS.address` in `core/film/limits.ts` and
 * `LIMITS.callToAction` in `core/limits.ts`; words: `core/film/film.copy.ts`, of the provider's
 * voice `core/film/speech.copy.ts`.
 */
export function SoundForm({ id, draft, voice, onRecord }: SoundFormProps) {
  const { settings, edit, settle } = draft;
  const set = (changes: Partial<FilmSettings>, field?: string) => edit({ ...settings, ...changes }, field);
  return (
    <Card>
      <CardHeader title={soundCopy.title} />
      <div className="grid grid-cols-2 gap-x-6 gap-y-5 p-6 max-sm:grid-cols-1 max-sm:px-4 max-sm:py-5">
        <div className="col-span-full">
          <Field label={soundCopy.style}>
            <StylePicker
              value={settings.style}
              color="var(--color-brand)"
              onChange={(style) => set({ style })}
            />
          </Field>
        </div>
        <Field label={soundCopy.length} hint={soundCopy.lengthHint}>
          <Select
            options={LENGTHS}
            value={String(settings.seconds)}
            onChange={(event) => edit(setSeconds(settings, Number(event.target.value) as FilmSeconds))}
          />
        </Field>
        <VoiceField {...{ draft, voice, onRecord }} />
        {voice && settings.voice === "spoken" && (
          <SpokenVoice id={id} scenes={settings.scenes} voice={voice} />
        )}
        <Field label={soundCopy.music}>
          <Select
            options={MOODS}
            value={settings.mood ?? NO_MUSIC}
            onChange={({ target: { value } }) =>
              set({ mood: value === NO_MUSIC ? null : (value as FilmMoodId) })
            }
          />
        </Field>
        <Field label={soundCopy.captions}>
          <SegmentedControl
            options={CAPTIONS}
            value={settings.captions}
            onChange={(captions) => set({ captions })}
          />
        </Field>
        <Field label={soundCopy.transition}>
          <Select
            options={TRANSITIONS}
            value={settings.transition}
            onChange={(event) => set({ transition: event.target.value as FilmTransition })}
          />
        </Field>
        <Field label={soundCopy.callToAction} optional>
          <Input
            dir="auto"
            value={settings.callToAction}
            maxLength={LIMITS.callToAction}
            autoComplete="off"
            onChange={(event) => set({ callToAction: event.target.value }, "callToAction")}
            onBlur={settle}
          />
        </Field>
        <Field label={soundCopy.address} optional error={draft.errors["address"]}>
          <Input
            value={settings.address}
            maxLength={FILM_LIMITS.address}
            placeholder={soundCopy.addressPlaceholder}
            autoComplete="off"
            inputMode="url"
            onChange={(event) => set({ address: event.target.value }, "address")}
            onBlur={settle}
          />
        </Field>
      </div>
    </Card>
  );
}

type VoiceFieldProps = Pick<SoundFormProps, "draft" | "voice" | "onRecord">;

function VoiceField({ draft: { settings, edit }, voice, onRecord }: VoiceFieldProps) {
  const recorded = voice?.scenes.filter(({ source }) => source === "recorded").length ?? 0;
  const isOffered = settings.voice === "spoken" || (voice && voice.speech !== null);
  const kinds: FilmVoiceKind[] = [
    "none",
    ...(voice ? (["recorded"] as const) : []),
    ...(isOffered ? (["spoken"] as const) : []),
  ];
  const hints: Record<FilmVoiceKind, string | undefined> = {
    none: soundCopy.silent,
    recorded: soundCopy.recordedOf(recorded, settings.scenes.length),
    spoken: speechCopy.disclosure,
  };
  return (
    <div className="grid content-start gap-2">
      <Field label={soundCopy.voice} hint={hints[settings.voice]}>
        <SegmentedControl
          options={kinds.map((value) => ({ value, label: FILM_VOICE_NAMES[value] }))}
          value={settings.voice}
          onChange={(kind) => edit({ ...settings, voice: kind })}
        />
      </Field>
      {settings.voice === "recorded" && (
        <Button size="small" onClick={onRecord} className="justify-self-start">
          <Mic aria-hidden className="size-4" />
          {soundCopy.record}
        </Button>
      )}
    </div>
  );
}
