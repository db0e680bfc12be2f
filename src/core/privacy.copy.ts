import {
  DEVICE_DAYS,
  MAIL_DAYS,
  SECURITY_EVENT_DAYS,
  SESSION_IDLE_DAYS,
  SESSION_MAX_DAYS,
  UNVERIFIED_DAYS,
} from "./account/limits.ts";
import { PAYMENT_EVENT_DAYS } from "./billing/limits.ts";
import { RESTORE_MINUTES } from "./limits.ts";
import { READING_LIMITS } from "./readings/limits.ts";
import type { LegalPage } from "./legal.copy.ts";
import { PRODUCT } from "./product.ts";

/**
 * Text of /privacy: which data is stored, for how long, and who receives it. Most periods are
 * constants of `core/account/limits.ts`, `core/billing/limits.ts`, `core/readings/limits.ts` and
 * `limits.ts`; the others (empty records, unused pictures, counters, two cookies) are written out
 * and must be changed with the code.
 */
export const privacyPage: LegalPage = {
  title: "Privacy",
  lead: `${PRODUCT.name} is self-hosted software. The operator of this server is responsible for your data; the authors of ${PRODUCT.name} receive none of it. This page describes how the software handles it.`,
  sections: [
    {
      id: "stored",
      title: "What is stored, and for how long",
      paragraphs: ["On the operator’s server, in its database and file storage:"],
      points: [
        "Your account: name, email address, a hash of your password (never the password itself), your picture if you upload one, and your plan. Until you delete the account.",
        "Your two-step sign-in, if you turn it on: public keys of your passkeys with the names you gave them, the encrypted key of your authenticator app, and hashes of your recovery codes. Until you remove them.",
        `A sign-up whose email address is never verified: removed after ${UNVERIFIED_DAYS} days.`,
        `Sessions: which browser is signed in and since when. A session expires ${SESSION_IDLE_DAYS} days after its last use, and ${SESSION_MAX_DAYS} days after you signed in.`,
        `Security activity: sign-ins and changes of your account, each with time, network address and device. For ${SECURITY_EVENT_DAYS} days. The operator’s security log has the same without your name and email address; the operator decides how long to keep it.`,
        `Your content: briefs, uploaded pictures, texts, scripts, images, videos and recordings of your voice. Until you delete them. A deleted ad can be brought back for ${RESTORE_MINUTES} minutes, then its content and files are removed. An empty record of its kind and time stays for up to 40 days, because the used unit still counts.`,
        "Your brands, with their logos, products and claims, and your campaigns, with all versions of their ads and the exports of them. Until you delete them.",
        "Reviews: the email addresses that you send a link to, the names that reviewers give, their comments and decisions. As long as the campaign exists, so that an approval can be proved.",
        "Results: figures that you add to an ad, and the rows of a report that you keep, with the names of its ads and campaigns, days, views, clicks and spend. Until you remove them, or the ad or campaign. The file of a report is not stored.",
        "Uploaded pictures that no ad uses: removed after about a day. Location and camera data inside pictures is removed when they arrive.",
        `Readings of your website: its address, what was found there, and copies of its logo and product pictures. For ${READING_LIMITS.keptDays} days; what you take from them is a part of your brand.`,
        `Mails to you, such as the verification mail: a copy for ${MAIL_DAYS} days.`,
        "Counters that stop abuse, with your address or network address in hashed form only: for a day at most.",
        `Payments: your customer number at the payment provider, your plan’s state, and short records of the provider’s messages for ${PAYMENT_EVENT_DAYS} days. Card numbers never reach this server.`,
        "A log of requests: time, path and status, without your name, your texts or your network address. The operator decides how long to keep it. A proxy in front of this server may keep its own logs.",
      ],
    },
    {
      id: "received",
      title: "Who receives data",
      paragraphs: ["Your browser sends data to this server only. The server passes data on:"],
      points: [
        "To the AI provider, if the operator has set one up: what you enter in a brief, for your brand and in an ad or script that it is to write again or to speak, the pictures you upload for it, and texts of a website that you let it read for your brand. Without one, the built-in studio makes everything on this server and nothing leaves it.",
        "To Stripe, if the operator sells plans: your email address and an account number, so that you can pay. You enter your card on Stripe’s own page.",
        "To a website whose address you enter for your brand: requests for its pages and pictures, from this server, without your name or network address.",
        "To a mail server, if the operator has set one up: your address, the addresses of the reviewers whom you ask by mail, and the mails.",
        "To everybody who has the link of a review: the ads in it, your name, and the comments and decisions of its reviewers, until the link ends or you withdraw it.",
        "To a file storage service, if the operator uses one: the files you upload and generate.",
      ],
    },
    {
      id: "browser",
      title: "In your browser",
      paragraphs: [
        `Cookies are used for signing in only: one that holds your session, one that marks this browser as probably signed in so that pages show the right buttons, one that identifies this browser for ${DEVICE_DAYS} days so that other people’s wrong passwords do not lock you out, one for a day after signing up, and one for ten minutes between your password and your second step. There is no advertising and no tracking, so there is no cookie banner.`,
        "The theme you chose and unsent form input stay in the browser’s storage.",
      ],
    },
    {
      id: "rights",
      title: "What you can do",
      paragraphs: [
        `In the dashboard you can change your name and picture, delete any ad, sign out everywhere else, download all your data as a ZIP, and delete your account. Deleting the account cancels its subscription and removes everything above. Some things remain: a keyed hash of your email address if you used the first-month offer, so that it cannot be used again; the account’s random number, so that it is deleted again when a backup is restored; the payment provider’s messages until their ${PAYMENT_EVENT_DAYS} days end, and what the provider itself must keep, such as invoices; and copies in the operator’s backups until those are replaced.`,
        "If the law gives you further rights, contact the operator of this server.",
      ],
    },
  ],
};
