import { Secret, TOTP } from "otpauth";

/**
 * The code that an authenticator app shows for a base32 key at a time (ms since 1970), which a test
 * enters. It uses the defaults of `otpauth`, which must suit `PARAMETERS` in the server's
 * `modules/accounts/second-factor/totp.ts`.
 */
export const totpAt = (key: string, time: number): string =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: time });
