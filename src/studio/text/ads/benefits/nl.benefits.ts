import type { Benefit } from "./benefit.ts";

/** Benefits of statements in Dutch. `benefits.ts` looks them up. */
export const NL_BENEFITS: readonly Benefit[] = [
  [/^(?:zonder|geen) afspraak(?: nodig)?$/iu, "Kom langs wanneer [u|je] wilt: {clause}."],
  [
    /^(?:(?:altijd|maandelijks) opzegbaar|geen (?:abonnement|contract)|zonder (?:abonnement|contract))$/iu,
    "Stoppen kan gewoon: {clause}.",
  ],
  [
    /^(?:wij|we) komen (?:naar|bij) (?:u|je|jou)(?: thuis| toe)?(?!\p{L})|^(?:aan huis|bij (?:u|jou|je) thuis|ophalen en thuisbrengen|thuisbezorgd|bezorging aan huis)(?!\p{L})/iu,
    "[U hoeft|Je hoeft] de deur niet uit: {clause}.",
  ],
  [/^(?!.*\bbtw\b)[^,\d]{3,60} (?:inbegrepen|inclusief)$/iu, "{Clause}, zonder meerprijs."],
  [
    /^(?:vaste prijs|prijs|kosten)(?: vooraf| op papier){0,2}$|^vaste prijzen$/iu,
    "Geen verrassing op de rekening: {clause}.",
  ],
  [
    /^(?:open|geopend)(?: elke dag)? (?:(?:['’]s )?avonds|tot (?:19|20|21|22) uur)/iu,
    "Ook na het werk: {clause}.",
  ],
  [
    /^(?:één|een|1) (?:vast|vaste) (?:aanspreekpunt|contactpersoon|begeleider|begeleidster)$/iu,
    "[U weet|Je weet] wie [u|je] kunt bellen: {clause}.",
  ],
  [/^altijd (?:dezelfde|hetzelfde) \p{L}+$/iu, "Een bekend gezicht: {clause}."],
  [
    /^(?:max(?:imaal)?\.? \d+ \p{L}+|(?:kleine )?groep(?:en|jes) van (?:max\.? )?\d+(?: \p{L}+)?|kleine groepen)$/iu,
    "Aandacht voor iedereen: {clause}.",
  ],
  [/^(?:geen ervaring nodig|ervaring niet nodig|beginners welkom)$/iu, "Nooit eerder gedaan? {Clause}."],
  [/^(?:\d+ (?:jaar|maanden) garantie(?: .{1,24})?|verzekerd)$/iu, "Gaat er iets mis? {Clause}."],
  [
    /^(?:betalen in \d+ termijnen|gespreid betalen|betaal in \d+ delen)(?!\p{L})/iu,
    "Betalen in stappen: {clause}.",
  ],
  [
    /^(?:gratis )?(?:offerte|antwoord|reactie|uitslag) (?:in|binnen) (?:\d+ (?:uur|minuten)|een uur|1 dag|een dag)$/iu,
    "Niet lang wachten: {clause}.",
  ],
  [
    /^(?:wij|we) (?:regelen|zorgen voor|nemen) .{3,40}$|^.{3,30} regelen (?:wij|we)$/iu,
    "Eén zorg minder: {clause}.",
  ],
  [
    /^(?:(?:de )?eerste (?:les|maand|week|sessie)|proefles|proefweek|proeftraining)(?: is)? gratis$|^gratis (?:proefles|proefweek|proeftraining)$/iu,
    "Eerst proberen, dan betalen: {clause}.",
  ],
  [
    /^gratis (?:offerte|advies|adviesgesprek|intake|inspectie)(?: .{1,14})?$|^(?:offerte|advies|intake) (?:is )?gratis$/iu,
    "Vragen kost niets: {clause}.",
  ],
  [
    /^(?:niet goed,? geld terug|(?:gratis )?retour(?:neren)?(?: binnen)? \d+ dagen|\d+ dagen (?:retour|bedenktijd))$/iu,
    "Toch niet tevreden? {Clause}.",
  ],
  [
    /^(?:gratis )?(?:leenfiets|leenauto|vervangend vervoer)(?: (?:gratis|inbegrepen))?$/iu,
    "[U blijft|Je blijft] mobiel: {clause}.",
  ],
  [
    /^(?!.*(?:offerte|open|gratis)).*(?<!\p{L})(?:in|binnen) (?:[1-5]?\d|tien|twintig|dertig) ?(?:min|minuten)(?: (?:klaar|bij u|bij je|ter plaatse))?$/iu,
    "Minuten, geen uren: {clause}.",
  ],
  [
    /^(?!.*(?:offerte|open)).*(?<!\p{L})(?:in|binnen) (?:[1-9]|1\d|2[0-4]|een|twee|drie|vier) ?(?:u|uur)(?: (?:klaar|gerepareerd|ter plaatse))?$/iu,
    "Uren, geen dagen: {clause}.",
  ],
  [
    /^(?!.*(?:offerte|retour)).*(?<!\p{L})(?:in|binnen) (?:[1-9]|10|één|een|twee|drie|vier|vijf) (?:werk)?dag(?:en)?(?: (?:klaar|gelegd|geplaatst|geleverd))?$/iu,
    "Dagen, geen weken: {clause}.",
  ],
  [
    /^.*(?<!\p{L})(?:in|binnen) (?:[1-4]|twee|drie|vier) weken(?: klaar)?$/iu,
    "Weken, geen maanden: {clause}.",
  ],
  [/^(?:geen|zonder) voorrijkosten$/iu, "Betalen voor het werk, niet voor de rit: {clause}."],
  [/^foto['’]?s (?:van )?(?:voor en na|vooraf en achteraf)/iu, "Zelf zien wat er gedaan is: {clause}."],
  [
    /^(?:al(?:le|het) )?(?:materia(?:al|len)|helm|slot|gereedschap|matjes?|klei|schort|uitrusting|zwemvesten)(?: en \p{L}+)* (?:(?:is|zijn) )?(?:inbegrepen|inclusief|aanwezig|erbij)$/iu,
    "Kom met lege handen: {clause}.",
  ],
  [
    /^(?:wij|we) (?:halen|brengen|dragen|monteren|plaatsen|ruimen|vullen|bezorgen|poetsen|planten|leggen|verzorgen|tillen|pakken|maken schoon|nemen (?:het|alles|de))(?!\p{L})(?!.*gratis)|^(?:montage|plaatsing|afvoer|installatie)(?: en \p{L}+)? (?:inbegrepen|inclusief|door ons)$/iu,
    "Minder werk: {clause}.",
  ],
  [
    /(?<!\p{L})(?:niet goed,? geld terug|geld terug|wij vervangen|we vervangen)(?!\p{L})/iu,
    "Het risico is voor ons: {clause}.",
  ],
  [
    /(?<!\p{L})(?:alleen betalen als|betaal alleen als|no cure,? no pay|je betaalt pas|u betaalt pas)/iu,
    "Niets te verliezen: {clause}.",
  ],
  [
    /^(?:gespreid betalen|in \d+ termijnen|renteloos.*|betalen in (?:\d+ )?termijnen|0 ?% rente)$/iu,
    "In kleine stappen betalen: {clause}.",
  ],
  [/(?<!\p{L})(?:subsidie\p{L}*|isde|belastingvoordeel)(?!\p{L})/iu, "Minder betalen: {clause}."],
  [
    /^(?:gecertificeerd\p{L}*|gediplomeerd\p{L}*|erkend\p{L}*|big-geregistreerd|vca|geregistreerd\p{L}*|bevoegd)(?!\p{L})/iu,
    "In goede handen: {clause}.",
  ],
  [
    /^(?:ruim |meer dan )?\d[\d.]* (?:platen|boeken|fietsen|modellen|soorten|kleuren|smaken|stoffen|wijnen|planten|spellen|thees|kazen|jurken|maten)(?!\p{L})/iu,
    "Volop keus: {clause}.",
  ],
  [
    /^(?:honden?|kinderen|huisdieren|kinderwagens)(?: en \p{L}+)? (?:zijn |is )?(?:welkom|toegestaan|mogen mee)/iu,
    "Niemand blijft thuis: {clause}.",
  ],
  [
    /(?<!\p{L})(?:morgen in huis|morgen bezorgd|volgende dag (?:geleverd|bezorgd|in huis))|voor \d+(?:[:.]\d\d)? ?(?:u|uur) besteld/iu,
    "Laat bedacht? {Clause}.",
  ],
  [
    /^(?:open |ook |afspraken |lessen )?(?:op )?(?:zaterdag(?:en)?|zondag(?:en)?|het weekend|in het weekend|weekend)(?: open| ook)?$/iu,
    "Ook op de vrije dag: {clause}.",
  ],
  [/^(?:24\/7|dag en nacht|24 uur(?: per dag)?)(?: bereikbaar| open)?$/iu, "Wanneer het nodig is: {clause}."],
  [/terwijl (?:je|u) wacht/iu, "Geen tweede rit: {clause}."],
  [
    /^(?:ook |of )?(?:online|via (?:video|whatsapp|zoom)|telefonisch|per telefoon)(?: ook| mogelijk)?$/iu,
    "Waar dan ook: {clause}.",
  ],
  [
    /^(?:gratis )?parke(?:ren|er)|(?<!\p{L})(?:naast het station|vlak bij het station|\d+ min(?:uten)?(?: lopen)? van (?:het )?(?:station|centrum))/iu,
    "Makkelijk te bereiken: {clause}.",
  ],
  [
    /^(?:ook )?(?:glutenvrij|lactosevrij|vegan\p{L}*|vegetarisch\p{L}*|halal)(?: en \p{L}+)?(?: ook| mogelijk| op verzoek| opties)?$/iu,
    "Niemand hoeft over te slaan: {clause}.",
  ],
  [
    /^(?:ruim |meer dan )?\d+ (?:\p{L}+ )?(?:honden|katten|dieren|konijnen|kittens|pups|paarden|kippen)(?!\p{L}).*(?:zoek|wacht)/iu,
    "{Clause}. Zit [de uwe|die van jou] erbij?",
  ],
  [
    /^(?:allemaal |alle )?(?:zijn )?(?:ingeënt|gevaccineerd|gechipt|gesteriliseerd|gecastreerd|ontwormd)(?!\p{L})|(?:inclusief|dekt).*(?:inenting|vaccin|chip|sterilis)/iu,
    "Het eerste bezoek aan de dierenarts is al geweest: {clause}.",
  ],
  [/^(?:wij|we) spreken \p{L}+/iu, "In de eigen taal: {clause}."],
  [
    /^(?:bezorgd|bezorging|geleverd|komt)(?: (?:elke|op|aan|in|bij|iedere))(?!.*gratis)/iu,
    "Niet meer naar de winkel: {clause}.",
  ],
  [/^(?:klaar|opwarmen|opgewarmd|opgezet)(?: in)? \d+ ?min(?:uten)?$/iu, "Ook op een drukke dag: {clause}."],
  [
    /\d(?:[.,]\d)? sterren|\d[\d.]* (?:google[- ])?(?:reviews|beoordelingen|recensies)/iu,
    "Anderen waren tevreden: {clause}.",
  ],
  [
    /^(?:vaste prijs|prijs (?:vooraf|vooraf bekend|van tevoren)|vast tarief|vaste prijzen|all-in prijs)(?!\p{L})/iu,
    "Geen verrassing op de rekening: {clause}.",
  ],
  [
    /(?<!\p{L})(?:alles inbegrepen|all-in|alles inclusief|geen extra kosten)$/iu,
    "Geen extra’s achteraf: {clause}.",
  ],
  [
    /^(?:je |u )?(?:stuurt|maakt een foto|fotografeert|uploadt)(?!\p{L})|^(?:stuur|fotografeer|upload) (?:een|je|uw|de) /iu,
    "Meer hoeft niet: {clause}.",
  ],
  [
    /^(?:alle niveaus|voor (?:beginners|wie nooit)|beginners welkom|geen ervaring nodig)(?!\p{L})/iu,
    "Nooit geprobeerd? {Clause}.",
  ],
  [
    /^(?:groepen? (?:van|met)|kleine groep(?:en|jes)|maximaal|max\.?) ?(?:\d+|vier|zes|acht|tien)?(?: \p{L}+)?$/iu,
    "Tijd voor iedereen: {clause}.",
  ],
  [/^(?:verzekerd|\d+ (?:jaar|maanden) garantie)(?!\p{L})/iu, "Gaat er iets mis? {Clause}."],
  [
    /^(?:geen|zonder) (?:inschrijfkosten|inschrijfgeld|verborgen kosten|administratiekosten)$/iu,
    "De prijs blijft de prijs: {clause}.",
  ],
  [
    /^(?!.*\d)(?:(?:wij|we) (?:halen|brengen|bezorgen|nemen).*gratis(?: \p{L}+)?$|gratis (?:bezorging|bezorgd|ophalen|opgehaald|levering)(?!\p{L}))/iu,
    "Het kost niets: {clause}.",
  ],
  [
    /(?<!\p{L})(?:9|negen|8|acht|7|zeven) (?:op|van) de (?:10|tien)(?!\p{L})|(?<!\p{L})(?:9|8|7) op 10(?!\p{L})/iu,
    "Een goede kans: {clause}.",
  ],
  [
    /^(?!.*(?:geplukt|gebakken|geoogst|gevangen)).*(?:dezelfde dag(?: nog)?|zelfde dag)(?: klaar| bezorgd)?$/iu,
    "Geen lange wachttijd: {clause}.",
  ],
];
