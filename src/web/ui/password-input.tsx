import { useState, type ComponentProps } from "react";
import { cx } from "./cx.ts";
import { Glyph } from "./glyph.tsx";
import { Input } from "./input.tsx";

/**
 * Password control of account and profile forms (`new-password-fields.tsx`,
 * `current-password-field.tsx`, `confirm-password-field.tsx`), with a button that reveals the text;
 * the words of the button are in this file.
 */
export function PasswordInput({ className, ...rest }: Omit<ComponentProps<"input">, "type">) {
  const [shown, setShown] = useState(false);
  return (
    <div className="relative">
      <Input
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...rest}
        type={shown ? "text" : "password"}
        className={cx("pr-11", className)}
      />
      <button
        type="button"
        aria-label={shown ? "Hide password" : "Show password"}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-1 right-1 grid w-8 place-items-center rounded-sm text-ink-3 hover:bg-sunken hover:text-ink max-sm:w-10"
      >
        <Glyph name={shown ? "eyeOff" : "eye"} className="size-4" />
      </button>
    </div>
  );
}
