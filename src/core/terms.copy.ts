import type { LegalPage } from "./legal.copy.ts";
import { FULL_PACKAGE_PROMISE } from "./plans.ts";
import { PRODUCT } from "./product.ts";

/**
 * Text of /terms (`web/routes/terms.tsx`). It promises only what the code does: check it when
 * plans, the offer (`core/billing/offer.ts`), the three days after a failed payment (`GRACE_DAYS`
 * in `core/billing/limits.ts`) or deletion change.
 */
export const termsPage: LegalPage = {
  title: "Terms",
  lead: `${PRODUCT.name} writes, designs and scripts ads from your briefs. These are the terms of this server. If you buy a plan, your contract is with its operator.`,
  sections: [
    {
      id: "account",
      title: "Your account",
      paragraphs: [
        "Use an email address that is yours and a password that you use nowhere else. You are responsible for activity in your account. You can delete it at any time in your profile settings.",
      ],
    },
    {
      id: "content",
      title: "Your content",
      paragraphs: [
        `What you enter and upload stays yours, and so does what ${PRODUCT.name} makes from it, as far as the law gives rights in it at all: similar briefs can lead to similar ads. Upload only pictures that you may use.`,
        "The built-in studio adds no figures, awards or reviews that you did not give. An AI provider can make mistakes. Read every ad before you post it: you are the one who advertises, and the rules of each platform and of your trade apply to you.",
        "Do not make ads that deceive people, break the law or attack anyone. An AI provider refuses some of them; the operator may close accounts that try.",
      ],
    },
    {
      id: "plans",
      title: "Plans and payment",
      paragraphs: [
        `Text ads are unlimited on every plan within fair use; the billing page states the limits. Images, videos and full packages count as your plan says. ${FULL_PACKAGE_PROMISE}. An ad that fails is not counted.`,
        "Plans are paid per month, in advance, and renew until you cancel. You can cancel at any time on the billing page: the plan then lasts until the end of the month that is paid. A higher plan starts at once: it costs the difference for the part of the month that is left and adds units for that part, rounded up. The next month has the full number. A lower plan starts with the next month. If a renewal is not paid, the plan lasts three more days with what was left of the month before.",
        "The first-month offer takes half off the first month, once per customer. If no payment provider is set up on this server, nothing can be charged here.",
      ],
    },
    {
      id: "service",
      title: "The service",
      paragraphs: [
        "The operator does not guarantee that the service is always available. The figures on the start page describe an illustrative sample campaign. They are not a promise of results. Nothing here limits rights that the law gives you and that cannot be given up.",
      ],
    },
    {
      id: "source",
      title: "The source",
      paragraphs: [
        `${PRODUCT.name} is free software under the MIT license: anyone may use, study, change and share it, and it comes without warranty. The operator builds the server from its source code, so the operator has the complete source and may share it with you.`,
      ],
    },
  ],
};
