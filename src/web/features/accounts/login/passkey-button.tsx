import { loginCopy } from "#core/account/login.copy.ts";
import { Button } from "#web/ui/button.tsx";
import { Glyph } from "#web/ui/glyph.tsx";

interface PasskeyButtonProps {
  readonly busy: boolean;
  readonly onClick: () => void;
}

/**
 * Button below the form of /login that starts `usePasskeySignIn`. `LoginForm` shows it in every
 * browser; its words are in `core/account/login.copy.ts`.
 */
export function PasskeyButton({ busy, onClick }: PasskeyButtonProps) {
  return (
    <>
      <p aria-hidden className="flex items-center gap-3 text-label text-ink-3">
        <span className="h-px flex-1 bg-line" />
        {loginCopy.or}
        <span className="h-px flex-1 bg-line" />
      </p>
      <Button block className="h-11!" busy={busy} onClick={onClick}>
        <Glyph name="key" className="size-4.5" />
        {loginCopy.passkey}
      </Button>
    </>
  );
}
