import type { OfferingClues } from "./clues.ts";

/**
 * Dutch words that show what a business offers. `readOffering` (`read-offering.ts`) counts them;
 * the fields are explained in `clues.ts`.
 */
export const NL_OFFERINGS: OfferingClues = {
  forWhom: "voor",
  clues: {
    service: {
      product:
        "(?:stuk|kapot|verstopt|buitengesloten|lek|defect)$|^hulp|\\p{L}*(?:reparatie|service|dienst|hulp|advies|behandeling|verzorging|onderhoud|montage|keuring|aangifte|begeleiding|schoonmaak|vertaling|fotografie|fotoshoot|coaching|therapie|oefeningen|afscheid|taxatie|sessie|consult)s?|\\p{L}+ \\p{Ll}{3,}en$|aan huis$",
      company:
        "\\p{L}*(?:reparatie|service|dienst|hulp|praktijk|kliniek|stoffeerderij|kleermaker\\p{L}*|kapper|kapster|stemmer|wacht|bureau|advies|tuinman|garage|studio|atelier)|fysio\\p{L}*|dr|notaris|advoca\\p{L}+|loodgieter\\p{L}*",
      text: "voorrijkosten|binnen \\d+ minuten|per uur|aan huis|bij u thuis|wij komen|prijsopgave|offerte|op afspraak|morgen (?:klaar|gemaakt)|vandaag (?:nog|gebeld)|halen en brengen|vergoed|erkend|gediplomeerd|dag en nacht bereikbaar|per keer|per behandeling",
    },
    event: {
      customers: "(?:kinderen|jongeren|beginners|senioren|ouderen)",
      product:
        "\\p{L}*(?:markt|feest|concert|cursus|workshop|les|lessen|week|dag|avond|kamp|wandeling|rondleiding|tentoonstelling|koor|toernooi|lezing|training|club|café)|open dag|leren$",
      company: "buurthuis|vereniging|club|\\p{L}*(?:school|koor|academie|vereniging)|stichting",
      text: "(?:maan|dins|woens|donder|vrij|zater|zon)dag(?:en|s)?(?: van| om| vanaf)? \\d+\\p{L}*|beginners|geen ervaring|gratis (?:entree|toegang)|toegang (?:is )?gratis|(?:vanaf|van) \\d+ jaar|\\d+ tot \\d+ jaar|kleine groep\\p{L}*|groepen van|plaatsen|kaartjes|eerste les|meld je|aanmelden|neem je",
    },
    rental: {
      product: "\\p{L}*verhuur|huren|springkussen\\p{L}*|camper|partytent",
      company: "\\p{L}*verhuur|partyloods",
      text: "per dag|per weekend|borg|opgezet|met chauffeur",
    },
    goods: {
      product:
        "op maat|\\p{L}*(?:zeep|kaarsen?|honing|kaas|olie|thee|koffie|taart|bar)|\\d+ ?(?:g|ml|kg|liter)|set",
      company: "\\p{L}*(?:winkel|boerderij|makerij|bakkerij|slagerij|kwekerij|shop|handel)",
      text: "per stuk|verzend\\p{L}+|morgen in huis|handgemaakt|per kilo|per fles|de pot|maten|kleuren|goed voor \\d+|bezorgd",
    },
    meal: {
      product: "\\p{L}*(?:menu|lunch|diner|brunch|ontbijt|eetclub)",
      company: "eetcafé|restaurant|bistro",
    },
    software: {
      product: "software|app|platform|roosters voor|planning voor|facturen voor",
      text: "per medewerker|per gebruiker|gratis proberen|dagen gratis|zonder creditcard|in een kwartier|koppel\\p{L}+",
    },
    charity: {
      product: "donatie|sponsor\\p{L}*",
      company: "voedselbank|stichting|fonds|asiel|hospice|leger des heils",
      text: "euro (?:eet|helpt|voedt|betaalt|geeft)|\\d+ gezinnen",
    },
    job: {
      product: "gezocht|vacature|vrijwilliger\\p{L}*|chauffeur voor",
      company: "vrijwilligers",
      text: "vrijwillig\\p{L}*|fulltime|parttime|per maand rijden|kilometers vergoed",
    },
    public: { company: "gemeente|bibliotheek|provincie|waterschap" },
  },
};
