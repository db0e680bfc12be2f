/**
 * Whether a statement says that nobody has to book or sign up: "ohne Anmeldung" (words:
 * `WITHOUT_APPOINTMENT` here). `callsFor` (`ads/call-to-action.ts`) then leaves out calls for an
 * appointment.
 */
export const needsNoAppointment = (text: string): boolean => WITHOUT_APPOINTMENT.test(text);

/**
 * Whether a statement speaks of appointments or bookings (words: `BOOKED` here) besides saying that
 * nobody needs them. `goalOf` (`ads/goals.ts`) asks readers for a visit only if none does.
 */
export const namesAppointment = (text: string): boolean => BOOKED.test(withoutAppointments(text));

/**
 * A text without the words that nobody has to book, which name no booking: `aimOf`
 * (`named-goal.ts`) reads the goals "venir sans rendez-vous" so.
 */
export const withoutAppointments = (text: string): string =>
  text.replace(new RegExp(WITHOUT_APPOINTMENT, "giu"), " ");

/**
 * A text without the words that invite people to come at any time. "We get no bookings in January"
 * keeps its words, because it is no invitation; `aimOf` (`named-goal.ts`) reads it as a goal.
 */
export const withoutInvitations = (text: string): string => text.replace(INVITATION, " ");

const INVITATION =
  /(?<!\p{L})(?:without (?:an )?appointment|no appointment(?: needed)?|walk[- ]?ins?|ohne (?:termin|voranmeldung|anmeldung)|sans (?:rendez-vous|rdv|réservation)|sin (?:cita|reserva)|senza (?:appuntamento|prenotazione)|sem (?:marcação|agendamento|hora marcada)|zonder (?:afspraak|reservering))(?!\p{L})/giu;

const BOOKED =
  /(?<!\p{L})(?:book(?:ed|ings?)?|appointments?|termine?|réserv\p{L}+|rendez-vous|rdv|citas?|reserv\p{L}+|appuntament[oi]|prenot\p{L}+|marcaç(?:ão|ões)|agend\p{L}+|afspra(?:ak|ken)|boek\p{L}*)(?!\p{L})/iu;

const WITHOUT_APPOINTMENT =
  /(?<!\p{L})(?:no (?:appointment|booking|sign-?up)s?(?! (?:fees?|costs?|charges?))|no need to book|without (?:an )?appointment|walk[- ]?ins?|ohne (?:termin|voranmeldung|anmeldung|reservierung)|keine (?:(?:vor)?anmeldung|reservierung)|(?:anmeldung|reservierung|termin|anmelden|reservieren) (?:ist )?nicht (?:nötig|erforderlich|notwendig)|no registration|sans (?:inscription|réservation)|sin (?:inscripción|reserva)|senza iscrizione|sem inscrição|sans (?:rendez-vous|rdv)|sin cita|senza (?:appuntamento|prenotazione)|(?:sem|não precisa de) (?:marcação|agendamento)|sem hora marcada|(?:zonder|geen) (?:afspraak|aanmelding|reservering|inschrijving)|(?:aanmelden|reserveren|inschrijven|afspraak|aanmelding|reservering)(?: is)? (?:niet nodig|hoeft niet)|keine? termin|pas besoin de rendez-vous|honesty box|marktstand|wochenmarkt|offene sprechstunde|(?:komm(?:t|en sie)? (?:einfach |gerne? )?vorbei)|banco al mercato|passate (?:in|da|a|dalle|quando|prima)|marktkraam|kom (?:gewoon |gerust )?langs)(?!\p{L})/iu;
