import { columnOf, type SheetElement } from "./scan-sheet.ts";

/**
 * Restrictions of a sheet's validation on the cells of a column: a list, a length or a range of
 * cells. `validationCollector` collects them for `workbook-template.ts` (`ruleOf` in this file;
 * lists up to `MAX_LIST`).
 */
export interface CellRule {
  readonly list?: readonly string[];
  readonly maxLength?: number;
  /** A range of another tab that has the list. */
  readonly range?: ListRange;
}

/**
 * A range of one column that a validation refers to, such as "Lists!$A$1:$A$9"; `rangeOf` in this
 * file reads it, and `workbook-template.ts` collects its cells as the list.
 */
export interface ListRange {
  readonly tab: string;
  readonly column: number;
  readonly from: number;
  readonly to: number;
}

const MAX_LIST = 500;

function rangeOf(formula: string): ListRange | undefined {
  const [, quoted, plain, start = "", end = ""] =
    /^(?:'((?:[^']|'')+)'|([^'!]+))!\$?([A-Z]{1,3}\$?\d+)(?::\$?([A-Z]{1,3}\$?\d+))?$/.exec(formula) ?? [];
  const tab = quoted?.replaceAll("''", "'") ?? plain;
  if (tab === undefined) return undefined;
  const rowOf = (address: string) => Number(/\d+$/.exec(address)?.[0]);
  const from = rowOf(start);
  return {
    tab,
    column: columnOf(start),
    from,
    to: Math.min(end === "" ? from : rowOf(end), from + MAX_LIST),
  };
}

function ruleOf(
  { type, operator = "between" }: Readonly<Record<string, string>>,
  formulas: readonly string[],
): CellRule {
  const [first = "", second = ""] = formulas.map((formula) => formula.trim());
  if (type === "list") {
    const [, items] = /^"(.*)"$/s.exec(first) ?? [];
    if (items !== undefined) {
      return {
        list: items
          .replaceAll('""', '"')
          .split(",")
          .map((item) => item.trim())
          .slice(0, MAX_LIST),
      };
    }
    const range = rangeOf(first);
    return range ? { range } : {};
  }
  if (type === "textLength") {
    const limits: Readonly<Record<string, number>> = {
      between: Number(second),
      lessThanOrEqual: Number(first),
      lessThan: Number(first) - 1,
    };
    const maxLength = limits[operator];
    return maxLength !== undefined && maxLength > 0 ? { maxLength } : {};
  }
  return {};
}

/** Columns of a list of ranges such as "C2:C999 E2". */
function columnsOf(ranges: string): number[] {
  return ranges.split(/\s+/).flatMap((range) => {
    const [start = "", end = start] = range.split(":");
    const [from, to] = [columnOf(start), columnOf(end)];
    return from < 0 ? [] : Array.from({ length: Math.min(to - from + 1, 600) }, (_, at) => from + at);
  });
}

/**
 * Collects the validations of a sheet by column (from 0) while `readTab` of `workbook-template.ts`
 * scans it; lists are cut at 500 values (`MAX_LIST`). Validations of Excel 2010 have other tags.
 */
export function validationCollector() {
  const rules = new Map<number, CellRule>();
  let current:
    | { attributes: Readonly<Record<string, string>>; formulas: string[]; ranges: string }
    | undefined;
  return {
    rules,
    open: ({ name, attributes }: SheetElement): void => {
      if (name !== "dataValidation") return;
      current = { attributes, formulas: [], ranges: attributes["sqref"] ?? "" };
    },
    close: (name: string, text: string): void => {
      if (!current) return;
      if (name === "f" || name === "formula1" || name === "formula2") {
        if (text.trim() !== "") current.formulas.push(text);
      }
      if (name === "sqref") current.ranges = text;
      if (name !== "dataValidation") return;
      const rule = ruleOf(current.attributes, current.formulas);
      for (const column of columnsOf(current.ranges)) rules.set(column, { ...rules.get(column), ...rule });
      current = undefined;
    },
  };
}
