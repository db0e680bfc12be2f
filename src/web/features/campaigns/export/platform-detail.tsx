import Check from "lucide-react/icons/check";
import Hand from "lucide-react/icons/hand";
import type { ReactNode } from "react";
import { exportDialogCopy as copy } from "#core/exports/export-dialog.copy.ts";
import type { ExportFormat } from "#core/exports/formats.ts";
import { PLATFORMS } from "#core/platforms/platforms.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Field } from "#web/ui/field.tsx";
import { Note } from "#web/ui/note.tsx";
import { Select } from "#web/ui/select.tsx";
import type { Selected } from "./choice.ts";

interface PlatformDetailProps {
  readonly selected: Selected;
  readonly onFormat: (format: ExportFormat) => void;
}

/**
 * Details of one platform in `ChooseStep`: choice of the format, its contents, manual steps,
 * missing settings and warnings. Their texts come from the server
 * (`core/exports/format-notes.copy.ts`), other words from `core/exports/export-dialog.copy.ts`.
 */
export function PlatformDetail({ selected: { platform, format }, onFormat }: PlatformDetailProps) {
  const { formats, warnings } = platform;
  return (
    <section className="grid gap-5">
      <div className="flex flex-wrap items-center gap-3">
        <h3 className="text-card font-semibold">{PLATFORMS[platform.platform].name}</h3>
        <Badge tone={format.sureness === "stable" ? "ok" : "info"}>{copy[format.sureness]}</Badge>
      </div>
      {formats.length > 1 && (
        <Field label={copy.format}>
          <Select
            value={format.format}
            options={formats.map(({ format: value, name }) => ({ value, label: name }))}
            onChange={(event) => {
              const chosen = formats.find(({ format: value }) => value === event.target.value);
              if (chosen) onFormat(chosen.format);
            }}
          />
        </Field>
      )}
      <Lines
        title={copy.inFile}
        lines={format.adIds.length > 0 ? format.inFile : []}
        icon={<Check aria-hidden className="mt-1 size-4 shrink-0 text-ok" />}
      />
      <Lines
        title={copy.byHand}
        lines={format.byHand}
        icon={<Hand aria-hidden className="mt-1 size-4 shrink-0 text-ink-3" />}
      />
      {format.why !== null && <Note title={copy.whyBeta}>{format.why}</Note>}
      {format.needs.length > 0 && (
        <Note tone="warn" title={copy.needs}>
          <ul className="grid gap-1">
            {format.needs.map(({ setting, why }) => (
              <li key={setting}>{why}</li>
            ))}
          </ul>
        </Note>
      )}
      {warnings.length > 0 && (
        <Note title={copy.toKnow}>
          <ul className="grid gap-1">
            {warnings.map(({ key, what }) => (
              <li key={`${key} ${what}`}>
                {key}: {what}
              </li>
            ))}
          </ul>
        </Note>
      )}
    </section>
  );
}

function Lines({ title, lines, icon }: { title: string; lines: readonly string[]; icon: ReactNode }) {
  if (lines.length === 0) return null;
  return (
    <div className="grid gap-2">
      <h4 className="text-caption text-ink-2">{title}</h4>
      <ul className="grid gap-2">
        {lines.map((line) => (
          <li key={line} className="flex gap-3 text-pretty">
            {icon}
            <span>{line}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
