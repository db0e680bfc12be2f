import type { OfferingClues } from "./clues.ts";

/**
 * English words that show what a business offers. `readOffering` (`read-offering.ts`) counts them;
 * the fields are explained in `clues.ts`.
 */
export const EN_OFFERINGS: OfferingClues = {
  forWhom: "for",
  clues: {
    service: {
      product:
        "(?:moved|swapped|replaced|cleaned|mended|restored|sharpened|repaired|installed|rehung|unblocked)(?= )|(?:fitted|installed|fixed|repaired|fixes|removed|gone|cleaned|swept|serviced|collected|cleared|sharpened|mended|restored|laid|built|done)$|^(?:blocked|broken|leaking|cracked|lost|stuck|damaged|locked|faulty)|^(?:help|someone|a hand)|help|advice|appointments?|consultations?|check-?ups?|tests?|testing|photos|portraits?|wash|fold|call-?outs?|visits?|assembly|installation|counselling|tutoring|proofreading|editing|accounts|payroll|conveyancing|fittings?|resurfacing|rewiring|repointing|\\p{L}+ins?-law",
      company:
        "repairs?|services?|plumb\\p{L}*|electric(?:s|al)|handyman|clinic|practice|osteopath\\p{L}*|physio\\p{L}*|therap\\p{L}*|salon|agency|consult\\p{L}*|solicitors?|accountants?|removals|clean(?:ing|ers)|detailing|fitters?|roofing|tutor\\p{L}*|photography|tailors?|law",
      text: "no fix,? no fee|call-?out|(?:we|i)(?:['’]ll| will)? (?:come|visit|travel)|comes? to you|at your (?:own )?(?:home|door|place)|we carry parts|free (?:quotes?|estimates?|surveys?|consultations?)|per visit|(?:an|per|half an) hour|hourly|dbs checked|fully insured|(?:back|ready|done|there|with you) (?:in|within|by)|most jobs|gas safe|registered|before and after pictures",
    },
    event: {
      customers: "(?:grown-up )?(?:beginners|kids|children|toddlers|seniors|adults)",
      product:
        "open (?:day|morning|evening|house|studios?)|fairs?|fayre|markets?|festivals?|concerts?|gigs?|quiz|bingo|talks?|lectures?|exhibitions?|parades?|fêtes?|fun (?:day|run)|coffee mornings?|(?<!\\b(?:a|one|same) )(?:day|morning|evening|night)$|choir|club|rehearsals?|^(?:sing|learn)|lessons?|sale trail",
      company: "choir|club|school|academy|society|band|studio school|community",
      text: "(?:every|on|each) (?:mon|tues|wednes|thurs|fri|satur|sun)days? (?:from |at )?\\d+\\p{L}*|(?:mon|tues|wednes|thurs|fri|satur|sun)days? (?:from |at )?\\d+(?![\\d.:apm]* ?(?:[-–]|to|till|until) ?\\d)\\p{L}*|no experience|no audition|beginners|all welcome|everyone welcome|tickets?|doors open|free entry|entry (?:is )?free|age[sd]? \\d+|from age|small groups?|groups? of \\d+|no exams|\\d+ (?:places|spaces)|come along|bring (?:a (?:friend|dish|cushion|blanket|chair|mug|picnic|partner)|your (?:voice|own|friends?|family|kids|children|mat|instrument|partner|questions))",
    },
    rental: {
      product: "hire|rentals?|to rent|skip|bouncy castles?|marquees?|photo ?booth|campervans?|diggers?",
      company: "hire|rentals?|rent",
      text: "set up and taken away|driver included|deposit|(?:a|per) (?:weekend|night|day)|for (?:the|a|two|three) (?:weeks?|weekend|day)s?",
    },
    goods: {
      product:
        "made to measure|bespoke|custom|(?:bikes|bicycles|tables|chairs|sofas|beds|desks|shelves|mugs|bowls|plates|pots|baskets|blankets|rugs|curtains|knives|backpacks|wallets|belts|earrings|necklaces|clocks|lamps|posters|notebooks|toys|puzzles|tents|boots|socks|hats|scarves|jumpers|sweaters|t-?shirts|aprons|hampers|granola|chutney|cider|cheese|chocolates|fudge|brownies|cookies|bread|eggs|oysters|firewood|compost|bulbs|seedlings)$|set of|box of|pack of|candles?|wraps?|logs|soaps?|seeds|jam|honey|cushions?|prints",
      company: "shop|store|farm|bakery|goods|supplies|emporium|books|makers|outfitters|nursery gardens?",
      text: "(?:set|pack|box|bag|bottle|jar|pair)s? (?:of|for)|handmade|hand-?(?:poured|thrown|knitted|stitched|dyed)|made in|in stock|colou?rs|sizes?|ships?|delivered|per (?:kilo|kg|bottle|bag)|each|lasts|organic|refills?",
    },
    meal: {
      product: "roast|supper|afternoon tea|tasting menu",
      company: "restaurant|café|cafe|bistro|inn|pub",
    },
    software: {
      product: "software|app|platform|dashboard|plugin|scheduling|scheduler|rotas?|timesheets?|invoices",
      text: "per (?:user|seat|venue)|(?:per|an|each) employee|per person (?:per|a|each) month|tap (?:approve|to)|used in \\d+ (?:venues|teams|offices|shops|salons)|free for \\d+ \\p{L}+|no (?:credit )?card|(?:days?|month) free|integrates?|in \\d+ (?:seconds|clicks)|syncs?",
    },
    charity: {
      product: "appeal|fundraiser|fundraising|(?:monthly|regular) giving|gift of \\p{L}+",
      company:
        "charity|foundation|trust|food ?bank|(?:food )?pantry|hospice|fund|appeal|night shelter|homeless shelter|refuge|aid|animal rescue",
      text: "[£$€]\\d+(?: a month)? (?:feeds?|helps?|pays for|buys|gives|provides|keeps|covers)|gift aid|tax[- ]deductible|501\\(c\\)(?:\\(3\\))?|registered charity|\\d+ families (?:fed|helped|housed|supported)",
    },
    job: {
      product: "wanted|volunteers?|drivers? needed|vacanc(?:y|ies)|trustees?|join our team|we['’]re hiring",
      text: "per shift|full[- ]time|part[- ]time|no cv|mileage paid",
    },
    public: {
      company:
        "(?:city|town|borough|county) (?:of|council|library)|council|county|borough|library|libraries|fire (?:service|department)|nhs|parish",
    },
  },
};
