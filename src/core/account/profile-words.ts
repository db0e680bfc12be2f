import { PRODUCT } from "../product.ts";
import { navigationWords } from "../shell.ts";

/** The profile page; what is not specified says what happens, and when. */
export const profileWords = {
  title: navigationWords.profile,
  lead: "Your name, your picture, your password, and everything that is kept about you.",
  detailsTitle: "Profile",
  detailsLead: "How you appear here. Nobody else sees it.",
  emailHint: "Your sign-in address. It cannot be changed.",
  save: "Save Changes",
  saving: "Saving...",
  loadFailed: "Your profile could not be loaded.",
  tryAgain: "Try again",
} as const;

export const avatarWords = {
  change: "Change Avatar",
  remove: "Remove Avatar",
  uploading: "Uploading...",
  alt: "Your avatar",
  hint: "JPEG, PNG or WebP, up to 5 MB. It is cut to a square.",
} as const;

/** The first five are the specification's, to the letter. */
export const avatarMessages = {
  notAnImage: "Please upload an image file",
  tooLarge: "Image size should be less than 5MB",
  uploadFailed: "Failed to upload avatar",
  removeFailed: "Failed to remove avatar",
  uploading: "Uploading avatar...",
  updated: "Avatar updated successfully!",
  removed: "Avatar removed successfully!",
} as const;

export const changePasswordWords = {
  title: "Password",
  lead: "A new password signs you out everywhere else.",
  current: "Current Password",
  new: "New Password",
  submit: "Change Password",
  busy: "Updating...",
  wrong: "This is not your current password",
} as const;

export const sessionsWords = {
  title: "Where you are signed in",
  lead: "Sign out what you do not know or no longer use.",
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

export const exportWords = {
  title: "Your data",
  lead: `Everything ${PRODUCT.name} keeps about you, as one ZIP file.`,
  text: "Your account, every brief and every result, your images, what you used, your subscription and the mails we sent.",
  note: "With many images the file is large and takes a while. It is made as it is downloaded.",
  download: "Download all my data",
  failed: "The download could not be started. Please try again.",
} as const;

/** What has to be typed before an account is deleted. */
export const DELETE_WORD = "DELETE";

export const deleteAccountWords = {
  title: "Delete account",
  lead: "For good, with everything in it.",
  text: "Your ads, images, history and settings are removed at once, and a running subscription ends today. Nothing can be brought back.",
  open: "Delete my account",
  question: "Delete your account?",
  /** Said of all accounts, and true of all of them. */
  points: [
    "All your ads, images and files are removed. What is being made stops.",
    "A running subscription ends today, without a refund for the rest of its period.",
    "You are signed out on every device.",
  ],
  final: "This cannot be undone.",
  typeWord: `Type ${DELETE_WORD} to confirm`,
  typeExactly: `Please type ${DELETE_WORD}`,
  password: "Current Password",
  keep: "Keep my account",
  confirm: "Delete my account",
  busy: "Deleting...",
  failed: "Your account could not be deleted. Please try again.",
  doneTitle: "Your account is deleted",
  done: (email: string) => `A mail to ${email} confirms it. Thank you for having been here.`,
  leave: "Go to the start page",
} as const;
