// Schemas of the account forms, imported when a form is first used; see `useSchemaForm`.
const schemas = () => import("#core/account/schemas.ts");

/**
 * Loads `signInSchema` of `core/account/schemas.ts` for `LoginForm` when the form is first used, so
 * that the page's first code stays small. Lengths: `LIMITS` in `core/limits.ts`; messages:
 * `core/messages.ts`.
 */
export const loadSignInSchema = async () => (await schemas()).signInSchema;

/**
 * Loads the schema of `SignupForm` with the messages for typing ("live", in `core/messages.ts`)
 * when the form is first used. Rules: `signUpFormSchema` in `core/account/schemas.ts`, lengths
 * `LIMITS` in `core/limits.ts`.
 */
export const loadSignUpSchema = async () => (await schemas()).signUpFormSchema("live");

/**
 * Loads `forgotPasswordSchema` of `core/account/schemas.ts` for `ForgotPasswordForm` when the form
 * is first used. Rule for addresses: `emailField` in `core/fields.ts`.
 */
export const loadForgotPasswordSchema = async () => (await schemas()).forgotPasswordSchema;

/**
 * Loads `verifyLinkFormSchema` of `core/account/schemas.ts` for `VerifyLinkForm` when the form is
 * first used. Lengths: `LIMITS` in `core/limits.ts`; messages: `core/messages.ts`.
 */
export const loadVerifyLinkSchema = async () => (await schemas()).verifyLinkFormSchema;

/**
 * Loads `newPasswordFormSchema` of `core/account/schemas.ts`, the rules of a new password, for
 * `NewPasswordForm` when the form is first used. Lengths: `LIMITS` in `core/limits.ts`; messages:
 * `core/messages.ts`.
 */
export const loadNewPasswordSchema = async () => (await schemas()).newPasswordFormSchema;
