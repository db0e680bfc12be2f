const schemas = () => import("#core/account/second-factor.ts");

export const loadTotpCodeSchema = async () => (await schemas()).totpCodeSchema;
export const loadRecoveryCodeSchema = async () => (await schemas()).recoveryCodeSchema;
