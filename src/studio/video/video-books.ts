import type { VideoBook } from "./video-book.ts";
import { DE } from "./voices/de.ts";
import { EN } from "./voices/en.ts";
import { ES } from "./voices/es.ts";
import { FR } from "./voices/fr.ts";

const BOOKS: Partial<Record<string, VideoBook>> = { de: DE, en: EN, es: ES, fr: FR };

/** Null where the studio has no film voices in a language. */
export function videoBookFor(language: string): VideoBook | null {
  return BOOKS[language] ?? null;
}
