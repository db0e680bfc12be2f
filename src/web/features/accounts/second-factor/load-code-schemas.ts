// Schemas of the second step, imported when its form is first used; see `useSchemaForm`.
const schemas = () => import("#core/account/second-factor.ts");

/**
 * Loads `totpCodeSchema` of `core/account/second-factor.ts`, the shape of a code from an
 * authenticator app, for `CodeForm`.
 */
export const loadTotpCodeSchema = async () => (await schemas()).totpCodeSchema;

/**
 * Loads `recoveryCodeSchema` of `core/account/second-factor.ts`, the shape of a recovery code, for
 * `CodeForm`.
 */
export const loadRecoveryCodeSchema = async () => (await schemas()).recoveryCodeSchema;
