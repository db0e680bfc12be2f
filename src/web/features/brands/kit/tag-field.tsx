import { useRef, useState, type KeyboardEvent } from "react";
import { kitCopy } from "#core/brands/brands.copy.ts";
import { useFieldControl } from "#web/ui/field-context.ts";
import { Field } from "#web/ui/field.tsx";
import { Removable } from "./removable.tsx";

interface TagFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly error: string | undefined;
  readonly placeholder: string;
  readonly tags: readonly string[];
  readonly most: number;
  readonly onChange: (tags: string[]) => void;
}

/**
 * List of words as tags in `VoiceCard`: Enter, a comma or leaving the field adds one, unless it is
 * in the list; Backspace in the empty field removes the last. `most` is only shown, the server
 * checks it (`BRAND_LIMITS.words` in `core/brands/limits.ts`). `VoiceCard` hands in the words; the
 * counter is `kitCopy.count` in `core/brands/brands.copy.ts`.
 */
export function TagField({ label, hint, error, tags, most, placeholder, onChange }: TagFieldProps) {
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      aside={<span className="text-ink-3 tabular-nums">{kitCopy.count(tags.length, most)}</span>}
    >
      <Tags tags={tags} placeholder={placeholder} onChange={onChange} />
    </Field>
  );
}

function Tags({ tags, placeholder, onChange }: Pick<TagFieldProps, "tags" | "placeholder" | "onChange">) {
  const control = useFieldControl();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");

  function add(typed: string) {
    const words = typed.split(/[,\n]/).map((word) => word.trim());
    const added = words.filter(
      (word, at) => word !== "" && words.indexOf(word) === at && !tags.includes(word),
    );
    setText("");
    if (added.length > 0) onChange([...tags, ...added]);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter") {
      event.preventDefault();
      add(text);
    } else if (event.key === "Backspace" && text === "" && tags.length > 0) {
      onChange(tags.slice(0, -1));
    }
  }

  return (
    <div className="flex min-h-10 flex-wrap gap-1.5 rounded-md border border-field bg-surface p-1.5 transition-[border-color,box-shadow] focus-within:border-brand focus-within:ring-3 focus-within:ring-brand/22">
      {tags.map((tag) => (
        <Removable
          key={tag}
          label={tag}
          onRemove={() => {
            onChange(tags.filter((other) => other !== tag));
            input.current?.focus();
          }}
        />
      ))}
      <input
        {...control}
        ref={input}
        value={text}
        placeholder={placeholder}
        autoComplete="off"
        onKeyDown={onKeyDown}
        onBlur={() => add(text)}
        onChange={({ currentTarget: { value } }) => (/[,\n]/.test(value) ? add(value) : setText(value))}
        className="min-h-6.5 min-w-22 flex-1 bg-transparent px-1.5 text-body outline-hidden placeholder:text-ink-3 max-sm:text-card"
      />
    </div>
  );
}
