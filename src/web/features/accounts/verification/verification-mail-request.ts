import { api } from "#web/lib/api.ts";

/** Has the verification mail sent again. The answer is the same for every address; 429 within the cooldown. */
export async function sendVerificationMail(email: string): Promise<void> {
  await api("POST /api/auth/send-verification-email", { body: { email } });
}
