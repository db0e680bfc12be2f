import { PRODUCT } from "../product.ts";
import { navigationCopy } from "../shell.copy.ts";

/**
 * Text of the profile page: its headings and the form for the name (`details-form.tsx`). The
 * sections have their own constants below; toasts are in `account-form-toasts.ts`.
 */
export const profileCopy = {
  title: navigationCopy.profile,
  lead: "Your name, your picture, your password, and your data.",
  detailsTitle: "Profile",
  detailsLead: "How you appear here. Only you see it.",
  emailHint: "Your sign-in address. It cannot be changed.",
  save: "Save Changes",
  saving: "Saving...",
  loadFailed: "Your profile could not be loaded.",
} as const;

/**
 * Text of the profile picture and its buttons (`avatar-control.tsx`). The size (`avatarBytes` in
 * `core/limits.ts`) and the types (`UPLOAD_TYPES` there) are written out here.
 */
export const avatarCopy = {
  change: "Change Avatar",
  remove: "Remove Avatar",
  uploading: "Uploading...",
  alt: "Your avatar",
  hint: "JPEG, PNG or WebP, up to 5 MB. It is cut to a square.",
} as const;

/**
 * Messages about the profile picture: refusals by browser (`validate-avatar.ts`) and server
 * (`avatar.service.ts`), and toasts (`avatar-control.tsx`). The size, `avatarBytes` in
 * `core/limits.ts`, is written out here.
 */
export const avatarMessages = {
  notAnImage: "Please upload an image file",
  tooLarge: "Image size should be less than 5MB",
  uploadFailed: "Failed to upload avatar",
  removeFailed: "Failed to remove avatar",
  uploading: "Uploading avatar...",
  updated: "Avatar updated successfully!",
  removed: "Avatar removed successfully!",
} as const;

/**
 * Text of the password form on the profile page (`password-section.tsx`), with the message for a
 * wrong current password. Toasts are in `account-form-toasts.ts`.
 */
export const changePasswordCopy = {
  title: "Password",
  lead: "A new password signs you out everywhere else.",
  current: "Current Password",
  new: "New Password",
  submit: "Change Password",
  busy: "Updating...",
  wrong: "This is not your current password",
} as const;

/**
 * Text of the list "Where you are signed in" on the profile page; `deviceLabel` (`devices.ts`) uses
 * its words in mails and the security log too. Its "24 hours" are `DAY_MS` in `session-row.tsx`,
 * written out.
 */
export const sessionsCopy = {
  title: "Where you are signed in",
  lead: "Sign out devices that you do not recognize or no longer use.",
  thisOne: "This device",
  unknownBrowser: "Unknown browser",
  on: (browser: string, system: string) => `${browser} on ${system}`,
  since: (date: string) => `Signed in on ${date}`,
  seenToday: "used in the last 24 hours",
  seen: (date: string) => `last used about ${date}`,
  end: "Sign out",
  endNamed: (place: string) => `Sign out ${place}`,
  endOthers: "Sign out everywhere else",
  ended: "Signed out there",
  othersEnded: "Signed out everywhere else",
  endFailed: "Failed to sign out. Please try again.",
  loadFailed: "The list could not be loaded.",
} as const;

/**
 * Text of the section "Mails" on the profile page (`mails-section.tsx`); the names of the mails are
 * `optionalMailCopy` in `mail-settings.ts`. Its "one mail a day" is `isDayOld` in `notices.repo.ts`
 * on the server, written out.
 */
export const mailsCopy = {
  title: "Mails",
  lead: "Hints about your ads, at most one mail a day. Mails about your account always come.",
  loadFailed: "Your mails could not be loaded.",
  failed: "This could not be saved. Please try again.",
} as const;

/**
 * Text of the section "Your data" on the profile page (`export-section.tsx`). The README in the
 * archive is in `export-readme.ts`.
 */
export const exportCopy = {
  title: "Your data",
  lead: `Everything ${PRODUCT.name} stores about you, as one ZIP file.`,
  text: "Your account, your brands, every brief and every result, your campaigns with their reviews and reports, your images, videos and recordings, what you used, your subscription and the mails we sent.",
  note: "With many images, the file is large and the download takes a while.",
  download: "Download all my data",
  failed: "The download could not be started. Please try again.",
} as const;

/**
 * Text that the user types to delete the account; `deleteAccountSchema` in `profile-schemas.ts`
 * demands it in the dialog and on the server.
 */
export const DELETE_CONFIRMATION = "DELETE";

/**
 * Text of the section and dialogs that delete the account, on the profile page
 * (`delete-section.tsx`, `delete-dialog.tsx`, `deleted-dialog.tsx`), and of the message of
 * `deleteAccountSchema` (`profile-schemas.ts`). The mail afterwards is `accountDeletedMail` in
 * `mails.copy.ts`.
 */
export const deleteAccountCopy = {
  title: "Delete account",
  lead: "Permanently, with all its data.",
  text: "Your brands, campaigns, ads, images, videos, history and settings are removed at once, and a running subscription ends today. Nothing can be restored.",
  open: "Delete my account",
  question: "Delete your account?",
  /**
   * Same text for every account, so each sentence must hold for accounts without a subscription.
   */
  points: [
    "All your ads, images and files are removed. Running generations stop.",
    "A running subscription ends today, without a refund for the rest of its period.",
    "You are signed out on every device.",
  ],
  final: "This cannot be undone.",
  typeConfirmation: `Type ${DELETE_CONFIRMATION} to confirm`,
  typeExactly: `Please type ${DELETE_CONFIRMATION}`,
  password: "Current Password",
  keep: "Keep my account",
  confirm: "Delete my account",
  busy: "Deleting...",
  failed: "Your account could not be deleted. Please try again.",
  doneTitle: "Your account is deleted",
  done: (email: string) => `A mail to ${email} confirms it. Thank you for using our service.`,
  leave: "Go to the start page",
} as const;
