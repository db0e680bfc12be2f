import type { Benefit } from "./benefit.ts";

/** Benefits of statements in English. `benefits.ts` looks them up. */
export const EN_BENEFITS: readonly Benefit[] = [
  [
    /^no (?:appointment|booking)s? (?:needed|required|necessary)$|^walk-?ins? welcome$/iu,
    "Just turn up: {clause}.",
  ],
  [
    /^(?:no (?:contract|tie-in|minimum term|commitment|subscription)|cancel any ?time)$/iu,
    "Stop whenever you like: {clause}.",
  ],
  [
    /^we (?:come to (?:you|your (?:home|door|place|office))|visit you at home)\b/iu,
    "Stay where you are: {clause}.",
  ],
  [
    /^(?:home visits?(?: available)?|collected from (?:your )?(?:home|door)|(?:free )?(?:collection|pick-?up) and (?:delivery|return)|delivered to your door)\b/iu,
    "Without leaving home: {clause}.",
  ],
  [/^(?!.*\bvat\b)[^,\d]{3,60}\b(?:is |are )?included$/iu, "{Clause}, with nothing extra to pay."],
  [/^(?:fixed|flat|set|one|agreed) (?:price|fee|rate)s?\b/iu, "No surprise on the bill: {clause}."],
  [
    /^(?:fixed |written )?(?:quote|price|costs?) (?:given |agreed )?(?:before we start|up front|upfront|in writing)\b/iu,
    "No surprise on the bill: {clause}.",
  ],
  [
    /^open (?:late|evenings|in the evenings?|(?:un)?till? (?:[7-9]|1[01]) ?pm|(?:un)?till? (?:19|20|21|22)\b)/iu,
    "After work too: {clause}.",
  ],
  [
    /^(?:always )?(?:the )?same (?:\p{L}+ ){1,2}(?:every|each) (?:time|visit|week)$/iu,
    "A face you know: {clause}.",
  ],
  [
    /^(?:one|a single) (?:point of contact|contact|project manager|person to call)\b/iu,
    "You know who to call: {clause}.",
  ],
  [
    /^(?:max(?:imum)?\.?(?: of)? \d+ (?:\p{L}+)|groups? of (?:max\.? |up to )?\d+|small (?:groups?|classes)(?: of (?:max\.? |up to )?\d+)?)(?: per (?:class|group|session))?$/iu,
    "Time for everyone: {clause}.",
  ],
  [
    /^(?:no experience (?:needed|required|necessary)|(?:complete |total )?beginners (?:are )?(?:very )?welcome)$/iu,
    "Never tried it? {Clause}.",
  ],
  [
    /^(?:\d+|one|two|three|five|ten)[- ](?:year|yr|month)s?[- ](?:guarantee|warranty)\b|^guaranteed for \d+ (?:year|month)s\b|^(?:fully )?insured$/iu,
    "If something goes wrong: {clause}.",
  ],
  [
    /^(?:pay (?:monthly|in instal?ments|over \d+ months)|spread (?:over|across) \d+ months|interest[- ]free .*|\d+ months interest[- ]free)$/iu,
    "Spread the cost: {clause}.",
  ],
  [
    /^(?:(?:free )?quotes?|answers?|repl(?:y|ies)|reports?|results|estimates?) (?:in|within|in under|by|back in) (?:\d+ ?(?:h|hrs?|hours?|mins?|minutes?)|an hour|one hour|the same day|same day)$/iu,
    "No long wait: {clause}.",
  ],
  [
    /^(?:ready|done|finished|fitted|delivered|repaired|fixed) (?:on )?the same day$|^same[- ]day (?:delivery|repair|service|appointments?|collection)$/iu,
    "No long wait: {clause}.",
  ],
  [
    /^we (?:handle|deal with|sort|take care of|look after|do) (?:the |all |your )?(?:paperwork|insurer|insurance|permits?|planning|forms?|rest|claim|applications?|council|admin|grant)\b/iu,
    "One thing less to do: {clause}.",
  ],
  [
    /^(?:your )?(?:first|1st|trial) (?:lesson|class|session|month|week|hour|box|visit to the gym)(?: is)?(?: for)? free$|^free (?:trial|taster)(?: (?:lesson|class|session|month|week))?$|^\d+[- ]day (?:free )?trial$/iu,
    "Try before you pay: {clause}.",
  ],
  [
    /^free (?:quotes?|estimates?|consultations?|advice|surveys?|first call|valuations?)\b/iu,
    "Asking costs nothing: {clause}.",
  ],
  [
    /^(?:free )?\d+[- ]days? (?:returns?|refunds?|money back)$|^money[- ]back guarantee$|^free returns$/iu,
    "Not happy? {Clause}.",
  ],
  [/^(?:free )?(?:courtesy|loan|replacement) (?:car|bike|van|phone)\b/iu, "You keep moving: {clause}."],
];
