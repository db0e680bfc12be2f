import { SecondFactorPage } from "./second-factor-page.tsx";
import { readPendingSignIn } from "./second-factor-request.ts";

/**
 * Returns `SecondFactorPage` and the factors that the account can use (`readPendingSignIn` in
 * `second-factor-request.ts`). `LoginForm` (`login-form.tsx`) calls it when the server answers
 * `second_factor_required`. Throws the errors of `readPendingSignIn`. Time and tries for the step:
 * `PENDING_SIGN_IN_MINUTES` and `SECOND_FACTOR_TRIES` in `core/account/limits.ts`.
 */
export async function openSecondFactor() {
  return { Page: SecondFactorPage, pending: await readPendingSignIn() };
}

/**
 * The second step of a sign-in: made by `openSecondFactor`, handed on by `LoginForm` and rendered
 * by `routes/login.tsx`.
 */
export type SecondStep = Awaited<ReturnType<typeof openSecondFactor>>;
