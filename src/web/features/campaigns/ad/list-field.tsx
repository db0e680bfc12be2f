import Plus from "lucide-react/icons/plus";
import X from "lucide-react/icons/x";
import type { AdFinding } from "#core/campaigns/ad.ts";
import { adCopy } from "#core/campaigns/ad.copy.ts";
import type { TextField } from "#core/platforms/platform.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { FieldControl } from "./field-control.tsx";
import { FieldCounter } from "./field-counter.tsx";
import { fieldMessage } from "./field-message.ts";
import { RewriteButton, type RewriteActions } from "./rewrite-button.tsx";
import { FindingList } from "./finding-list.tsx";
import type { FindingActions } from "./finding-note.tsx";

interface AdListFieldProps extends FindingActions, RewriteActions {
  readonly name: string;
  readonly field: TextField & { readonly list: { readonly min: number; readonly max: number } };
  readonly platform: string;
  readonly texts: readonly string[];
  readonly findings: readonly AdFinding[];
  /** The texts that the findings are about. */
  readonly checkedTexts: readonly string[];
  readonly onChange: (texts: string[]) => void;
  readonly onBlur: () => void;
}

/**
 * Field of `AdFieldList` (`ad-fields.tsx`) with several texts of the same kind, such as the
 * headlines of a search ad. How many (`field.list`) and how long: `PLATFORMS` in
 * `core/platforms/platforms.ts`; counter and hints: `field-message.ts`; words:
 * `core/campaigns/ad.copy.ts`.
 */
export function AdListField(props: AdListFieldProps) {
  const { name, field, platform, texts, findings, checkedTexts, ...rest } = props;
  const { onChange, onBlur, onRewrite, ...actions } = rest;
  const { min, max } = field.list;
  const given = texts.filter((text) => text.trim() !== "").length;
  // As many inputs as the platform asks for at least, and at least one.
  const shown = [...texts, ...Array<string>(Math.max(0, Math.max(min, 1) - texts.length)).fill("")];
  const replace = (at: number, text: string) =>
    onChange(shown.map((other, index) => (index === at ? text : other)));
  return (
    <fieldset id={`part-${name}`} className="grid gap-2">
      <legend className="mb-1.5 flex w-full justify-between gap-2 text-label font-medium">
        {field.label}
        <span className="flex items-center gap-1.5 text-caption font-normal text-ink-3">
          {adCopy.listCount(given, min, max)}
          {field.written > 0 && <RewriteButton field={name} label={field.label} onRewrite={onRewrite} />}
        </span>
      </legend>
      <ol className="grid gap-2.5">
        {shown.map((text, index) => {
          const message = fieldMessage(field, text, platform);
          const isMissing = text.trim() === "" && given < min && index < min;
          return (
            // Texts have no identity of their own; the position is what the platform uses.
            // eslint-disable-next-line react/no-array-index-key
            <li key={index} className="grid gap-2">
              <Field
                label={adCopy.item(field.label, index + 1)}
                aside={
                  <span className="flex items-center gap-1">
                    <FieldCounter message={message} />
                    <IconButton
                      label={adCopy.removeText(field.label, index + 1)}
                      className="size-6"
                      disabled={shown.length <= Math.max(min, 1)}
                      onClick={() => onChange(shown.filter((_, at) => at !== index))}
                    >
                      <X aria-hidden className="size-3.5" />
                    </IconButton>
                  </span>
                }
                error={isMissing ? adCopy.missing : message.error}
              >
                <FieldControl
                  field={field}
                  text={text}
                  onChange={(next) => replace(index, next)}
                  onBlur={onBlur}
                />
              </Field>
              <FindingList
                findings={findings.filter((finding) => finding.index === index)}
                text={text}
                checkedText={checkedTexts[index]}
                onChange={(next) => replace(index, next)}
                {...actions}
              />
            </li>
          );
        })}
      </ol>
      <FindingList findings={findings.filter(({ index }) => index === null)} {...actions} />
      {shown.length < max && (
        <Button
          size="small"
          variant="ghost"
          className="justify-self-start"
          onClick={() => onChange([...shown, ""])}
        >
          <Plus aria-hidden className="size-3.5" />
          {adCopy.add(field.label)}
        </Button>
      )}
    </fieldset>
  );
}
