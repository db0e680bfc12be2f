import { useRef, useState } from "react";
import type { SecondFactorState } from "#core/account/second-factor.ts";
import { secondFactorSettingsCopy } from "#core/account/second-factor-settings.copy.ts";
import { PASSKEYS_PER_USER } from "#core/account/limits.ts";
import { Button } from "#web/ui/button.tsx";
import { useToast } from "#web/ui/toast-context.ts";
import { AddPasskeyDialog } from "./add-passkey-dialog.tsx";
import { FactorPart } from "./factor-part.tsx";
import { PasskeyRow, type Passkey } from "./passkey-row.tsx";
import { PasswordDialog } from "./password-dialog.tsx";
import { useRemovePasskey } from "./second-factor-request.ts";

const copy = secondFactorSettingsCopy.passkeys;

interface PasskeysPartProps {
  readonly state: SecondFactorState;
  readonly onCodes: (codes: readonly string[]) => void;
}

/**
 * Part of `SecondFactorSection` with the passkeys of the account, at most `PASSKEYS_PER_USER`
 * (`core/account/limits.ts`), and dialogs to add and remove them. Words:
 * `core/account/second-factor-settings.copy.ts`.
 */
export function PasskeysPart({ state, onCodes }: PasskeysPartProps) {
  const toast = useToast();
  const { passkeys, passkeysAvailable, totp } = state;
  const [dialog, setDialog] = useState<"add" | "remove">();
  const [chosen, setChosen] = useState<Passkey>();
  const remove = useRemovePasskey();
  const add = useRef<HTMLButtonElement>(null);
  const removed = useRef(false);
  const close = () => setDialog(undefined);
  return (
    <FactorPart title={copy.title} text={copy.text}>
      {passkeys.length > 0 && (
        <ul aria-label={copy.title} className="divide-y divide-line">
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              onRemove={() => {
                setChosen(passkey);
                removed.current = false;
                setDialog("remove");
              }}
            />
          ))}
        </ul>
      )}
      {passkeysAvailable ? (
        <div>
          <Button
            ref={add}
            className="max-sm:w-full"
            disabled={passkeys.length >= PASSKEYS_PER_USER}
            onClick={() => setDialog("add")}
          >
            {copy.add}
          </Button>
        </div>
      ) : (
        <p className="text-label text-pretty text-ink-3">{copy.unavailable}</p>
      )}
      <AddPasskeyDialog
        open={dialog === "add"}
        onClose={close}
        isFirst={state.recoveryCodes === null}
        onAdded={(codes) => {
          close();
          if (codes) onCodes(codes);
        }}
      />
      <PasswordDialog
        open={dialog === "remove"}
        onClose={close}
        title={copy.removeTitle}
        text={
          <>
            <p>{copy.removeText(chosen?.name ?? "")}</p>
            {passkeys.length === 1 && totp === null && (
              <p className="mt-2 font-medium text-ink">{secondFactorSettingsCopy.removeLast}</p>
            )}
          </>
        }
        submit={copy.remove}
        destructive
        // The row disappears, and with it the button that opened the dialog.
        focusAfter={() => (removed.current ? add.current : null)}
        onSubmit={async (password) => {
          await remove.mutateAsync({ id: chosen?.id ?? "", password });
          removed.current = true;
          close();
          toast.success(copy.removed);
        }}
      />
    </FactorPart>
  );
}
