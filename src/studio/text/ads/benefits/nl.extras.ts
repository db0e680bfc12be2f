import type { Benefit } from "./benefit.ts";

/** Benefits of trials, checks, extras and times in Dutch. */
export const NL_EXTRAS: readonly Benefit[] = [
  [/^(?:proef|kennismakings)(?:les|training|dag|week|sessie|behandeling)(?!\p{L}).*\d/iu, "daarna beslissen"],
  [
    /(?<!\p{L})(?:foto’?s?|foto's|verslag|video|bericht|rapport) na (?:elk|elke|iedere?)(?!\p{L})/iu,
    "zo is duidelijk hoe het ging",
  ],
  [/^(?:geen|zonder) (?:borg|aanbetaling|waarborg|inschrijfgeld|voorschot)$/iu, "vooraf niets te betalen"],
  [
    /(?<!\p{L})(?:24 ?uurs?|24\/7|dag en nacht) (?:toegang|toegankelijk)|^toegang (?:24\/7|dag en nacht)/iu,
    "kom wanneer het uitkomt",
  ],
  [/^(?:geen|zonder) (?:verwijzing|verwijsbrief|recept)(?: nodig)?$/iu, "zonder omweg een afspraak"],
  [/^(?:gratis )?(?:proefrit|proeverij|passessie|proefslapen|testrit)(?!\p{L})/iu, "daarna beslissen"],
  [
    /^gratis (?:\p{L}+ )?(?:inspectie|check|opname|meting|scan|huisbezoek|controle|keuring|inmeten)(?!\p{L})/iu,
    "vooraf weten wat er nodig is",
  ],
  [
    /(?<!\p{L})(?:halen|ophalen|opgehaald|haalservice|haal- en brengservice)(?!\p{L})(?!.*\d)/iu,
    "een rit minder",
  ],
  [
    /^(?:elke?|alle|iedere?) .*(?:getest|gecontroleerd|nagekeken|gekeurd)$|^\d+[- ]puntencontrole/iu,
    "nagekeken voor de overdracht",
  ],
  [
    /^(?:broertjes|zusjes|tweede kind|gezinnen|groepen|stellen)(?!\p{L}).*(?:%|helft|korting|minder)/iu,
    "samen is het voordeliger",
  ],
  [/^kinderen(?!\p{L}).*(?:gratis|halve prijs|half geld)/iu, "het hele gezin kan mee"],
  [
    /(?<!\p{L})vaste? (?:prijs|bedrag|tarief)(?:en)?(?!\p{L})(?!.*\d)|^vast bedrag/iu,
    "geen verrassing op de rekening",
  ],
  [
    /(?<!\p{L})(?:blijft|houdt|gaat) (?:tot )?(?:\d+|twee|drie|vier) (?:weken|maanden)(?!\p{L})/iu,
    "zo lang hoeft er niets",
  ],
  [/(?<!\p{L})voor \d+ tot \d+ (?:personen|gasten)/iu, "klein gezelschap of groot feest"],
  [
    /^(?:open |afspraken |lessen )?(?:ook )?(?:op )?(?:zaterdag|zondag|het weekend|feestdagen)(?:en|s)?(?: en (?:zondag|feestdagen))?(?: (?:open|vanaf .*|tot .*|van .*|\d.*))?$/iu,
    "geen vrije dag nodig",
  ],
  [/^(?:open )?vanaf [5-7](?:[.:]\d\d)? ?(?:u|uur)(?: open)?$/iu, "al voor het werk"],
  [/^(?:open|afspraken|lessen|ook)? ?(?:ook )?(?:'s avonds|’s avonds|tot (?:20|21|22))/iu, "ook na het werk"],
  [/^werkt (?:ook )?offline/iu, "ook zonder bereik"],
  [
    /(?<!\p{L})(?:elke (?:ochtend|dag)|iedere (?:ochtend|dag)) (?:vers|gebakken|gemaakt)|vers(?:e)? .*(?:elke|iedere) (?:ochtend|dag)|vers van het land/iu,
    "niets van gisteren",
  ],
  [
    /^(?:rechtstreeks|direct) van (?:de|onze|het) (?:boer|boerderij|teler|imker|maker|bakker|land|brouwerij|fabriek)/iu,
    "niemand ertussen",
  ],
  [/^(?:geen|zonder) (?:wachtlijst|wachttijd(?:en)?|wachtrij)$/iu, "meteen beginnen"],
  [
    /^(?:privéles|privélessen|individuele? (?:les|lessen|begeleiding|training)|één[- ]op[- ]één|1[- ]op[- ]1)/iu,
    "alle aandacht voor [u|jou]",
  ],
  [
    /^(?:max(?:imaal|\.)?|hooguit|nooit meer dan) ?\d+ (?:kinderen|personen|honden|leerlingen|deelnemers|gasten)(?: .*)?$/iu,
    "aandacht voor iedereen",
  ],
  [
    /(?<!\p{L})voor .*(?:morgen (?:klaar|bezorgd|in huis)|vandaag (?:klaar|bezorgd)|dezelfde dag)/iu,
    "Laat bedacht? {Clause}.",
  ],
  [
    /^(?:\d+ ?(?:x|keer)|twee keer|vier keer) per (?:jaar|maand)(?: .*)?$|^(?:jaarlijks|maandelijks|regelmatig) onderhoud/iu,
    "niets om zelf te onthouden",
  ],
  [
    /(?<!\p{L})foto(?:’s|'s)?(?!\p{L}).*(?:prijs|offerte)|(?:prijs|offerte) (?:via|per|op basis van) (?:telefoon|whatsapp|foto)/iu,
    "vooraf weten wat het kost",
  ],
  [
    /^(?:online (?:boeken|afspraken?|reserveren)|(?:boeken|afspraak|reserveren) (?:online|via whatsapp))/iu,
    "zonder te bellen",
  ],
  [/^\d+ ?% korting op (?:je|uw|de|het) eerste/iu, "een klein begin"],
  [
    /^(?:'s ochtends|’s ochtends|in de ochtend|ochtends|vandaag) (?:gebracht|brengen|binnen).*(?:middag|avond)/iu,
    "op dezelfde dag terug",
  ],
  [/^(?:rolstoel|drempelvrij|gelijkvloers)/iu, "niemand blijft buiten"],
  [
    /^(?:wij|we) (?:brengen|nemen) (?:al )?(?:het |de |ons |onze )?(?:gereedschap|materiaal|materialen|spullen|schoonmaakmiddelen) mee/iu,
    "niets klaar te zetten",
  ],
  [
    /(?<!\p{L})(?:materiaal|materialen|wetsuit|plank|helm|lunch|ontbijt|stof|gereedschap|schort|onderdelen|montage|bezorging|voorrijden)(?: en \p{L}+)? (?:inbegrepen|inclusief|incl)$/iu,
    "{Clause}, zonder meerprijs.",
  ],
  [/^(?:geen|zonder) (?:stof|rommel|troep)$/iu, "achteraf niets schoon te maken"],
  [/(?<!\p{L})nemen (?:wij|we) mee$|^(?:wij|we) (?:nemen|voeren) .*(?:mee|af)$/iu, "een klus minder"],
  [/^(?:spoed|storing|dag en nacht|24\/7|24 uur)(?:dienst|sservice| bereikbaar)$/iu, "hulp op elk uur"],
  [/^geduldige? (?:instructeurs?|docenten|leraren)$/iu, "niemand jaagt [u|je] op"],
  [/^gratis voorrijden|^geen voorrijkosten/iu, "betalen voor het werk, niet voor de rit"],
  [
    /(?<!\p{L})(?:klaar|gemaakt|gerepareerd|bezorgd) (?:dezelfde dag|op dezelfde dag|terwijl je wacht)/iu,
    "geen tweede rit",
  ],

  [
    /^(?:foto|filmpje|video)(?:’s|'s|s)? (?:elke|iedere) (?:dag|avond)|^elke dag een (?:foto|filmpje)/iu,
    "zo is te zien hoe de dag was",
  ],
  [/^(?:1|één) \p{L}+ (?:op|per) (?:elke )?\d+ (?:kinderen|leerlingen|honden)/iu, "aandacht voor iedereen"],
  [/^online of (?:op|aan|in|bij)/iu, "net wat beter uitkomt"],
  [/(?<!\p{L})(?:te leen|lenen (?:wij|we) uit|in bruikleen)(?!\p{L})/iu, "vooraf niets te kopen"],
  [/^onbeperkt/iu, "zo vaak als nodig"],
  [/(?<!\p{L})(?:wordt|worden) (?:verrekend|afgetrokken)|verrekend bij/iu, "nooit dubbel betalen"],
  [
    /^(?:ook )?(?:vegan|vegetarisch|glutenvrij)(?: (?:ook|kan ook|altijd|mogelijk))?$/iu,
    "niemand hoeft over te slaan",
  ],
  [/^(?:ook )?om mee te nemen$|^ook afhalen$/iu, "voor een korte pauze"],
  [/(?<!\p{L})zonder (?:stof|rommel)$/iu, "achteraf niets schoon te maken"],
  [/(?<!\p{L})(?:wij|we) (?:bellen|appen) (?:als|zodra)/iu, "niet thuis zitten wachten"],
  [/(?<!\p{L})(?:proefdruk|ontwerp|schets)(?!\p{L}).*(?:gratis|vooraf|eerst)/iu, "eerst zien, dan beslissen"],

  [/(?<!\p{L})(?:foto|verslag)(?:’s|'s)? bij (?:elk|elke|iedere?)(?!\p{L})/iu, "zo is te zien hoe het gaat"],
  [/^(?:vergoed|wordt vergoed)|(?<!\p{L})vergoed door/iu, "minder uit eigen zak"],
  [/^(?:geen|zonder) schade(?: .*)?$/iu, "alles blijft heel"],

  [/^max(?:imaal|\.)? \d+ (?:puppy['’]?s|paren|deelnemers|cursisten|kids)/iu, "aandacht voor iedereen"],
  [/^gemiste les(?:sen)? inhalen/iu, "niets gaat verloren"],
  [/^(?:offerte|prijs) (?:via|per) (?:video|foto|whatsapp)/iu, "vooraf weten wat het kost"],
  [/(?<!\p{L})dozen te leen|verhuisdozen gratis/iu, "vooraf niets te kopen"],
  [
    /^(?:gemonteerd|geplaatst|geïnstalleerd|klaar) in (?:een|1) (?:ochtend|dag|middag)/iu,
    "snel weer rust in huis",
  ],

  [/(?<!\p{L})en verder niets$|^(?:zelfde|dezelfde) prijs/iu, "geen verrassing op de rekening"],
  [/^\d+ per (?:boot|groep|les|tafel)$/iu, "aandacht voor iedereen"],
  [
    /^(?:1|één) (?:vakman|vaste \p{L}+|aanspreekpunt|contactpersoon)(?: .*)?$/iu,
    "[u weet|je weet] wie [u|je] belt",
  ],
  [
    /^(?:wij|we) (?!(?:zijn|hebben|verkopen|bakken|koken|bieden|spreken|werken|komen|maken|geven|gebruiken|repareren|kunnen|willen|bellen|appen|schuren)(?!\p{L}))\p{L}+(?: \p{L}+){1,6}$(?<!gratis)/iu,
    "een klus minder",
  ],
];
