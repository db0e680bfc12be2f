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
];
