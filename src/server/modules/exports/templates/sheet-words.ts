import type { PlatformSpec } from "#core/platforms/platform.ts";
import { PLATFORMS, type Network } from "#core/platforms/platforms.ts";
import { PAUSED_WORDS } from "#server/workers/templates/recognize-header.ts";
import type { ColumnFacts } from "#server/workers/templates/template-reading.ts";
import type { ExportAd } from "../formats/format.ts";

/** The word for "paused" that matches a word for "active" in existing rows. */
const PAUSED_FOR: Readonly<Record<string, string>> = {
  active: "Paused",
  enabled: "Paused",
  eligible: "Paused",
  aktiv: "Pausiert",
  actif: "En pause",
  activo: "En pausa",
  activa: "En pausa",
  attivo: "In pausa",
  attiva: "In pausa",
  ativo: "Pausado",
  ativa: "Pausada",
  actief: "Gepauzeerd",
  aktywna: "Wstrzymana",
  aktywne: "Wstrzymana",
  アクティブ: "一時停止",
  有効: "一時停止",
  enable: "Disable",
  on: "Off",
};

/** Words of the networks, used if the sheet has no state to copy. */
const DEFAULTS: Readonly<Record<Network, string>> = {
  meta: "PAUSED",
  pinterest: "PAUSED",
  google: "Paused",
  microsoft: "Paused",
  openai: "paused",
  tiktok: "Paused",
  linkedin: "PAUSED",
  x: "PAUSED",
};

/** A word in the letter case of another one. */
function inCaseOf(model: string, word: string): string {
  if (model === model.toUpperCase() && model !== model.toLowerCase()) return word.toUpperCase();
  return model === model.toLowerCase() ? word.toLowerCase() : word;
}

/**
 * The word for "paused" as a column takes it: from its list, from existing rows (`PAUSED_FOR` has
 * it for a word for "active"), or the network's own (`DEFAULTS`, both in this file; known words:
 * `PAUSED_WORDS` in `server/workers/templates/recognize-header.ts`). `undefined` if the column has
 * a list without such a word: nothing can be exported then. `template-cells.ts` and `isUsable` call
 * it.
 */
export function pausedWord(network: Network, { list, samples }: ColumnFacts): string | undefined {
  const isPaused = (word: string) => PAUSED_WORDS.includes(word.trim().toLowerCase());
  // "Draft" and "off" only count if no better word is listed: the order of the words decides.
  const rank = (word: string) => PAUSED_WORDS.indexOf(word.trim().toLowerCase());
  if (list) return list.filter(isPaused).toSorted((one, other) => rank(one) - rank(other))[0];
  const known = samples.find(isPaused);
  if (known !== undefined) return known.trim();
  const active = samples.find((word) => PAUSED_FOR[word.trim().toLowerCase()] !== undefined);
  const paused = active && PAUSED_FOR[active.trim().toLowerCase()];
  return active && paused ? inCaseOf(active.trim(), paused) : DEFAULTS[network];
}

/** Letters and digits only, so that "Learn More" and "LEARN_MORE" are the same. */
const plain = (word: string) => word.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");

/**
 * The button of an ad in the words of the user's column, when `template-cells.ts` fills a cell, and
 * `present-template.ts` looks for words that its list does not have: the entry of its list, words
 * if existing rows have words, else the value of import files. "" without a button. Buttons:
 * `callsToAction` of the platform in `core/platforms/platforms.ts`.
 */
export function callToActionText(
  { platform, callToAction }: ExportAd,
  { list, samples }: ColumnFacts,
): string {
  if (callToAction === null) return "";
  const { callsToAction = {} }: PlatformSpec = PLATFORMS[platform];
  const label = callsToAction[callToAction] ?? callToAction;
  const listed = list?.find((item) => plain(item) === plain(callToAction) || plain(item) === plain(label));
  if (listed !== undefined) return listed;
  const labels = Object.values(callsToAction).map(plain);
  const sample = samples.find((word) => /[a-z]/.test(word) && labels.includes(plain(word)));
  if (sample === undefined) return callToAction;
  const isTitle = sample.split(" ").every((word) => /^[A-Z]/.test(word));
  return isTitle ? label.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase()) : label;
}
