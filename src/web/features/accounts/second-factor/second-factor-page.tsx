import { useState } from "react";
import { secondFactorCopy } from "#core/account/second-factor.copy.ts";
import type { PendingSignIn, SecondFactor } from "#core/account/second-factor.ts";
import { isApiError } from "#web/lib/api-error.ts";
import { Button } from "#web/ui/button.tsx";
import { AccountFrame } from "../account-frame.tsx";
import { CodeForm } from "./code-form.tsx";
import { PasskeyForm } from "./passkey-form.tsx";

const CHOICES: Record<SecondFactor, string> = {
  passkey: secondFactorCopy.passkey.choose,
  totp: secondFactorCopy.totp.choose,
  "recovery-code": secondFactorCopy.recovery.choose,
};

interface SecondFactorPageProps {
  readonly pending: PendingSignIn;
  /** Called when the sign-in has to start again. */
  readonly onRestart: () => void;
}

/**
 * Second step of a sign-in on /login, after the password: `PasskeyForm` or `CodeForm` for one of
 * `pending.methods`, and buttons to choose another. `openSecondFactor` loads it. Error 401
 * `second_factor_expired` (`PENDING_SIGN_IN_MINUTES` in `core/account/limits.ts`) calls
 * `onRestart`. Words: `core/account/second-factor.copy.ts`.
 */
export function SecondFactorPage({ pending, onRestart }: SecondFactorPageProps) {
  const [method, setMethod] = useState(pending.methods[0]);
  const others = pending.methods.filter((other) => other !== method);
  const onFailure = (error: unknown) => {
    if (isApiError(error) && error.code === "second_factor_expired") onRestart();
  };
  return (
    <AccountFrame title={secondFactorCopy.title} lead={secondFactorCopy.lead}>
      <div className="grid gap-6">
        {method === "passkey" && <PasskeyForm onFailure={onFailure} />}
        {method !== undefined && method !== "passkey" && (
          <CodeForm key={method} method={method} onFailure={onFailure} />
        )}
        {others.length > 0 && (
          <div className="grid gap-2">
            {others.map((other) => (
              <Button key={other} block className="h-11!" onClick={() => setMethod(other)}>
                {CHOICES[other]}
              </Button>
            ))}
          </div>
        )}
        <p className="text-label text-pretty text-ink-3">{secondFactorCopy.lost}</p>
        <div>
          <Button variant="ghost" size="small" className="-ml-3" onClick={onRestart}>
            {secondFactorCopy.back}
          </Button>
        </div>
      </div>
    </AccountFrame>
  );
}
