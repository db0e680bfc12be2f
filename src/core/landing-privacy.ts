import { UNVERIFIED_DAYS } from "./account/verification-limits.ts";
import { RESTORE_MINUTES } from "./generations/api.ts";
import type { LegalPage } from "./landing-legal.ts";
import { PRODUCT } from "./product.ts";

/** What is kept, for how long, and who receives it. Every figure is one that the code keeps to. */
export const privacyPage: LegalPage = {
  title: "Privacy",
  lead: `${PRODUCT.name} is software that somebody runs on a server of their own. Whoever runs this server is responsible for your data; the authors of ${PRODUCT.name} receive none of it. This page says what the software does with it.`,
  sections: [
    {
      id: "stored",
      title: "What is stored, and for how long",
      paragraphs: ["On the operator’s server, in its database and file storage:"],
      points: [
        "Your account: name, email address, a hash of your password (never the password itself), your picture if you upload one, and your plan. Until you delete the account.",
        `A sign-up whose email address is never verified: removed after ${UNVERIFIED_DAYS} days.`,
        "Sessions: which browser is signed in and since when. 30 days after its last use a session ends by itself.",
        `What you make: briefs, uploaded pictures, texts, scripts and images. Until you delete them. A deleted ad can be brought back for ${RESTORE_MINUTES} minutes, then its content and files are removed. An empty record of its kind and time stays for up to 40 days, because the used unit still counts.`,
        "Results that you add to an ad (impressions, clicks, conversions): until you remove them or the ad. A report that you let us read for them is not kept.",
        "Uploaded pictures that no ad uses: removed after about a day. Location and camera data inside pictures is removed when they arrive.",
        "Mails to you, such as the verification mail: a copy for 30 days.",
        "Counters that stop abuse, with your address or network address in hashed form only: for a day at most.",
        "Payments: the number your payment provider knows you by, your plan’s state, and short records of the provider’s messages for 35 days. Card numbers never reach this server.",
        "A log of requests: time, path, answer, without your name, your texts or your network address. How long the operator keeps it is up to the operator. A server in front of this one may keep logs of its own.",
      ],
    },
    {
      id: "received",
      title: "Who receives data",
      paragraphs: ["Your browser talks to this server alone. The server itself passes on:"],
      points: [
        "To the AI provider, if the operator has set one up: what you enter in a brief, and the pictures you upload for it. Without one, the built-in studio makes everything on this server and nothing leaves it.",
        "To Stripe, if the operator sells plans: your email address and an account number, so that you can pay. You enter your card on Stripe’s own page.",
        "To a mail server, if the operator has set one up: your address and the mail.",
        "To a file storage service, if the operator uses one: the files you upload and make.",
      ],
    },
    {
      id: "browser",
      title: "In your browser",
      paragraphs: [
        "Cookies are used for signing in only: one that holds your session, one that says “probably signed in” so that pages show the right buttons, one that remembers this browser for 180 days so that nobody else’s wrong passwords lock you out, and one for a day after signing up. There is no advertising and no tracking, so there is no banner to click away.",
        "The theme you chose and what you have typed into a form but not sent stay in the browser’s storage.",
      ],
    },
    {
      id: "rights",
      title: "What you can do",
      paragraphs: [
        "In the dashboard you can change your name and picture, delete any ad, sign out everywhere else, download everything that is kept about you as a ZIP, and delete your account. Deleting the account cancels its subscription and removes everything above. What stays is a keyed hash of your email address if you used the first-month offer, so that it is used once; the account’s random number, so that it is deleted again should a backup be restored; and copies in the operator’s backups until those are replaced.",
        "Where the law gives you further rights, the operator of this server is the one to ask.",
      ],
    },
  ],
};
