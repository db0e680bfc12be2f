// Schemas of the profile page, imported when a form is first used; see `useSchemaForm`.
const schemas = () => import("#core/account/profile-schemas.ts");
const secondFactor = () => import("#core/account/second-factor.ts");

/** Loads the schema of the profile page's name form when it is needed. */
export const loadProfileSchema = async () => (await import("#core/account/schemas.ts")).profileSchema;

/**
 * Loads the schema of the password that confirms a change of the second factor, when the dialog
 * needs it.
 */
export const loadConfirmPasswordSchema = async () => (await secondFactor()).confirmPasswordSchema;

/** Loads the schema of the form that adds a passkey, when the dialog needs it. */
export const loadAddPasskeySchema = async () => (await secondFactor()).addPasskeyFormSchema;

/** Loads the schema of the code that confirms a new authenticator app, when the dialog needs it. */
export const loadNewTotpCodeSchema = async () => (await secondFactor()).totpCodeSchema;

/** Loads the schema of the form that changes the password, when it is needed. */
export const loadChangePasswordSchema = async () => (await schemas()).changePasswordFormSchema;

/** Loads the schema of the form that deletes the account, when the dialog needs it. */
export const loadDeleteAccountSchema = async () => (await schemas()).deleteAccountSchema;
