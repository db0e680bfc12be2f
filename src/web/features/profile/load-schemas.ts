// Schemas of the profile page, imported when a form is first used; see `useSchemaForm`.
const schemas = () => import("#core/account/profile-schemas.ts");
const secondFactor = () => import("#core/account/second-factor.ts");

export const loadProfileSchema = async () => (await import("#core/account/schemas.ts")).profileSchema;
export const loadConfirmPasswordSchema = async () => (await secondFactor()).confirmPasswordSchema;
export const loadAddPasskeySchema = async () => (await secondFactor()).addPasskeyFormSchema;
export const loadTotpCodeSchema = async () => (await secondFactor()).totpCodeSchema;
export const loadChangePasswordSchema = async () => (await schemas()).changePasswordFormSchema;
export const loadDeleteAccountSchema = async () => (await schemas()).deleteAccountSchema;
