import type { Lexicon } from "../lexicon.ts";
import { numberWords } from "../number-words.ts";
import { DUTCH_QUESTION_FORM } from "./question-forms.ts";

const UNIT =
  "seconden?|minuten|minuut|min\\.?|uur|uren|u|dag(?:en)?|daagse?|nacht(?:en)?|wek(?:en)|week|weekse|maand(?:en)?|jaar|jaren|werkdag(?:en)?|weekend(?:en)?";
const PEOPLE =
  "mensen|personen|iedereen|allen|wie|gezinnen|gezin|ouders|stellen|koppels|vrouwen|mannen|moeders|vaders|kinderen|jongeren|tieners|volwassenen|senioren|ouderen|studenten|leerlingen|beginners|professionals|zzp['’]?ers|freelancers|oprichters|ondernemers|bedrijven|teams|mkb['’]?ers|startups|bureaus|huiseigenaren|eigenaren|verhuurders|huurders|hardlopers|fietsers|wandelaars|reizigers|forenzen|bestuurders|liefhebbers|fans|fijnproevers|lekkerbekken|vakmensen|klanten|kopers|gepensioneerden|buren|bezoekers|toeristen|managers|directeuren|artsen|leraren|mantelzorgers|patiënten|medewerkers|bruidsparen|winkeliers|baasjes|particulieren|expats|sporters|veganisten|vegetariërs|\\p{L}+(?:eigenaren|liefhebbers|ouders|houders|bezitters|gezinnen)";

/**
 * Words by which facts are recognized in Dutch briefs, listed in `lexicons.ts`; the fields are
 * explained in `lexicon.ts`.
 */
