/** Imports the schemas lazily, see `useSchemaForm`. */
const schemas = () => import("#core/account/profile-schemas.ts");

export const loadProfileSchema = async () => (await import("#core/account/schemas.ts")).profileSchema;
export const loadChangePasswordSchema = async () => (await schemas()).changePasswordFormSchema;
export const loadDeleteAccountSchema = async () => (await schemas()).deleteAccountSchema;
