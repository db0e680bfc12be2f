import { SecondFactorPage } from "./second-factor-page.tsx";
import { readPendingSignIn } from "./second-factor-request.ts";

/**
 * Returns `SecondFactorPage` and the factors that the account can use (`readPendingSignIn`).
 * `LoginForm` imports it when the server answers `second_factor_required`. Throws the errors of
 * `readPendingSignIn`.
 */
export async function openSecondFactor() {
  return { Page: SecondFactorPage, pending: await readPendingSignIn() };
}

/**
 * The second step of a sign-in: made by `openSecondFactor`, handed on by `LoginForm` and rendered
 * by `routes/login.tsx`.
 */
export type SecondStep = Awaited<ReturnType<typeof openSecondFactor>>;
