import { SecondFactorPage } from "./second-factor-page.tsx";
import { readPendingSignIn } from "./second-factor-request.ts";

/** Loads the page of the second step and its data, when an account requires it at a sign-in. */
export async function openSecondFactor() {
  return { Page: SecondFactorPage, pending: await readPendingSignIn() };
}

/** The second step of a sign-in as `openSecondFactor` starts it. */
export type SecondStep = Awaited<ReturnType<typeof openSecondFactor>>;
