import { createCipheriv, createDecipheriv, createHmac, randomBytes } from "node:crypto";

const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Derives a 256-bit key per purpose from the installation's secret. */
const keyFor = (secret: string, purpose: string) =>
  createHmac("sha256", secret).update(`seal:${purpose}`).digest();

interface SealContext {
  readonly secret: string;
  /** Purpose of the text; each purpose has its own key. */
  readonly purpose: string;
  /** Row that the text belongs to; a sealed text copied to another row cannot be opened. */
  readonly owner: string;
}

/**
 * Encrypts a short secret for storage with AES-256-GCM: the key of an authenticator app, or the
 * link of a mail (`mails/hidden-link.ts`). Returns base64url of nonce, tag and ciphertext. `unseal`
 * is the reverse.
 */
export function seal({ secret, purpose, owner }: SealContext, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyFor(secret, purpose), nonce).setAAD(Buffer.from(owner));
  const encrypted = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString("base64url");
}

/**
 * Decrypts a text of `seal`, when a code of an authenticator app is checked
 * (`confirm-sign-in.service.ts`, `totp-settings.service.ts`) or a mail is sent
 * (`mails/hidden-link.ts`). Throws if it was changed, or sealed with another secret, purpose or
 * owner.
 */
export function unseal({ secret, purpose, owner }: SealContext, sealed: string): string {
  const bytes = Buffer.from(sealed, "base64url");
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv(CIPHER, keyFor(secret, purpose), nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(owner))
    .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const encrypted = bytes.subarray(NONCE_BYTES + TAG_BYTES);
  return Buffer.concat([decipher.update(encrypted), decipher.final()]).toString("utf8");
}
