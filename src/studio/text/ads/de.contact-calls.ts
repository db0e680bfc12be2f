import type { ContactCalls, WayCalls } from "./contact-ways.ts";

const FORMAL_PHONE = {
  book: [
    "Rufen Sie {at} an: {contact}.",
    "Vereinbaren Sie Ihren Termin {at}: {contact}.",
    "Buchen Sie {at}: {contact}.",
    "Rufen Sie uns an: {contact}.",
  ],
  order: ["Bestellen Sie {at}: {contact}.", "Rufen Sie {at} an: {contact}.", "Bestellen Sie: {contact}."],
  quote: [
    "Fragen Sie {at} an: {contact}.",
    "Rufen Sie {at} an: {contact}.",
    "Fordern Sie Ihr Angebot an: {contact}.",
  ],
  signup: ["Melden Sie sich {at} an: {contact}.", "Rufen Sie {at} an: {contact}."],
  apply: ["Bewerben Sie sich {at}: {contact}.", "Bewerben Sie sich: {contact}."],
  call: [
    "{Noun} {at}: Sie erreichen uns unter {contact}.",
    "Rufen Sie {at} an: {contact}.",
    "Rufen Sie uns an: {contact}.",
    "Ein Anruf genügt: {contact}.",
  ],
  any: ["Rufen Sie {at} an: {contact}.", "Rufen Sie uns an: {contact}."],
} as const satisfies WayCalls;

const INFORMAL_PHONE = {
  book: [
    "Ruf {at} an: {contact}.",
    "Vereinbare deinen Termin {at}: {contact}.",
    "Buch jetzt {at}: {contact}.",
    "Ruf uns an: {contact}.",
  ],
  order: ["Bestell {at}: {contact}.", "Ruf {at} an: {contact}.", "Bestell jetzt: {contact}."],
  quote: ["Frag {at} an: {contact}.", "Ruf {at} an: {contact}.", "Hol dir dein Angebot: {contact}."],
  signup: ["Melde dich {at} an: {contact}.", "Ruf {at} an: {contact}."],
  apply: ["Bewirb dich {at}: {contact}.", "Bewirb dich: {contact}."],
  call: [
    "{Noun} {at}: Du erreichst uns unter {contact}.",
    "Ruf {at} an: {contact}.",
    "Ruf uns an: {contact}.",
    "Ein Anruf genügt: {contact}.",
  ],
  any: ["Ruf {at} an: {contact}.", "Ruf uns an: {contact}."],
} as const satisfies WayCalls;

/**
 * German calls to action that name a contact, in `CALLS` of `contact-calls.ts`. A telephone number
 * addresses the reader as "Sie" unless the brief says "du"; infinitives would read like labels.
 */
export const DE_CONTACT_CALLS: ContactCalls = {
  phone: FORMAL_PHONE,
  message: {
    book: ["{Noun} {at} per {way} buchen: {contact}.", "{At} per {way} buchen: {contact}."],
    order: ["{At} per {way} bestellen: {contact}.", "Per {way} bestellen: {contact}."],
    any: ["{At} per {way} anfragen: {contact}.", "Per {way} anfragen: {contact}."],
  },
  email: { any: ["Eine E-Mail genügt: {contact}.", "Einfach mailen: {contact}."] },
  handle: { any: ["Einfach schreiben: {contact}."] },
  formal: {
    phone: FORMAL_PHONE,
    message: {
      any: ["Melden Sie sich {at} per {way}: {contact}.", "Schreiben Sie uns per {way}: {contact}."],
    },
    email: { any: ["Melden Sie sich {at}: {contact}.", "Schreiben Sie an {contact}."] },
    handle: { any: ["Schreiben Sie uns: {contact}."] },
  },
  informal: {
    phone: INFORMAL_PHONE,
    message: { any: ["Melde dich {at} per {way}: {contact}.", "Schreib uns per {way}: {contact}."] },
    email: { any: ["Melde dich {at}: {contact}.", "Schreib an {contact}."] },
    handle: { any: ["Schreib uns: {contact}."] },
  },
};
