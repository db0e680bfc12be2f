import Smartphone from "lucide-react/icons/smartphone";
import { useRef, useState } from "react";
import type { SecondFactorState, TotpSetup as Setup } from "#core/account/second-factor.ts";
import { secondFactorSettingsCopy } from "#core/account/second-factor-settings.copy.ts";
import { Button } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { useToast } from "#web/ui/toast-context.ts";
import { formatLocalDay } from "../format-day.ts";
import { FactorPart } from "./factor-part.tsx";
import { PasswordDialog } from "./password-dialog.tsx";
import { useRemoveTotp, useStartTotp } from "./second-factor-request.ts";
import { TotpSetup } from "./totp-setup.tsx";

const copy = secondFactorSettingsCopy.totp;

interface TotpPartProps {
  readonly state: SecondFactorState;
  readonly onCodes: (codes: readonly string[]) => void;
}

/**
 * Part of `SecondFactorSection` with the authenticator app of the account, and dialogs to add and
 * remove it. Words: `core/account/second-factor-settings.copy.ts`.
 */
export function TotpPart({ state, onCodes }: TotpPartProps) {
  const toast = useToast();
  const [dialog, setDialog] = useState<"add" | "remove">();
  const [setup, setSetup] = useState<Setup>();
  const start = useStartTotp();
  const remove = useRemoveTotp();
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setDialog(undefined);
  const { totp } = state;
  return (
    <FactorPart title={copy.title} text={copy.text}>
      <div className={cx(totp && "flex items-start gap-3")}>
        {totp && <Smartphone aria-hidden className="mt-0.5 size-5 shrink-0 text-ink-3" strokeWidth={1.75} />}
        {totp && (
          <p className="min-w-0 flex-1 tabular-nums">{copy.createdOn(formatLocalDay(totp.createdAt))}</p>
        )}
        {/* One element for both, so that it keeps the focus when the app was added or removed. */}
        <Button
          ref={button}
          size={totp ? "small" : "medium"}
          className={cx(!totp && "max-sm:w-full")}
          aria-label={totp ? copy.removeLabel : undefined}
          onClick={() => setDialog(totp ? "remove" : "add")}
        >
          {totp ? copy.remove : copy.add}
        </Button>
      </div>
      <PasswordDialog
        open={dialog === "add"}
        onClose={close}
        title={copy.addTitle}
        text={
          <>
            <p>{copy.addText}</p>
            {state.recoveryCodes === null && <p className="mt-2">{secondFactorSettingsCopy.firstFactor}</p>}
          </>
        }
        submit={copy.submit}
        busyLabel={copy.busy}
        onSubmit={async (password) => {
          setSetup(await start.mutateAsync(password));
          close();
        }}
      />
      <PasswordDialog
        open={dialog === "remove"}
        onClose={close}
        title={copy.removeTitle}
        text={
          <>
            <p>{copy.removeText}</p>
            {state.passkeys.length === 0 && (
              <p className="mt-2 font-medium text-ink">{secondFactorSettingsCopy.removeLast}</p>
            )}
          </>
        }
        submit={copy.remove}
        destructive
        focusAfter={() => button.current}
        onSubmit={async (password) => {
          await remove.mutateAsync(password);
          close();
          toast.success(copy.removed);
        }}
      />
      {setup && (
        <TotpSetup
          setup={setup}
          onClose={() => setSetup(undefined)}
          onAdded={(codes) => {
            setSetup(undefined);
            if (codes) onCodes(codes);
          }}
        />
      )}
    </FactorPart>
  );
}
