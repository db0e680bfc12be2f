import type { Benefit } from "./benefit.ts";

/** Benefits of trials, checks, extras and times in English. `benefits.ts` looks them up. */
export const EN_EXTRAS: readonly Benefit[] = [
  [
    /^(?:a )?(?:trial|taster|intro(?:ductory)?|discovery) (?:lesson|class|session|treatment|visit|week|month|day)\b.*\d/iu,
    "find out whether it suits you",
  ],
  [
    /^(?!photo report).*\b(?:track|report|photos?|video|update|message|summary|feedback)s?(?: is| are)?(?: sent)? (?:after|from) (?:every|each)\b/iu,
    "you know how it went",
  ],
  [
    /^(?:no|zero) (?:deposit|down ?payment|up ?front (?:costs?|fees?|payments?)|payment up ?front)$/iu,
    "nothing to pay at the start",
  ],
  [
    /^(?:24[- ]?(?:\/7|h|hrs?|hours?)|round[- ]the[- ]clock|day and night) access\b|^access (?:24\/7|24 hours|day and night|any ?time)/iu,
    "come when it suits you",
  ],
  [
    /^no (?:referral|prescription|doctor(?:'s|’s)? (?:note|letter))(?: needed| required)?$/iu,
    "book without a detour",
  ],
  [
    /^(?:free )?(?:\p{L}+ )?(?:tasting|test (?:ride|drive|fitting)|trial fitting)\b.*|^free (?:tasting|test (?:ride|drive)|fitting)\b|\b(?:try|test|taste|ride) (?:it|them|one|everything) (?:first|before)\b/iu,
    "decide afterwards",
  ],
  [
    /^(?!.*\bafter)free (?:\p{L}+ ){0,2}(?:scan|inspection|check(?:-?up)?|survey|assessment|measur(?:e|ing)(?:-?up)?|diagnos(?:is|tics?)|(?:home|site) visit)\b/iu,
    "know what is needed before you pay",
  ],
  [
    /\bpick(?:ed)?[- ]?up (?:and drop(?:ped)?[- ]off )?(?:from|at) (?:your )?(?:home|school|work|door|office|hotel|the station)/iu,
    "one trip less for you",
  ],
  [
    /^\d+[- ]point (?:check|inspection|service|safety check)|^(?:every|each|all) .*\b(?:tested|checked|serviced|inspected)\b/iu,
    "checked before you get it",
  ],
  [
    /^(?:siblings?|second child|brothers? and sisters?|famil(?:y|ies)|couples|friends|groups?)\b.*(?:%|\bhalf\b|\boff\b|\bdiscount|\bcheaper\b|\bless\b)/iu,
    "together it costs less",
  ],
  [
    /^(?:kids|children|little ones|toddlers|babies|under[- ]?\d+s?)\b.*\b(?:free|half[- ]price)\b/iu,
    "bring the whole family",
  ],
  [/\b(?:fixed|flat|set|all[- ]in) (?:fee|price|rate)$/iu, "no surprise on the bill"],
  [
    /\blasts? (?:up to |about |for )?(?:\d+|two|three|four|six) (?:weeks|months)\b/iu,
    "no need to come back sooner",
  ],
  [/\bfor \d+ (?:to|-|–) \d+ (?:guests|people)\b/iu, "small party or big one"],
  [
    /^(?:also )?(?:open |appointments? |classes |lessons )?(?:on )?(?:every )?(?:sat(?:urday)?s?|sun(?:day)?s?|weekends?|bank holidays)(?: (?:and|&) (?:sun(?:day)?s?|bank holidays))?(?: (?:too|as well|mornings?|afternoons?|from .*|until .*|till .*|\d.*))?$/iu,
    "no day off needed",
  ],
  [/^open (?:from |at )?[5-7](?:[.:]\d\d)? ?(?:am\b|[-–])/iu, "even before work"],
  [/^works? offline\b|^no (?:internet|wi-?fi|signal) (?:needed|required)/iu, "even without a signal"],
  [
    /\b(?:made|baked|cooked|roasted|rolled|picked|brewed|ground|prepared|churned|caught|delivered)(?: by hand| fresh)? (?:every|each) (?:morning|day)\b|\bfresh(?:ly \p{L}+)? (?:every|each) (?:day|morning)\b/iu,
    "fresh on the day",
  ],
  [
    /\b(?:direct(?:ly)?|straight) from (?:the|our|my) (?:farm|farmers?|producers?|beekeeper|growers?|makers?|workshop|factory|fields?|brewery|vineyard|roastery|orchard)\b/iu,
    "nobody in between",
  ],
  [/^no (?:waiting lists?|waiting times?|queues?|wait)$/iu, "start straight away"],
  [
    /^(?:one[- ](?:to|on)[- ]one|1[- ]?(?:to|on|:)[- ]?1|private|individual) (?:lessons?|classes|sessions?|training|coaching|tuition|teaching|attention)\b/iu,
    "all the time is yours",
  ],
  [
    /^(?:max(?:imum|\.)?|up to|only|never more than) ?(?:of )?(?:\d+|two|three|four|five|six|eight|ten) (?:dogs|cats|children|kids|people|pupils|students|guests|riders|learners)(?: .*)?$/iu,
    "time for each one",
  ],
  [
    /^(?:order(?:ed|s)?|book(?:ed)?) (?:by|before) .*\b(?:tomorrow|same day|next day|tonight|today)\b/iu,
    "Left it late? {Clause}.",
  ],
  [
    /^(?:(?:\d+|two|three|four|six) ?(?:x|times) (?:a|per) (?:year|month|week)|(?:weekly|monthly|quarterly|fortnightly|regular) (?:visits?|checks?|clean(?:s|ing)?|deliver(?:y|ies)|servicing))\b(?!.*[£$€])/iu,
    "one thing less to remember",
  ],
  [
    /\b(?:text|send|whatsapp|email|upload) (?:us |me )?(?:a |your |us a )?(?:photo|picture|video|pic)s?\b.*\b(?:price|quote|estimate)\b|\b(?:price|quote|estimate) (?:by|from a|on the|over the) (?:photo|phone|whatsapp|video)\b/iu,
    "you know what it costs before anyone comes",
  ],
  [
    /^(?:book(?:ing)? (?:online|by (?:whatsapp|text|app))|online (?:booking|appointments?))\b/iu,
    "no phone call needed",
  ],
  [
    /^(?:\d+ ?%|[£$€]\d+) off (?:your |the )?(?:first|1st)\b|^(?:first|1st) (?:month|week|box|lesson|class|session|visit|clean|walk|order)\b.*(?:[£$€] ?\d|\d ?%|\bhalf\b)/iu,
    "a small start",
  ],
  [
    /^(?:drop(?:ped)?[- ]off|in|brought in)\b.*\b(?:back|ready|out|collected|done)\b.*\b(?:same day|tonight|evening|afternoon|by \d)/iu,
    "no night without it",
  ],
  [/^(?:step[- ]free|wheelchair)\b/iu, "nobody is left outside"],
  [
    /^(?:we |i )?(?:bring|come with|supply|provide) (?:my own |our own |the |all (?:the )?)?(?:tools|equipment|materials|products|supplies)\b|^(?:own|all) (?:tools|equipment|materials|products)\b/iu,
    "nothing for you to prepare",
  ],
  [/^(?:own|free|our) (?:van|trailer)\b/iu, "nothing to hire"],
  [/^(?:no |without )(?:mess|dust)\b/iu, "nothing to clean up afterwards"],
  [
    /^pay (?:per|by the|only for the) (?:lesson|class|hour|visit|session|mile)\b|^pay as you go\b/iu,
    "you pay for what you use",
  ],
  [
    /^(?:24\/7|24 ?h(?:our)?|emergency|out[- ]of[- ]hours) (?:call[- ]?outs?|line|helpline|phone|support|service)\b/iu,
    "help at any hour",
  ],
  [/^patient (?:instructors?|teachers?|tutors?|coach(?:es)?)$/iu, "nobody rushes you"],
  [/^native (?:speakers?|teachers?|tutors?)\b/iu, "hear how it is really spoken"],
  [/\bstor(?:age|ed)\b.*\b(?:free|included)\b|\b(?:free|included) storage\b/iu, "no space needed at home"],
  [
    /^(?:we |i )?(?:come|drive|travel) (?:out )?to (?:you|your \p{L}+)\b|^mobile (?:service|groomer|mechanic|hairdresser|workshop)\b/iu,
    "you stay at home",
  ],
  [
    /^(?:we |i )?(?:explain|show|teach) (?:it |you |everything )?.*\b(?:plain (?:english|words)|step by step|without jargon)\b|^(?:no|without) jargon$/iu,
    "you understand every step",
  ],
  [/^(?:cut|roasted|made|built|sewn|printed|cooked|baked) to order\b/iu, "nothing off the shelf"],
  [/^free (?:parking|wi-?fi)\b/iu, "one cost less"],
  [
    /^free (?:local )?delivery\b(?!.*(?:over|from|above))|^delivery (?:is )?free$/iu,
    "the price is all you pay",
  ],

  [
    /^(?:1|one) \p{L}+ (?:for|to|per) (?:every )?\d+ (?:babies|children|kids|pupils|dogs|guests)$/iu,
    "time for each one",
  ],
  [
    /\b(?:proof|mock-?up|draft|sketch|preview)s?\b.*\b(?:before|first|free)\b|^free (?:proof|mock-?up|sketch|preview)\b/iu,
    "you see it first",
  ],
  [/\bwe (?:text|call|message|phone|ring)(?: you)? (?:when|once|before)\b/iu, "no waiting around"],
  [/^(?:\d+|two|four|six) visits a year\b/iu, "one thing less to remember"],
  [/^unlimited\b/iu, "as often as you like"],
  [/\bwe wait\b.*\b(?:late|delay\p{L}*)\b|\bflight (?:tracked|monitored)\b/iu, "nobody leaves without you"],
  [
    /\b(?:waste|rubbish|cuttings|clippings|packaging|old \p{L}+) (?:is |are )?(?:taken away|removed|collected)\b/iu,
    "nothing left lying around",
  ],
  [
    /\bwe (?:lend|loan)\b|\b(?:instruments?|bikes?|boots|skates|rackets?) to borrow\b/iu,
    "nothing to buy first",
  ],
  [
    /^(?:photos?|videos?|pictures?|updates?|report) (?:every|each|twice a) (?:day|evening|afternoon|night|week)\b|^daily (?:photos?|videos?|updates?)\b/iu,
    "you see how it is going",
  ],
  [/\b(?:report|feedback)s? to parents\b/iu, "you know where things stand"],
  [
    /\b(?:deducted|credited|taken off|knocked off|refunded)\b.*\b(?:order|job|book|bill|go ahead)\b/iu,
    "you never pay twice",
  ],
  [/\b(?:refund|money back)\b.*\bif\b/iu, "the risk is ours"],
  [/^online or (?:in|at|face)\b/iu, "whichever suits you"],
  [/\b(?:to take away|take ?away(?: too)?|to go)$/iu, "for a short break too"],
  [/^(?:weekends|evenings|saturdays|sundays) too$/iu, "when you are off"],
  [
    /^(?:sign|apply|enrol|register|done|all done) (?:online|by phone|over video|remotely)\b/iu,
    "no trip to an office",
  ],

  [/^no (?:licen[cs]e|permit|certificate) (?:needed|required)$/iu, "ready when you are"],
  [
    /\b(?:covered by|paid by|free (?:with|on)) (?:your |the |most )?(?:insur\p{L}*|nhs|medicare)\b/iu,
    "less out of your own pocket",
  ],
  [/\byour (?:data|photos|files) (?:stays?|are safe|is safe)\b|^no data loss$/iu, "nothing gets lost"],
  [
    /^(?:gps |photo |video )?(?:track|report|photos?|videos?|update)s? (?:at|with|on) (?:every|each)\b/iu,
    "you know how it went",
  ],
  [/^bab(?:y|ies) (?:can come|welcome|come too)\b/iu, "no sitter needed"],
  [/^(?:skip|pause) (?:any|a) (?:month|week|box)\b/iu, "you decide each time"],
  [/\bon hangers\b|\bready to wear\b/iu, "straight into the wardrobe"],
  [/^(?:take home|you take home|leave with|go home with) /iu, "something to keep"],

  [/^no need to book$/iu, "just turn up"],
  [/\bpay as you go\b/iu, "you pay for what you use"],
  [/^evenings? (?:till|until|to) /iu, "after work too"],
  [/^meet (?:your|the) .*\b(?:free|first)\b/iu, "decide afterwards"],
  [
    /\bmissed (?:class|lesson|session)(?:es|s)?\b.*\b(?:catch up|make (?:it )?up|free)\b|^make up (?:a )?missed/iu,
    "nothing is lost",
  ],
  [/^no (?:washing|cleaning|clearing) up$/iu, "your evening stays yours"],
  [/\bset up and (?:clear|take|pick|pack)\b|^we bring everything$/iu, "nothing for you to carry"],
  [/^you keep (?:cooking|working|driving|trading)\b/iu, "life goes on meanwhile"],
  [/\bfor life$/iu, "buy it once"],
  [
    /^(?:fabric |colou?r |free )?samples? (?:at home|by post)(?: free)?|\bsamples? at home free$/iu,
    "choose in your own light",
  ],
  [/^reared\b|^grown (?:by us|here)\b|^raised (?:by us|here)\b/iu, "you know where it comes from"],
  [
    /^(?:we|i) (?:fix|service|repair|cut|groom|wash|do|clean) .*\b(?:at|in) your (?:office|home|work|driveway|door)\b/iu,
    "no trip to a workshop",
  ],
  [/\bat your (?:work|office|home|desk|door)\b/iu, "no trip for you"],

  [
    /^one \p{L}+ at a time\b|^\d+ (?:per|to a) (?:boat|class|group|table|car|instructor)$/iu,
    "time for each one",
  ],
  [/^(?:live )?webcam\b/iu, "you see how it is going"],
  [/\btake (?:it|the \p{L}+) back$/iu, "nothing to throw away"],
  [/^(?:walk out|leave|go home) with (?:a|your) finished\b/iu, "nothing left to do afterwards"],
  [/\bapp shows\b/iu, "you see it yourself"],
  [
    /\band nothing else$|^nothing (?:is )?(?:done )?without your (?:ok|okay|say|approval)/iu,
    "no surprise on the bill",
  ],
  [
    /^no (?:own )?(?:instrument|kit|gear|bike|piano|drums|equipment) (?:needed|required)$/iu,
    "nothing to buy first",
  ],
  [/^same price\b/iu, "no surprise on the bill"],
  [/^(?:honest |free )?(?:consult(?:ation)?|chat|call|meeting) first\b/iu, "decide afterwards"],
  [/^\d+ free (?:drafts?|designs?|sketches|samples?|proofs?)\b/iu, "choose before you commit"],
  [
    /^we (?!(?:are|have|had|sell|offer|use|speak|open|close|accept|love|know|believe|make|bake|cook|roast|brew|grow|only|never|can|also|start|teach|train|build|design|print|ship|deliver|come|text|call|wait|lend|reply|answer|stock|serve|cover|work|treat|repair|fix|buy|cut|match|specialise|specialize|guarantee|charge|refund|replace)\b)\p{L}+ (?:it|them|your|the|everything|all|up|and)\b(?!.*(?:free|[£$€\d]))/iu,
    "one job off your list",
  ],

  [/\b(?:talk|walk) (?:you |it |them )?through\b/iu, "you understand every step"],
  [
    /^(?:photo|text|message) (?:when|once) (?:it’s |it's |its )?(?:delivered|done|ready)$/iu,
    "you know it arrived",
  ],
  [/^(?:the )?(?:table|room|court|boat|studio) is yours for\b/iu, "nobody hurries you"],
  [/^(?:first|1st) call free\b/iu, "asking costs nothing"],
  [/^evenings (?:and|or) (?:online|weekends|saturdays)\b/iu, "after work too"],
];
