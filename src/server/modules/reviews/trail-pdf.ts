import { setImmediate } from "node:timers/promises";
import PdfDocument from "pdfkit";
import { fingerprint } from "#core/reviews/fingerprint.ts";
import { describeEntry, trailPdfCopy } from "#core/reviews/trail.copy.ts";
import type { Trail, TrailEntry } from "#core/reviews/trail.ts";
import { isShapedRightToLeft } from "#server/render/pdf/bidi-runs.ts";
import { embedFonts, type TextRun } from "#server/render/pdf/pdf-fonts.ts";
import { layoutLines, type PdfLine } from "#server/render/pdf/pdf-lines.ts";

const MARGIN = 56;
const [INK, GRAY, LINE] = ["#1c1625", "#4f4a59", "#e3e2de"] as const;
/** Entries that are drawn before other work gets its turn. */
const ENTRIES_PER_TURN = 50;

/** A paragraph of the document. */
interface Paragraph {
  readonly text: string;
  readonly size: number;
  readonly color: string;
  /** Space above it in points. */
  readonly above: number;
  /** Whether it starts a new entry, with a line above. */
  readonly ruled?: true;
  /** Whether it is our sentence, which runs from left to right also if a name does not. */
  readonly isOurs?: true;
}

const minute = (at: string) => at.slice(0, 16).replace("T", " ");

function whoOf({ by, name, email }: TrailEntry): string {
  const shown = name === "" ? (email ?? trailPdfCopy.unnamed) : name;
  const role = by === "owner" ? trailPdfCopy.owner : (email ?? trailPdfCopy.openLink);
  return shown === role ? shown : `${shown} (${role})`;
}

function entryParagraphs(entry: TrailEntry): Paragraph[] {
  const { at, version, text, field } = entry;
  const said = [field === null ? "" : `${field}: `, text].join("");
  const head = `${minute(at)}   ${whoOf(entry)} ${describeEntry(entry)}`;
  return [
    { text: head, size: 10, color: INK, above: 8, ruled: true, isOurs: true },
    ...(text === "" ? [] : [{ text: said, size: 10, color: GRAY, above: 3 }]),
    ...(version === null
      ? []
      : [
          {
            text: `${fingerprint(version.hash).join(" ")}   ${trailPdfCopy.hash} ${version.hash}`,
            size: 8,
            color: GRAY,
            above: 3,
          },
        ]),
  ];
}

function headParagraphs({ campaign, note, lastDay, people }: Trail): Paragraph[] {
  const facts = [
    [trailPdfCopy.campaign, campaign.name],
    [trailPdfCopy.product, [campaign.companyName, campaign.productName].filter(Boolean).join(", ")],
    [trailPdfCopy.people, people.length === 0 ? trailPdfCopy.anybody : people.join(", ")],
    ...(lastDay === null ? [] : [[trailPdfCopy.lastDay, lastDay]]),
  ] as const;
  return [
    { text: trailPdfCopy.title, size: 20, color: INK, above: 0 },
    ...facts.map(([label, value]) => ({ text: `${label}: ${value}`, size: 10, color: INK, above: 4 })),
    ...(note === "" ? [] : [{ text: note, size: 10, color: GRAY, above: 4 }]),
    { text: `${trailPdfCopy.times} ${trailPdfCopy.legend}`, size: 8, color: GRAY, above: 10 },
  ];
}

type Pdf = InstanceType<typeof PdfDocument>;

/** Height of a line, and of its baseline from the top, in sizes of the text. */
const [LINE_HEIGHT, BASELINE] = [1.5, 1.1];

function drawParagraph(pdf: Pdf, paragraph: Paragraph, runsOf: (text: string) => readonly TextRun[]): void {
  const { text, size, above, ruled, isOurs } = paragraph;
  pdf.y += above;
  if (ruled) {
    if (pdf.y > pdf.page.height - MARGIN - 40) pdf.addPage();
    pdf
      .moveTo(MARGIN, pdf.y)
      .lineTo(pdf.page.width - MARGIN, pdf.y)
      .strokeColor(LINE)
      .stroke();
    pdf.y += 8;
  }
  const maxWidth = pdf.page.width - 2 * MARGIN;
  const widthOf = (run: TextRun) => pdf.font(run.font).fontSize(size).widthOfString(run.text);
  const direction = isOurs ? "ltr" : "auto";
  for (const part of text.split("\n"))
    for (const line of layoutLines(part, { runsOf, widthOf, maxWidth, direction }))
      drawLine(pdf, paragraph, line);
}

/**
 * Without features, the library shapes each word on its own, which is faster, and puts words of
 * Arabic from left to right.
 */
const optionsOf = (text: string): PDFKit.Mixins.TextOptions => ({
  ...{ lineBreak: false, baseline: "alphabetic" },
  ...(isShapedRightToLeft(text) && { features: [] }),
});

function drawLine(pdf: Pdf, { size, color }: Paragraph, { runs, isRightToLeft }: PdfLine): void {
  if (pdf.y + size * LINE_HEIGHT > pdf.page.height - MARGIN) pdf.addPage();
  const top = pdf.y;
  const widthOf = ({ font, text }: TextRun) => pdf.font(font).widthOfString(text, optionsOf(text));
  pdf.fillColor(color).fontSize(size);
  pdf.x = isRightToLeft ? pdf.page.width - MARGIN - runs.reduce((sum, run) => sum + widthOf(run), 0) : MARGIN;
  for (const { font, text } of runs) pdf.font(font).text(text, pdf.x, top + size * BASELINE, optionsOf(text));
  pdf.y = top + size * LINE_HEIGHT;
}

/**
 * Draws the trail of a review as an A4 document, when `sendTrail` (`send-trail.ts`) sends PDF.
 * Yields to other work between entries. Sizes, colors and the format of times are in this file;
 * words: `core/reviews/trail.copy.ts` and `fingerprint.ts` there; fonts:
 * `server/render/pdf/pdf-fonts.ts`.
 */
export async function trailPdf(trail: Trail): Promise<Buffer<ArrayBuffer>> {
  const paragraphs = [...headParagraphs(trail), ...trail.entries.flatMap(entryParagraphs)];
  const pdf = new PdfDocument({
    size: "A4",
    margin: MARGIN,
    info: { Title: `${trailPdfCopy.title}: ${trail.campaign.name}` },
  });
  const runsOf = await embedFonts(
    pdf,
    paragraphs.map(({ text }) => text),
  );
  const chunks: Buffer[] = [];
  const whole = new Promise<Buffer<ArrayBuffer>>((resolve, reject) => {
    pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
    pdf.on("end", () => resolve(Buffer.concat(chunks)));
    pdf.on("error", reject);
  });
  for (const [at, paragraph] of paragraphs.entries()) {
    drawParagraph(pdf, paragraph, runsOf);
    if (at % ENTRIES_PER_TURN === 0) await setImmediate();
  }
  pdf.end();
  return whole;
}
