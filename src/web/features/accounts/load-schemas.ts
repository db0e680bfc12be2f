// Schemas of the account forms, imported when a form is first used; see `useSchemaForm`.
const schemas = () => import("#core/account/schemas.ts");
export const loadSignInSchema = async () => (await schemas()).signInSchema;
export const loadSignUpSchema = async () => (await schemas()).signUpFormSchema("live");
export const loadForgotPasswordSchema = async () => (await schemas()).forgotPasswordSchema;
export const loadVerifyLinkSchema = async () => (await schemas()).verifyLinkFormSchema;
export const loadNewPasswordSchema = async () => (await schemas()).newPasswordFormSchema;
