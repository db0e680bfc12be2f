import { SaxesParser, type SaxesTagPlain } from "saxes";

/**
 * A part of a spreadsheet has a document type, which could define entities without end. The report
 * (`read-report-file.ts`) or the user's own sheet (`template-file.ts`) is then refused with a
 * sentence for the user. `readXml` throws it.
 */
export class DoctypeError extends Error {}

/** Handlers that `readXml` calls for tags and text. */
interface XmlEvents {
  readonly open?: (tag: SaxesTagPlain) => void;
  readonly close?: (name: string) => void;
  readonly text?: (text: string) => void;
}

/**
 * Name of a tag of a workbook's XML without its namespace prefix, for the files that call
 * `readXml`, because programs write different ones.
 */
export const localName = (name: string) => name.slice(name.indexOf(":") + 1);

/**
 * Reads a part of a spreadsheet event by event, so that no tree of an untrusted file is built;
 * `read-workbook.ts`, `read-sheet.ts`, `workbook-facts.ts` and `refuse-workbook.ts` call it. Throws
 * on malformed XML and `DoctypeError`.
 */
export function readXml(bytes: Uint8Array, events: XmlEvents): void {
  const parser = new SaxesParser();
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("doctype", () => {
    throw new DoctypeError();
  });
  if (events.open) parser.on("opentag", events.open);
  if (events.close) parser.on("closetag", ({ name }) => events.close?.(localName(name)));
  if (events.text) parser.on("text", events.text);
  parser.write(new TextDecoder("utf-8").decode(bytes)).close();
}
