import type { Calls } from "./grammar.ts";

/**
 * German calls to action as infinitives, which address nobody; `calls` of `de.grammar.ts`.
 * `callsFor` (`call-to-action.ts`) selects and fills them.
 */
export const CALLS: Calls = {
  book: [
    "Jetzt Termin buchen.",
    "Termin vereinbaren.",
    "Termin {at} vereinbaren.",
    "{Noun} {at} buchen.",
    "Jetzt buchen.",
    "{At} buchen.",
  ],
  order: [
    "Jetzt bestellen.",
    "{At} bestellen.",
    "{Noun} {at} bestellen.",
    "Gleich bestellen.",
    "Hier bestellen.",
  ],
  buy: ["Jetzt kaufen.", "{At} kaufen.", "Jetzt bestellen.", "Hier bestellen."],
  try: ["Jetzt ausprobieren.", "{product} ausprobieren.", "Jetzt testen.", "{Noun} {at} testen."],
  quote: [
    "Angebot für {Noun} {at} anfordern.",
    "Angebot anfordern.",
    "Jetzt Angebot einholen.",
    "{At} anfragen.",
    "Jetzt anfragen.",
  ],
  call: [
    "Jetzt anrufen.",
    "{company} anrufen.",
    "Einfach anrufen.",
    "Ein Anruf genügt.",
    "Am besten gleich anrufen.",
  ],
  donate: ["Jetzt spenden.", "{company} unterstützen.", "Mit einer Spende helfen."],
  signup: ["Jetzt anmelden.", "{At} anmelden.", "Platz {at} sichern.", "Platz sichern.", "Gleich anmelden."],
  apply: ["Jetzt bewerben.", "{At} bewerben.", "Bewerbung schicken.", "Gleich bewerben."],
  visit: ["Am besten gleich vorbeikommen.", "Besuch planen.", "{At} vorbeikommen.", "Einfach vorbeischauen."],
  meet: [
    "Zum Kennenlernen vorbeikommen.",
    "{At} kennenlernen.",
    "Erst kennenlernen, dann entscheiden.",
    "Besuch planen.",
  ],
  download: ["Jetzt herunterladen.", "{product} herunterladen.", "App laden.", "Gleich laden."],
  ask: ["{At} nachfragen.", "Kontakt aufnehmen.", "Einfach nachfragen."],
  learn: ["Jetzt ansehen.", "Details ansehen.", "Einfach mal ansehen.", "Mehr erfahren."],
  date: ["Termin {at} anfragen.", "Jetzt Termin anfragen."],
  tour: ["So funktioniert es.", "Jetzt ansehen.", "Details ansehen."],
  volunteer: ["{At} ehrenamtlich mithelfen.", "Ehrenamtlich mithelfen."],
};

/**
 * German calls for a formal address ("Sie"); `otherCalls` of `de.grammar.ts`. `addressOf` in
 * `write-ads.ts` decides the address; goals without calls here have those of `CALLS`.
 */
export const FORMAL_CALLS: Calls = {
  ...CALLS,
  volunteer: ["Helfen Sie {at} ehrenamtlich mit.", "Helfen Sie ehrenamtlich mit."],
  book: [
    "Buchen Sie Ihren Termin.",
    "Vereinbaren Sie einen Termin {at}.",
    "Buchen Sie jetzt {at}.",
    "Buchen Sie direkt {at}.",
    "Buchen Sie bei uns.",
    "Buchen Sie {your} {noun} {at}.",
    "Buchen Sie {your} {noun}.",
  ],
  order: [
    "Bestellen Sie jetzt.",
    "Bestellen Sie {at}.",
    "Bestellen Sie {your} {noun} {at}.",
    "{Noun} {at} bestellen.",
  ],
  buy: ["Bestellen Sie jetzt.", "Kaufen Sie {at}."],
  try: ["Probieren Sie es aus.", "Testen Sie jetzt.", "{Noun} {at} testen."],
  quote: ["Fordern Sie Ihr Angebot an.", "Fragen Sie {at} an.", "Angebot für {Noun} {at} anfordern."],
  call: ["Rufen Sie jetzt an.", "Rufen Sie {at} an.", "Ein Anruf genügt."],
  donate: ["Spenden Sie jetzt.", "Unterstützen Sie {company}.", "Helfen Sie mit einer Spende."],
  signup: [
    "Melden Sie sich jetzt an.",
    "Melden Sie sich {at} an.",
    "Sichern Sie sich Ihren Platz {at}.",
    "Sichern Sie sich Ihren Platz.",
  ],
  date: ["Fragen Sie Ihren Termin {at} an.", "Fragen Sie Ihren Termin an."],
  apply: ["Bewerben Sie sich jetzt.", "Bewerben Sie sich {at}."],
  visit: ["Kommen Sie vorbei.", "Kommen Sie {at} vorbei.", "Schauen Sie {at} vorbei."],
  ask: ["Fragen Sie {at} nach.", "Informieren Sie sich {at}.", "Sprechen Sie uns an."],
};

/**
 * German calls for an informal address ("du"); `otherCalls` of `de.grammar.ts`. `addressOf` in
 * `write-ads.ts` decides the address; goals without calls here have those of `CALLS`; `callsFor`
 * (`call-to-action.ts`) fills in `{at}` and the rest.
 */
export const INFORMAL_CALLS: Calls = {
  ...CALLS,
  volunteer: ["Hilf {at} ehrenamtlich mit.", "Hilf ehrenamtlich mit."],
  book: [
    "Buch dir deinen Termin.",
    "Buch dir deinen Termin {at}.",
    "Buch jetzt {at}.",
    "Buch direkt {at}.",
    "Buch jetzt.",
    "Buch bei uns.",
    "Buch dir {your} {noun} {at}.",
    "Buch dir {your} {noun}.",
  ],
  order: ["Bestell jetzt.", "Bestell {at}.", "Bestell dir {your} {noun} {at}.", "{Noun} {at} bestellen."],
  buy: ["Bestell jetzt.", "Kauf {at}."],
  try: ["Probier es aus.", "Teste es jetzt.", "{Noun} {at} testen."],
  quote: ["Hol dir dein Angebot.", "Frag {at} an.", "Angebot für {Noun} {at} anfordern."],
  call: ["Ruf jetzt an.", "Ruf {at} an.", "Ein Anruf genügt."],
  donate: ["Spende jetzt.", "Unterstütze {company}.", "Hilf mit einer Spende."],
  signup: [
    "Melde dich jetzt an.",
    "Melde dich {at} an.",
    "Sichere dir deinen Platz {at}.",
    "Sichere dir deinen Platz.",
  ],
  date: ["Frag deinen Termin {at} an.", "Frag deinen Termin an."],
  apply: ["Bewirb dich jetzt.", "Bewirb dich {at}."],
  visit: ["Komm vorbei.", "Komm {at} vorbei.", "Schau {at} vorbei."],
  ask: ["Melde dich {at}.", "Informier dich {at}.", "Frag {at} nach.", "Sprich uns an."],
};
