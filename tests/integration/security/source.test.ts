import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import installed from "../../../package-lock.json" with { type: "json" };

interface Source {
  readonly file: string;
  readonly text: string;
}

const ROOT = new URL("../../../", import.meta.url);
const read = (file: string): Source => ({ file, text: readFileSync(new URL(file, ROOT), "utf8") });
const sources = globSync("src/**/*.{ts,tsx}", { cwd: ROOT })
  .filter((file) => !/\.(test|contract|fixture|samples)\./.test(file))
  .map(read);
const server = sources.filter(({ file }) => file.startsWith("src/server/"));

const linesOf = ({ text }: Source) => text.split("\n");

/** The text from an opening bracket to its closing one. */
function bracketed(text: string, from: number): string {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === "(") depth += 1;
    if (text[at] === ")" && (depth -= 1) === 0) return text.slice(from, at + 1);
  }
  return text.slice(from);
}

const FORBIDDEN: Record<string, RegExp> = {
  "statements from text": /\bsql\.identifier\(/,
  CORS: /hono\/cors/,
  "unverified events": /constructEventWithoutVerification|tolerance: 0/,
  "text as markup": /dangerouslySetInnerHTML|\.innerHTML\s*=|\beval\(|new Function\(/,
  "public build variables": /import\.meta\.env\.VITE_/,
  "schema changes without a migration": /drizzle-kit push/,
};

/** Constants in the statement: the order of tiers, the count of parts and a number of days. */
const OWN_WORDS = [
  "src/server/modules/brands/claims.repo.ts",
  "src/server/cli/report/report.ts",
  "src/server/modules/generations/generations.table.ts",
];

/** Renders our own script, which is inlined and allowed by its hash. */
const OWN_MARKUP = "src/web/root.tsx";

test("The sources contain no forbidden API", () => {
  expect(sources.length).toBeGreaterThan(200);
  for (const [name, pattern] of Object.entries(FORBIDDEN)) {
    expect(
      sources.filter(({ file, text }) => file !== OWN_MARKUP && pattern.test(text)).map(({ file }) => file),
      name,
    ).toEqual([]);
  }
  // Constant identifiers, which cannot be parameters of a statement; new ones must be added here.
  const raw = sources.filter(({ text }) => text.includes("sql.raw(")).map(({ file }) => file);
  expect(raw.filter((file) => !OWN_WORDS.includes(file))).toEqual([]);
  expect(readFileSync(new URL("package.json", ROOT), "utf8")).not.toContain("drizzle-kit push");
});

test("Every update and delete has a condition", () => {
  const found = server.flatMap(({ file, text }) =>
    [...text.matchAll(/\.(update|delete)\((\w+)\)(?=[\s;.])/g)]
      // Of a table; the `delete` of a Map or Set needs no condition.
      .filter(([, , table = ""]) =>
        new RegExp(`import \\{[^}]*\\b${table}\\b[^}]*\\} from "[^"]*\\.table\\.ts"`, "s").test(text),
      )
      .filter(({ index }) => !/^[^;]*\.where\(\s*\S/.test(text.slice(index)))
      .map(([call]) => `${file} ${call}`),
  );
  expect(found).toEqual([]);
  expect(server.filter(({ text }) => /\.where\((undefined|and\(\))\)/.test(text))).toEqual([]);
});

test("A transaction never requests a second connection", () => {
  const found = server.flatMap(({ file, text }) =>
    [...text.matchAll(/(?:deps\.)?\bdb\.transaction\(/g)].flatMap(({ index }) => {
      const body = bracketed(text, text.indexOf("(", index));
      return /\bdb\.(select|insert|update|delete|execute|transaction)\b|\((deps\.)?db\b/.test(body.slice(1))
        ? [`${file}: ${body.slice(0, 80)}`]
        : [];
    }),
  );
  expect(found).toEqual([]);
});

test("Every timestamp in the database has a time zone", () => {
  const found = server
    .filter(({ file }) => file.endsWith(".table.ts"))
    .flatMap((source) =>
      linesOf(source).filter((line) => /\btimestamp\(/.test(line) && !line.includes("withTimezone: true")),
    );
  expect(found).toEqual([]);
});

/** Repos that may read users' rows without an owner: background work, never a route. */
const SYSTEM =
  /\/(sweeps|runs|render-runs|voicing-runs|events|links|sessions|accounts|billing|mails)\.repo\.ts$/;
/** Functions whose caller has checked the owner in the same transaction. */
const AFTER_A_CHECK = new Set([
  "isUsed",
  "setLinksHidden",
  "setReferencesHidden",
  "insertReferences",
  "deleteReferences",
  "unlinkFiles",
  "countAhead",
  "countFilms",
  "listParts",
  "putPart",
]);
/** Functions that read no user's row. */
const OF_NOBODY = new Set(["readNow"]);

test("Every query of a user's row names its owner", () => {
  const repos = server.filter(
    ({ file }) => /\/modules\/(generations|files|overview)\/.*\.repo\.ts$/.test(file) && !SYSTEM.test(file),
  );
  expect(repos.length).toBeGreaterThan(1);
  const unowned = repos.flatMap(({ file, text }) =>
    [...text.matchAll(/export (?:async )?function (\w+)\(/g)]
      .filter(([, name = ""]) => !AFTER_A_CHECK.has(name) && !OF_NOBODY.has(name))
      .filter(({ index }) => {
        const parameters = bracketed(text, text.indexOf("(", index));
        return !/\buserId: UserId\b|: (OwnedId|OwnedFileId|QueuePosition|Reserved|Page|FileLink|OwnFiles|OwnFilesOfPurpose|NewFile|NewGeneration)\b/.test(
          parameters,
        );
      })
      .map(([, name]) => `${file} ${name}`),
  );
  expect(unowned).toEqual([]);
});

/**
 * Places where a text becomes a user id: new accounts, and the data of the jobs that delete an
 * account and mail about decisions and results.
 */
const NAME_USERS = [
  "account-deletion/end-account.ts",
  "accounts/sign-up.service.ts",
  "reports/result-notices.job.ts",
  "reviews/digest.service.ts",
];

test("Request text never becomes a user id", () => {
  const named = server.filter(
    ({ file, text }) => !file.endsWith("/user-id.ts") && /\b(asUserId\b|as UserId\b)/.test(text),
  );
  expect(named.map(({ file }) => file.replace("src/server/modules/", "")).toSorted()).toEqual(NAME_USERS);
  const columns = server.flatMap(({ file, text }) =>
    [...text.matchAll(/text\("user_id"\)\s*(.*)/g)].map(([, type]) => ({ file, type })),
  );
  expect(columns.length).toBeGreaterThan(3);
  expect(columns.filter(({ type }) => !type?.startsWith(".$type<UserId>()"))).toEqual([]);
});

/** Lowest versions without known vulnerabilities, with their advisories. */
const FLOORS: Record<string, string> = {
  // CVE-2026-44456, CVE-2026-29045, CVE-2026-29085, GHSA-26pp-8wgv-hjvm, CVE-2026-47673 to 47676,
  // CVE-2026-54290
  hono: "4.13.19",
  // CVE-2026-29087
  "@hono/node-server": "2.1.8",
  // CVE-2026-39356
  "drizzle-orm": "0.45.2",
  // GHSA-f88m-g3jw-g9cj, CVE-2026-114113
  sharp: "0.35.0",
  // CVE-2025-14874 and the address parser
  nodemailer: "7.0.11",
};

test("Libraries have at least the versions that fix known vulnerabilities", () => {
  const packages = installed.packages as Record<string, { readonly version?: string }>;
  for (const [name, floor] of Object.entries(FLOORS)) {
    const version = packages[`node_modules/${name}`]?.version ?? "0.0.0";
    const [is, least] = [version, floor].map((text) =>
      text.split(".").map((part) => Number.parseInt(part, 10)),
    );
    const newer = is!.findIndex((part, at) => part !== least![at]);
    expect(newer === -1 || is![newer]! > least![newer]!, `${name} ${version}`).toBe(true);
  }
});
