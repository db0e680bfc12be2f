import { useState } from "react";
import type { SecondFactorState } from "#core/account/second-factor.ts";
import { secondFactorSettingsCopy } from "#core/account/second-factor-settings.copy.ts";
import { Button } from "#web/ui/button.tsx";
import { FactorPart } from "./factor-part.tsx";
import { PasswordDialog } from "./password-dialog.tsx";
import { useRenewCodes } from "./second-factor-request.ts";

const copy = secondFactorSettingsCopy.codes;

interface RecoveryCodesPartProps {
  readonly codes: NonNullable<SecondFactorState["recoveryCodes"]>;
  readonly onCodes: (codes: readonly string[]) => void;
}

/**
 * Part of `SecondFactorSection` with the number of unused recovery codes and a button to replace
 * them (`useRenewCodes`). Words: `core/account/second-factor-settings.copy.ts`.
 */
export function RecoveryCodesPart({ codes, onCodes }: RecoveryCodesPartProps) {
  const [asking, setAsking] = useState(false);
  const renew = useRenewCodes();
  return (
    <FactorPart title={copy.title} text={copy.text}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="tabular-nums">{copy.left(codes.left)}</p>
        <Button size="small" onClick={() => setAsking(true)}>
          {copy.renew}
        </Button>
      </div>
      <PasswordDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={copy.renewTitle}
        text={copy.renewText}
        submit={copy.submit}
        busyLabel={copy.busy}
        onSubmit={async (password) => {
          const { codes: created } = await renew.mutateAsync(password);
          setAsking(false);
          onCodes(created);
        }}
      />
    </FactorPart>
  );
}
