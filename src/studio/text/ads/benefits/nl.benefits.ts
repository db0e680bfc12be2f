import type { Benefit } from "./benefit.ts";

/**
 * Benefits of statements in Dutch that also suit a sober subject, in the form of `benefit.ts`.
 * `benefitOf` (`benefits.ts`) takes the first pattern that matches, of these first.
 */
export const NL_CALM_BENEFITS: readonly Benefit[] = [
  [
    /(?<!\p{L})(?:vaste prij(?:s|zen)(?! op)|prijs vooraf|vooraf (?:een )?(?:vaste )?prijs|schriftelijke offerte|(?:alleen |pas )?na (?:uw|jouw|je) akkoord op de prijs)(?!\p{L})/iu,
    "[U weet|Je weet] vooraf wat het kost.",
  ],
  [
    /(?<!\p{L})(?:na (?:elk|elke|ieder|iedere) (?:bezoek|beurt|schoonmaak|behandeling)(?!\p{L}).*(?:foto|verslag|rapport)|(?:foto[’']?s?|verslag|rapport) (?:\p{L}+ ){0,3}na (?:elk|elke|ieder|iedere) |voor[- ]en[- ]na[- ]?foto|foto[’']s van (?:voor en na|ervoor en erna))/iu,
    "[U ziet|Je ziet] wat er is gedaan.",
  ],
  [
    /(?<!\p{L})(?:wij|we) (?:declareren(?!\p{L}).*(?:rechtstreeks|direct)|rekenen(?!\p{L}).*verzekeraar|regelen(?!\p{L}).*(?:vergunning|papierwerk|verzekeraar|aanvraag))/iu,
    "[U hebt|Je hebt] er geen omkijken naar.",
  ],
  [
    /(?<!\p{L})(?:in (?:\d+|twee|drie|vier) (?:termijnen|keer)|gespreid betalen)(?!\p{L}).*(?:rente|betalen)|(?<!\p{L})(?:betalen|betaalbaar) in (?:\d+|twee|drie|vier|zes) (?:termijnen|keer)/iu,
    "[U betaalt|Je betaalt] niet alles in één keer.",
  ],
  [
    /^(?:open |geopend )?(?:ook (?:op )?(?:zaterdag|zondag|zaterdagen|[’']s avonds|in het weekend|de avond)|(?:[’']s avonds|zaterdag|in het weekend) ook)(?: en (?:op )?(?:zondag|zaterdag|in het weekend))?(?: open| mogelijk)?$/iu,
    "[U hoeft|Je hoeft] er niet voor vrij te nemen.",
  ],
  [
    /^(?!.*(?:nacht|camper|voor bussen)).*(?<!\p{L})(?:gratis (?:parkeren|parkeerplaats(?:en)?|parkeerplek)|parkeren (?:is |kan )?(?:gratis|voor de deur|kan voor de deur))(?!\p{L})/iu,
    "[U hoeft|Je hoeft] niet te zoeken.",
  ],
  [
    /(?<!\p{L})(?:altijd|steeds) dezelfde (?:persoon|hulp|verzorgster|juf|schoonmaakster)|(?<!\p{L})vaste glazenwasser(?!\p{L})/iu,
    "Een vertrouwd gezicht.",
  ],
  [
    /(?<!\p{L})(?:(?:nog )?dezelfde dag (?:nog |weer )?(?:klaar|bij|bezorgd|geholpen|gemaakt|terug)|(?:staan|komen|zijn) (?:we|wij) (?:nog )?dezelfde dag)(?!\p{L})/iu,
    "[U hoeft|Je hoeft] niet tot morgen te wachten.",
  ],
];

/** Benefits of other statements in Dutch, in the same form. */
export const NL_BENEFITS: readonly Benefit[] = [
  [/^(?:zonder|geen) afspraak(?: nodig)?$/iu, "kom langs wanneer [u|je] wilt"],
  [/^(?:geen ervaring nodig|ervaring niet nodig|beginners welkom)$/iu, "Nooit eerder gedaan? {Clause}."],
  [
    /^(?:ruim |meer dan )?\d+ (?:\p{L}+ )?(?:honden|katten|dieren|konijnen|kittens|pups|paarden|kippen)(?!\p{L}).*(?:zoek|wacht)/iu,
    "{Clause}. Zit [de uwe|die van jou] erbij?",
  ],
  [
    /^(?:alle niveaus|voor (?:beginners|wie nooit)|beginners welkom|geen ervaring nodig)(?!\p{L})/iu,
    "Nooit geprobeerd? {Clause}.",
  ],
  [
    /^(?!.*(?:boer|kweker|teler|veiling|imker|uit de kast|hond|kat(?!\p{L})|katten|kind|dier|gasten|station|afval|kringloop|winkel|€|euro|emmer|ijzer|papier))(?:.*(?<!\p{L})(?:wij|we|ik) halen?(?!\p{L}).*(?<!\p{L})op(?!\p{L})|.*(?<!\p{L})(?:halen we|haal ik|halen wij)(?!\p{L}).*(?<!\p{L})op(?!\p{L})|.*(?<!\p{L})(?:gratis (?:opgehaald|ophalen|ophaalservice)|halen en brengen (?:is )?(?:gratis|inbegrepen)))/iu,
    "[U hoeft|Je hoeft] niets te sjouwen.",
  ],
  [
    /^(?!.*(?<!\p{L})(?:geen|niet) (?:geld terug|verplaats|verzet|andere)).*(?<!\p{L})(?:regen|regent|slecht weer|storm|vriest)(?!\p{L}).*(?:verplaats\p{L}*|verzet\p{L}*|andere dag|andere datum|geld terug)/iu,
    "Slecht weer kost [u|je] niets.",
  ],
  [
    /(?<!\p{L})(?:gratis|kosteloos) (?:\p{L}+ )?annul\p{L}+|(?<!\p{L})annul\p{L}+(?: \p{L}+){0,3} (?:gratis|kosteloos)/iu,
    "[U kunt|Je kunt] zonder risico boeken.",
  ],
  [
    /^(?:geen (?:contract|abonnement)|zonder (?:contract|abonnement))$/iu,
    "[U stopt|Je stopt] wanneer [u wilt|je wilt].",
  ],
  [/(?<!\p{L})(?:maandelijks|per maand) opzegbaar/iu, "[U zit|Je zit] nergens lang aan vast."],
  [
    /(?<!\p{L})(?:leen|vervangende? )(?:scootmobiel|fiets|auto|apparaat|machine|toestel|instrument|zeil|telefoon|rolstoel)(?!\p{L}).*(?:gratis|tijdens|zolang|inbegrepen|als we)|(?<!\p{L})gratis (?:leen|vervangende )(?!boek)\p{L}+/iu,
    "Zo [zit u|zit je] nooit zonder.",
  ],
  [
    /^(?!.*(?:annul|niet komt|afzegt)).*(?<!\p{L})(?:als|indien)(?!\p{L}).*(?<!\p{L})(?:niet|niets|geen|nooit|te laat)(?!\p{L}).*(?:betaalt u niets|betaal je niets|kost het niets)(?!\p{L})/iu,
    "Het risico is voor ons.",
  ],
  [
    /(?<!\p{L})bij (?:reparatie|opdracht|aankoop) (?:vervallen|vervalt)(?! de garantie)|(?<!\p{L})(?:verrekend|afgetrokken|in mindering) (?:bij|als|met)(?!\p{L})/iu,
    "Zo [betaalt u|betaal je] niet dubbel.",
  ],
  [
    /(?<!\p{L})niet (?:goed|tevreden)(?!\p{L}).*(?:gratis|kosteloos|opnieuw)|(?<!\p{L})als(?!\p{L}).*(?:doen|maken|komen) (?:wij|we) (?:het |terug )?(?:gratis|kosteloos)/iu,
    "[U betaalt|Je betaalt] niet dubbel.",
  ],
  [
    /(?<!\p{L})(?:eerste (?:les|week|training) (?:is )?gratis|gratis proefles|proefles (?:is )?gratis)(?!\p{L})/iu,
    "Eerst proberen, dan beslissen.",
  ],
  [
    /(?<!\p{L})(?:geen voorrijkosten|voorrijkosten (?:zijn )?inbegrepen|zonder voorrijkosten)(?!\p{L})/iu,
    "[U betaalt|Je betaalt] het werk, niet de rit.",
  ],
  [
    /(?<!\p{L})(?:snoeiafval|tuinafval|puin|spullen voor de kringloop|afval)(?!\p{L}).*(?<!\p{L})(?:(?:nemen|voeren) (?:we|wij)|neem ik|gaat mee|wordt (?:meegenomen|afgevoerd))(?!\p{L})|(?<!\p{L})(?:neem ik|nemen (?:we|wij)) (?:de |het )?(?:spullen voor de kringloop|snoeiafval|puin|afval)(?!\p{L})/iu,
    "Daar [hoeft u|hoef je] niet mee te rijden.",
  ],
  [
    /(?<!\p{L})(?:vies|vuil|ongewassen) (?:terug|retour|inleveren)/iu,
    "[U hoeft|Je hoeft] niets af te wassen.",
  ],
  [
    /(?<!\p{L})(?:opslag|stalling) (?:is )?(?:inbegrepen|gratis)(?!\p{L})|(?<!\p{L})gratis (?:bij ons(?=$| (?:opslaan|staan|stallen|bewaren|in opslag))|opslag|stalling)(?!\p{L})(?! te)/iu,
    "Thuis [houdt u|houd je] de ruimte.",
  ],
  [/^honden (?:zijn )?welkom$/iu, "[Die van u|Die van jou] hoeft niet thuis te blijven."],
  [
    /(?<!\p{L})(?:houdbaar|blijft goed|te bewaren)(?!\p{L}).*(?:vriezer|ongeopend|maanden|jaar)(?!\p{L})/iu,
    "[U hebt|Je hebt] er geen haast mee.",
  ],
  [/(?<!\p{L})terwijl (?:u|je) wacht(?!\p{L})/iu, "[U hoeft|Je hoeft] niet terug te komen."],
  [
    /(?<!\p{L})(?:kijken|kijk) (?:we|wij|ik) gratis of(?!\p{L}).*(?<!\p{L})(?:waard|zin)(?!\p{L})/iu,
    "Zo [betaalt u|betaal je] nooit voor niets.",
  ],
  [
    /(?<!\p{L})(?:verrekijkers|gereedschap|handschoenen|helmen|laarzen|wetsuits|schaar en emmer)(?!\p{L}).*(?:liggen klaar|zijn inbegrepen|inbegrepen|lenen (?:we|wij)|krijg je)$/iu,
    "Die [hoeft u|hoef je] niet zelf mee te nemen.",
  ],
  [
    /(?<!\p{L})(?:elke (?:keer|dag|avond)|dagelijks)(?!\p{L})(?!.*kijken).*(?:foto|filmpje|berichtje|video)/iu,
    "Zo [weet u|weet je] hoe het gaat.",
  ],
  [/(?<!\p{L})alles (?:is )?(?:inbegrepen|inclusief|erbij)(?!\p{L})(?!.*\d)/iu, "Er komt niets meer bij."],
];
