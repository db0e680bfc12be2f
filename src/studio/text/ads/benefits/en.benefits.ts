import type { Benefit } from "./benefit.ts";

/** Benefits of statements in English. `benefits.ts` looks them up. */
export const EN_BENEFITS: readonly Benefit[] = [
  [/^no (?:appointment|booking)s? (?:needed|required|necessary)$|^walk-?ins? welcome$/iu, "just turn up"],
  [
    /^(?:no (?:contract|tie-in|minimum term|commitment|subscription)|cancel any ?time)$/iu,
    "stop whenever you like",
  ],
  [/^we (?:come to (?:you|your (?:home|door|place|office))|visit you at home)\b/iu, "stay where you are"],
  [
    /^(?:home visits?(?: available)?|collected from (?:your )?(?:home|door)|(?:free )?(?:collection|pick-?up) and (?:delivery|return)|delivered to your door)\b/iu,
    "without leaving home",
  ],
  [/^(?!.*\bvat\b)[^,\d]{3,60}\b(?:is |are )?included$/iu, "{Clause}, with nothing extra to pay."],
  [/^(?:fixed|flat|set|one|agreed) (?:price|fee|rate)s?\b/iu, "no surprise on the bill"],
  [
    /^(?:fixed |written )?(?:quote|price|costs?) (?:given |agreed )?(?:before we start|up front|upfront|in writing)\b/iu,
    "no surprise on the bill",
  ],
  [
    /^open (?:late|evenings|in the evenings?|(?:un)?till? (?:[7-9]|1[01]) ?pm|(?:un)?till? (?:19|20|21|22)\b)/iu,
    "after work too",
  ],
  [/^(?:always )?(?:the )?same (?:\p{L}+ ){1,2}(?:every|each) (?:time|visit|week)$/iu, "a face you know"],
  [
    /^(?:one|a single) (?:point of contact|contact|project manager|person to call)\b/iu,
    "you know who to call",
  ],
  [
    /^(?:max(?:imum)?\.?(?: of)? \d+ (?:\p{L}+)|groups? of (?:max\.? |up to )?\d+|small (?:groups?|classes)(?: of (?:max\.? |up to )?\d+)?)(?: per (?:class|group|session))?$/iu,
    "time for everyone",
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
    "spread the cost",
  ],
  [
    /^(?:(?:free )?quotes?|answers?|repl(?:y|ies)|reports?|results|estimates?) (?:in|within|in under|by|back in) (?:\d+ ?(?:h|hrs?|hours?|mins?|minutes?)|an hour|one hour|the same day|same day)$/iu,
    "no long wait",
  ],
  [
    /^(?:ready|done|finished|fitted|delivered|repaired|fixed) (?:on )?the same day$|^same[- ]day (?:delivery|repair|service|appointments?|collection)$/iu,
    "no long wait",
  ],
  [
    /^we (?:handle|deal with|sort|take care of|look after|do) (?:the |all |your )?(?:paperwork|insurer|insurance|permits?|planning|forms?|rest|claim|applications?|council|admin|grant)\b/iu,
    "one thing less to do",
  ],
  [
    /^(?:your )?(?:first|1st|trial) (?:lesson|class|session|month|week|hour|box|visit to the gym)(?: is)?(?: for)? free$|^free (?:trial|taster)(?: (?:lesson|class|session|month|week))?$|^\d+[- ]day (?:free )?trial$/iu,
    "try before you pay",
  ],
  [
    /^free (?:quotes?|estimates?|consultations?|advice|surveys?|first call|valuations?)\b/iu,
    "asking costs nothing",
  ],
  [
    /^(?:free )?\d+[- ]days? (?:returns?|refunds?|money back)$|^money[- ]back guarantee$|^free returns$/iu,
    "Not happy? {Clause}.",
  ],
  [/^(?:free )?(?:courtesy|loan|replacement) (?:car|bike|van|phone)\b/iu, "you keep moving"],
  [
    /(?<!\b(?:reheat|cook|set up|built|quote|open|from|for|of|since|next|last|walk|cancel)\b.*)\b(?:in|within|under|inside) (?:under )?(?:[1-5]?\d|ten|twenty|thirty) ?(?:mins?|minutes)$/iu,
    "{Clause}, not hours.",
  ],
  [
    /^(?!.*\b(?:open|quote|cancel|next|last|recycled|tested)\b).*\b(?:in|within|under|inside) (?:[1-9]|1\d|2[0-4]|one|two|three|four|an) ?(?:h|hrs?|hours?)$/iu,
    "{Clause}, not days.",
  ],
  [
    /^(?!.*\b(?:open|cancel|next|last|pay)\b).*\b(?:in|within|under) (?:[1-6]|two|three|four|five) (?:working |business )?days$/iu,
    "{Clause}, not weeks.",
  ],
  [
    /^(?!.*\b(?:next|last|pay|cancel)\b).*\b(?:in|within) (?:[1-4]|two|three|four) weeks$/iu,
    "{Clause}, not months.",
  ],
  [
    /^no (?:call[- ]?out|travel|travelling|visit) (?:charges?|fees?|costs?)$/iu,
    "you pay for the work, not the drive",
  ],
  [
    /\b(?:dbs|police|background|crb)[- ](?:checked|vetted)\b|^(?:fully |all )?(?:staff )?vetted\b/iu,
    "you know who you let in",
  ],
  [
    /^(?:before and after photos|photos before and after|photo (?:report|after every \p{L}+))\b/iu,
    "see for yourself what was done",
  ],
  [
    /^(?:all )?(?:the )?(?:materials?|equipment|kit|gear|tools|clay|paints?|mats?|helmets?|life ?jackets?|wetsuits?|skates|rackets|instruments?|aprons?)(?: and \p{L}+)? (?:are |is )?(?:all )?(?:in|included|provided|supplied)$/iu,
    "bring nothing but yourself",
  ],
  [
    /^we (?!(?:buy|sell|cut|make|bake|cook|roast|brew|teach|build|design|train)\b)(?:install|water|clean up|collect|fetch|carry|pack|wash|clear|remove|lay|bring|set up|assemble|post|chase|file|empty|load|unload|move|order|prepare|fill in|arrange|organi[sz]e|book|iron|mow|rake|fire|plan|pick up|sort|clean)\b(?!.*\bfree\b)/iu,
    "one job off your list",
  ],
  [
    /\b(?:we )?(?:take|have) (?:them|him|her|the (?:dog|cat|animal)) back\b/iu,
    "you are never left alone with it",
  ],
  [
    /\b(?:we (?:replace|redo|repair|fix|reclean|refund|repaint)\b.*\b(?:free|again|if|until|or)\b|we (?:redo|refund)\b|or we come back|free (?:replacement|re-?do)|or your money back|money back)\b/iu,
    "the risk is ours",
  ],
  [
    /\b(?:only pay (?:if|when)|no (?:win|fix|cure|result),? no (?:fee|charge|pay)|pay (?:nothing|only) (?:if|when|unless)|(?<!(?:gluten|dairy|nut|sugar|lactose|egg)[- ])free if|pay on results?)\b/iu,
    "nothing to lose",
  ],
  [
    /^(?!.*\d)(?:(?:we )?(?:collect|deliver|pick up|remove|fit|install|measure|test|take away)\b.*\b(?:for )?free(?: of charge)?$)/iu,
    "It costs you nothing: {clause}.",
  ],
  [
    /^(?:(?:0|zero) ?(?:%|percent) (?:finance|interest|apr).*|no interest|pay in (?:\d+|three|four) (?:parts|instal?ments)|split payments?)$/iu,
    "spread the cost",
  ],
  [
    /\bbills?\b.*\b(?:down|cut|lower|from [£$€]\d+ to)\b|\bsaves? (?:you )?(?:up to |about |around )?[£$€]\d+/iu,
    "money that stays with you",
  ],
  [/\b(?:grant|subsidy|subsidies|tax (?:credit|relief|deductible))\b/iu, "you pay less"],
  [
    /^(?:fully )?(?:gas safe|mcs|niceic|napit|fensa|trustmark|qualified|chartered|accredited|licen[cs]ed|registered|certified|state[- ]registered|[A-Z]{2,6} (?:registered|certified|accredited|qualified|member))\b(?!.*(?:organic|vegan|b corp))/iu,
    "in qualified hands",
  ],
  [
    /^(?:over |more than |around )?\d[\d,.]*\d (?:\p{L}+ )?(?:records|books|titles|bikes|models|items|varieties|colou?rs|flavou?rs|designs|fabrics|wines|plants|patterns|frames|types|kinds|beers|teas|cheeses|styles|sizes|games|costumes|dresses)\b/iu,
    "plenty to choose from",
  ],
  [
    /\b(?:cash|paid|payment|pay you)\b.*\b(?:on the spot|same day|instantly|straight away)\b/iu,
    "money in hand",
  ],
  [
    /^(?:well[- ]behaved )?(?:dogs?|children|kids|pets|prams|pushchairs|families|toddlers|babies)(?: and \p{L}+)? (?:are )?(?:very )?(?:ok|okay|welcome|allowed|fine)(?: too)?$/iu,
    "nobody stays at home",
  ],
  [
    /\b(?:arrives?|delivered|there|ready|dispatched|posted|ships?) (?:tomorrow|next day|the next day|the same day|same day|today)\b|^next[- ]day delivery\b/iu,
    "Left it late? {Clause}.",
  ],
  [/\bthrough (?:the|your) letter ?box\b/iu, "nobody has to be home"],
  [
    /^(?:also )?(?:open |appointments? |classes )?(?:on )?(?:(?:at )?weekends?|saturdays?(?: and sundays?)?|sundays?)(?: too| appointments?| classes)?$/iu,
    "no day off needed",
  ],
  [
    /^(?:open |available |answered |on call )?(?:24\/7|24 ?h(?:ours)? a day|day (?:and|or) night|round the clock)(?: a day)?$/iu,
    "whenever you need it",
  ],
  [/\bwhile you wait\b/iu, "no second trip"],
  [
    /^(?:also |or |lessons |available )?(?:online|by (?:video|phone|whatsapp|zoom)|on zoom|over zoom|via video)(?: too| as well)?$/iu,
    "from wherever you are",
  ],
  [
    /^(?:free )?parking\b|^(?:\d+|two|five|ten)[- ]min(?:ute)?s?(?: walk)? from (?:the )?|^(?:right )?(?:next to|opposite|behind|beside|above) (?:the )?\p{L}*\s?(?:station|metro|tube|bus stop|tram)/iu,
    "easy to get to",
  ],
  [
    /^(?:also )?(?:gluten|dairy|lactose|nut|egg|sugar)[- ]free(?: (?:options?|cakes|available|too|also|possible|on request))+$|^(?:vegan|vegetarian|halal|kosher)(?: and \p{L}+(?: free)?)? (?:options?|available|too|on request)\b/iu,
    "nobody goes without",
  ],
  [
    /^(?:over |more than )?\d+ (?:\p{L}+ )?(?:dogs|cats|rabbits|animals|kittens|puppies|horses|greyhounds|hens|guinea pigs)\b.*\b(?:wait|waiting|looking|need|want)\b/iu,
    "{Clause}. Is one of them yours?",
  ],
  [
    /^(?:£|€|\$)?\d*.*\b(?:covers?|includes?)\b.*\b(?:vaccin\p{L}*|neuter\p{L}*|spay\p{L}*|chip\p{L}*)\b/iu,
    "the first vet bills are paid",
  ],
  [
    /^(?:all )?(?:are )?(?:already )?(?:fully )?(?:vaccinated|neutered|spayed|chipped|microchipped|vet[- ]checked|wormed)\b/iu,
    "the first trip to the vet is done",
  ],
  [/^(?:we |staff )?speaks? (?:\p{Lu}\p{L}+)/iu, "said in your own words"],
  [
    /^(?:delivered|delivery|arrives|comes) (?:on |every |to |by |in )?(?:\p{L}+ )?(?:mornings?|evenings?|mon|tues|wednes|thurs|fri|satur|sun|your|weekly|home|office)/iu,
    "no trip to the shop",
  ],
  [
    /^(?:just |simply )?(?:reheat|heat|warm up|assembled|set up|cooks?|brews?|charges)\b.*\b(?:in )?\d+ ?(?:mins?|minutes|seconds)$/iu,
    "even on a busy day",
  ],
  [
    /\b(?:\d(?:\.\d)?) (?:stars? )?(?:from|out of|in|on) (?:[\d,.]+ )?(?:reviews?|google)|^\d[\d,.]* (?:five[- ]star |5[- ]star |google )?reviews/iu,
    "others were happy",
  ],
  [/^(?:a )?(?:fixed|flat) (?:[£$€]|\d)/iu, "you know the bill beforehand"],
  [/\b(?:all[- ]in|all[- ]inclusive|everything included|nothing extra)$/iu, "no extras later"],
  [
    /^(?:you )?(?:just |simply )?(?:send|photograph|upload|snap|scan|text (?:us|me|a )|whatsapp|email|forward|take a photo)\b(?!.*\b(?:call|book|order) )/iu,
    "that is all you do",
  ],
  [
    /^(?:we )?(?:cater for|for) (?:complete |absolute |total )?beginners\b|^all levels(?: welcome)?$|^for (?:adults|people) who (?:have )?never\b/iu,
    "Never tried it? {Clause}.",
  ],
  [
    /^(?:\d+|six|eight|ten|four|five) (?:people|pupils|students|kids|children|guests|dogs) (?:max(?:imum)?|at most)$|^(?:max(?:imum)?|groups? of|classes of|only) (?:\d+|six|eight|ten|four|five)(?: \p{L}+)?$|^small groups\b/iu,
    "time for everyone",
  ],
  [
    /^(?:full )?insur(?:ed|ance) (?:up to|for) |^(?:\d+|one|two|three|five|ten)[- ]?(?:years?|yrs?|months?) (?:guarantee|warranty)/iu,
    "If something goes wrong: {clause}.",
  ],
  [/^no (?:pushy sales|sales ?(?:man|people|pitch|calls?)|obligation|pressure)\b/iu, "you decide in peace"],
  [
    /^no (?:appointment|booking|reservation)s?$|^without (?:an )?appointment$|^drop[- ]?in\b/iu,
    "just turn up",
  ],
  [
    /^no (?:sign[- ]?up fee|joining fee|registration fee|admin fee|hidden (?:fees|costs|charges|extras))$/iu,
    "the price stays the price",
  ],
  [
    /^(?:cancel|pause|skip|stop)(?: or (?:cancel|pause|skip))?(?: a \p{L}+)? (?:any ?time|whenever|free|when you (?:like|want))/iu,
    "nothing ties you down",
  ],
  [
    /\b(?:pressed|baked|made|cooked|roasted|brewed|smoked|churned|rolled) (?:here|on site|in[- ]house|by us|in our own)\b/iu,
    "made here, not bought in",
  ],
  [
    /^(?!.*\b(?:order|picked|baked|caught|harvested|roasted|ground|cut)\b).*\b(?:same[- ]day|the same (?:evening|afternoon|morning))$/iu,
    "no long wait",
  ],
  [/^free samples?\b|^samples? (?:free|sent)/iu, "see it before you buy"],
  [
    /^(?:only )?(?:\d+|one|two|three|four|five|six) (?:places?|spots?|spaces?|seats?|tables?|rooms?) (?:left|free|remaining)\b/iu,
    "soon gone",
  ],
  [/\brefill (?:yours|it|them)\b/iu, "nothing to throw away"],
];
