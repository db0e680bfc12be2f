import { templateProblems } from "#core/exports/template.copy.ts";
import { localName, readXml } from "../xlsx/read-xml.ts";
import { TemplateProblem } from "./template-reading.ts";
import type { ZipParts } from "./zip-parts.ts";

/** Parts of a workbook that no sheet for ads needs, with the reason for refusing it. */
const REFUSED: readonly (readonly [RegExp, string])[] = [
  [/vbaProject|\/macrosheets\/|vbaData/i, templateProblems.macros],
  [/^xl\/(?:externalLinks\/|connections\.xml|queryTables\/)/i, templateProblems.externalLinks],
  [/^xl\/(?:embeddings|activeX|ctrlProps|customData)\/|oleObject/i, templateProblems.embedded],
  [/^EncryptedPackage$/i, templateProblems.encrypted],
];

/** Bytes of "<!DOCTYPE", which XML writes in capitals. */
const DOCTYPE = Buffer.from("<!DOCTYPE");
const DOCTYPE_UTF16 = Buffer.from("<!DOCTYPE", "utf16le");

/** Links to web pages and mail addresses are only followed by a click. */
const isHarmlessLink = (type: string, target: string) =>
  type.endsWith("/hyperlink") && /^(?:https?|mailto):/i.test(target);

function refuseExternalTargets(relations: Uint8Array): void {
  readXml(relations, {
    open: ({ name, attributes }) => {
      if (localName(name) !== "Relationship" || attributes["TargetMode"] !== "External") return;
      if (isHarmlessLink(attributes["Type"] ?? "", attributes["Target"] ?? "")) return;
      throw new TemplateProblem(templateProblems.externalLinks);
    },
  });
}

/**
 * Refuses workbooks that run code, load other files or define entities (`REFUSED` above lists the
 * parts and reasons), before `readWorkbookTemplate` (`workbook-template.ts`) reads anything of
 * them. Throws `TemplateProblem` with the words of `core/exports/template.copy.ts`.
 */
export function refuseWorkbook(parts: ZipParts): void {
  for (const name of parts.names) {
    const [, problem] = REFUSED.find(([pattern]) => pattern.test(name)) ?? [];
    if (problem !== undefined) throw new TemplateProblem(problem);
  }
  for (const name of parts.names) {
    if (!/\.(?:xml|rels|vml)$/i.test(name)) continue;
    const content = parts.read(name);
    if (!content) continue;
    const bytes = Buffer.from(content.buffer, content.byteOffset, content.length);
    if (bytes.includes(DOCTYPE) || bytes.includes(DOCTYPE_UTF16))
      throw new TemplateProblem(templateProblems.doctype);
    if (name === "[Content_Types].xml" && bytes.includes("macroEnabled")) {
      throw new TemplateProblem(templateProblems.macros);
    }
    if (/\.rels$/i.test(name)) refuseExternalTargets(content);
  }
}
