import type { Lexicon } from "../lexicon.ts";
import { numberWords } from "../number-words.ts";

const UNIT =
  "seconds?|secs?|minutes?|mins?|hours?|hrs?|h|days?|nights?|weeks?|months?|years?|yrs?|weekends?|business days?|working days?";
const PEOPLE =
  "people|person|anyone|everyone|owners?|parents?|famil(?:y|ies)|couples?|women|woman|men|man|mums?|moms?|dads?|kids|children|teens?|teenagers?|adults?|seniors?|students?|pupils?|beginners?|professionals?|freelancers?|founders?|entrepreneurs?|teams?|businesses|companies|startups?|agencies|homeowners?|landlords?|tenants?|renters?|runners?|riders?|cyclists?|walkers?|hikers?|travell?ers?|commuters?|drivers?|lovers?|fans?|foodies|gamers?|bakers?|cooks?|chefs?|readers?|writers?|artists?|designers?|developers?|engineers?|teachers?|nurses?|doctors?|lawyers?|accountants?|managers?|directors?|executives?|retirees?|pensioners?|newcomers?|expats?|locals?|neighbou?rs?|residents?|visitors?|guests?|customers?|clients?|shoppers?|buyers?|sellers?|collectors?|makers?|traders?|tradespeople|those|folks|brides?|grooms?|patients?|caregivers?|carers?|workers?|employees?|employers?|farmers?|sufferers?|skeptics|sceptics";

/**
 * Words by which facts are recognized in English briefs, listed in `lexicons.ts`; the fields are
 * explained in `lexicon.ts`. `readFacts` also takes it for languages without a lexicon.
 */