export const NL: Lexicon = {
  language: "nl",
  numbers: numberWords({
    small:
      "nul een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien",
    tens: "twintig dertig veertig vijftig zestig zeventig tachtig negentig",
    join: (ten, one) => [`${one}${/(?:twee|drie)$/u.test(one) ? "ën" : "en"}${ten}`],
    extra: {
      één: 1,
      honderd: 100,
      tweehonderd: 200,
      driehonderd: 300,
      vijfhonderd: 500,
      duizend: 1000,
      tweeduizend: 2000,
      "een dozijn": 12,
      dozijn: 12,
      "een tiental": 10,
    },
  }),
  weakNumbers: "een|nul|honderd|duizend",
  weakBefore: "",
  price: {
    currencies: [
      ["EUR", "euro['’]?s?|cent"],
      ["USD", "dollars?"],
      ["GBP", "pond(?: sterling)?"],
      ["CHF", "(?:zwitserse )?franken|frank"],
    ],
    from: "vanaf(?: slechts)?|al vanaf|al voor|prijzen vanaf",
    lead: "(?:voor )?slechts|(?:voor )?maar|voor(?=\\s\\d+,\\d{2}(?!\\d))|kost(?:en)?(?: slechts| maar)?|(?:vaste )?prijs(?: is|:)?|vast(?: bedrag)?(?: van)?|tarief(?: is|:)?|abonnement van",
    range: "tot|en|-|–|à",
    per: [
      ["hour", "(?:per|het|een) uur|/ ?u(?:ur)?"],
      ["day", "(?:per|een) dag|dagelijks|/ ?dag"],
      ["night", "(?:per|een) nacht|/ ?nacht"],
      ["week", "(?:per|in de) week|wekelijks|/ ?week|p\\.?w\\.?"],
      ["month", "(?:per|in de) maand|maandelijks|/ ?(?:maand|mnd)|p\\.?m\\.?"],
      ["year", "per jaar|jaarlijks|/ ?jaar|p\\.?j\\.?"],
      [
        "person",
        "(?:per|elke) (?:persoon|kind|gast|deelnemer|plek|gebruiker|leerling)|p\\.?p\\.?|/ ?(?:persoon|gebruiker)",
      ],
      ["session", "(?:per|de|elke) (?:sessie|les|behandeling|afspraak|bezoek|consult)"],
      [
        "piece",
        "(?:per|de|het|elk) (?:stuk|pot|fles|zak|doos|brood|kop|kilo|kg|liter|pallet|kilometer|km|knipbeurt|portie|kaartje|ticket|pagina|woord|m²|m2|meter|paar)|/ ?(?:kg|km|m²|m2|stuk)|per stuk",
      ],
    ],
    perOther: "per|elke|de|het",
  },
  time: {
    units: UNIT,
    weekdays:
      "(?:maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag)(?:en|s)?(?:ochtend|middag|avond)?(?:en|s)?|weekend(?:en|s)?|doordeweeks|(?:ma|di|wo|do|vr|za|zo)(?=\\s?(?:[-–+&,]|t/m|tot|en)\\s?(?:ma|di|wo|do|vr|za|zo)(?!\\p{L}))|(?<=(?:[-–+&]|t/m|tot|en)\\s?)(?:ma|di|wo|do|vr|za|zo)",
    months:
      "januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december|lente|voorjaar|zomer|herfst|najaar|kerst(?:mis)?|pasen|sinterklaas|koningsdag|valentijnsdag|moederdag|vaderdag|black friday|oud en nieuw|nieuwjaar",
    moments:
      "middaguur|12 uur|middernacht|vandaag(?: nog)?|morgen(?: ochtend| avond| in huis| bezorgd)?|overmorgen|vanavond|vannacht|vanmiddag|dit weekend|deze (?:week|maand|zomer|winter)|dezelfde dag|nog dezelfde dag|(?:de )?volgende (?:dag|ochtend|week)|de dag erna|['’]s (?:ochtends|morgens|middags|avonds|nachts)|(?:het )?eind(?:e)? van (?:de maand|het jaar|de week|de zomer)|zonsopgang|lunchtijd",
    clocks:
      "\\d{1,2}(?:[:.]\\d{2})?\\s?(?:tot|[-–])\\s?\\d{1,2}(?:[:.]\\d{2})?\\s?(?:uur|u)(?!\\p{L})|\\d{1,2}[:.]\\d{2}\\s?(?:uur|u)(?!\\p{L})|(?<=(?:om|voor|vóór|na|tot|vanaf|tussen|rond|tegen|om de)\\s)0*\\d{1,2}\\s?(?:uur|u)(?!\\p{L})(?! (?:lang|per|of))|\\d{1,2}:\\d{2}|half \\d+|kwart (?:voor|over) \\d+",
    every: "(?:elke|iedere)(?: (?:eerste|tweede|laatste))?|alle|om de",
    frequencies:
      "24/7|dag en nacht|dagelijks|wekelijks|maandelijks|jaarlijks|elke dag|(?:een|één|twee|drie|\\d+) (?:keer|x|maal) per (?:dag|week|maand|jaar)|het hele jaar(?: door)?|zeven dagen per week|\\d+ dagen per week",
    deadline:
      "tot(?: en met)?|t/m|voor(?= (?:\\d|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|het einde|het middaguur|kerst))|uiterlijk(?: op)?|vóór|eindigt(?: op)?",
    since: "sinds|opgericht in|gestart in|anno",
    at: "om|op|vanaf|van|in(?: slechts| minder dan)?|binnen|na|voor|rond|tegen|tussen|de|het",
    hourAt: "om",
    openFrom: "open(?: van)?|geopend(?: van)?|van|tussen",
    ages: "(?:vanaf|tot) \\d+ jaar(?! (?:garantie|ervaring))|(?:van )?\\d+\\s?(?:tot(?: en met)?|t/m|-|–)\\s?\\d+ jaar|(?:onder|boven) de \\d+|\\d+-plussers|\\d+\\+",
    range: "tot|tot en met|t/m|en|-|–",
  },
  place: {
    prepositions: "in|te|nabij|rond|rondom|regio|midden in|omgeving|vlak bij",
    weakPrepositions: "bij|uit|voor heel|door heel|tussen|van|naar",
    articles: "de|het|heel|regio|omgeving|centrum van|hartje|hartje van|wijk|buurt",
    and: "en|&|of",
    notPlaces:
      "kerst|pasen|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december|u|uw|jij|jou|jouw|wij|we|ons|onze|excel|google|facebook|instagram|whatsapp|pdf|btw|nederlands|engels|frans|internet|bluetooth|iso|dr|mevrouw|meneer|ios|android|geen|zonder|elke|alle|uber|amazon|ideal",
    common:
      "in (?:de (?:stad|buurt|regio|wijk|omgeving|binnenstad|oude stad|polder)|het (?:centrum|dorp|hart van de stad)|heel (?:nederland|vlaanderen|belgië))|door heel (?:nederland|belgië)|aan huis|bij (?:u|jou|je) (?:thuis|op kantoor|om de hoek)|bij jou in de buurt|op locatie|aan (?:zee|het strand|de haven|de gracht|het water|het plein|de rivier)|(?:naast|tegenover|vlak bij) het (?:station|stadhuis|park)|op \\d+ (?:minuten|km|kilometer) van \\p{Lu}[\\p{L}'’-]+|binnen een straal van \\d+ (?:km|kilometer)|om de hoek|en omgeving|en omstreken|landelijk|aan de deur",
    address:
      "\\p{Lu}\\p{L}+(?:straat|laan|weg|plein|gracht|kade|singel|steeg|dijk|markt|hof|pad) \\d{1,4}\\s?[a-z]?",
  },
  kinds: {
    caution:
      "minimumleeftijd|(?:maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag)(?:en)? dicht|gesloten|niet geschikt|afgeraden|voorwaarden van toepassing|onder voorbehoud|niet restitueerbaar|geen retour|alleen contant|geen pinbetaling|zolang de voorraad strekt|op is op|let op|op eigen risico|kan sporen|helaas|aanbetaling (?:vereist|nodig)|wachtlijst|annuleringskosten|klagen|klachten|alleen voor volwassenen",
    offer:
      "gratis|kosteloos|cadeau|kennismakings\\p{L}+|proef(?:les|periode|maand|rit|training|abonnement|pakket|week)\\p{L}*|\\d+ dagen (?:gratis|proberen|proef)|\\d+ ?(?:%|procent) (?:korting|goedkoper|minder|op)|\\p{L}*korting\\p{L}*|(?:openings|introductie|start|zomer|winter|kerst|welkomst|studenten|voorjaars|najaars|combi|vroegboek)(?:aanbieding|actie|prijs|tarief|korting|deal|pakket)\\p{L}*|aanbieding(?:en)?|actie(?=:| tot| geldt)|(?:cadeau|waarde|kortings)bon|kortingscode|halve prijs|helft van de (?:\\p{L}+ )?prijs(?! van)|bespaar (?:tot )?(?:€ ?)?\\d+|\\d+ halen,? \\d+ betalen|\\d+ ?\\+ ?\\d+ gratis|niet goed,? geld terug|geld terug|(?:eerste) (?:\\p{L}+ ){1,2}(?:is |zijn )?gratis|zonder meerprijs|zonder extra kosten|van het huis|bonus|uitverkoop",
    objection:
      "geen|zonder|nooit|nul|niets|niet|niemand|maandelijks opzegbaar|altijd opzegbaar|opzegbaar|vrijblijvend\\p{L}*|gratis annuleren|ook als|zelfs als|garantie|gegarandeerd|wij (?:regelen|zorgen|nemen|handelen|komen naar|ruimen)|we (?:regelen|zorgen|nemen|handelen|komen naar|ruimen)|nooit meer|risicoloos|in plaats van (?:wachten|bellen)",
    notObjection:
      "niet alleen|geen andere|mis (?:het|dit) niet|wacht niet|geen wonder|zonder twijfel|waarom niet|niet missen|aarzel niet|geen enkel ander",
    proof:
      "gecertificeerd\\p{L}*|erkend\\p{L}*|gediplomeerd\\p{L}*|bevoegd\\p{L}*|verzekerd|gekeurd|bekroond\\p{L}*|prijswinnend\\p{L}*|winnaar|medaille\\p{L}*|award\\p{L}*|keurmerk\\p{L}*|beoordeling(?:en)?|beoordeeld|sterren|reviews?|aanbevolen(?: door)?|bekend van|sinds \\d{4}|al \\d+ jaar|opgericht|(?:meer dan|ruim) \\d[\\d., ]*|\\d[\\d., ]* (?:tevreden |blije )?(?:klanten|patiënten|leden|gezinnen|projecten|huizen|installaties|bruiloften|bestellingen|leerlingen|gebruikers|teams|bedrijven|dieren|gasten|reparaties|reviews|beoordelingen)(?: ervaring)?|jaar ervaring|generaties?|familiebedrijf|vakman\\p{L}*|gepatenteerd|getest|bewezen|iso \\d+|skal|biologisch gecertificeerd|fairtrade|anbi|cbf|kvk|big-geregistreerd|beëdigd\\p{L}*|meester\\p{L}*|lid van|thuiswinkel|michelin|nvm",
    process:
      "stap \\d|in \\d+ (?:stappen|klikken|minuten)|zo werkt het|(?:maak een foto|fotografeer|upload|stuur|kies|bestel|boek|bel|breng|download|vul|scan)(?= |,)|(?:wij|we) (?:doen de rest|halen|bezorgen|plannen|ontwerpen|bouwen|installeren|plaatsen|meten|printen|drukken|versturen|sorteren|komen|schrijven|controleren|testen|koken|bakken|branden|repareren|planten|maken)|automatisch|koppelt met|handgemaakt\\p{L}*|met de hand|zelfgemaakt\\p{L}*|ambachtelijk\\p{L}*|op maat|gebakken|gebrand|gebrouwen|genaaid|gerookt|gerijpt|geperst|gemalen|gesmeed|gedraaid|gemaakt (?:van|in|met)|steenoven|ophalen|opgehaald",
    benefit:
      "zodat|(?:je|u|jij) (?:bespaart|houdt|ziet|weet|slaapt|hebt|heeft|betaalt alleen|krijgt|kunt|kan|blijft)|bespaart|meer tijd|minder (?:stress|papier|geluid|afval|werk|gedoe)|gemoedsrust|makkelijker|sneller|beter|warmer|goedkoper|veiliger|gezonder|stiller|lichter|ontspan\\p{L}*|geniet\\p{L}*|helpt|eindelijk|verlicht|beschermt|blijft (?:warm|droog|vers|scherp|koel)|past in|gaat \\d+ jaar mee|in plaats van|zorgeloos",
    feature:
      "biologisch\\p{L}*|vegan\\p{L}*|veganistisch\\p{L}*|massief|lokaal|lokale|seizoens\\p{L}+|mobiel\\p{L}*|online|digitaal|digitale|waterdicht\\p{L}*|gerecycled\\p{L}*|recyclebaar|composteerbaar|inclusief|incl\\.?|bevat|met|open|geopend|beschikbaar|bezorging|parkeren|rolstoel\\p{L}*|verwarmd|vers|verse|persoonlijk\\p{L}*|kleine groepen|tweetalig|individueel|individuele|glutenvrij|lactosevrij|suikervrij|maatwerk|op maat|huisgemaakt\\p{L}*",
    own: "wij|we|ons|onze|je (?:krijgt|kunt|kiest|betaalt)|u (?:krijgt|kunt|kiest|betaalt)|elk|elke|alle|er (?:is|zijn)|de|het|een|inclusief",
  },
  notes: {
    labels:
      "(?:toon|tone(?: of voice)?|stem|stijl|sfeer|doelgroep|publiek|ideale klant|taal|lengte|formaat|trefwoorden|zoekwoorden|hashtags?|emoji['’]?s?|notities?|opmerking(?:en)?|instructies?|vermijden?|niet (?:gebruiken|zeggen|noemen)|woorden|budget|platforms?|doel|deadline|intern|cta|call to action|voor|bedoeld voor|belangrijk)",
    toneNouns: "toon|stijl|taal|stem|sfeer",
    orders:
      "geen (?:\\p{L}+ )?(?:toon|toontje|taaltje)|niemand (?:bang|ongerust|schuldig) maken|geen woord (?:over|als|van)|geen (?:valse )?(?:beloftes?|genezingsclaims?|gezondheidsclaims?)|(?:niet|nooit|zonder) (?:het|de) woord(?:en)?|bel niet|niet bellen|(?:graag |alsjeblieft |a\\.?u\\.?b\\.? |en |maar )*(?:(?:nooit|niet|geen) (?:\\p{L}+ ){0,4}(?:noemen|zeggen|gebruiken|schrijven|beloven|vergelijken|tutoyeren|vermelden|overdrijven|tonen)|(?:noem|zeg|gebruik|schrijf|vermeld|beloof|praat|vergelijk|toon)(?:t u)? (?:het woord |de woorden |nooit |niet |geen |a\\.?u\\.?b\\.? niet |vooral niet )?(?=.{0,60}(?:niet|nooit|geen)(?!\\p{L}))|(?:noem|zeg|gebruik|schrijf|vermeld|beloof|praat|vergelijk) (?:nooit|niet|geen|vooral niet)|vermijd\\p{L}*)|(?:graag |en )*(?:gebruik|verwerk|neem) (?:het woord|de woorden|de term|de slogan|onze slogan|de zin|de hashtag)|(?:graag|alsjeblieft|a\\.?u\\.?b\\.?) \\p{L}+|(?:de )?(?:toon|stijl|tekst)(?: moet| mag| is|:)? (?:niet )?(?:te )?(?:grappig|humoristisch|serieus|warm|vriendelijk|losjes|zakelijk|elegant|luchtig|professioneel|simpel|kort|speels|nuchter|persoonlijk|informeel|formeel|rustig)|(?:geen|zonder) (?:emoji['’]?s?|hashtags?|uitroeptekens?|grappen|jargon|anglicismen|clichés|superlatieven|woordgrappen|hoofdletters|vaktaal)|(?:tutoyeren|je-vorm|u-vorm|jij-vorm|vousvoyeren|spreek .{1,12} aan met (?:je|u))|(?:maximaal|hooguit|max\\.?) (?:een|één|twee|\\d+) (?:emoji['’]?s?|hashtags?)|(?:onze )?doelgroep (?:is|zijn|:)|(?:houd|maak|hou) (?:het|de tekst) \\p{L}+|schrijf (?:in|als|voor|het|kort)|geïnspireerd op|in de stijl van|zoals de reclame van",
    orderStarts:
      "vermijd\\p{L}*|benadruk\\p{L}*|noem|vermeld|voeg|houd|hou|maak|schrijf|gebruik|zeg|nooit|niet|graag|alsjeblieft|aub|toon|stijl|taal|moet|ik (?:wil|zou|hou|haat)|wij (?:willen|zouden|houden)|we (?:willen|zouden|houden)|de advertentie moet|de tekst moet|het moet|grappig|serieus|vriendelijk|zakelijk|speels|nuchter|kort|notitie|intern|misschien|denk aan",
    meta: "toon|stijl|emoji['’]?s?|hashtags?|titels?|koppen|kop|advertenties?|teksten|tekst|tekstschrijver|slogan|uitroeptekens?|clichés?|jargon|grappen|humor|formulering",
    mention:
      "(?:graag |ook |en )*(?:noem|vermeld|benadruk|zeg|vertel|voeg toe|laat weten|vergeet niet)(?: ook)?(?: te vermelden)?(?:,)?(?: dat)?",
    use: "(?:graag |en )*(?:gebruik|verwerk|neem) (?:het woord|de woorden|de term|de slogan|onze slogan|de zin|de hashtag)|woorden om te gebruiken|trefwoorden|zoekwoorden",
    avoid:
      "(?:graag |en |maar )*(?:(?:noem|zeg|gebruik|schrijf|vermeld|beloof)(?:t u)? (?:nooit|niet|geen|vooral niet)?|vermijd\\p{L}*|nooit|niet|geen|woorden om te vermijden)(?: (?:het woord|de woorden|de term|de naam))?",
    avoidAround:
      "(?<word>.+?) (?:a\\.?u\\.?b\\.? )?(?:nooit|niet) (?:noemen|zeggen|gebruiken|schrijven|vermelden|beloven)$|(?:noem|zeg|gebruik|schrijf|vermeld|beloof) (?<word2>.+?) (?:nooit|niet)$|geen woord (?:over|als) (?<word3>.+)",
    orderEnd: "noemen|zeggen|gebruiken|schrijven|vermelden|beloven|verwerken",
    audience:
      "(?:het is |is |dit is )?(?:gemaakt|bedoeld|bestemd|ontworpen|ontwikkeld|ideaal|perfect|geschikt|speciaal|vooral)(?: speciaal| vooral)? voor|richt zich op|gericht op|voor|onze klanten zijn|we richten ons op",
    audienceLabels: "doelgroep|publiek|ideale klant|voor|bedoeld voor|klanten|lezers",
    people: PEOPLE,
    tones: [
      ["funny", "grappig\\p{L}*|humoristisch\\p{L}*|humor|geestig\\p{L}*|komisch|met een knipoog"],
      [
        "serious",
        "geen grappen|geen humor|zonder grappen|serieus|serieuze|ernstig|respectvol\\p{L}*|waardig\\p{L}*|feitelijk|nuchter\\p{L}*",
      ],
      [
        "warm",
        "warme?|vriendelijk\\p{L}*|hartelijk\\p{L}*|menselijk\\p{L}*|persoonlijk\\p{L}*|liefdevol|gastvrij",
      ],
      ["bold", "gedurfd\\p{L}*|zelfverzekerd\\p{L}*|brutaal|krachtig\\p{L}*|prikkelend\\p{L}*|stoer\\p{L}*"],
      [
        "calm",
        "rustig\\p{L}*|kalm\\p{L}*|ontspannen|ingetogen|respectvol\\p{L}*|waardig\\p{L}*|geruststellend\\p{L}*",
      ],
      ["luxury", "luxe|luxueus|elegant\\p{L}*|exclusief|exclusieve|verfijnd\\p{L}*|premium|chic"],
      ["casual", "losjes|los|informeel|informele|spreektaal|ongedwongen"],
      ["formal", "formeel|formele|professioneel|professionele|zakelijk\\p{L}*"],
      ["simple", "simpel\\p{L}*|eenvoudig\\p{L}*|helder\\p{L}*|duidelijk\\p{L}*|begrijpelijk"],
      ["urgent", "dringend|urgent\\p{L}*"],
      ["playful", "speels\\p{L}*|vrolijk\\p{L}*|luchtig\\p{L}*|fris|jong|levendig\\p{L}*"],
    ],
    topics: [
      ["price", "(?:de |onze |geen )?(?:prijs|prijzen|kosten|tarieven)"],
      ["competitors", "(?:de |onze )?(?:concurrentie|concurrenten)"],
      ["discount", "(?:de )?(?:korting(?:en)?|acties?|aanbieding(?:en)?)"],
      ["health", "(?:geen )?(?:gezondheid\\p{L}*|ziektes?|genezing)"],
      ["age", "(?:de )?leeftijd"],
    ],
    informal: "tutoyeren|je of jij|je\\/jij|je-vorm|jij-vorm|met je|informeel",
    formal: "u|u-vorm|vousvoyeren|met u|formeel",
    short: "kort|beknopt|bondig",
    negation: "geen|niet|nooit|zonder|vermijd\\p{L}*",
    please: "alsjeblieft|a\\.?u\\.?b\\.?|graag",
    toneFillers:
      "en|maar|niet|heel|een beetje|beetje|te|of|nooit|altijd|toon|stijl|meer|minder|vrij|graag|wat",
  },
  goals: [
    [
      "donate",
      "don(?:eer|eren|aties?|ateurs)|gift(?:en)?|(?:euro|geld) (?:ophalen|inzamelen)|steun(?= (?:ons|onze|het|de|een|mee)(?!\\p{L}))",
    ],
    ["quote", "offertes?|(?<!proef\\p{L}* )aanvragen|(?<!op )aanvraag|prijsopgave|leads?"],
    ["apply", "sollicit\\p{L}+|vacatures?|werven|personeel (?:gezocht|vinden)"],
    [
      "book",
      "(?<!(?:een|één|het|dit|elk|ieder|de|deze|die|alle|onze|ons|mijn|hun|je|jouw|uw|haar|zijn|nieuwe?|oude?|tweedehands|per|\\d) )boek(?:en)?|boeking(?:en)?|afsprak\\p{L}+|afspraak|reserv\\p{L}+",
    ],
    ["try", "prob(?:eer|eren)|proef(?!afspra)\\p{L}*|uitproberen|demo"],
    [
      "signup",
      "aanmeld\\p{L}+|meld (?:je|u) aan|inschrij\\p{L}+|abonn\\p{L}+|leden|lid worden|nieuwsbrief|registr\\p{L}+",
    ],
    ["download", "download\\p{L}*|app store|installeren"],
    ["call", "bel(?:len|letjes?|lers)?|telefo(?:on|n)\\p{L}*"],
    [
      "visit",
      "bezoek\\p{L}*|(?:naar|in) de winkel|kom langs|langskomen|(?:meer |nieuwe )?inloop(?! ?(?:avond|kast|douche))|passanten|kaartjes|tickets|winkelbezoek",
    ],
    ["order", "bestel\\p{L}*|bezorg\\p{L}+"],
    ["buy", "koop|kopen|webshop|webwinkel"],
    ["ask", "contact"],
    ["learn", "bekendheid|naamsbekendheid|ontdek\\p{L}*|bereik|meer weten"],
  ],
  dependent:
    "anders|niet|met|in|op|aan|bij|voor|van|vanaf|tot|te|per|uit|naar|als|wanneer|en|of|maar|plus|incl|inclusief|excl|exclusief|behalve|alleen|slechts|voordat|nadat|na|die|dat|wie|waar|omdat|want|ook|zoals|dan|daarna|terwijl|zelfs|vooral|tussen|onder|over|sinds|zodat|al|alle|hij|zij|ze|het|zijn|haar|onderdelen|materiaal|dus|zonder dat|door",
  subordinate: `als|wanneer|omdat|hoewel|terwijl|nadat|voordat|zodra|waar|wie|of|indien|mocht(?:en)?|${DUTCH_QUESTION_FORM}`,
  condition:
    "uitgezonderd|behalve|exclusief|excl\\.?|niet inbegrepen|(?:inclusief|incl\\.?|excl\\.?) (?:btw|materiaal|onderdelen|verzending)|btw|alleen voor|minimum|min\\.|minimaal|maximaal|nieuwe klanten|zolang de voorraad|op is op|onder voorbehoud|beperkt|vanaf (?:€ ?)?\\d+ ?(?:€|euro)|afhankelijk van|met (?:de )?code|code \\p{Lu}+|geldig|extra|onderdelen extra|voorrijkosten extra",
  ratio: "van de|op de",
  stop: "de|het|een|van|en|of|in|op|aan|bij|voor|met|uit|te|tot|is|zijn|was|per|meer|minder|dat|die|dit|deze|wij|we|jij|je|u|ons|onze|maar|als|alleen|elke|alle|keer|maal|niet|dan|daarna|extra|na|sinds|vanaf|tussen|onder|over|zoals|wanneer|al|ook|inclusief|naar|door|om|toen",
};
