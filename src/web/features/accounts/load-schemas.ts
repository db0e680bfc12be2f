/** Imports the schemas lazily, see `useSchemaForm`. */
const schemas = () => import("#core/account/schemas.ts");

export const loadSignInSchema = async () => (await schemas()).signInSchema;
export const loadTotpCodeSchema = async () => (await import("#core/account/second-factor.ts")).totpCodeSchema;
export const loadRecoveryCodeSchema = async () =>
  (await import("#core/account/second-factor.ts")).recoveryCodeSchema;
export const loadSignUpSchema = async () => (await schemas()).signUpFormSchema("live");
export const loadForgotPasswordSchema = async () => (await schemas()).forgotPasswordSchema;
export const loadVerifyLinkSchema = async () => (await schemas()).verifyLinkFormSchema;
export const loadNewPasswordSchema = async () => (await schemas()).newPasswordFormSchema;
