import { stating, type Benefit } from "./benefit.ts";

/**
 * Benefits of facts that most trades state, wherever the words stand in a Dutch statement.
 * `benefits.ts` looks them up after the narrower ones.
 */
export const NL_COMMON: readonly Benefit[] = [
  [stating("(?:in de )?lunchpauze"), "geen vrije dag nodig"],
  [stating("in (?:één|1|een) dag", "als|of"), "{Clause}, niet pas na weken."],
  [stating("automatisch"), "niets om te onthouden"],
  [stating("foto bij (?:af)?levering"), "zo is zeker dat het er is"],
  [stating("zelfde week"), "geen lange wachttijd"],
  [/^(?:altijd )?dezelfde (?!dag|week|prijs|kwaliteit|plek|avond|middag)\p{L}+$/iu, "een bekend gezicht"],
  [stating("voordat (?:je|u) (?:betaalt|koopt|beslist)"), "niets op de gok"],
  [/^[1-5] werkdagen$/iu, "{Clause}, niet weken."],
  [
    stating(
      "niet opgelost,? niet betalen|niet (?:gelukt|geslaagd|goed),? (?:niet betalen|gratis)|geen resultaat geen",
    ),
    "niets te verliezen",
  ],
  [stating("komen (?:we |wij )?gratis terug|gratis opnieuw"), "het risico is voor ons"],
  [
    stating("voorrijden gratis|gratis voorrijden|geen voorrijkosten"),
    "betalen voor het werk, niet voor de rit",
  ],
  [
    stating(
      "(?:dezelfde|vaste) (?:\\p{L}*verzorger|\\p{L}*verzorgster|therapeut|docent|instructeur|hulp|schoonmaakster|begeleider)",
    ),
    "een bekend gezicht",
  ],
  [stating("eerste (?:les|behandeling|maand|consult) .*(?:€|euro)"), "een klein begin"],
  [stating("proefles|eerste (?:les|week|maand) gratis"), "eerst proberen, dan beslissen"],
  [stating("geen borg|zonder borg|geen aanbetaling"), "vooraf niets te betalen"],
  [stating("\\d\\d jaar ervaring"), "jaren ervaring"],
  [
    stating("(?:of|anders) (?:betaal je niets|betaalt u niets|gratis|kosteloos)|geld terug"),
    "het risico is voor ons",
  ],
  [
    stating("(?:betalen|betaal|betaling) (?:achteraf|daarna|na|bij aflevering|bij afhalen|pas)"),
    "eerst zien, dan betalen",
  ],
  [stating("garantie", "tevredenheid\\p{L}*|geen"), "Gaat er iets mis? {Clause}."],
  [stating("verzekerd", "rapport|verzekering"), "gedekt als er iets stukgaat"],
  [
    stating("zonder (?:breken|hak\\p{L}*|boren|graven|slopen|schade|demonteren)"),
    "alles blijft zoals het was",
  ],
  [
    stating(
      "(?:gratis )?(?:leen|vervangende?)\\p{L}* ?\\p{L}*(?: gratis| inbegrepen)|gratis (?:leen|vervangende?)\\p{L}*",
    ),
    "nooit zonder in de tussentijd",
  ],
  [stating("\\d+ (?:maanden|jaar) (?:nazorg|support|ondersteuning)|nazorg"), "ook daarna is er iemand"],
  [
    stating("duurt (?:maar |ongeveer )?(?:\\d{1,2}|een|twee) ?(?:min\\p{L}*|uur)"),
    "de rest van de dag is vrij",
  ],
  [stating("in (?:één|1|een) (?:bezoek|keer langs|afspraak|sessie)"), "geen tweede afspraak"],
  [
    /^(?:ook |open |afspraken )?(?:(?:op |in het )?(?:['’]s )?(?:avonds?|zaterdag(?:en)?|zondag(?:en)?|weekend(?:en)?|za|zo)(?: en | of |,? )?){1,3}(?:ook|mogelijk|open)?$/iu,
    "geen vrije dag nodig",
  ],
  [/^(?!.*(?:€|euro|btw|%)).*\d.*(?<!\p{L})(?:inbegrepen|inclusief|incl)$/iu, "{Clause}, zonder meerprijs."],
  [stating("aanwezig|voorzien", "parkeer\\p{L}*"), "niets mee te nemen"],
  [
    stating(
      "(?:vaste? (?:prijs|bedrag|tarief)|prijs .*(?:vooraf|afgesproken)|offerte vooraf)|euro vast|vast bedrag",
    ),
    "geen verrassing op de rekening",
  ],
  [
    stating(
      "(?:in|binnen) (?:2[5-9]|[3-6]\\d|7[0-2]) ?uur",
      "offerte|antwoord|rapport|als|of|annul\\p{L}*|gerezen",
    ),
    "{Clause}, niet pas na weken.",
  ],
  [
    stating(
      "(?:offerte|antwoord|reactie|rapport|uitslag)\\p{L}* .*(?:in|binnen) .*(?:uur|dag|dagen|minuten)",
    ),
    "niet lang wachten",
  ],
  [
    stating(
      "binnen (?:1|één|een) week|(?:de)?zelfde dag|morgen klaar|volgende dag",
      "als|geplukt|gebakken|gevangen",
    ),
    "geen lange wachttijd",
  ],
  [
    stating(
      "(?:bij|naar) (?:u|je|jou) (?:thuis|toe)|aan huis|wij komen|we komen|ik kom|mobiele? (?:werkplaats|salon|service)",
    ),
    "[u hoeft|je hoeft] de deur niet uit",
  ],
  [
    stating("(?:aan|tot) (?:de|je|uw) (?:voor)?deur|per post|thuisbezorgd|bezorgd"),
    "niet meer naar de winkel",
  ],
  [stating("(?:halen|ophalen|opgehaald|haal)", "gratis|winkel|afhalen|zelf"), "een rit minder"],
  [stating("oude \\p{L}+ .*(?:mee|afgevoerd|ingeleverd|terug)|afvoer van .*oude"), "niets blijft staan"],
  [
    stating(
      "(?:meer dan|ruim) \\d[\\d.]+ (?!klanten|reviews|jaar|gezinnen|projecten|bruiloften|leerlingen|mensen)\\p{L}+",
    ),
    "volop keus",
  ],
  [
    stating(
      "(?:certificaat|rapport|verslag|factuur|bewijs) voor (?:de|je|uw) (?:verzekering|verzekeraar|verhuurder|belasting\\p{L}*)",
    ),
    "een papier minder om achteraan te gaan",
  ],
  [
    stating(
      "(?:opzegbaar|pauzeren|overslaan|geen (?:abonnement|contract|minimum)|zonder (?:abonnement|contract))",
    ),
    "niets bindt",
  ],
  [
    stating("(?:vegan|vegetarisch|glutenvrij|lactosevrij|halal) .*(?:ook|mogelijk|kan|opties?|altijd)"),
    "niemand hoeft over te slaan",
  ],
  [stating("vanaf [67] ?(?:u|uur)|vanaf [67][:.]\\d\\d", "geplukt|besteld"), "al voor het werk"],
  [
    stating("tot (?:19|20|21|22) ?(?:u|uur)|avonden?|['’]s avonds", "bestel\\p{L}*|terug\\p{L}*|elke"),
    "ook na het werk",
  ],
  [stating("(?:terug|inleveren) (?:voor|tot|om) (?:1[89]|2[0-2]) ?(?:u|uur)"), "de hele dag is van [u|jou]"],
  [stating("handgemaakte?|met de hand|handwerk"), "niets van de lopende band"],
  [
    stating(
      "(?:onze|ons|eigen) (?:\\p{L}+ )?(?:werkplaats|keuken|bakkerij|boerderij|tuin|land|kas|imkerij|atelier|oven)",
    ),
    "duidelijk waar het vandaan komt",
  ],
  [
    stating(
      "(?:wij|we) (?:regelen|doen|vullen|dienen) .*(?:papieren|aanvraag|aangifte|vergunning|formulieren|administratie)",
    ),
    "een zorg minder",
  ],
  [stating("op voorraad|direct leverbaar"), "niet wachten op levering"],
  [stating("pinnen|met pin|contactloos|tikkie"), "contant geld is niet nodig"],
  [stating("terwijl (?:je|u) (?:werkt|slaapt|winkelt|boodschappen)"), "geen tijd kwijt"],
  [stating("vanaf [2-5] jaar"), "ook de kleintjes doen mee"],
  [stating("parkeren|parkeerplaats\\p{L}*", "betaald|geen"), "makkelijk te bereiken"],
  [stating("online|via video|op afstand", "winkel|boek\\p{L}*|bestel\\p{L}*|reserve\\p{L}*"), "waar dan ook"],
  [
    stating("(?:gecertificeerd|gediplomeerd|erkend|opgeleid|bevoegd)\\p{L}*", "bio|biologisch\\p{L}*|vegan"),
    "in goede handen",
  ],
  [stating("(?:sinds|opgericht in) (?:1[89]\\d\\d|200\\d|201[0-5])"), "jaren ervaring"],
];
