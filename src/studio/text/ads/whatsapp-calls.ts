import { containsWord } from "../../language/contains-word.ts";
import type { Facts } from "../facts/facts.ts";
import { goalChatOf, type GoalChat } from "../facts/goal-chats.ts";
import type { Address } from "./grammar.ts";
import { withAndWithoutName } from "./phoned-calls.ts";

type ChatCalls = Readonly<Record<GoalChat["thing"], readonly string[]>>;

const french = (write: string, book: string, take: string, order: string, ask: string, your: string) => ({
  message: [`${write} {to} sur WhatsApp.`, `${write}-nous sur WhatsApp.`],
  book: withAndWithoutName(book, "par WhatsApp", "{at}"),
  appointment: [`${take} rendez-vous par WhatsApp.`],
  date: [`${book} ${your} date par WhatsApp.`],
  order: withAndWithoutName(order, "par WhatsApp", "{at}"),
  quote: [`${ask} ${your} devis par WhatsApp.`],
  price: [`${ask} le prix par WhatsApp.`],
});
const spanish = (
  write: readonly [string, string],
  book: string,
  ask: string,
  make: string,
  your: string,
) => ({
  message: [`${write[0]} {to} por WhatsApp.`, `${write[1]} por WhatsApp.`],
  book: withAndWithoutName(book, "por WhatsApp", "{at}"),
  appointment: [`${ask} {typed} por WhatsApp.`],
  date: [`${book} ${your} fecha por WhatsApp.`],
  order: [`${ask} {at} por WhatsApp.`, `${make} ${your} pedido por WhatsApp.`, `${ask} por WhatsApp.`],
  quote: [`${ask} presupuesto {to} por WhatsApp.`, `${ask} presupuesto por WhatsApp.`],
  price: [`${ask} precio por WhatsApp.`],
});
const italian = (
  write: readonly [string, string],
  book: string,
  fix: string,
  order: string,
  ask: string,
  your: string,
) => ({
  message: [`${write[0]} {to} su WhatsApp.`, `${write[1]} su WhatsApp.`],
  book: withAndWithoutName(book, "su WhatsApp", "{at}"),
  appointment: [`${fix} un appuntamento su WhatsApp.`],
  date: [`${book} ${your} data su WhatsApp.`],
  order: withAndWithoutName(order, "su WhatsApp", "{at}"),
  quote: [`${ask} un preventivo su WhatsApp.`],
  price: [`${ask} il prezzo su WhatsApp.`],
});
const portuguese = (
  write: string,
  book: string,
  hold: string,
  order: string,
  make: string,
  your: string,
) => ({
  // Brazilians say "Chame a gente no WhatsApp" (`brazilian-calls.ts`).
  message: [`${write}-nos uma mensagem pelo WhatsApp.`, `${write} uma mensagem pelo WhatsApp.`],
  book: withAndWithoutName(book, "pelo WhatsApp", "{with}"),
  appointment: [`${book} pelo WhatsApp.`],
  date: [`${hold} a ${your}a data pelo WhatsApp.`],
  order: [`${make} o ${your.replace("su", "se")}u pedido pelo WhatsApp.`, `${order} pelo WhatsApp.`],
  quote: [`${order} o ${your.replace("su", "se")}u orçamento pelo WhatsApp.`],
  price: [`${order} o preço pelo WhatsApp.`],
});

/** By language, and by address where it differs from the usual one. */
const CALLS: Readonly<Record<string, Partial<Readonly<Record<Address | "usual", ChatCalls>>>>> = {
  fr: {
    usual: french("Écrivez", "Réservez", "Prenez", "Commandez", "Demandez", "votre"),
    informal: french("Écris", "Réserve", "Prends", "Commande", "Demande", "ta"),
  },
  es: {
    usual: spanish(["Escribe", "Escríbenos"], "Reserva", "Pide", "Haz", "tu"),
    formal: spanish(["Escriba", "Escríbanos"], "Reserve", "Pida", "Haga", "su"),
  },
  it: {
    usual: italian(["Scrivi", "Scrivici"], "Prenota", "Fissa", "Ordina", "Chiedi", "la tua"),
    formal: italian(["Scriva", "Ci scriva"], "Prenoti", "Fissi", "Ordini", "Chieda", "la sua"),
  },
  pt: {
    usual: portuguese("Envie", "Marque", "Reserve", "Peça", "Faça", "su"),
    informal: portuguese("Envia", "Marca", "Reserva", "Pede", "Faz", "tu"),
  },
};

/**
 * Templates of calls by WhatsApp for goals that want it: "Haz tu pedido por WhatsApp."; empty
 * without such a goal. `goalTemplates` (`goal-calls.ts`) uses them before all others.
 */
export function whatsAppTemplates(facts: Facts, address: Address | null): readonly string[] {
  const chat = goalChatOf(facts);
  const byAddress = CALLS[facts.language.slice(0, 2)];
  if (chat === null || byAddress === undefined) return [];
  const calls = (address && byAddress[address]) ?? byAddress.usual;
  return (calls?.[chat.thing] ?? [])
    .map((call) => call.replace("{typed}", chat.typed.replace(/s$/u, "")))
    .map((call) => (chat.isHeld ? call.replace(/^Reserv(?=[ae] )/u, "Apart") : call));
}

const BY: Readonly<Record<string, string>> = { es: "por", pt: "pelo", it: "su", fr: "par" };

/**
 * The calls with "by WhatsApp" at their ends if the goals want customers to write there, without
 * those that name the company. `aimedCalls` (`aimed-calls.ts`) joins them.
 */
export function whatsAppCalls(calls: readonly string[], facts: Facts): string[] {
  if (goalChatOf(facts) === null) return [];
  const ending = ` ${BY[facts.language.slice(0, 2)] ?? "via"} WhatsApp.`;
  return calls
    .filter((call) => call.includes("WhatsApp") || !containsWord(call, facts.company))
    .filter((call) => call.includes("WhatsApp") || !NOW.test(call))
    .map((call) => (call.includes("WhatsApp") ? call : call.replace(/\.$/u, ending)));
}
const NOW = / (?:hoy|oggi|hoje|dès aujourd’hui)\.$/u;
