import { expect, test } from "vitest";
import { columnOrder, mappingOf, withField, type ReportColumn } from "./column-order.ts";

const column = (index: number, field: ReportColumn["field"]): ReportColumn => ({
  index,
  name: `c${index}`,
  field,
  value: "",
  written: "",
  note: null,
});
const columns = [column(0, null), column(1, "adName"), column(2, null), column(3, "impressions")];

test("lists the columns that are read first", () => {
  expect(columnOrder(columns)).toEqual([1, 3, 0, 2]);
});

test("gives a field to one column only", () => {
  const mapping = mappingOf(columns);
  expect(mapping).toEqual({ adName: 1, impressions: 3 });
  expect(withField(mapping, 2, "impressions")).toEqual({ adName: 1, impressions: 2 });
  expect(withField(mapping, 1, "adSet")).toEqual({ adSet: 1, impressions: 3 });
  expect(withField(mapping, 1, null)).toEqual({ impressions: 3 });
});
