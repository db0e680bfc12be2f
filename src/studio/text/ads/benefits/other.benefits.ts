import type { Benefit } from "./benefit.ts";

/**
 * Benefits of statements in Swedish, of which the studio writes no other sentences. The form is
 * that of `benefit.ts`; `benefitOf` (`benefits.ts`) takes the first pattern that matches.
 */
export const SV_BENEFITS: readonly Benefit[] = [
  [/^(?:ingen bindningstid|utan bindningstid|säg upp när du vill)$/iu, "sluta när som helst"],
  [/^samma person varje gång$/iu, "ett bekant ansikte"],
  [/^(?:lånecykel|lånebil)(?: ingår| gratis)?$/iu, "du kommer ändå fram"],
  [/^(?:vi kommer hem till dig|hembesök)(?!\p{L})/iu, "stanna hemma"],
  [/^(?:fast pris|fasta priser)(?!\p{L})/iu, "inga överraskningar på fakturan"],
  [/^(?:första|prova på).*gratis$/iu, "prova innan du betalar"],
  [/(?<!\p{L})(?:klart?|färdig\p{L}*) på en dag$/iu, "du slipper vänta"],
  [/^lämna (?:före|på morgonen).*(?:hämta|klar)/iu, "klar samma dag"],
  [/^bakat varje (?:morgon|dag)/iu, "färskt för dagen"],
  [/^vi tar med (?:allt|utrustning\p{L}*|material\p{L}*)/iu, "inget att förbereda"],
  [/^(?:bild|bilder|film) varje dag/iu, "du ser hur dagen varit"],
  [
    /^vi (?:sköter|ordnar|fixar) (?:ansökan|pappersarbetet|bygglov\p{L}*|allt|rot-?avdrag\p{L}*)/iu,
    "en sak mindre att göra",
  ],
  [/^barn (?:under|upp till) .*gratis$/iu, "hela familjen kan följa med"],
  [/^(?:öppet|tider|även)(?: även)? (?:på )?(?:lördag|söndag|helg|kväll)\p{L}*/iu, "även när du är ledig"],
  [/^(?:drop[- ]?in|ingen tidsbokning|utan tidsbokning)(?!\p{L})/iu, "bara att komma"],
  [/^(?:fri frakt|fri hemleverans|vi hämtar|hämtning gratis)(?!\p{L})/iu, "en resa mindre"],
  [/^max(?:imalt)? \d+ (?:barn|deltagare|hundar|personer)/iu, "tid för var och en"],
  [/^medan du väntar$|(?<!\p{L})medan du väntar$/iu, "ingen andra resa"],
  [/^(?:kostnadsfri|gratis) (?:offert|rådgivning|besiktning|konsultation)/iu, "att fråga kostar inget"],
];

/**
 * Benefits of statements in Polish, of which the studio writes no other sentences. The form is that
 * of `benefit.ts`; `benefitOf` (`benefits.ts`) takes the first pattern that matches.
 */
export const PL_BENEFITS: readonly Benefit[] = [
  [/^(?:bez umowy|bez zobowiązań|rezygnacja w każdej chwili)$/iu, "rezygnujesz, kiedy chcesz"],
  [/^(?:wizyty domowe|dojazd do klienta|odbiór z domu)(?!\p{L})/iu, "nie musisz przyjeżdżać"],
  [/^(?:terminy|otwarte|czynne|także)(?: też)? w (?:sobotę|soboty|weekendy?)$/iu, "także w wolny dzień"],
  [/^(?:stała cena|cena z góry|wycena gratis|darmowa wycena)$/iu, "bez niespodzianek na rachunku"],
  [/^dojazd (?:gratis|za darmo|bezpłatny|w cenie)$/iu, "płacisz za pracę, nie za drogę"],
  [/^(?:bez (?:umawiania|zapisów|rezerwacji))$/iu, "po prostu przyjdź"],
  [
    /^wycena (?:na podstawie zdjęcia|ze zdjęcia|przez telefon|na whatsapp\p{L}*)/iu,
    "znasz koszt, zanim przyjedziemy",
  ],
  [/^dostawa (?:tego samego dnia|dziś|w dniu zamówienia)/iu, "zdążysz nawet na ostatnią chwilę"],
  [/^płacisz (?:tylko|dopiero),? jeśli/iu, "nic nie ryzykujesz"],
  [/^bez kolejek$/iu, "nie tracisz czasu"],
  [/^(?:wieczorem|wieczorami)(?!\p{L})/iu, "także po pracy"],
  [/^(?:zdjęcia|filmik|film) (?:codziennie|każdego dnia)/iu, "widzisz, jak minął dzień"],
  [/^bez partnera(?!\p{L})/iu, "przyjdź tak, jak jesteś"],
  [/^(?:otwarte|czynne)(?: też| także)? (?:w )?(?:sobot|niedziel|weekend)\p{L}*/iu, "także w wolny dzień"],
  [/^(?:maks(?:ymalnie|\.)?|do) \d+ (?:osób|dzieci|uczniów|psów)(?: .*)?$/iu, "czas dla każdego"],
  [/^dzieci .*(?:gratis|za darmo|za pół ceny)$/iu, "może przyjść cała rodzina"],
  [/^(?:załatwiamy|wypełniamy) (?:formalności|wniosek|dokumenty|papiery)/iu, "jedna sprawa mniej"],
  [/(?<!\p{L})od ręki$|na poczekaniu$/iu, "bez drugiej wizyty"],
  [/^pierwsz\p{L}+ .*(?:gratis|za darmo|bezpłatn\p{L}+)$/iu, "najpierw spróbuj, potem płać"],
];
