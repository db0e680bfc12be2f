import { expect, test } from "vitest";
import { copyFiles } from "./copy-files.ts";
import type { PlatformCopy } from "./platform-copy.ts";

const COPY: PlatformCopy[] = [
  {
    platform: "pinterest",
    variant: "A",
    fields: {
      title: [{ text: "A lamp for dusk", angle: "own_words" }],
      description: [{ text: "Dims as the sun sets.", angle: "proof" }],
    },
    missing: [],
  },
];

const tableOf = (name: string) =>
  copyFiles(COPY)
    .find((file) => file.name === name)
    ?.text.split("\r\n");

test("the table of a platform has the limit of a text and the length that is shown", () => {
  const [head, title, description] = tableOf("copy/platforms/pinterest-a.csv") ?? [];
  expect(head).toContain('"field","text","characters","limit","shown","idea"');
  expect(title).toBe('"Title","A lamp for dusk","15","100","40","From your brief"');
  expect(description).toBe('"Description","Dims as the sun sets.","21","500","50","Proof"');
});
