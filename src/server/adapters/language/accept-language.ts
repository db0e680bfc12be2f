import { isAdLanguage, type AdLanguage } from "#core/generations/language.ts";

/** Longest header that is read, in characters. */
const MAX_HEADER = 500;

/**
 * Languages of an `Accept-Language` header that ads can have (`core/generations/language.ts`), most
 * wanted first by `q`; variants such as "nb" count as their language (`languageOf`). Reads at most
 * 500 characters (`MAX_HEADER`). `language.eld.ts` breaks ties between languages by them.
 */
export function acceptedLanguages(header = ""): AdLanguage[] {
  const wanted = header
    .slice(0, MAX_HEADER)
    .split(",")
    .map((part, at) => {
      const [tag = "", ...parameters] = part.trim().split(";");
      const quality = parameters.map((text) => /^\s*q=(?<q>[\d.]+)/u.exec(text)?.groups?.["q"]).find(Boolean);
      return { code: languageOf(tag), quality: Number(quality ?? 1), at };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality || a.at - b.at);
  return [...new Set(wanted.map(({ code }) => code))].filter(isAdLanguage);
}

/** "de-AT" is German, Bokmål and Nynorsk are Norwegian. */
function languageOf(tag: string): string {
  const code = tag.split("-")[0]?.toLowerCase() ?? "";
  return code === "nb" || code === "nn" ? "no" : code;
}
