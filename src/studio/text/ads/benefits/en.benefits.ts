import type { Benefit } from "./benefit.ts";

/**
 * Benefits of statements in English that also suit a sober subject, in the form of `benefit.ts`.
 * `benefitOf` (`benefits.ts`) takes the first pattern that matches, of these first.
 */
export const EN_CALM_BENEFITS: readonly Benefit[] = [
  [
    /\b(?:fixed|flat) (?:price|fee|quote)s?\b(?! (?:menu|list|lunch|dinner))|\bflat \p{Sc}\d|\p{Sc}?\d[\d,.]* flat\b|\bwritten (?:quote|estimate|price)|\bprice (?:is )?(?:agreed |confirmed |given )?(?:first\b|in writing)|\bprice (?:is )?(?:agreed|confirmed|given) (?:before|up ?front|by phone|on the phone)/iu,
    "You know the cost up front.",
  ],
  [
    /\b(?:before[- ]and[- ]after (?:photo|picture)|(?:photo|picture|report)s?\b.* after (?:each|every|the) (?:visit|job|clean)|after (?:each|every) (?:visit|job|clean)\b.*\b(?:photo|picture|report))/iu,
    "You see what was done.",
  ],
  [
    /\b(?:we|i) (?:bill|invoice|charge|claim from|settle with) (?:your |the )?(?:insurer|insurance|health fund)s?\b(?: \p{L}+)? ?direct|\bdirect billing\b|\b(?:we|i) (?:deal with|handle|fill in|do) (?:all )?(?:the |your )?(?:paperwork|forms|permits?|claims?)\b/iu,
    "One thing less to do.",
  ],
  [
    /\b(?:interest[- ]free|0% interest)\b.*\b(?:instal?ments|months|payments)\b|\b(?:instal?ments|payments)\b.*\b(?:interest[- ]free|no interest)\b/iu,
    "You don’t pay it all at once.",
  ],
  [
    /^(?:open |also open |appointments )?(?:on )?(?:(?:saturdays?|sundays?|evenings?|weekends?)(?: and | & )?)+(?: too| as well| till .*| until .*)$/iu,
    "No need to take time off.",
  ],
  [/^(?!.*\b(?:night|overnight|camper|for)).*\bfree (?:customer )?parking\b/iu, "No hunting for a space."],
  [
    /\b(?:the same|always the same) (?:person|carer|cleaner|groomer|walker|teacher|instructor|face) (?:every|each) (?:time|visit|week)\b|\balways the same (?:person|carer|cleaner|groomer|walker|teacher)\b/iu,
    "A face you know.",
  ],
  [
    /\bsame[- ]day (?:service|delivery|repair|visit|turnaround|quote|appointment)s?\b|\b(?:ready|done|fixed|repaired|back|there|delivered) (?:on )?the same day\b/iu,
    "No waiting until tomorrow.",
  ],
];

