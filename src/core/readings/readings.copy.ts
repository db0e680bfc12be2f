import { readWebsiteCopy } from "./read-website.copy.ts";

/**
 * Words that the server writes into proposals (`propose-*.ts` in `modules/readings/proposals`): how
 * values were found; `off` refuses a reading where the reader is off, as the page says it. Failures
 * are in `reading-failures.copy.ts`.
 */
export const readingsCopy = {
  how: {
    structured: (source: string, type: string) => `${source}, ${type}`,
    openGraph: "Open Graph",
    metaTag: (name: string) => `Tag ${name}`,
    manifest: "Web app manifest",
    title: "Title of the page",
    address: "Address of the page",
    language: "Language of the page",
    quoted: "Quoted as they are",
    logoColor: "Color of the logo",
    color: (name: string | undefined, uses: number) => {
      const times = uses === 1 ? "once" : `${uses} times`;
      return name === undefined ? `Used ${times}` : `Named ${name}, used ${times}`;
    },
    sameFace: "The same face is shipped",
    nearestFace: (family: string) => `Nearest to ${family}`,
    icon: "Icon of the page",
    picture: "Picture named as logo",
    written: "Written by the AI provider from the pages",
  },
  rating: ({
    value,
    best,
    count,
  }: {
    readonly value: string;
    readonly best: string;
    readonly count: string;
  }) => `${value} of ${best} from ${Number(count).toLocaleString("en")} reviews`,
  off: readWebsiteCopy.off,
} as const;
