// Schemas of the profile page, imported when a form is first used; see `useSchemaForm`.
const schemas = () => import("#core/account/profile-schemas.ts");
const secondFactor = () => import("#core/account/second-factor.ts");

/**
 * Loads `profileSchema` of `core/account/schemas.ts`, the rules of the name (lengths: `LIMITS` in
 * `core/limits.ts`), for `DetailsForm`.
 */
export const loadProfileSchema = async () => (await import("#core/account/schemas.ts")).profileSchema;

/**
 * Loads `confirmPasswordSchema` of `core/account/second-factor.ts`, the password that confirms a
 * change of the second factor, for `PasswordDialog`.
 */
export const loadConfirmPasswordSchema = async () => (await secondFactor()).confirmPasswordSchema;

/** Loads `addPasskeyFormSchema` of `core/account/second-factor.ts` for `AddPasskeyDialog`. */
export const loadAddPasskeySchema = async () => (await secondFactor()).addPasskeyFormSchema;

/**
 * Loads `totpCodeSchema` of `core/account/second-factor.ts`, the code that confirms a new
 * authenticator app, for `TotpSetup`.
 */
export const loadNewTotpCodeSchema = async () => (await secondFactor()).totpCodeSchema;

/**
 * Loads `changePasswordFormSchema` of `core/account/profile-schemas.ts` for `PasswordSection`;
 * lengths: `LIMITS` in `core/limits.ts`.
 */
export const loadChangePasswordSchema = async () => (await schemas()).changePasswordFormSchema;

/** Loads `deleteAccountSchema` of `core/account/profile-schemas.ts` for `DeleteDialog`. */
export const loadDeleteAccountSchema = async () => (await schemas()).deleteAccountSchema;
