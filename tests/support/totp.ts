import { Secret, TOTP } from "otpauth";

/** The code that an authenticator app shows at a time (Unix time in ms), which a test enters. */
export const totpAt = (key: string, time: number): string =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: time });
