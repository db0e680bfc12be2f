import { PRODUCT } from "../product.ts";
import { VERIFY_LINK_HOURS, RESET_LINK_HOURS, SECURITY_EVENT_DAYS } from "./limits.ts";

/**
 * Text of a mail, which `modules/mails/mail-layout.ts` lays out. It contains no user input, so that
 * a sign-up cannot send text to a stranger; only mails of reviews have some
 * (`core/reviews/mails.copy.ts`) and the daily mail to the user.
 */
export interface MailCopy {
  readonly subject: string;
  /** Preview text that mail clients show next to the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly button: string;
  /** Below the button. */
  readonly note: string;
  /** Why the recipient gets this mail. */
  readonly reason: string;
}

/**
 * Mail with the link that verifies a new address; `account-mails.service.ts` queues it after a
 * sign-up and on "Resend". The link works for `VERIFY_LINK_HOURS` (`limits.ts`).
 */
export const verifyMail: MailCopy = {
  subject: `Verify your email for ${PRODUCT.name}`,
  preview: "One click and your account is ready.",
  heading: "Verify your email address",
  paragraphs: [
    `Welcome to ${PRODUCT.name}. Confirm that this address is yours and you can start making ads.`,
    "If you open the link in another browser than the one you signed up in, it asks for the password you chose.",
  ],
  button: "Verify email address",
  note: `The link works for ${VERIFY_LINK_HOURS} hours.`,
  reason: `You get this mail because someone signed up for ${PRODUCT.name} with this address. If it was not you, ignore it: no account is made without the password of that sign-up.`,
};

/**
 * Mail with the link that sets a new password; `reset-mail.service.ts` queues it after a request on
 * /forgot-password. The link works for `RESET_LINK_HOURS` (`limits.ts`).
 */
export const resetMail: MailCopy = {
  subject: `Reset your ${PRODUCT.name} password`,
  preview: "Choose a new password.",
  heading: "Reset your password",
  paragraphs: [
    "Choose a new password and you are back in. Every device that is signed in now is signed out.",
  ],
  button: "Choose a new password",
  note: `The link works once, for ${RESET_LINK_HOURS} hour.`,
  reason: `You get this mail because someone asked to reset the password of the ${PRODUCT.name} account with this address. If it was not you, ignore it: your password stays as it is.`,
};

/** Mail to the owner after `reset.service.ts` has set a new password with a mailed link. */
export const passwordChangedMail: MailCopy = {
  subject: `Your ${PRODUCT.name} password was changed`,
  preview: "Every device was signed out.",
  heading: "Your password was changed",
  paragraphs: [
    "Your password has just been changed through a reset link, and every device was signed out.",
    "If this was you, there is nothing to do. If it was not, reset your password now: the person who changed it could read your mail.",
  ],
  button: "Reset password",
  note: "The new password works from now on.",
  reason: `You get this mail because the password of the ${PRODUCT.name} account with this address was changed.`,
};

/**
 * Mail to the owner after a change of the password on the profile page
 * (`change-password.service.ts`). Preview and paragraphs are its own, the rest is that of
 * `passwordChangedMail`.
 */
export const passwordReplacedMail: MailCopy = {
  ...passwordChangedMail,
  preview: "Every other device was signed out.",
  paragraphs: [
    "Your password has just been changed in your profile, and every other device was signed out.",
    "If this was you, there is nothing to do. If it was not, reset your password now: someone who knew the old one changed it.",
  ],
};

/**
 * Mail about a sign-in on a new device. `new-device-mail.ts` queues it, at most one a day
 * (`newDeviceMailLimit` in `account-limits.ts`). `device` comes from `deviceLabel` (`devices.ts`),
 * `null` if unknown; `client` is the network address.
 */
export const newDeviceMail = ({
  device,
  client,
}: {
  readonly device: string | null;
  readonly client: string;
}): MailCopy => ({
  subject: `New sign-in to your ${PRODUCT.name} account`,
  preview: "From a device that has not signed in to it before.",
  heading: "New sign-in on a new device",
  paragraphs: [
    `Your account was just signed in to on a device that has not signed in to it before: ${device ?? "unknown device"}, address ${client}.`,
    "If this was you, there is nothing to do. If it was not, change your password now: that signs out every other device.",
  ],
  button: "Review your account",
  note: `Your profile lists every sign-in of the last ${SECURITY_EVENT_DAYS} days.`,
  reason: `You get this mail because a new device signed in to the ${PRODUCT.name} account with this address. There is at most one such mail a day.`,
});

/**
 * Last mail to an account; `delete-account.service.ts` queues it in the transaction that deletes
 * the data.
 */
export const accountDeletedMail: MailCopy = {
  subject: `Your ${PRODUCT.name} account was deleted`,
  preview: "All its data was deleted.",
  heading: "Your account was deleted",
  paragraphs: [
    `Your ${PRODUCT.name} account has just been deleted, as you asked, with every ad, image and file in it. An active subscription was ended: nothing more is charged.`,
    "This is the last mail about it, and our copy of it is deleted too. You can create a new account with the same address at any time.",
  ],
  button: "Create a new account",
  note: "Deleted data cannot be restored.",
  reason: `You get this mail because the ${PRODUCT.name} account with this address was deleted after its password was entered.`,
};
