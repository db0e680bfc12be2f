import { SecondFactorPage } from "./second-factor-page.tsx";
import { readPendingSignIn } from "./second-factor-request.ts";

/**
 * Loads the page of the second step and what it needs, when an account asks for it at a sign-in.
 */
export async function openSecondFactor() {
  return { Page: SecondFactorPage, pending: await readPendingSignIn() };
}

/** The second step of a sign-in as `openSecondFactor` starts it. */
export type SecondStep = Awaited<ReturnType<typeof openSecondFactor>>;
