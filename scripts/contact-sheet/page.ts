/** A row of the contact sheet: the ads of one brief; `scripts/contact-sheet.ts` renders them. */
export interface Row {
  readonly title: string;
  readonly ads: readonly { readonly file: string; readonly caption: string }[];
}

const STYLE = `
  body { margin: 0; padding: 28px; background: #e9e9ea; color: #1c1c1f; font: 15px/1.45 system-ui, sans-serif; }
  h2 { margin: 36px 0 8px; font-size: 18px; }
  div { display: flex; flex-wrap: wrap; gap: 14px; align-items: flex-start; }
  figure { margin: 0; }
  img { display: block; height: 380px; box-shadow: 0 1px 6px #0003; }
  figcaption { max-width: 380px; padding-top: 4px; color: #555; font-size: 12px; }
`;

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/**
 * HTML page of the contact sheet with every rendered ad, one row per style and business;
 * `scripts/contact-sheet.ts` writes it.
 */
export function contactSheetPage(rows: readonly Row[]): string {
  const body = rows.map(({ title, ads }) => {
    const figures = ads.map(
      ({ file, caption }) =>
        `<figure><img loading="lazy" src="${file}" alt="${escaped(caption)}"><figcaption>${escaped(caption)}</figcaption></figure>`,
    );
    return `<h2>${escaped(title)}</h2><div>${figures.join("")}</div>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Contact sheet</title><style>${STYLE}</style>${body.join("\n")}</html>\n`;
}
