import { expect, test } from "vitest";
import { readAudit } from "./audit.mjs";

test("advisories are read with what they concern, each once", () => {
  const cause = { severity: "high", title: "Reads too much", url: "https://example.com/1", source: 1 };
  const report = {
    auditReportVersion: 2,
    vulnerabilities: {
      one: { name: "one", severity: "high", via: [cause] },
      two: { name: "two", severity: "high", via: ["one"] },
    },
  };
  const advisories = [
    { name: "one", severity: "high", title: "Reads too much", url: "https://example.com/1" },
  ];
  expect(readAudit(`npm warn something\n${JSON.stringify(report)}\n`)).toEqual({ advisories });
  expect(readAudit(JSON.stringify({ auditReportVersion: 2, vulnerabilities: {} }))).toEqual({
    advisories: [],
  });
});

test("a registry that cannot be asked is told apart from one that knows nothing", () => {
  const refused = JSON.stringify({ message: "405 Method Not Allowed", error: { summary: "" } }, null, 2);
  expect(readAudit(`npm warn x\nnpm error y\n${refused}\nnpm error log`)).toEqual({
    reason: "405 Method Not Allowed",
  });
  expect(readAudit("connect ECONNREFUSED")).toEqual({ reason: "connect ECONNREFUSED" });
  expect(readAudit("")).toEqual({ reason: "npm said nothing" });
});
