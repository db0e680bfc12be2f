const AD_WORDS =
  /\b(?:ads?|adverts?|cop(?:y|ies)|captions?|posts?|variations?|options?|versions?|anzeigen?|varianten|annonces?|anuncios?|annunci|anúncios?)\b/i;
const COURTESY =
  /^(?:sure|certainly|of course|absolutely|got it|here you go|with pleasure)(?: thing)?[!.,…]*$/i;
const PRESENTING =
  /^(?:(?:sure|certainly|of course|absolutely|great|okay|ok)(?: thing)?[!,.]?\s+)?(?:here(?:['’]s| are| is)|below (?:are|is))\b/i;
const PREAMBLE_STARTS = [
  ...["sure", "certainly", "of course", "here is", "here are", "here's", "here’s", "below is", "below are"],
  ...["i'm sorry", "i’m sorry", "i am sorry", "sorry, i", "sorry, but i", "i apologi", "i can't", "i can’t"],
  ...["i cannot", "i'm unable", "i’m unable", "i am unable", "unfortunately"],
];
const REFUSAL =
  /^(?:unfortunately,?\s+)?(?:(?:i['’]m|i am)\s+(?:very\s+|really\s+|so\s+)?sorry|sorry|i apologi[sz]e)?[,.]?\s*(?:but\s+)?i(?:['’]m| am)?\s*(?:can['’]?t|can ?not|unable to|not able to|won['’]t)\s+(?:help|assist|create|write|generate|provide|comply|fulfil|produce|do that)/i;

/**
 * Whether a line of a reply introduces the ads ("Here are three ads:", "Sure!", "## Ad copy for
 * Lind"), so that the parser of text replies (`reply.ts`, `reply-collector.ts`) does not take it
 * for one. Its phrases are in this file.
 */
export function isIntroduction(text: string, emphasized: boolean): boolean {
  if (/[:：]$/.test(text) || COURTESY.test(text)) return true;
  if (PRESENTING.test(text) && AD_WORDS.test(text)) return true;
  return emphasized && AD_WORDS.test(text) && !/[.!?]$/.test(text);
}

/**
 * Whether a model's reply is a refusal, by the English phrases of this file. The parsers of text
 * ads (`reply-collector.ts`) and scripts (`video/reply.ts`) ask it, and `ai.openai-copy.ts`, which
 * reports a moderated brief.
 */
export function isRefusal(text: string): boolean {
  return REFUSAL.test(text);
}

/**
 * Whether an unfinished line of a reply may become an introduction or refusal, so that it is not
 * shown yet. The parser of text replies (`reply.ts`, `reply-collector.ts`) asks it.
 */
export function mayBePreamble(text: string): boolean {
  const start = text.toLowerCase();
  return PREAMBLE_STARTS.some((phrase) => phrase.startsWith(start) || start.startsWith(phrase));
}
