import { hash, randomBytes } from "node:crypto";

/**
 * Returns a random token of `bytes` bytes in base64url, for sessions, mailed links and review
 * links. Callers choose the length (`TOKEN_BYTES` in `start-session.ts`, `accounts/links.repo.ts`,
 * `pending-sign-in.service.ts` and `review-mails.ts`) and store only the `hashToken`.
 */
export const newToken = (bytes: number): string => randomBytes(bytes).toString("base64url");

/**
 * Hashes the token of a session, link or challenge, or a recovery code, before it is stored or
 * searched (`start-session.ts`, `sessions.repo.ts`, both `links.repo.ts`, `recovery-code.ts`).
 * Tables store only this SHA-256, so their reader cannot use a token.
 */
export const hashToken = (token: string): string => hash("sha256", token, "base64url");
