const OPENAI = "https://api.openai.com/v1";

/**
 * The base of the provider's calls, without a slash at the end. `OPENAI_BASE_URL` includes the version path as in
 * OpenAI's own SDKs (`https://host/v1`); a bare origin gets `/v1`, and the path of a call pasted along is taken off.
 */
export function openAiBaseUrl(configured?: string): string {
  if (configured === undefined || configured.trim() === "") return OPENAI;
  const url = new URL(configured.trim());
  const path = url.pathname.replace(/\/(?:chat\/completions|images\/generations|models)\/?$/, "");
  const version = path.replace(/\/+$/, "");
  return url.origin + (version === "" ? "/v1" : version);
}
