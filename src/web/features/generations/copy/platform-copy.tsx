import Copy from "lucide-react/icons/copy";
import { missingFactCopy, type CopyText, type PlatformCopy } from "#core/generations/copy/platform-copy.ts";
import { platformCopyCopy } from "#core/generations/copy/copy.copy.ts";
import type { PlatformSpec, TextField } from "#core/platforms/platform.ts";
import { PLATFORMS } from "#core/platforms/platforms.ts";
import { textFieldsCopy } from "#core/platforms/text-fields.copy.ts";
import { countLength } from "#core/platforms/text-fields.ts";
import { PlatformChecks } from "#web/lib/checks/platform-checks.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { useCopyText } from "#web/lib/use-copy-text.ts";

interface PlatformCopyPanelProps {
  readonly copy: PlatformCopy;
  /** Names of brand and product. */
  readonly names: readonly string[];
}

/**
 * The texts of one platform in `PlatformCopyPart`, field by field, with the length that the
 * platform shows, counters (`countLength` in `core/platforms/text-fields.ts`), checks and missing
 * facts. Fields and limits: `PLATFORMS` in `core/platforms/platforms.ts`; words:
 * `core/generations/copy/copy.copy.ts`, `core/generations/copy/platform-copy.ts` and
 * `core/platforms/text-fields.copy.ts`.
 */
export function PlatformCopyPanel({ copy, names }: PlatformCopyPanelProps) {
  const spec: PlatformSpec = PLATFORMS[copy.platform];
  const button = copy.callToAction && spec.callsToAction?.[copy.callToAction];
  return (
    <div className="grid divide-y divide-line">
      {Object.entries(spec.fields).map(([name, field]) => {
        const texts = copy.fields[name] ?? [];
        return texts.length > 0 && <FieldTexts key={name} platform={spec.name} field={field} texts={texts} />;
      })}
      {button && (
        <p className="px-6 py-4 text-label text-ink-2 max-sm:px-4">
          {platformCopyCopy.button}: <span className="font-medium text-ink">{button}</span>
        </p>
      )}
      <PlatformChecks ad={adOf(copy)} names={names} className="px-6 py-4 max-sm:px-4" />
      {copy.missing.length > 0 && (
        <div className="px-6 py-4 text-label text-ink-2 max-sm:px-4">
          <p className="font-medium text-ink">{platformCopyCopy.missing}</p>
          <ul className="mt-1 list-disc pl-5">
            {copy.missing.map((fact) => (
              <li key={fact}>{missingFactCopy[fact]}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function adOf({ platform, fields }: PlatformCopy) {
  const texts = Object.entries(fields).map(([name, list]) => [name, list.map(({ text }) => text)] as const);
  return { platform, fields: Object.fromEntries(texts) };
}

interface FieldTextsProps {
  readonly platform: string;
  readonly field: TextField;
  readonly texts: readonly CopyText[];
}

function FieldTexts({ platform, field, texts }: FieldTextsProps) {
  const { label, max, shown } = field;
  const copyText = useCopyText(platformCopyCopy.copied);
  return (
    <section className="px-6 py-4 max-sm:px-4">
      <h4 className="text-label font-medium text-ink-2">{label}</h4>
      {shown !== undefined && (
        <p className="text-caption text-ink-3">{textFieldsCopy.shown(platform, shown)}</p>
      )}
      <ul className="mt-1 grid gap-1">
        {texts.map(({ text }) => (
          <li key={text} className="flex items-start gap-3">
            <p dir="auto" className="min-w-0 flex-1 py-1.5 text-copy text-pretty break-words">
              {text}
            </p>
            <span
              className="py-2 text-caption text-ink-3 tabular-nums"
              title={platformCopyCopy.counter(countLength(field, text), max)}
            >
              {platformCopyCopy.count(countLength(field, text), max)}
            </span>
            <IconButton label={platformCopyCopy.copyField(label)} onClick={() => void copyText(text)}>
              <Copy aria-hidden className="size-4" />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
