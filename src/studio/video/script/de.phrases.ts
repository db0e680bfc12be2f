import type { Phrases } from "./phrases.ts";

/** Phrases of voice-overs in German; `phrase-table.ts` lists the languages. */
export const DE: Phrases = {
  price: ["Und der Preis?", "Was kostet das?", "Der Preis:"],
  place: ["Wo?"],
  when: ["Wann?"],
  soon: ["Wie schnell?"],
  long: ["Wie lange?"],
  steps: ["Wie geht das?", "So geht es:"],
  also: ["Dazu:", "Außerdem:", "Und dazu noch:"],
  again: ["Nicht vergessen:", "Und nicht vergessen:", "Noch einmal:"],
  list: ["Kurz gesagt:", "Alles zusammen:"],
  and: "und",
  question: "{thing}?",
  request:
    /^(?:bitte |einfach |jetzt |gleich |am besten )*(?:(?:rufen|schicken|senden|schreiben|buchen|bestellen|melden|kommen|fragen|vereinbaren|reservieren|besuchen|schauen|sichern|holen|probieren|testen|spenden|bewerben|sprechen|fordern) sie|ruft?|schickt?|sende|schreibt?|buch|buche|bestellt?|melde?t?|kommt?|fragt?|vereinbare|reserviere|besucht?|schaut?|sichere?|hol|holt|probiere?t?|teste|spende|bewirb)(?!\p{L})|^(?:termin|termine|anmeldung|anmeldungen|reservierung|reservierungen|bestellung|bestellungen|buchung|anfragen|karten|infos?) (?:unter|per|online|über|bei|auf|am telefon)(?!\p{L})|^[^,.:]*(?<!\p{L})(?:anrufen|buchen|bestellen|anmelden|vorbeikommen|reservieren|anfragen|vereinbaren)$/iu,
};
