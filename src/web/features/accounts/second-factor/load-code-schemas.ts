// Schemas of the second step, imported when its form is first used; see `useSchemaForm`.
const schemas = () => import("#core/account/second-factor.ts");

/** Loads the schema of a code from an authenticator app, for the second step of a sign-in. */
export const loadTotpCodeSchema = async () => (await schemas()).totpCodeSchema;

/** Loads the schema of a recovery code, for the second step of a sign-in. */
export const loadRecoveryCodeSchema = async () => (await schemas()).recoveryCodeSchema;
