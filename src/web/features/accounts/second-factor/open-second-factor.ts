import { SecondFactorPage } from "./second-factor-page.tsx";
import { readPendingSignIn } from "./second-factor-request.ts";

/** The page of the second step and what it needs; loaded when an account asks for it. */
export async function openSecondFactor() {
  return { Page: SecondFactorPage, pending: await readPendingSignIn() };
}

/** The second step of a sign-in as `openSecondFactor` starts it. */
export type SecondStep = Awaited<ReturnType<typeof openSecondFactor>>;
