/** Stems of burdens that customers are glad to avoid, in all languages: "no deposit". */
const BURDEN =
  /(?<!\p{L})(?:fees?|costs?|charges?|contracts?|commit|deposit|card|booking|appointment|wait|queue|obligation|pressure|risk|stress|mess|dust|noise|experience|minimum|tie-in|hidden|surprise|ladder|need|have to|must|call-?out|jargon|small print|paperwork|forms?|hassle|judg|lectur|equipment|subscription|strings|catch|extra|proof|chemical|plastic|sugar|additive|preservative|refund|money|guarantee|kosten|gebühr|vertrag|anmeldung|termin|warte|kaution|anzahlung|mindest|bindung|verpflicht|risiko|schmutz|dreck|lärm|vorkenntnis|erfahrung|papierkram|aufpreis|zuschlag|überrasch|abo|müssen|brauch|schlange|chemie|zusatz|zucker|plastik|druck|geld|garant|frais|engage|contrat|rendez-vous|réserv|attente|queue|caution|acompte|obligation|obligé|risque|expérience|prérequis|paperasse|supplément|déplac|besoin|additif|conservat|sucre|abonnement|carte|rembours|permanencia|contrato|cita|espera|cola|fianza|compromiso|riesgo|estrés|sorpresa|experiencia|papeleo|suplement|coste|comisi|hace falta|necesit|tienes|obligaci|letra|aditivo|azúcar|químic|cobr|devol|impegn|contratt|appuntament|attesa|coda|caparra|vincol|rischi|sorpres|esperienz|serv|bisogn|obblig|costi|spes[ea]|supplement|zucchero|fila|rimbors|marcação|fidelização|fila|caução|risco|surpresa|experiência|precis|obriga|custo|taxa|açúcar|afspraak|wacht|borg|aanbetaling|risico|verrassing|ervaring|hoef|nodig|voorrij|toeslag|gedoe|suiker|even if|auch wenn|même si|aunque|anche se|mesmo|ook als)/iu;

/**
 * Whether a negative statement takes a burden from customers: "no deposit", "ohne Termin" (stems:
 * `BURDEN` here). Others are mostly rules ("no pears alone"), so `isAside` (`facts.ts`) and
 * `hook-worth.ts` give them fewer points.
 */
export const relieves = (clause: string): boolean => BURDEN.test(clause);
