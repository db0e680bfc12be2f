import type { Benefit } from "./benefit.ts";

/** Benefits of statements in Dutch. `benefits.ts` looks them up. */
export const NL_BENEFITS: readonly Benefit[] = [
  [/^(?:zonder|geen) afspraak(?: nodig)?$/iu, "kom langs wanneer [u|je] wilt"],
  [
    /^(?:(?:altijd|maandelijks) opzegbaar|geen (?:abonnement|contract)|zonder (?:abonnement|contract))$/iu,
    "stoppen kan gewoon",
  ],
  [
    /^(?:wij|we) komen (?:naar|bij) (?:u|je|jou)(?: thuis| toe)?(?!\p{L})|^(?:aan huis|bij (?:u|jou|je) thuis|ophalen en thuisbrengen|thuisbezorgd|bezorging aan huis)(?!\p{L})/iu,
    "[u hoeft|je hoeft] de deur niet uit",
  ],
  [/^(?!.*\bbtw\b)[^,\d]{3,60} (?:inbegrepen|inclusief)$/iu, "{Clause}, zonder meerprijs."],
  [
    /^(?:vaste prijs|prijs|kosten)(?: vooraf| op papier){0,2}$|^vaste prijzen$/iu,
    "geen verrassing op de rekening",
  ],
  [/^(?:open|geopend)(?: elke dag)? (?:(?:['’]s )?avonds|tot (?:19|20|21|22) uur)/iu, "ook na het werk"],
  [
    /^(?:één|een|1) (?:vast|vaste) (?:aanspreekpunt|contactpersoon|begeleider|begeleidster)$/iu,
    "[u weet|je weet] wie [u|je] kunt bellen",
  ],
  [/^altijd (?:dezelfde|hetzelfde) \p{L}+$/iu, "een bekend gezicht"],
  [
    /^(?:max(?:imaal)?\.? \d+ \p{L}+|(?:kleine )?groep(?:en|jes) van (?:max\.? )?\d+(?: \p{L}+)?|kleine groepen)$/iu,
    "aandacht voor iedereen",
  ],
  [/^(?:geen ervaring nodig|ervaring niet nodig|beginners welkom)$/iu, "Nooit eerder gedaan? {Clause}."],
  [/^(?:\d+ (?:jaar|maanden) garantie(?: .{1,24})?|verzekerd)$/iu, "Gaat er iets mis? {Clause}."],
  [/^(?:betalen in \d+ termijnen|gespreid betalen|betaal in \d+ delen)(?!\p{L})/iu, "betalen in stappen"],
  [
    /^(?:gratis )?(?:offerte|antwoord|reactie|uitslag) (?:in|binnen) (?:\d+ (?:uur|minuten)|een uur|1 dag|een dag)$/iu,
    "niet lang wachten",
  ],
  [/^(?:wij|we) (?:regelen|zorgen voor|nemen) .{3,40}$|^.{3,30} regelen (?:wij|we)$/iu, "een zorg minder"],
  [
    /^(?:(?:de )?eerste (?:les|maand|week|sessie)|proefles|proefweek|proeftraining)(?: is)? gratis$|^gratis (?:proefles|proefweek|proeftraining)$/iu,
    "eerst proberen, dan betalen",
  ],
  [
    /^gratis (?:offerte|advies|adviesgesprek|intake|inspectie)(?: .{1,14})?$|^(?:offerte|advies|intake) (?:is )?gratis$/iu,
    "vragen kost niets",
  ],
  [
    /^(?:niet goed,? geld terug|(?:gratis )?retour(?:neren)?(?: binnen)? \d+ dagen|\d+ dagen (?:retour|bedenktijd))$/iu,
    "Toch niet tevreden? {Clause}.",
  ],
  [
    /^(?:gratis )?(?:leenfiets|leenauto|vervangend vervoer)(?: (?:gratis|inbegrepen))?$/iu,
    "[u blijft|je blijft] mobiel",
  ],
  [
    /^(?!.*(?:offerte|open|gratis)).*(?<!\p{L})(?:in|binnen) (?:[1-5]?\d|tien|twintig|dertig) ?(?:min|minuten)(?: (?:klaar|bij u|bij je|ter plaatse))?$/iu,
    "{Clause}, niet in uren.",
  ],
  [
    /^(?!.*(?:offerte|open)).*(?<!\p{L})(?:in|binnen) (?:[1-9]|1\d|2[0-4]|een|twee|drie|vier) ?(?:u|uur)(?: (?:klaar|gerepareerd|ter plaatse))?$/iu,
    "{Clause}, niet in dagen.",
  ],
  [
    /^(?!.*(?:offerte|retour)).*(?<!\p{L})(?:in|binnen) (?:[1-6]|één|een|twee|drie|vier|vijf) (?:werk)?dag(?:en)?(?: (?:klaar|gelegd|geplaatst|geleverd))?$/iu,
    "{Clause}, niet pas na weken.",
  ],
  [
    /^.*(?<!\p{L})(?:in|binnen) (?:[1-4]|twee|drie|vier) weken(?: klaar)?$/iu,
    "{Clause}, niet pas na maanden.",
  ],
  [/^(?:geen|zonder) voorrijkosten$/iu, "betalen voor het werk, niet voor de rit"],
  [/^foto['’]?s (?:van )?(?:voor en na|vooraf en achteraf)/iu, "zelf zien wat er gedaan is"],
  [
    /^(?:al(?:le|het) )?(?:materia(?:al|len)|helm|slot|gereedschap|matjes?|klei|schort|uitrusting|zwemvesten)(?: en \p{L}+)* (?:(?:is|zijn) )?(?:inbegrepen|inclusief|aanwezig|erbij)$/iu,
    "kom met lege handen",
  ],
  [
    /^(?:wij|we) (?:halen|brengen|dragen|monteren|plaatsen|ruimen|vullen|bezorgen|poetsen|planten|leggen|verzorgen|tillen|pakken|maken schoon|nemen (?:het|alles|de))(?!\p{L})(?!.*gratis)|^(?:montage|plaatsing|afvoer|installatie)(?: en \p{L}+)? (?:inbegrepen|inclusief|door ons)$/iu,
    "een klus minder",
  ],
  [
    /(?<!\p{L})(?:niet goed,? geld terug|geld terug|wij vervangen|we vervangen)(?!\p{L})/iu,
    "het risico is voor ons",
  ],
  [
    /(?<!\p{L})(?:alleen betalen als|betaal alleen als|no cure,? no pay|je betaalt pas|u betaalt pas)/iu,
    "niets te verliezen",
  ],
  [
    /^(?:gespreid betalen|in \d+ termijnen|renteloos.*|betalen in (?:\d+ )?termijnen|0 ?% rente)$/iu,
    "in kleine stappen betalen",
  ],
  [/(?<!\p{L})(?:subsidie\p{L}*|isde|belastingvoordeel)(?!\p{L})/iu, "minder betalen"],
  [
    /^(?:gecertificeerd\p{L}*|gediplomeerd\p{L}*|erkend\p{L}*|big-geregistreerd|vca|geregistreerd\p{L}*|bevoegd)(?!\p{L})/iu,
    "in goede handen",
  ],
  [
    /^(?:ruim |meer dan )?\d[\d.]+ (?:platen|boeken|fietsen|modellen|soorten|kleuren|smaken|stoffen|wijnen|planten|spellen|thees|kazen|jurken|maten)(?!\p{L})/iu,
    "volop keus",
  ],
  [
    /^(?:honden?|kinderen|huisdieren|kinderwagens)(?: en \p{L}+)? (?:zijn |is )?(?:welkom|toegestaan|mogen mee)/iu,
    "niemand blijft thuis",
  ],
  [
    /(?<!\p{L})(?:morgen in huis|morgen bezorgd|volgende dag (?:geleverd|bezorgd|in huis))|voor \d+(?:[:.]\d\d)? ?(?:u|uur) besteld/iu,
    "Laat bedacht? {Clause}.",
  ],
  [
    /^(?:open |ook |afspraken |lessen )?(?:op )?(?:zaterdag(?:en)?|zondag(?:en)?|het weekend|in het weekend|weekend)(?: open| ook)?$/iu,
    "geen vrije dag nodig",
  ],
  [/^(?:24\/7|dag en nacht|24 uur per dag)(?: bereikbaar| open)?$/iu, "wanneer het nodig is"],
  [/terwijl (?:je|u) wacht/iu, "geen tweede rit"],
  [
    /^(?:ook |of )?(?:online|via (?:video|whatsapp|zoom)|telefonisch|per telefoon)(?: ook| mogelijk)?$/iu,
    "waar dan ook",
  ],
  [
    /^(?:gratis )?parke(?:ren|er)|(?<!\p{L})(?:naast het station|vlak bij het station|\d+ min(?:uten)?(?: lopen)? van (?:het )?(?:station|centrum))/iu,
    "makkelijk te bereiken",
  ],
  [
    /^(?:ook )?(?:glutenvrij|lactosevrij|vegan\p{L}*|vegetarisch\p{L}*|halal)(?: en \p{L}+)?(?: ook| mogelijk| op verzoek| opties)?$/iu,
    "niemand hoeft over te slaan",
  ],
  [
    /^(?:ruim |meer dan )?\d+ (?:\p{L}+ )?(?:honden|katten|dieren|konijnen|kittens|pups|paarden|kippen)(?!\p{L}).*(?:zoek|wacht)/iu,
    "{Clause}. Zit [de uwe|die van jou] erbij?",
  ],
  [
    /^(?:allemaal |alle )?(?:zijn )?(?:ingeënt|gevaccineerd|gechipt|gesteriliseerd|gecastreerd|ontwormd)(?!\p{L})|(?:inclusief|dekt).*(?:inenting|vaccin|chip|sterilis)/iu,
    "het eerste bezoek aan de dierenarts is al geweest",
  ],
  [/^(?:wij|we) spreken \p{L}+/iu, "in de eigen taal"],
  [
    /^(?:bezorgd|bezorging|geleverd|komt)(?: (?:elke|op|aan|in|bij|iedere))(?!.*gratis)/iu,
    "niet meer naar de winkel",
  ],
  [/^(?:klaar|opwarmen|opgewarmd|opgezet)(?: in)? \d+ ?min(?:uten)?$/iu, "ook op een drukke dag"],
  [
    /\d(?:[.,]\d)? sterren|\d[\d.]* (?:google[- ])?(?:reviews|beoordelingen|recensies)/iu,
    "anderen waren tevreden",
  ],
  [
    /^(?:vaste prijs|prijs (?:vooraf|vooraf bekend|van tevoren)|vast tarief|vaste prijzen|all-in prijs)(?!\p{L})/iu,
    "geen verrassing op de rekening",
  ],
  [/(?<!\p{L})(?:alles inbegrepen|all-in|alles inclusief|geen extra kosten)$/iu, "geen extra’s achteraf"],
  [
    /^(?:je |u )?(?:stuurt|maakt een foto|fotografeert|uploadt)(?!\p{L})|^(?:stuur|fotografeer|upload) (?:een|je|uw|de) /iu,
    "meer hoeft niet",
  ],
  [
    /^(?:alle niveaus|voor (?:beginners|wie nooit)|beginners welkom|geen ervaring nodig)(?!\p{L})/iu,
    "Nooit geprobeerd? {Clause}.",
  ],
  [
    /^(?:groepen? (?:van|met)|kleine groep(?:en|jes)|maximaal|max\.?) ?(?:\d+|vier|zes|acht|tien)?(?: \p{L}+)?$/iu,
    "tijd voor iedereen",
  ],
  [/^(?:verzekerd|\d+ (?:jaar|maanden) garantie)(?!\p{L})/iu, "Gaat er iets mis? {Clause}."],
  [
    /^(?:geen|zonder) (?:inschrijfkosten|inschrijfgeld|verborgen kosten|administratiekosten)$/iu,
    "de prijs blijft de prijs",
  ],
  [
    /^(?!.*\d)(?:(?:wij|we) (?:halen|brengen|bezorgen|nemen).*gratis(?: \p{L}+)?$|gratis (?:bezorging|bezorgd|ophalen|opgehaald|levering)(?!\p{L}))/iu,
    "Het kost niets: {clause}.",
  ],
  [
    /(?<!\p{L})(?:9|negen|8|acht|7|zeven) (?:op|van) de (?:10|tien)(?!\p{L})|(?<!\p{L})(?:9|8|7) op 10(?!\p{L})/iu,
    "een goede kans",
  ],
  [
    /^(?!.*(?:geplukt|gebakken|geoogst|gevangen)).*(?:dezelfde dag(?: nog)?|zelfde dag)(?: klaar| bezorgd)?$/iu,
    "geen lange wachttijd",
  ],
];
