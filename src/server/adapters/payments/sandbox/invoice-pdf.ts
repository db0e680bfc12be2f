import PdfDocument from "pdfkit";
import { invoiceCopy } from "#core/billing/billing.copy.ts";
import { PRODUCT } from "#core/product.ts";
import type { SandboxAccount, SandboxInvoice } from "./account.ts";
import { isoDay, formatCents, SANDBOX_BANNER } from "./sandbox.copy.ts";

const MARGIN = 56;
const [INK, GRAY, LINE, WARN, WARN_INK] = ["#1c1625", "#4f4a59", "#e3e2de", "#fff4d6", "#5c4300"] as const;

type Pdf = InstanceType<typeof PdfDocument>;

/** Draws a label on the left and its value at the right margin. */
function row(pdf: Pdf, y: number, [left, right]: readonly [string, string]): void {
  const width = pdf.page.width - 2 * MARGIN;
  pdf.text(left, MARGIN, y, { width: width * 0.7 });
  pdf.text(right, MARGIN, y, { width, align: "right" });
}

function rule(pdf: Pdf, y: number): void {
  pdf
    .moveTo(MARGIN, y)
    .lineTo(pdf.page.width - MARGIN, y)
    .strokeColor(LINE)
    .stroke();
}

function draw(pdf: Pdf, { email }: SandboxAccount, invoice: SandboxInvoice): void {
  const amount = formatCents(invoice.cents);
  pdf.rect(0, 0, pdf.page.width, 40).fill(WARN);
  pdf.fillColor(WARN_INK).font("Helvetica-Bold").fontSize(10);
  pdf.text(SANDBOX_BANNER, 0, 15, { width: pdf.page.width, align: "center" });
  pdf.fillColor(INK).fontSize(22).text(`Invoice ${invoice.number}`, MARGIN, 80);
  pdf.font("Helvetica").fontSize(11).fillColor(GRAY);
  row(pdf, 128, ["From", PRODUCT.name]);
  row(pdf, 148, ["To", email]);
  row(pdf, 168, ["Date (UTC)", isoDay(invoice.createdAt)]);
  row(pdf, 188, ["Status", invoiceCopy.statuses[invoice.status]]);
  rule(pdf, 224);
  pdf.fillColor(INK);
  row(pdf, 240, [invoice.says, amount]);
  rule(pdf, 268);
  pdf.font("Helvetica-Bold");
  row(pdf, 284, ["Total", `${amount} USD`]);
}

/**
 * Renders an invoice of the payment sandbox as a PDF of one A4 page for its download
 * (`sandbox.routes.ts`), with a banner that no money has moved. The banner and the formats are in
 * `sandbox.copy.ts`, the names of statuses in `core/billing/billing.copy.ts`; `account.ts` and
 * `changes.ts` word the line.
 */
export function invoicePdf(account: SandboxAccount, invoice: SandboxInvoice): Promise<Buffer<ArrayBuffer>> {
  const pdf = new PdfDocument({
    size: "A4",
    margin: MARGIN,
    info: { Title: `Invoice ${invoice.number} (sandbox)`, CreationDate: new Date(invoice.createdAt) },
  });
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
    pdf.on("end", () => resolve(Buffer.concat(chunks)));
    pdf.on("error", reject);
    draw(pdf, account, invoice);
    pdf.end();
  });
}
