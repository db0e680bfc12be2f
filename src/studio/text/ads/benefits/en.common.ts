import { stating, type Benefit } from "./benefit.ts";

/**
 * Benefits of facts that most trades state, wherever the words stand in an English statement.
 * `benefits.ts` looks them up after the narrower ones.
 */
export const EN_COMMON: readonly Benefit[] = [
  [stating("posted both ways|(?:return )?postage (?:included|free|both ways)"), "no trip for you"],
  [stating("drop(?:ped)?[- ]off .*(?:back|ready|collect) (?:by|on)"), "you know when you get it back"],
  [
    stating("free (?:collection|pick-?ups?)|(?:collection|pick-?up) (?:is )?(?:free|included)", "store|shop"),
    "no trip for you",
  ],
  [stating("first \\p{L}+ (?:for |only )?[£$€]\\d+", "come|order"), "a small start"],
  [stating("by (?:itself|themselves)|automatic(?:ally)?"), "nothing to remember"],
  [stating("in (?:a|one|1) (?:single )?day", "if|or|times?|once|quote"), "{Clause}, not weeks."],
  [stating("in (?:an hour|one hour|a morning|an afternoon)", "if|or|quote"), "{Clause}, not days."],
  [stating("before you (?:pay|buy|decide|order|commit)"), "nothing bought blind"],
  [stating("[1-5] working days", "quotes?|reply|cancel\\p{L}*"), "{Clause}, not weeks."],
  [
    stating("(?:\\d+|ninety|thirty)[- ]days? (?:guarantee|warranty)"),
    "you are covered if something goes wrong",
  ],
  [
    stating("\\d\\d (?:years|yrs) (?:in the trade|of experience|experience|in business)"),
    "plenty of practice",
  ],
  [stating("(?:we )?(?:come|clean|wash|do it|return) (?:back |again )(?:for )?free"), "the risk is ours"],
  [
    stating("same (?:carer|walker|cleaner|teacher|driver|therapist|person|team|instructor|stylist)"),
    "a face you know",
  ],
  [stating("card payments?"), "no cash needed"],
  [
    stating("no (?:call-?out|travel) (?:fee|charge)s?|no extra for travel"),
    "you pay for the work, not the drive",
  ],
  [
    stating("no (?:rent|deposit|joining fee|set-?up (?:fee|cost)s?|upfront costs?)"),
    "nothing to pay at the start",
  ],
  [stating("(?:or|if not),? (?:you )?(?:don['’]?t|do not) pay|or it['’]?s free|or free"), "the risk is ours"],
  [
    stating(
      "pay (?:only )?(?:after|when|once) .*(?:done|finished|happy|delivered|collected|works)|pay later",
    ),
    "see it before you pay",
  ],
  [
    stating("(?:years?|yrs?|months?|weeks?)['’]?[- ](?:\\p{L}+ )?(?:guarantee|warranty)|guaranteed for"),
    "you are covered if something goes wrong",
  ],
  [
    stating(
      "(?:fully |public liability )?insured|insurance included|with insurance",
      "claims?|report|company|pay|pays|paid|for your",
    ),
    "you are covered if something breaks",
  ],
  [
    stating("(?:no|without) (?:breaking|digging|drilling|scaffold\\p{L}*|damage|removing)"),
    "everything stays as it was",
  ],
  [
    stating(
      "(?:loan|courtesy|spare|replacement) (?:\\p{L}+ )?(?:free|included|provided)|free (?:loan|courtesy)",
    ),
    "you are never without one",
  ],
  [stating("(?:months?|years?|weeks?|days?)['’]? support|support for \\d+"), "someone to ask afterwards"],
  [
    stating("takes? (?:only |about |just )?(?:\\d{1,2}|an?|one|two) (?:min\\p{L}*|hours?)"),
    "the rest of the day is yours",
  ],
  [stating("one visit|a single visit|one appointment|in one go"), "no second appointment"],
  [
    /^(?:also |open |appointments |lessons |visits |early )?(?:(?:on )?(?:mornings?|evenings?|sat(?:urday)?s?|sun(?:day)?s?|weekends?)(?: and | & | or | )?){1,3}(?:too|possible|available|on request)?$/iu,
    "no day off needed",
  ],
  [/^(?!.*(?:[£$€%]|\bvat\b)).*\d.* included$/iu, "{Clause}, with nothing extra to pay."],
  [stating("(?:provided|supplied)", "food|meals"), "nothing to buy or bring"],
  [
    stating(
      "(?:quote|price|cost|estimate)s? .*(?:before|first|up ?front|agreed|in writing)|(?:fixed|firm) (?:price|quote|fee)|price agreed",
    ),
    "no surprise on the bill",
  ],
  [
    stating("fixed (?:at )?[£$€]\\d[\\d.,]*|[£$€]\\d[\\d.,]* (?:fixed|flat|all in)"),
    "you know the bill beforehand",
  ],
  [
    stating(
      "(?:in|within) (?:2[5-9]|[3-6]\\d|7[0-2]) ?(?:h|hrs?|hours)",
      "quotes?|estimates?|reply|answer|report|if|or",
    ),
    "{Clause}, not weeks.",
  ],
  [
    stating("same[- ]day|next[- ]day|by tomorrow|ready tomorrow", "if|baked|picked|caught|roasted"),
    "no long wait",
  ],
  [
    stating("(?:answers?|reply|replies|response|called? back|quotes?) (?:in|within) .*(?:h|hours?|day)"),
    "no long wait",
  ],
  [
    stating(
      "(?:collect|pick up|fetch|repair|fix|fit|wash|groom|train|cut)\\p{L}* .*(?:from|at|in) (?:your|the) (?:house|home|door|office|garage|drive|driveway|stable)|(?:to|at) your (?:door|house|home|place|office)",
    ),
    "no trip for you",
  ],
  [/^mobile (?:van|unit|studio|salon|service|workshop|grooming)/iu, "no trip for you"],
  [stating("we come to (?:you|your)|i come to (?:you|your)"), "no trip for you"],
  [
    stating(
      "(?:old|used) \\p{L}+ (?:is |are )?(?:taken|collected|removed|recycled)|take (?:the|your) old .* away",
    ),
    "nothing left standing around",
  ],
  [
    stating(
      "(?:over|more than) \\d[\\d,]+ (?:\\p{L}+ )?(?!customers|clients|reviews|years|people|families|jobs|homes|happy|repairs|weddings|projects|pupils|students)\\p{L}+s",
    ),
    "plenty to choose from",
  ],
  [
    stating(
      "(?:certificate|report|letter|photos|invoice) for (?:your |the )?(?:insur\\p{L}*|landlord|tax\\p{L}*)",
    ),
    "one paper less to chase",
  ],
  [
    stating("(?:cancel|pause|skip|stop|swap) (?:any|a|it|when|whenever|the)", "free|fee|before"),
    "nothing ties you down",
  ],
  [stating("no (?:tie-?in|contract|minimum|subscription|commitment|membership)"), "nothing ties you down"],
  [
    stating(
      "(?:vegan|vegetarian|gluten[- ]free|halal|kosher|dairy[- ]free) .*(?:options?|available|too|choices?|possible)",
    ),
    "nobody goes without",
  ],
  [stating("(?:from|at) [67](?:[:.]\\d\\d)? ?am", "picked|baked|until|sunrise"), "even before work"],
  [
    stating(
      "(?:until|till|to) (?:[7-9]|1[0-2]) ?pm|late (?:on )?(?:mon|tues|wednes|thurs|fri)\\p{L}*",
      "order|return|ordered|happy",
    ),
    "after work too",
  ],
  [stating("(?:return|back|bring \\p{L}+ back) (?:it )?by (?:[6-9]|10) ?pm"), "the whole day is yours"],
  [stating("by post|posted to|to your door|shipped to"), "no trip to the shop"],
  [
    stating("hand[- ]?made|made by hand|hand[- ](?:sewn|thrown|poured|carved|stitched|painted)"),
    "nothing off an assembly line",
  ],
  [
    stating("(?:our )?own (?:workshop|kitchen|bakery|roastery|farm|garden|fields?|orchard)"),
    "you know where it comes from",
  ],
  [
    stating(
      "(?:we|i) (?:do|handle|sort|file|submit|fill in) .*(?:paperwork|forms?|permits?|returns?|claims?|applications?|admin)",
    ),
    "one job off your list",
  ],
  [stating("refund|money back"), "the risk is ours"],
  [stating("in stock|on the van"), "no waiting for delivery"],
  [stating("by card|cards? (?:accepted|ok|welcome|taken)|contactless|apple pay"), "no cash needed"],
  [stating("while you (?:work|shop|sleep|eat|have (?:a )?coffee)"), "no time lost"],
  [stating("from age [2-5]|ages? [2-5](?: and up|\\+| to|-|–)|from [2-5] years"), "the little ones can join"],
  [
    stating("one[- ](?:to|on)[- ]one|1[- :](?:to|on)?[- ]?1|private (?:lessons?|sessions?|tours?)"),
    "all the time is yours",
  ],
  [stating("parking", "no|paid"), "easy to get to"],
  [
    stating(
      "(?:qualified|certified|registered|accredited|chartered|licen[cs]ed|trained)",
      "organic|vegan|fair ?trade|cotton|gots|msc|charity|trademark",
    ),
    "in trained hands",
  ],
  [
    stating("(?:since|est\\.?|established|established in|founded in) (?:1[89]\\d\\d|200\\d|201[0-5])"),
    "plenty of practice",
  ],
];
