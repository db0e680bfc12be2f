// Schemas of the account forms, imported when a form is first used; see `useSchemaForm`.
const schemas = () => import("#core/account/schemas.ts");

/**
 * Loads the schema of the sign-in form when the form needs it, so that the page's first code stays
 * small.
 */
export const loadSignInSchema = async () => (await schemas()).signInSchema;

/** Loads the schema of the sign-up form with the messages for typing, when the form needs it. */
export const loadSignUpSchema = async () => (await schemas()).signUpFormSchema("live");

/** Loads the schema of the form that requests a reset link, when the form needs it. */
export const loadForgotPasswordSchema = async () => (await schemas()).forgotPasswordSchema;

/** Loads the schema of the form behind a verification link, when the form needs it. */
export const loadVerifyLinkSchema = async () => (await schemas()).verifyLinkFormSchema;

/** Loads the schema of the form behind a reset link, when the form needs it. */
export const loadNewPasswordSchema = async () => (await schemas()).newPasswordFormSchema;
