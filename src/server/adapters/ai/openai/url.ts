/** Base URL of OpenAI's API, without `OPENAI_BASE_URL`; `boot/config.ts` uses it too. */
export const OPENAI_URL = "https://api.openai.com/v1";

/**
 * Returns the base URL of the provider's API without a trailing slash, for calls (`client.ts`) and
 * the check of its models (`model-check.ts`). As in OpenAI's SDKs, `OPENAI_BASE_URL` includes the
 * version (`https://host/v1`); a bare origin gets `/v1`, and the path of a pasted endpoint is
 * removed. Without a setting it is `OPENAI_URL`.
 */
export function openAiBaseUrl(configured?: string): string {
  if (configured === undefined || configured.trim() === "") return OPENAI_URL;
  const url = new URL(configured.trim());
  const path = url.pathname.replace(
    /\/(?:chat\/completions|images\/generations|audio\/speech|models)\/?$/,
    "",
  );
  const version = path.replace(/\/+$/, "");
  return url.origin + (version === "" ? "/v1" : version);
}