export const EN: Lexicon = {
  language: "en",
  numbers: numberWords({
    small:
      "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen",
    tens: "twenty thirty forty fifty sixty seventy eighty ninety",
    join: (ten, one) => [`${ten}-${one}`, `${ten} ${one}`],
    extra: {
      "a hundred": 100,
      "one hundred": 100,
      hundred: 100,
      "two hundred": 200,
      "three hundred": 300,
      "five hundred": 500,
      "a thousand": 1000,
      thousand: 1000,
      "a dozen": 12,
      dozen: 12,
      "half a dozen": 6,
    },
  }),
  weakNumbers: "one|a|an|hundred|thousand|dozen",
  weakBefore: "",
  price: {
    currencies: [
      ["EUR", "euros?|cents"],
      ["USD", "dollars?|bucks"],
      ["GBP", "pounds?(?: sterling)?|quid|pence|p"],
      ["CHF", "(?:swiss )?francs?"],
    ],
    from: "(?:prices? )?(?:starts?|starting|begins?) (?:at|from)(?: just| only)?|from(?: just| only| as little as)?|as (?:low|little) as",
    lead: "for(?=\\s\\d+\\.\\d{2}(?!\\d))|costs?(?: only| just)?|(?:for )?only|(?:for )?just|fixed(?: at)?|flat(?: rate(?: of)?)?|prices?(?: is|:)?|fee(?: of| is|:)?",
    range: "to|and|-|–",
    per: [
      ["hour", "(?:per|an|each|every) hour|hourly|/ ?h(?:our|r)?"],
      ["day", "(?:per|a|each|every) day|daily|/ ?day"],
      ["night", "(?:per|a|each) night|nightly|/ ?night"],
      ["week", "(?:per|a|each|every) week|weekly|/ ?(?:week|wk)"],
      ["month", "(?:per|a|each|every) month|monthly|/ ?(?:month|mo)|pcm|p/m"],
      ["year", "(?:per|a|each|every) (?:year|annum)|yearly|annually|/ ?(?:year|yr)|p\\.?a\\.?"],
      [
        "person",
        "(?:per|a|each) (?:person|head|guest|adult|child|student|seat|user)|/ ?(?:person|head|seat|user)|pp",
      ],
      [
        "session",
        "(?:per|a|each) (?:session|lesson|class|visit|treatment|appointment|hour-long session|consultation)",
      ],
      [
        "piece",
        "(?:per|a|an|each) (?:piece|item|jar|bottle|bag|box|loaf|cup|kilo|kg|pound|pallet|mile|km|cut|meal|plate|ticket|page|word)|each|apiece|/ ?(?:piece|kg|m2|m²)",
      ],
    ],
    perOther: "per|an?|each|every",
  },
  time: {
    units: UNIT,
    weekdays:
      "(?:mon|tues?|wednes|thurs?|fri|satur|sun)days?|mon|tues?|wed|thu(?:rs?)?|fri|sat|sun(?! ?(?:protection|cream|block|set|rise|light|glass|dried))|weekdays|weekends?",
    months:
      "january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|spring|summer|autumn|christmas|easter|valentine['’]s(?: day)?|mother['’]s day|father['’]s day|halloween|black friday|new year(?:['’]s(?: eve)?)?",
    moments:
      "noon|midday|midnight|lunch ?time|tonight|today|tomorrow|dawn|sunrise|sunset|the next (?:day|morning)|next[- ](?:day|morning|week|month)|same[- ]day|same week|overnight|this (?:week|month|morning|evening|weekend|spring|summer|autumn|winter)|(?:the )?end of (?:the )?(?:day|week|month|year|january|february|march|april|may|june|july|august|september|october|november|december)|(?:mornings?|afternoons?|evenings?)|(?:within|in|under|after) (?:an?|half an?) (?:hour|minute|day|week|month|year)|half an? (?:hour|day)",
    clocks:
      "\\d{1,2}(?:[:.]\\d{2})?\\s?(?:am|pm|a\\.m\\.?|p\\.m\\.?|o['’]?clock)|\\d{1,2}:\\d{2}|half past \\d+|quarter (?:past|to) \\d+",
    every: "every(?: (?:other|single|first|second|third|fourth|last))?|each",
    frequencies:
      "24/7|24[- ]7|(?:seven|\\d+) days a week|around the clock|round the clock|daily|weekly|monthly|quarterly|yearly|annually|once a (?:day|week|month|year)|\\d+ times a (?:day|week|month|year)|all year(?: round)?|every day",
    deadline: "by|until|till?|before|ends?(?: on)?|through|no later than|closes?(?: on| at)?",
    since: "since|established(?: in)?|est\\.?|founded in|in business since",
    at: "at|on|from|within|in(?: just| under| only)?|under|after|for(?: the (?:first|next))?|within just|less than|(?:the )?first|up to|over",
    hourAt: "at",
    openFrom: "open(?: from)?|from|between",
    ages: "ages? \\d+(?:\\s?(?:to|-|–|and)\\s?\\d+|\\+| (?:and )?(?:up|over|above))?|aged \\d+(?: (?:to|and) \\d+|\\+)?|\\d+(?:\\s?(?:to|-|–)\\s?\\d+|\\+)?[ -]years?[ -]olds?|from \\d+ years(?: old)?|(?:over|under) \\d+s",
    range: "to|until|till|through|and|-|–",
  },
  place: {
    prepositions: "in|near|around|across|throughout|all over|outside|serving|based in|between",
    weakPrepositions: "from|to|at|for|on|delivered to",
    articles: "the|greater|central|downtown|north(?:ern)?|south(?:ern)?|east(?:ern)?|west(?:ern)?|inner",
    and: "and|&",
    notPlaces:
      "english|german|french|spanish|italian|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|i|we|you|our|your|the|a|an|excel|word|google|facebook|instagram|whatsapp|ios|android|pdf|vat|no|all|every|gas safe|trustpilot|god|business|bulk|minutes|hours|days|person|advance|stock|style|touch|love|time|full",
    common:
      "(?:in|across|around) (?:the )?(?:town|city|county|region|area|old town|city cent(?:re|er)|village|country|neighbou?rhood)|nationwide|worldwide|in town|downtown|on the (?:coast|river|high street|harbou?r|market square|seafront|beach)|by the (?:sea|river|lake|station|harbou?r)|(?:near|next to|opposite|behind) the [a-z]+(?: station| square)?|within \\d+ (?:miles|km|kilomet(?:re|er)s)(?: of \\p{Lu}[\\p{L}'’-]+)?|locally|door to door|at your (?:home|office|place)|on site|your street",
    address:
      "\\d{1,4}[a-z]? (?:\\p{Lu}[\\p{L}'’.-]+ ){1,3}(?:street|st|road|rd|lane|ln|avenue|ave|square|sq|place|way|drive|close|court|row|terrace|hill|quay|wharf|boulevard|blvd)\\.?",
  },
  kinds: {
    caution:
      "needs? (?:an?|one|at least)|minimum age|min\\.? age|(?:must be )?over \\d+s? only|must be (?:over )?\\d+|must (?:be(?! (?:seen|tried|tasted|one|the))|show|bring)|weight limit|min(?:imum)?\\.? orders?|(?:is|are) (?:now |already )?(?:full|fully booked|sold out)|(?:mon|tues|wednes|thurs|fri|satur|sun)days? closed|not open on|closed (?:on|every|for|all|over|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)|(?:we(?:['’]re| are)|is|are) closed(?! again by)|not suitable|unsuitable|not recommended for|terms(?: and conditions)? apply|conditions apply|t&cs?(?: apply)?|subject to (?:availability|change|status|approval)|non-?refundable|no refunds?|no returns?|cash only|card only|cards? not accepted|while (?:stocks|supplies) last|limited availability|please (?:note|arrive|be aware|allow)|at your own risk|(?:your )?capital (?:is )?at risk|may contain|unfortunately|we['’]?re sorry|deposits? (?:is |are )?(?:required|needed)|waiting list|cancellation fee|you(?:['’]ll| will)? need (?:a|an|to)|you must|late fee|over 18s only|adults only|18\\+|customers? complain\\p{L}*|complaints?",
    offer:
      "(?<!-)free(?!-range|lance| of| from|dom)|gratis|complimentary|on the house|(?:free |\\d+[- ]day )?trial|\\d+ ?(?:%|percent|per cent)(?: \\p{L}+){0,2} (?:off|discount|cheaper|less)|(?:% |half )off|saves? (?:up to )?[£$€]?\\d+|half[- ]price|(?:at |for )?half (?:of )?(?:the|its|their|our|your) (?:\\p{L}+ )?price(?! (?:of|you|they|that|shops?|elsewhere))|discount(?:s|ed)?|(?:launch|opening|special|intro(?:ductory)?|limited|spring|summer|autumn|winter|christmas|early[- ]bird|welcome|student|group) (?:offer|price|rate|deal|discount|sale)s?|offer(?=:| ends| until| valid)|deals?(?! with)|(?<!for )sale(?!s)(?! (?:at|in|here|from))|voucher|coupon|promo(?: code)?|bogof?|(?<![£$€\\d.,])\\d for (?:the price of )?\\d(?!\\d| \\p{L})|buy \\d+|money[- ]back|no charge|at no (?:extra )?(?:cost|charge)|bonus|free gift|included free|first (?:\\p{L}+ ){1,2}(?:is |are )?(?:on us|free|half price)|waived|cashback|discount code",
    objection:
      "no|without|zero|never(?! (?:been|seen|so))|nothing|none|don['’]t|doesn['’]t|won['’]t|cancel any ?time|any ?time cancellation|risk[- ]free|hassle[- ]free|hidden|you (?:won['’]t|don['’]t|needn['’]t)|we (?:deal|handle|talk|sort|take care|look after|argue|bring|come to you|tidy|clean up)|even if|refund|guarantee(?:d|s)?|if (?:you['’]re|you are|it(?:['’]s| is)|we)(?: not| late| don['’]t)|\\p{L}+-free(?! (?:trial|delivery|shipping|lesson))",
    notObjection:
      "no other|nothing (?:beats|like|but|better)|not only|no one|nobody|no matter|no\\.|no wonder|not just|never stop(?:s|ped)?|why not|number|can['’]t wait|don['’]t miss|don['’]t wait",
    proof:
      "registered|dbs[- ]checked|vetted|certified|accredited|licen[cs]ed|insured|chartered|qualified|approved|award(?:s|ed|-winning)?|medals?|winners?|winning|voted|rated|reviews?|ratings?|stars?|trusted by|used by|recommended by|as seen (?:in|on)|featured in|members? of|iso \\d+|since \\d{4}|established|est\\.? \\d{4}|founded|(?:over|more than) \\d[\\d.,]*|\\d[\\d.,]*\\+? (?:happy |satisfied )?(?:customers|clients|patients|members|families|projects|homes|installations|weddings|orders|pupils|students|users|teams|companies|businesses|reviews|animals|guests|events|repairs|boilers|roofs)(?: (?:served|fitted|helped|delivered|of experience|in business))?|years['’]? (?:of )?experience|generations?|family[- ](?:run|owned)|tested|proven|patented|guild|charity (?:no|number)|regulated|authori[sz]ed|fca|soil association|organic certified|fair ?trade|b corp|phd|dr\\.?|master(?: craftsman| baker| butcher)?|michelin|testimonials?|case stud(?:y|ies)",
    process:
      "step \\d|\\d+ steps|how it works|(?:you|just|simply|first|then|next|finally) (?:upload|send|photograph|snap|choose|pick|tell|call|book|order|scan|click|tap|drop|fill|answer|share|sign|bring)|we (?:do the rest|pick (?:it |them )?up|collect|deliver|match|plan|design|build|fit|install|measure|print|ship|sort|send|visit|survey|write|file|prepare|check|test|assess)|upload|photograph|snap a|scan the|tell us|send us|bring us|drop (?:it|them) off|pick (?:it |them )?up|answer \\d+ questions|in \\d+ (?:steps|clicks|minutes)|works with|connects? (?:to|with)|syncs?|automatically|made (?:by hand|in|from|with|to order)|hand-?(?:made|built|cut|stitched|poured|crafted)|baked|roasted|brewed|distilled|sewn|cut to size|built in|cooked|pressed|smoked|aged",
    benefit:
      "so (?:you|that|your)|you (?:can|get|keep|save|know|see|sleep|feel|stay|spend|never|always|have|own|pay only|only pay)|saves?|more time|less (?:stress|paperwork|waste|noise|time|work)|peace of mind|easier|faster|better|warmer|cheaper|safer|healthier|quieter|lighter|sleep|relax|enjoy|confiden(?:t|ce)|helps?|keeps? (?:you|your)|lets? you|gets? you|gives? you|stays? (?:warm|dry|fresh|sharp|cool)|lasts?|finally|back to|worry|love|fits? in",
    feature:
      "organic|vegan|handmade|wooden|leather|oak|solid|local(?:ly)?|seasonal|mobile|online|digital|waterproof|recyclable|recycled|compostable|includes?|including|with|open|available|delivery|parking|wheelchair|heated|fresh|personal|small (?:groups|classes)|bilingual|one-to-one|1:1|gluten[- ]free|dairy[- ]free|sugar[- ]free|custom|bespoke|made to measure",
    own: "we|our|us|you (?:get|can|choose|pick|pay|receive)|your|every|each|all|it|they|the|a|an|there (?:is|are)|includes?|comes? with|made|open",
  },
  notes: {
    labels:
      "(?:tone|voice|style|mood|register|tone of voice|brand voice|audience|target(?: audience| group| market)?|persona|language|length|format|keywords?|hashtags?|emojis?|notes?|note to (?:the )?writer|instructions?|avoid|do not use|don['’]t use|don['’]t say|words to (?:use|avoid)|include|budget|platforms?|goal|aim|objective|deadline|kpi|internal|cta|call to action|for|made for|aimed at)",
    toneNouns: "tone(?: of voice)?|voice|style|mood|register|wording|copy|language",
    orders:
      "(?:no|never|not|without) the words?|do not call|don['’]t call(?= )|(?:please |pls |kindly |and |but |always )*(?:never|do not|don['’]t|dont|must not|mustn['’]t|should not|shouldn['’]t|avoid)(?: ever)? (?:mention(?:ing)?|say(?:ing)?|us(?:e|ing) (?:the words?|the phrase|the term|words|emojis?|hashtags?|jargon|slang|exclamation|caps|puns|[\"“'‘])|writ(?:e|ing)|talk(?:ing)? about|refer(?:ring)? to|nam(?:e|ing)|includ(?:e|ing)|call(?:ing)? (?:it|us|them)|promis(?:e|ing)|claim(?:ing)?|sound(?:ing)?|compar(?:e|ing)|exaggerate|overpromise|joke|make jokes|be (?:funny|pushy|salesy|too))|(?:please |pls |kindly |and |always )*use (?:the |this |these |our )?(?:words?|phrases?|term|slogan|tagline|hashtags?|expressions?|british|american|formal|informal|simple language|plain (?:language|english)|short sentences|humou?r|emojis?)|(?:please|pls|kindly) (?:use|write|keep|make|avoid|include|do|don['’]t|no|be|add|stay|focus)|(?:make|keep) (?:it|the (?:tone|copy|text|ad|message)) (?:very |really |short|simple|funny|light|brief|formal|casual|friendly|serious|professional|positive|clean|classy|respectful|factual|playful|fun|calm|sober|personal|human|punchy|snappy)|sound (?:like|friendly|warm|professional|human|funny|serious|confident)|write (?:in|as) (?:british|american|uk|us|english|plain|simple|first|second|third|the first)|no (?:emojis?|hashtags?|exclamation(?: marks?| points?)?|jokes|jargon|buzzwords|slang|clich[eé]s|puns|capital letters|hype|swearing|superlatives|hard sell|pity|clickbait|scare tactics|guilt trips?)(?: please)?|without (?:emojis?|hashtags?|exclamation marks?)|(?:one|two|max(?:imum)?|at most|a few|some|lots of) ?\\d* (?:emojis?|hashtags?)|(?:our |the )?target (?:audience|group|market) (?:is|are)|(?:in|use) (?:british|american|us|uk) (?:english|spelling)|inspired by the (?:ads|campaigns|style)|like the ads? (?:of|by|from)",
    orderStarts:
      "avoid|focus on|no (?:pressure(?! wash\\p{L}*)|urgency|drama|fear|caps|discount talk)|like the|similar to|inspired by|aimed at|think of|speak to|talk to|emphasi[sz]e|highlight|stress|mention|include|be|sound|keep|make|use|write|speak|talk|add|put|don['’]t|dont|do not|never|should|must|tone|voice|style|please|pls|kindly|remember|note|nb|fyi|internal|maybe|perhaps|i want|i would like|i['’]d like|we want|we['’]d like|we would like|you should|the ads? (?:should|must)|ads? (?:should|must)|it should|i (?:like|hate|prefer)|we (?:like|hate|prefer)|funny|serious|friendly|professional|witty|humorous|warm|playful|casual|formal|short|simple",
    meta: "tone|voice|style|emojis?|hashtags?|headlines?|captions?|ads?|copy|keywords?|copywriter|slogan|caps|exclamation marks?|spelling|clich[eé]s?|jargon|buzzwords?|jokes?|humou?r|puns?|wording|phrasing",
    mention:
      "(?:please |also |and |do )*(?:mention|include|highlight|emphasi[sz]e|stress|point out|say|tell (?:people|them|customers|everyone)|let (?:people|them|customers|everyone) know|make clear|add)(?: the fact)?(?: that)?",
    use: "(?:please |pls |and |always |must |should )*(?:use|include|work in|contain|mention)(?: in)? (?:the |this |these |our )?(?:words?|phrases?|terms?|slogan|tagline|hashtag|expressions?)|(?:words?|phrases?) to use|keywords?",
    avoid:
      "(?:please |pls |and |but |always )*(?:never|do not|don['’]t|dont|must not|mustn['’]t|should not|shouldn['’]t|avoid)(?: ever)?(?: (?:mention(?:ing)?|say(?:ing)?|us(?:e|ing)|writ(?:e|ing)|talk(?:ing)? about|refer(?:ring)? to|nam(?:e|ing)|includ(?:e|ing)|call(?:ing)? (?:it|us|them)|promis(?:e|ing)|claim(?:ing)?))?(?: (?:the|this|these) (?:words?|phrases?|terms?|names?))?|words to avoid|avoid",
    avoidAround: "",
    orderEnd: "",
    audience:
      "(?:it['’]s |this is |it is )?(?:made|meant|intended|designed|built|created|perfect|ideal|great|suitable|aimed|targeted|written)(?: especially| specially)? (?:for|at|to)|aimed at|targeting|targeted at|for|our (?:customers|clients|audience) are|we (?:target|serve|sell to|cater to)",
    audienceLabels:
      "(?:target )?(?:audience|group|market|persona|readers?)|target|made for|aimed at|for|customers?|who",
    people: PEOPLE,
    tones: [
      ["funny", "funny|humorous|humour|humor|witty|wit|comic|joke|tongue[- ]in[- ]cheek"],
      [
        "serious",
        "serious|sober|respectful|dignified|factual|matter[- ]of[- ]fact|no jokes|no humou?r|not funny",
      ],
      ["warm", "warm|friendly|kind|caring|gentle|heartfelt|empathetic|welcoming|human"],
      ["bold", "bold|confident|punchy|strong|edgy|daring|provocative|cheeky|sassy"],
      ["calm", "calm|quiet|relaxed|soothing|understated|low[- ]key|reassuring"],
      ["luxury", "luxur(?:y|ious)|premium|elegant|exclusive|sophisticated|refined|high[- ]end|upmarket"],
      ["casual", "casual|informal|chatty|conversational|relaxed|laid[- ]back|down[- ]to[- ]earth|colloquial"],
      ["formal", "formal|professional|corporate|business-?like|polished"],
      ["simple", "simple|plain|clear|straightforward|no jargon|easy to (?:read|understand)|plain english"],
      ["urgent", "urgent|urgency|fomo"],
      ["playful", "playful|fun|quirky|silly|whimsical|lively|upbeat|young"],
    ],
    topics: [
      ["price", "(?:the |our |any )?(?:prices?|pricing|costs?|fees?)"],
      ["competitors", "(?:the |our |any )?(?:competitors?|competition|other (?:companies|brands|providers))"],
      ["discount", "(?:the |any )?(?:discounts?|offers?|sales?|deals?)"],
      [
        "health",
        "(?:any )?(?:health(?: claims?| benefits?)?|medical claims?|illness(?:es)?|cures?|diseases?)",
      ],
      ["age", "(?:the |their )?ages?"],
    ],
    informal: "informal(?:ly)?|casual(?:ly)?",
    formal: "formal(?:ly)?",
    short:
      "(?:keep (?:it|them|the (?:ad|copy|text)s?) |be |very |super )?short(?: sentences| copy| and sweet)?|brief|concise|snappy|to the point|less is more",
    negation: "no|not|never|don['’]t|dont|do not|without|avoid|zero",
    please: "please|pls|kindly",
    toneFillers:
      "and|but|not|very|a bit|a little|slightly|rather|too|or|never|always|tone|voice|style|please|be|more|less|really|quite|bit",
  },
  goals: [
    [
      "donate",
      "donat(?:e|ions?|ing|ors?)|give (?:today|now|monthly)|fundrais\\p{L}*|rais(?:e|ing) (?:\\p{Sc} ?[\\d.,]+k?|money|funds)|sponsor(?:s|ships?)?",
    ],
    [
      "quote",
      "quotes?|quotations?|estimates?|enquir(?:y|ies)|inquir(?:y|ies)|(?:more|new|sales|qualified|generat\\p{L}+) leads?|^leads?$|request an? (?:offer|survey)",
    ],
    ["book", "book(?:ings?|ed)?|appointments?|reserv(?:e|ations?)|reserve a table|schedule|slots?"],
    ["apply", "appl(?:y|ications?|icants?)|hiring|(?:we|to) hire|recruit\\p{L}*|vacanc(?:y|ies)"],
    [
      "try",
      "(?:free )?trials?|try|test (?:it|drive|ride)|taster|first (?:lesson|class|session|month) free|demos?",
    ],
    [
      "signup",
      "(?<!no )(?:sign[- ]?ups?|registrations?)|register|subscri\\p{L}*|enrol(?!led agents?)\\p{L}*|members(?:hips?)?|join|newsletter",
    ],
    ["download", "downloads?|installs?|app store|google play"],
    ["call", "calls?(?! to action|-out| out)|phone|ring us|telephone"],
    [
      "visit",
      "visit(?:s|ors?)?|footfall|through the door|(?:in)?to the (?:shop|store|stall)|come (?:by|in|and see)|walk[- ](?:in|up)s?|drop in|tickets?|store traffic",
    ],
    ["order", "(?:pre-?)?orders?|deliver(?:y|ies|ed)|takeaway"],
    ["buy", "buy|shop|purchases?|e-?commerce|online (?:shop|store)"],
    ["ask", "contact (?:us|me)|get in touch|talk to us"],
    ["learn", "awareness|learn|get known|know us"],
  ],
  dependent:
    "otherwise|or else|with|in|on|at|for|from|by|to|within|when|if|and|or|but|so|plus|including|incl|until|till|only|except|after|before|per|which|that|who|whose|because|even|as|then|while|where|whether|not|also|too|than|into|over|under|of|whatever|whenever|wherever|until|since|unless|especially|usually|mostly|just|up|across|all|both|usually|then|made|parts|terms|he|she|they|it|his|her|nothing else|nothing more",
  subordinate:
    "when|if|while|because|after|before|as|although|though|unless|once|whether|whatever|whenever|wherever",
  condition:
    "extra|excluded|excluding|excepting|apart from|excl|not included|apply|applies|only|minimum|min|max|maximum|new customers|selected|while (?:stocks|supplies) last|subject to|(?:plus|ex|excl|inc|incl|including) (?:vat|tax|shipping|postage|parts|materials)|vat|limited to|limit|over [£$€]?\\d+|from [£$€]?\\d+|up to|depending|at participating|with code|code \\p{Lu}+",
  ratio: "out of|in",
  stop: "the|a|an|of|and|or|to|in|on|at|for|by|with|from|is|are|was|were|per|off|more|less|than|as|so|it|we|you|they|your|our|their|that|this|if|but|only|just|each|every|plus|minus|times|x|no|not|then|when|while|back|extra|after|before|until|since|all|up|out|over|under|into",
};
