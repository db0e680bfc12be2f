// Schemas of the second step, imported when its form is first used; see `useSchemaForm`.
const schemas = () => import("#core/account/second-factor.ts");
export const loadTotpCodeSchema = async () => (await schemas()).totpCodeSchema;
export const loadRecoveryCodeSchema = async () => (await schemas()).recoveryCodeSchema;
