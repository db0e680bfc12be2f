import { Secret, TOTP } from "otpauth";
import { PRODUCT } from "#core/product.ts";

/**
 * Parameters that every authenticator app supports (RFC 6238; Google's key URI format, read
 * 2026-11).
 */
const PARAMETERS = { issuer: PRODUCT.name, algorithm: "SHA1", digits: 6, period: 30 };
const KEY_BYTES = 20;
/**
 * Purpose of the encryption of stored authenticator keys (`server/lib/seal.ts`), so that another
 * sealed value is not accepted as one. `totp-settings.service.ts` and `confirmSignIn`
 * (`confirm-sign-in.service.ts`) pass it.
 */
export const TOTP_SEAL = "totp";
/** Accepts the codes before and after the current one, for clocks that differ by up to 30 s. */
const WINDOW = 1;

/**
 * Returns a new random authenticator key of `KEY_BYTES` (this file) in base32; `startTotpSetup`
 * (`totp-settings.service.ts`) shows it to the user as a QR code.
 */
export const newTotpKey = (): string => new Secret({ size: KEY_BYTES }).base32;

/**
 * Address for the QR code that authenticator apps read on the profile page; `startTotpSetup`
 * (`totp-settings.service.ts`) returns it. Issuer, digits and period are `PARAMETERS` in this file,
 * with the name in `core/product.ts`.
 */
export function totpUri(key: string, email: string): string {
  return new TOTP({ ...PARAMETERS, label: email, secret: Secret.fromBase32(key) }).toString();
}

/**
 * Returns the time step of 30 s whose code this is, or `undefined` for a wrong code, which its
 * callers refuse; also accepts the steps before and after (`PARAMETERS` and `WINDOW` in this file).
 * `confirmTotp` (`totp-settings.service.ts`) and `confirmSignIn` (`confirm-sign-in.service.ts`)
 * call it, `takeTotpStep` (`totp.repo.ts`) then uses up the step.
 */
export function findTotpStep(key: string, code: string, nowMs: number): number | undefined {
  const totp = new TOTP({ ...PARAMETERS, secret: Secret.fromBase32(key) });
  const offset = totp.validate({ token: code, timestamp: nowMs, window: WINDOW });
  return offset === null ? undefined : totp.counter({ timestamp: nowMs }) + offset;
}
