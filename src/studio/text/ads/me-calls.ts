/** The business as a pronoun in a call, of several people and of one. */
export const PRONOUNS: readonly (readonly [us: string, me: string])[] = [
  ["with us", "with me"],
  ["bei uns", "bei mir"],
  ["chez nous", "auprès de moi"],
  ["con nosotros", "conmigo"],
  ["da noi", "da me"],
  ["bij ons", "bij mij"],
];
const PRONOUN = new RegExp(` (?:${PRONOUNS.flat().join("|")})(?: (?:via|por|pelo) \\p{L}+)?\\.$`, "u");

/** Whether a call says "with us" instead of the name. Scripts have room for it (`closing.ts`). */
export const saysUs = (call: string): boolean => PRONOUN.test(call);

/** The business in calls of all languages, as several people and as one say it. */
const SAID: readonly (readonly [us: RegExp, me: string])[] = [
  [/(?<=^(?:Call|Give|Message|Text|Email|WhatsApp|Send|Visit) )us(?= |\.)/u, "me"],
  [/(?<=^(?:Senden Sie|Schick|Schreiben Sie|Schreib|Mailen Sie|Mail) )uns(?= |:)/u, "mir"],
  [/(?<=^(?:Rufen Sie|Ruf|Sprechen Sie|Sprich) |(?:Sie erreichen|Du erreichst) )uns(?= )/u, "mich"],
  [/-nous(?=[ .])/u, "-moi"],
  [/(?<=(?:Venez|Viens) )nous(?= voir)/u, "me"],
  [/(?<=^(?:Llám[ae]|Escríb[ea]))nos(?=[ .:])|(?<=^Envía|^Envíe)nos(?= )/u, "me"],
  [/(?<=^(?:Le|Te) )esperamos(?= )/u, "espero"],
  [/(?<=a ver)nos(?=[ .])/u, "me"],
  [/(?<=^(?:Chiama|Scrivi|Manda|Invia))ci(?=[ .:])/u, "mi"],
  [/^Ci(?= (?:chiami|scriva|mandi|invii) |[ ](?:chiami|scriva)[.:])/u, "Mi"],
  [/(?<=^(?:Ti|La|Vi) )aspettiamo(?=[ .])/u, "aspetto"],
  [/(?<=a trovar)ci(?=[ .])/u, "mi"],
  [/(?<=^Fa(?:ça|z)-)nos(?= )/u, "me"],
  [/(?<=^Lig(?:ue|a) para )nós(?=\.)/u, "mim"],
  [/^Esperamos(?= a )/u, "Espero"],
  [/(?<=^(?:Bel|Stuur|App|Mail) )ons(?=[ .:])/u, "mij"],
];

/** A call of an owner who works alone (`speaksAlone`): "Book with me.", "Venez me voir." */
export const withMe = (call: string): string =>
  SAID.reduce(
    (said, [us, me]) => said.replace(us, me),
    PRONOUNS.reduce((said, [us, me]) => said.replace(` ${us}.`, ` ${me}.`), call),
  );