/** Benefits of other statements in English, in the same form. */
export const EN_BENEFITS: readonly Benefit[] = [
  [/^no (?:appointment|booking)s? (?:needed|required|necessary)$|^walk-?ins? welcome$/iu, "just turn up"],
  [
    /^(?:no experience (?:needed|required|necessary)|(?:complete |total )?beginners (?:are )?(?:very )?welcome)$/iu,
    "Never tried it? {Clause}.",
  ],
  [
    /^(?:over |more than )?\d+ (?:\p{L}+ )?(?:dogs|cats|rabbits|animals|kittens|puppies|horses|greyhounds|hens|guinea pigs)\b.*\b(?:wait|waiting|looking|need|want)\b/iu,
    "{Clause}. Is one of them yours?",
  ],
  [
    /^(?:we )?(?:cater for|for) (?:complete |absolute |total )?beginners\b|^all levels(?: welcome)?$|^for (?:adults|people) who (?:have )?never\b/iu,
    "Never tried it? {Clause}.",
  ],
  [
    /^(?!.*\b(?:rent|feedback|orders?|farms?|airport|heathrow|gatwick|hotel|prescriptions?|honey|passengers?|dogs?|kids?|child(?:ren)?|pets?|cats?|hens|poop|waste|litter|rubbish|trash|leaves|bins?|guests|in store|shop|counter|our|keys?|post|mail|donat\p{L}*)\b)(?:.*\b(?:we|i) (?:\p{L}+ )?(?:collect|pick up|fetch|pick (?:it|them|everything) up)\b(?=.*\b(?:your?s?|it|them|up|deliver|return|bring|drop)\b)|.*\bfree (?:collection|pick-?up)\b|.*\bcollection and (?:delivery|return) (?:are |is )?(?:included|free)\b)/iu,
    "Nothing for you to carry.",
  ],
  [
    /^(?!.*n[’']t (?:move|reschedule|change|refund)).*\b(?:if|when) (?:it|the weather)\b.*\b(?:rains?|snows?|storms?|bad|turns?)\b.*\b(?:free|no (?:extra )?(?:charge|cost|fee)|move|reschedule|another d)|\b(?:move|reschedule|change)\b.*\bfree\b.*\b(?:rain|weather)/iu,
    "The weather costs you nothing.",
  ],
  [/\b(?:free cancell?ation|cancel (?:for )?free|cancel free of charge)\b/iu, "You can book without risk."],
  [
    /^no (?:contract|tie-?in|minimum term)s?(?: needed| required)?(?:$|,)(?!.*\b(?:cancel|stop|leave)\b)/iu,
    "You stop whenever you like.",
  ],
  [
    /\b(?:one|1) month[’']?s? notice\b|\bmonthly notice\b|\brolling monthly\b/iu,
    "You’re not tied in for long.",
  ],
  [
    /\b(?:loan|courtesy|replacement|spare) (?:machine|bike|car|phone|instrument|scooter|laptop|boat|unit|set|hearing aid)s?\b(?:.*\b(?:free|included|while|during|meantime)\b)|\bwe lend you (?:one|a|an)\b.*\b(?:while|during|meantime|until)\b/iu,
    "You’re never without one.",
  ],
  [
    /^(?!.*\bif you\b).*\bif\b.*(?:n[’']t|\b(?:not|no|nothing|never|cannot|again|fails?|late|miss(?:es)?|breaks?|leaks?))\b.*\b(?:you pay nothing|you don[’']?t pay|it[’']?s free|no fee)(?!.*\b(?:until|till)\b)/iu,
    "The risk is ours.",
  ],
  [
    /\b(?:deducted|credited|taken off|waived)\b.*\b(?:if|when) you (?:go ahead|proceed|book|order|buy|repair|have)\b|\b(?:if|when) you (?:go ahead|book|order|buy|repair|have)\b.*\b(?:deduct|credit|take it off|comes? off|waive)/iu,
    "You don’t pay twice.",
  ],
  [
    /\bif\b.*\b(?:we|i)(?:[’']ll)? (?:redo|re-?do|fix|sharpen|repair|come back|adjust|clean)\b.*\b(?:free|at no (?:extra )?c)/iu,
    "You don’t pay twice.",
  ],
  [
    /\b(?:first (?:lesson|class|session|week|visit|lunch|month) (?:is )?(?:free(?! for)|on us)|free (?:trial|taster) (?:lesson|class|session|week|day))\b/iu,
    "You try it before you decide.",
  ],
  [
    /^(?!.*\b(?:tours?|trips?|hire|rentals?|charter|holidays?|stay|guests?)\b).*\b(?:call-?out|travel|mileage|fuel|journey)s?(?: (?:fee|cost|charge))?s? (?:is |are )?included\b|\bno (?:call-?out (?:fee|charge)|travel (?:fee|charge)|fuel (?:fee|charge|surcharge))/iu,
    "You pay for the work, not the drive.",
  ],
  [
    /\b(?:we|i) (?:\p{L}+ )?(?:take|haul|cart|carry) (?:all )?(?:the |your )?(?:waste|rubbish|debris|clippings|cuttings|branches|old \p{L}+|packaging|leftovers|junk)(?: \p{L}+)? away|\b(?:we|i) (?:\p{L}+ )?(?:take|haul|cart) away\b|\b(?:waste|rubbish|debris) (?:removal|disposal) (?:is )?included\b/iu,
    "Nothing left for you to clear.",
  ],
  [
    /\breturn (?:it|them|everything)? ?(?:all )?(?:dirty|unwashed)\b|\bwe do the washing[- ]up\b|\bwe wash everything\b/iu,
    "No washing-up for you.",
  ],
  [
    /^(?!.*\b(?:luggage|bags?|cloud|photos?)\b).*(?:\bfree (?:winter )?storage\b|\bstorage (?:is )?(?:free|included)\b)/iu,
    "You keep the space at home.",
  ],
  [
    /^(?:well[- ]behaved )?dogs (?:are )?(?:very )?welcome$|^dogs come (?:along )?free$/iu,
    "Yours needn’t stay at home.",
  ],
  [
    /\bkeeps? (?:for )?(?:at least |up to )?(?:\d+|a|one|two|three|six) (?:days|weeks|months?|years?)\b.*\b(?:freezer|unopened|fridge)|\b(?:freezer|unopened|fridge)\b.*\bkeeps?\b/iu,
    "No rush to use it up.",
  ],
  [/\bsamples?\b.*\b(?:borrow|take home|home with you)/iu, "You see how they look at home."],
  [/\bwhile you wait\b/iu, "No second trip."],
  [
    /\b(?:we|i) (?:lend|provide|supply|bring) (?:you )?(?:the )?(?:\p{L}+,? (?:and )?){0,3}(?:binoculars|tools|gloves|helmets|boots|boards|wetsuits|skates|rackets|clubs|instruments)(?: for everyone)?$|^(?:binoculars|tools|gloves|helmets|wetsuits|boards|rackets|clubs)\b.*\b(?:provided|included)$/iu,
    "You don’t need your own.",
  ],
  [
    /\b(?:photo|picture|video)s? (?:every|each) (?:day|evening|walk|second day|\d+ days)\b|\b(?:daily|a daily) (?:photo|picture|video)|\bevery day (?:you get|we send).*\b(?:photo|picture|video)/iu,
    "You know how they’re doing.",
  ],
  [/\b(?:all[- ]in(?:clusive)?|everything (?:is )?included)\b(?!.*\d)/iu, "Nothing else to pay."],
];
