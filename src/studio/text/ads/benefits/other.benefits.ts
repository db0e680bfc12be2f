import type { Benefit } from "./benefit.ts";

/** Benefits of statements in Swedish, of which the studio writes no other sentences. */
export const SV_BENEFITS: readonly Benefit[] = [
  [/(?<!\p{L})(?:på|inom) (?:[1-9]|1\d|2[0-4]) timmar$/iu, "Timmar, inte dagar: {clause}."],
  [/(?<!\p{L})(?:på|inom) (?:[1-9]|10) (?:arbets)?dagar$/iu, "Dagar, inte veckor: {clause}."],
  [/^(?:ingen bindningstid|utan bindningstid|säg upp när du vill)$/iu, "Sluta när som helst: {clause}."],
  [/^samma person varje gång$/iu, "Ett bekant ansikte: {clause}."],
  [/^(?:lånecykel|lånebil)(?: ingår| gratis)?$/iu, "Du kommer ändå fram: {clause}."],
  [/^(?:vi kommer hem till dig|hembesök)(?!\p{L})/iu, "Stanna hemma: {clause}."],
  [/^(?:fast pris|fasta priser)(?!\p{L})/iu, "Inga överraskningar på fakturan: {clause}."],
  [/^(?:första|prova på).*gratis$/iu, "Prova innan du betalar: {clause}."],
];

/** Benefits of statements in Polish, of which the studio writes no other sentences. */
export const PL_BENEFITS: readonly Benefit[] = [
  [/(?<!\p{L})w (?:ciągu )?(?:[1-9]|1\d|2[0-4]) godzin\p{L}*$/iu, "Godziny, nie dni: {clause}."],
  [/(?<!\p{L})w (?:ciągu )?(?:[2-9]|10) dni$/iu, "Dni, nie tygodnie: {clause}."],
  [/^(?:bez umowy|bez zobowiązań|rezygnacja w każdej chwili)$/iu, "Rezygnujesz, kiedy chcesz: {clause}."],
  [/^(?:wizyty domowe|dojazd do klienta|odbiór z domu)(?!\p{L})/iu, "Nie musisz przyjeżdżać: {clause}."],
  [
    /^(?:terminy|otwarte|czynne|także)(?: też)? w (?:sobotę|soboty|weekendy?)$/iu,
    "Także w wolny dzień: {clause}.",
  ],
  [/^(?:stała cena|cena z góry|wycena gratis|darmowa wycena)$/iu, "Bez niespodzianek na rachunku: {clause}."],
  [/^pierwsz\p{L}+ .*(?:gratis|za darmo|bezpłatn\p{L}+)$/iu, "Najpierw spróbuj, potem płać: {clause}."],
];
