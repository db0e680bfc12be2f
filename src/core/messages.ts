/**
 * Messages about invalid fields in all forms and API responses; they start with the label of the
 * field. `fields.ts` and schemas use them; features have their own in `messages.ts`.
 */
export const fieldMessages = {
  required: (label: string) => `${label} is required`,
  notText: (label: string) => `${label} must be text`,
  notNumber: (label: string) => `${label} must be a number`,
  atLeast: (label: string, count: number) => `${label} must be at least ${count} characters`,
  atMost: (label: string, count: number) => `${label} must be at most ${count} characters`,
  emailInvalid: "Please enter a valid email address",
  passwordsMustMatch: "Passwords must match",
} as const;

/**
 * Toast after a form of accounts, the profile or a tool was submitted with errors; it is also the
 * message of `invalid_input` (`core/errors.ts`).
 */
export const checkFormToast = "Please check the form for errors";
