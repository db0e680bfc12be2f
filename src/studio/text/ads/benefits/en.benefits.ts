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
  [
    /(?<!\b(?:reheat|cook|set up|built|quote|open|from|for|of|since|next|last|walk|cancel)\b.*)\b(?:in|within|under|inside) (?:under )?(?:[1-5]?\d|ten|twenty|thirty) ?(?:mins?|minutes)$/iu,
    "Minutes, not hours: {clause}.",
  ],
  [
    /^(?!.*\b(?:open|quote|cancel|next|last|recycled|tested)\b).*\b(?:in|within|under|inside) (?:[1-9]|1\d|2[0-4]|one|two|three|four|an) ?(?:h|hrs?|hours?)$/iu,
    "Hours, not days: {clause}.",
  ],
  [
    /^(?!.*\b(?:open|cancel|next|last|pay)\b).*\b(?:in|within|under) (?:[1-9]|10|two|three|four|five) (?:working |business )?days$/iu,
    "Days, not weeks: {clause}.",
  ],
  [
    /^(?!.*\b(?:next|last|pay|cancel)\b).*\b(?:in|within) (?:[1-4]|two|three|four) weeks$/iu,
    "Weeks, not months: {clause}.",
  ],
  [
    /^no (?:call[- ]?out|travel|travelling|visit) (?:charges?|fees?|costs?)$/iu,
    "You pay for the work, not the drive: {clause}.",
  ],
  [
    /\b(?:dbs|police|background|crb)[- ](?:checked|vetted)\b|^(?:fully |all )?(?:staff )?vetted\b/iu,
    "You know who you let in: {clause}.",
  ],
  [
    /^(?:before and after photos|photos before and after|photo (?:report|after every \p{L}+))\b/iu,
    "See for yourself what was done: {clause}.",
  ],
  [
    /^(?:all )?(?:the )?(?:materials?|equipment|kit|gear|tools|clay|paints?|mats?|helmets?|life ?jackets?|wetsuits?|skates|rackets|instruments?|aprons?)(?: and \p{L}+)? (?:are |is )?(?:all )?(?:in|included|provided|supplied)$/iu,
    "Bring nothing but yourself: {clause}.",
  ],
  [
    /^we (?!(?:buy|sell|cut|make|bake|cook|roast|brew|teach|build|design|train)\b)(?:install|water|clean up|collect|fetch|carry|pack|wash|clear|remove|lay|bring|set up|assemble|post|chase|file|empty|load|unload|move|order|prepare|fill in|arrange|organi[sz]e|book|iron|mow|rake|fire|plan|pick up|sort|clean)\b(?!.*\bfree\b)/iu,
    "Less for you to do: {clause}.",
  ],
  [
    /\b(?:we )?(?:take|have) (?:them|him|her|the (?:dog|cat|animal)) back\b/iu,
    "You are never left alone with it: {clause}.",
  ],
  [
    /\b(?:we (?:replace|redo|repair|fix|reclean|refund|repaint)|or we come back|free (?:replacement|re-?do)|or your money back|money back)\b/iu,
    "The risk is ours: {clause}.",
  ],
  [
    /\b(?:only pay (?:if|when)|no (?:win|fix|cure|result),? no (?:fee|charge|pay)|pay (?:nothing|only) (?:if|when|unless)|free if|pay on results?)\b/iu,
    "Nothing to lose: {clause}.",
  ],
  [
    /^(?!.*\d)(?:(?:we )?(?:collect|deliver|pick up|remove|fit|install|measure|test|take away)\b.*\b(?:for )?free(?: of charge)?$)/iu,
    "It costs you nothing: {clause}.",
  ],
  [
    /^(?:(?:0|zero) ?(?:%|percent) (?:finance|interest|apr).*|no interest|pay in (?:\d+|three|four) (?:parts|instal?ments)|split payments?)$/iu,
    "Spread the cost: {clause}.",
  ],
  [
    /\bbills?\b.*\b(?:down|cut|lower|from [£$€]\d+ to)\b|\bsaves? (?:you )?(?:up to |about |around )?[£$€]\d+/iu,
    "Money that stays with you: {clause}.",
  ],
  [/\b(?:grant|subsidy|subsidies|tax (?:credit|relief|deductible))\b/iu, "You pay less: {clause}."],
  [
    /^(?:fully )?(?:gas safe|mcs|niceic|napit|fensa|trustmark|qualified|chartered|accredited|licen[cs]ed|registered|certified|state[- ]registered|[A-Z]{2,6} (?:registered|certified|accredited|qualified|member))\b(?!.*(?:organic|vegan|b corp))/iu,
    "In qualified hands: {clause}.",
  ],
  [
    /^(?:over |more than |around )?\d[\d,.]* (?:\p{L}+ )?(?:records|books|titles|bikes|models|items|varieties|colou?rs|flavou?rs|designs|fabrics|wines|plants|patterns|frames|types|kinds|beers|teas|cheeses|styles|sizes|games|costumes|dresses)\b/iu,
    "Plenty to choose from: {clause}.",
  ],
  [
    /\b(?:cash|paid|payment|pay you)\b.*\b(?:on the spot|same day|instantly|straight away)\b/iu,
    "Money in hand: {clause}.",
  ],
  [
    /^(?:well[- ]behaved )?(?:dogs?|children|kids|pets|prams|pushchairs|families|toddlers|babies)(?: and \p{L}+)? (?:are )?(?:very )?(?:ok|okay|welcome|allowed|fine)(?: too)?$/iu,
    "Nobody stays at home: {clause}.",
  ],
  [
    /\b(?:arrives?|delivered|there|ready|dispatched|posted|ships?) (?:tomorrow|next day|the next day|the same day|same day|today)\b|^next[- ]day delivery\b/iu,
    "Left it late? {Clause}.",
  ],
  [/\bthrough (?:the|your) letter ?box\b/iu, "Nobody has to be home: {clause}."],
  [
    /^(?:also )?(?:open |appointments? |classes )?(?:on )?(?:(?:at )?weekends?|saturdays?(?: and sundays?)?|sundays?)(?: too| appointments?| classes)?$/iu,
    "Also on your day off: {clause}.",
  ],
  [
    /^(?:open |available |answered |on call )?(?:24\/7|24 ?h(?:ours)?(?: a day)?|day (?:and|or) night|round the clock)(?: a day)?$/iu,
    "Whenever you need it: {clause}.",
  ],
  [/\bwhile you wait\b/iu, "No second trip: {clause}."],
  [
    /^(?:also |or |lessons |available )?(?:online|by (?:video|phone|whatsapp|zoom)|on zoom|over zoom|via video)(?: too| as well)?$/iu,
    "From wherever you are: {clause}.",
  ],
  [
    /^(?:free )?parking\b|^(?:\d+|two|five|ten)[- ]min(?:ute)?s?(?: walk)? from (?:the )?|^(?:right )?(?:next to|opposite|behind|beside|above) (?:the )?\p{L}*\s?(?:station|metro|tube|bus stop|tram)/iu,
    "Easy to get to: {clause}.",
  ],
  [
    /^(?:also )?(?:gluten|dairy|lactose|nut|egg|sugar)[- ]free(?: (?:options?|cakes|available|too|also|possible|on request))+$|^(?:vegan|vegetarian|halal|kosher)(?: and \p{L}+(?: free)?)? (?:options?|available|too|on request)\b/iu,
    "Nobody goes without: {clause}.",
  ],
  [
    /^(?:over |more than )?\d+ (?:\p{L}+ )?(?:dogs|cats|rabbits|animals|kittens|puppies|horses|greyhounds|hens|guinea pigs)\b.*\b(?:wait|waiting|looking|need|want)\b/iu,
    "{Clause}. Is one of them yours?",
  ],
  [
    /^(?:£|€|\$)?\d*.*\b(?:covers?|includes?)\b.*\b(?:vaccin\p{L}*|neuter\p{L}*|spay\p{L}*|chip\p{L}*)\b/iu,
    "The first vet bills are paid: {clause}.",
  ],
  [
    /^(?:all )?(?:are )?(?:already )?(?:fully )?(?:vaccinated|neutered|spayed|chipped|microchipped|vet[- ]checked|wormed)\b/iu,
    "The first trip to the vet is done: {clause}.",
  ],
  [/^(?:we |staff )?speaks? (?:\p{Lu}\p{L}+)/iu, "Said in your own words: {clause}."],
  [
    /^(?:delivered|delivery|arrives|comes) (?:on |every |to |by |in )?(?:\p{L}+ )?(?:mornings?|evenings?|mon|tues|wednes|thurs|fri|satur|sun|your|weekly|home|office)/iu,
    "No trip to the shop: {clause}.",
  ],
  [
    /^(?:just |simply )?(?:reheat|heat|warm up|assembled|set up|cooks?|brews?|charges)\b.*\b(?:in )?\d+ ?(?:mins?|minutes|seconds)$/iu,
    "Even on a busy day: {clause}.",
  ],
  [
    /\b(?:\d(?:\.\d)?) (?:stars? )?(?:from|out of|in|on) (?:[\d,.]+ )?(?:reviews?|google)|^\d[\d,.]* (?:five[- ]star |5[- ]star |google )?reviews/iu,
    "Others were happy: {clause}.",
  ],
  [/^(?:a )?(?:fixed|flat) (?:[£$€]|\d)/iu, "You know the bill beforehand: {clause}."],
  [/\b(?:all[- ]in|all[- ]inclusive|everything included|nothing extra)$/iu, "No extras later: {clause}."],
  [
    /^(?:you )?(?:just |simply )?(?:send|photograph|upload|snap|scan|text|whatsapp|email|forward|take a photo)\b(?!.*\b(?:call|book|order) )/iu,
    "That is all you do: {clause}.",
  ],
  [
    /^(?:we )?(?:cater for|for) (?:complete |absolute |total )?beginners\b|^all levels(?: welcome)?$|^for (?:adults|people) who (?:have )?never\b/iu,
    "Never tried it? {Clause}.",
  ],
  [
    /^(?:\d+|six|eight|ten|four|five) (?:people|pupils|students|kids|children|guests|dogs) (?:max(?:imum)?|at most)$|^(?:max(?:imum)?|groups? of|classes of|only) (?:\d+|six|eight|ten|four|five)(?: \p{L}+)?$|^small groups\b/iu,
    "Time for everyone: {clause}.",
  ],
  [
    /^(?:full )?insur(?:ed|ance) (?:up to|for) |^(?:\d+|one|two|three|five|ten)[- ]?(?:years?|yrs?|months?) (?:guarantee|warranty)/iu,
    "If something goes wrong: {clause}.",
  ],
  [
    /^no (?:pushy sales|sales ?(?:man|people|pitch|calls?)|obligation|pressure)\b/iu,
    "You decide in peace: {clause}.",
  ],
  [
    /^no (?:appointment|booking|reservation)s?$|^without (?:an )?appointment$|^drop[- ]?in\b/iu,
    "Just turn up: {clause}.",
  ],
  [
    /^no (?:sign[- ]?up fee|joining fee|registration fee|admin fee|hidden (?:fees|costs|charges|extras))$/iu,
    "The price stays the price: {clause}.",
  ],
  [
    /^(?:cancel|pause|skip|stop)(?: or (?:cancel|pause|skip))?(?: a \p{L}+)? (?:any ?time|whenever|free|when you (?:like|want))/iu,
    "Nothing ties you down: {clause}.",
  ],
  [
    /\b(?:9|nine|8|eight|7|seven|\d{2}) (?:in|out of) (?:10|ten|\d{2,3})\b|\bpass rate\b|\b(?:9\d|8\d|7\d) ?% pass/iu,
    "The odds are good: {clause}.",
  ],
  [
    /\b(?:pressed|baked|made|cooked|roasted|brewed|smoked|churned|rolled) (?:here|on site|in[- ]house|by us|in our own)\b/iu,
    "Made here, not bought in: {clause}.",
  ],
  [
    /^(?!.*\b(?:picked|baked|caught|harvested|roasted|ground|cut)\b).*\b(?:same[- ]day|the same (?:evening|afternoon|morning))$/iu,
    "No long wait: {clause}.",
  ],
  [/^free samples?\b|^samples? (?:free|sent)/iu, "See it before you buy: {clause}."],
  [
    /^(?:only )?(?:\d+|one|two|three|four|five|six) (?:places?|spots?|spaces?|seats?|tables?|rooms?) (?:left|free|remaining)\b/iu,
    "Soon gone: {clause}.",
  ],
  [/\brefill (?:yours|it|them)\b/iu, "Nothing to throw away: {clause}."],
];
