import { localName, readXml } from "../xlsx/read-xml.ts";
import type { ZipParts } from "./zip-parts.ts";

/** A tab of a workbook, with the part of the file that holds its cells; `listTabs` returns it. */
export interface WorkbookTab {
  readonly name: string;
  /** Path of its sheet inside the archive. */
  readonly part: string;
  readonly isHidden: boolean;
}

/** Path of a target that a part of a folder names. */
function resolve(folder: string, target: string): string {
  if (target.startsWith("/")) return target.slice(1);
  const steps = folder.split("/").filter((step) => step !== "");
  for (const step of target.split("/")) {
    if (step === "..") steps.pop();
    else if (step !== ".") steps.push(step);
  }
  return steps.join("/");
}

/** Targets of a part's relations by id, and by the last word of their type. */
function readRelations(
  parts: ZipParts,
  part: string,
): { byId: Map<string, string>; byType: Map<string, string> } {
  const folder = part.slice(0, part.lastIndexOf("/"));
  const relations = parts.read(`${folder}/_rels/${part.slice(folder.length + 1)}.rels`);
  const [byId, byType] = [new Map<string, string>(), new Map<string, string>()];
  if (!relations) return { byId, byType };
  readXml(relations, {
    open: ({ name, attributes: { Id = "", Type = "", Target = "", TargetMode } }) => {
      if (localName(name) !== "Relationship" || TargetMode === "External") return;
      byId.set(Id, resolve(folder, Target));
      byType.set(Type.slice(Type.lastIndexOf("/") + 1), resolve(folder, Target));
    },
  });
  return { byId, byType };
}

/**
 * Lists the tabs of a user's workbook in their order. `workbook-template.ts` calls it and leaves
 * out hidden ones.
 */
export function listTabs(parts: ZipParts): WorkbookTab[] {
  const workbook = parts.read("xl/workbook.xml");
  const { byId } = readRelations(parts, "xl/workbook.xml");
  const tabs: WorkbookTab[] = [];
  if (!workbook) return tabs;
  readXml(workbook, {
    open: ({ name, attributes }) => {
      if (localName(name) !== "sheet") return;
      const id =
        Object.entries(attributes).find(([key]) => key !== "id" && localName(key) === "id")?.[1] ?? "";
      const part = byId.get(id);
      if (part === undefined || !parts.read(part)) return;
      const state = attributes["state"] ?? "visible";
      tabs.push({ name: attributes["name"] ?? "", part, isHidden: state !== "visible" });
    },
  });
  return tabs;
}

/**
 * Returns the comments of a sheet's cells by their address, such as "A1", for
 * `workbook-template.ts`; they can mark a column as required (`REQUIRED_WORDS` in
 * `recognize-header.ts`).
 */
export function readComments(parts: ZipParts, sheet: string): ReadonlyMap<string, string> {
  const path = readRelations(parts, sheet).byType.get("comments");
  const part = path === undefined ? undefined : parts.read(path);
  const comments = new Map<string, string>();
  if (!part) return comments;
  let [address, text, isText] = ["", "", false];
  readXml(part, {
    open: ({ name, attributes }) => {
      const tag = localName(name);
      if (tag === "comment") [address, text] = [attributes["ref"] ?? "", ""];
      isText = tag === "t";
    },
    text: (part) => {
      if (isText) text += part;
    },
    close: (tag) => {
      if (tag === "t") isText = false;
      if (tag === "comment") comments.set(address, text);
    },
  });
  return comments;
}
