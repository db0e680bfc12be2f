import { expect, test } from "vitest";
import { parseReplyObject, startOfReplyObject } from "./reply-object.ts";

test.each([
  ["alone", '{"a": 1}'],
  ["in a fence", '```json\n{"a": 1}\n```'],
  ["with prose around it", 'Sure! Here it is:\n{"a": 1}\nLet me know {if} it fits.'],
  ["after thoughts that contain JSON", '<think>{"a": 2, "b": "longer"}</think>{"a": 1}'],
  ["after braces in prose", 'Use {braces} wisely: {"a": 1}'],
])("An object %s is found", (_, reply) => {
  expect(parseReplyObject(reply)).toEqual({ a: 1 });
});

test("Braces and quotes within strings do not end an object", () => {
  expect(parseReplyObject('{"a": "} \\" {", "b": {"c": "}"}}')).toEqual({ a: '} " {', b: { c: "}" } });
});

test.each(["", "no JSON", '{"a": 1', "{a: 1}", "[1]", "<think>{"])("%j has no object", (reply) => {
  expect(parseReplyObject(reply)).toBeUndefined();
});

test("The start of an unfinished object is found behind thoughts", () => {
  expect(startOfReplyObject('<think>{}</think>\n```\n{"a": "b')).toBe('{"a": "b');
  expect(startOfReplyObject("Sure")).toBe("");
});
