/** What models say around the ads, and how they say no. */

const AD_WORDS =
  /\b(?:ads?|adverts?|cop(?:y|ies)|captions?|posts?|variations?|options?|versions?|anzeigen?|varianten|annonces?|anuncios?|annunci|anúncios?)\b/i;
const COURTESY =
  /^(?:sure|certainly|of course|absolutely|got it|here you go|with pleasure)(?: thing)?[!.,…]*$/i;
const PRESENTING =
  /^(?:(?:sure|certainly|of course|absolutely|great|okay|ok)(?: thing)?[!,.]?\s+)?(?:here(?:['’]s| are| is)|below (?:are|is))\b/i;
const TALK_STARTS = [
  ...["sure", "certainly", "of course", "here is", "here are", "here's", "here’s", "below is", "below are"],
  ...["i'm sorry", "i’m sorry", "i am sorry", "sorry, i", "sorry, but i", "i apologi", "i can't", "i can’t"],
  ...["i cannot", "i'm unable", "i’m unable", "i am unable", "unfortunately"],
];
const REFUSAL =
  /^(?:unfortunately,?\s+)?(?:(?:i['’]m|i am)\s+(?:very\s+|really\s+|so\s+)?sorry|sorry|i apologi[sz]e)?[,.]?\s*(?:but\s+)?i(?:['’]m| am)?\s*(?:can['’]?t|can ?not|unable to|not able to|won['’]t)\s+(?:help|assist|create|write|generate|provide|comply|fulfil|produce|do that)/i;

/** A line that introduces the ads and is none: "Here are three ads:", "Sure!", "## Ad copy for Lind". */
export function isIntroduction(text: string, emphasised: boolean): boolean {
  if (/[:：]$/.test(text) || COURTESY.test(text)) return true;
  if (PRESENTING.test(text) && AD_WORDS.test(text)) return true;
  return emphasised && AD_WORDS.test(text) && !/[.!?]$/.test(text);
}

/** The model declines in words instead of through the protocol. */
export function isRefusal(text: string): boolean {
  return REFUSAL.test(text);
}

/** A beginning that may turn out to be no ad; it is not shown while it grows. */
export function mayBePreamble(text: string): boolean {
  const start = text.toLowerCase();
  return TALK_STARTS.some((talk) => talk.startsWith(start) || start.startsWith(talk));
}
