import { AppError } from "#server/lib/errors.ts";
import type { Client } from "#server/http/client.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { checkPassword, type PasswordCheckDeps } from "../password-check.service.ts";
import {
  announceFactorChange,
  lockForFactorChange,
  renewRecoveryCodes,
  type FactorChangeDeps,
} from "./factor-changes.ts";
import { hasSecondFactor } from "./second-factor.repo.ts";

/** Dependencies of new recovery codes; `boot/deps.ts` provides them. */
type RecoveryCodesDeps = PasswordCheckDeps & FactorChangeDeps;

interface RecoveryCodesRequest {
  readonly userId: UserId;
  readonly password: string;
  readonly client: Client;
}

/**
 * Replaces the recovery codes after a password check (`POST
 * /api/profile/second-factor/recovery-codes` in `second-factor-settings.routes.ts`) by
 * `RECOVERY_CODES` (`core/account/limits.ts`) new ones; a mail tells the owner
 * (`factor-changes.ts`). Throws the errors of `checkPassword`
 * (`accounts/password-check.service.ts`), and `no_second_factor` without a factor. Form of a code:
 * `recovery-code.ts`.
 */
export async function createRecoveryCodes(
  deps: RecoveryCodesDeps,
  { userId, password, client }: RecoveryCodesRequest,
): Promise<{ codes: string[] }> {
  await checkPassword(deps, { userId, password, clientIp: client.clientIp, field: "password" });
  return deps.db.transaction(async (tx) => {
    const user = await lockForFactorChange(tx, userId);
    if (!(await hasSecondFactor(tx, userId))) throw new AppError("no_second_factor");
    const codes = await renewRecoveryCodes(tx, deps.clock, userId);
    await announceFactorChange(deps, tx, { user, change: "recovery-codes-renewed", client });
    return { codes };
  });
}
