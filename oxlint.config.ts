import { readdirSync } from "node:fs";
import { defineConfig, type OxlintOverride } from "oxlint";

/** A ban on imports for the files of a folder, matched against the import path as written. */
interface Ban {
  /** Either a regular expression (no lookaround: the engine has none) ... */
  readonly regex?: string;
  /** ... or gitignore-like patterns, where `!` takes back. */
  readonly group?: string[];
  readonly allowTypeImports?: true;
  readonly message: string;
}

const folders = (path: string) =>
  readdirSync(new URL(path, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

const ban = (regex: string, message: string): Ban => ({ regex, message });
/**
 * Must be the last ban in a list: oxlint stops at the first group with an exception for the import.
 */
const banAll = (group: string[], message: string): Ban => ({ group, message });
const restrict = (files: string[], ...bans: Ban[]): OxlintOverride => ({
  files,
  rules: { "no-restricted-imports": ["error", { patterns: bans }] },
});

/** The packages that only their adapter (or the slice that wraps them) may know. */
const VENDORS: Record<string, { readonly packages: string; readonly home: string }> = {
  ai: { packages: "^(ai|@ai-sdk/.+)$", home: "src/server/adapters/{ai,speech}" },
  language: { packages: "^eld(/.+)?$", home: "src/server/adapters/language" },
  mail: { packages: "^nodemailer(/.+)?$", home: "src/server/adapters/mail" },
  storage: { packages: "^s3mini$", home: "src/server/adapters/storage" },
  payments: { packages: "^stripe(/.+)?$", home: "src/server/adapters/payments" },
  jobs: { packages: "^pg-boss$", home: "src/server/jobs" },
  tracing: { packages: "^@opentelemetry/.+$", home: "src/server/observability" },
};
const vendorsExcept = (home?: string) =>
  Object.values(VENDORS)
    .filter((vendor) => vendor.home !== home)
    .map((vendor) => ban(vendor.packages, `this package stays in ${vendor.home}`));

/** Matches the folder of another root in `#server/x.ts` and in `../../server/x.ts`. */
const inside = (roots: string) => `(^#|/)(${roots})/`;
const noWeb = ban(inside("web"), "the server does not know the web app");
const noServer = ban(inside("server"), "the web app knows the API through core/api only");
/** Films are drawn in the browser too; that folder imports core and itself only. */
const noStudio: Ban = {
  group: ["#studio/**", "!#studio/film", "!#studio/film/**", "#studio/film/direction/**", "**/studio/**"],
  message: "browsers load nothing of the studio but studio/film",
};
/** Another root is imported by its alias only, so that its name is in the import. */
const aliases = (...roots: string[]) =>
  ban(`^(\\.\\./)+(${roots.join("|")})/`, "another root is imported as #root/...");
const coreRoots = ban(inside("studio|server|web"), "core imports core and zod only");
const coreLibraries = banAll(
  ["*", "!./**", "!../**", "!#core/**", "!zod/mini"],
  "core imports core and zod only",
);
const studioRoots = ban(inside("server|web"), "the studio imports core and itself only");
const studioLibraries = banAll(
  ["*", "!./**", "!../**", "!#core/**", "!#studio/**"],
  "the studio imports core and itself only",
);
/** Browser and server write video files with the same library. */
const encodingLibraries = banAll(
  [
    ...["*", "!./**", "!../**", "!#core/**", "!#studio/**"],
    ...["!mediabunny", "!@mediabunny", "!@mediabunny/aac-encoder"],
  ],
  "the encoding of films imports core, the studio and mediabunny only",
);
const realAdapters = ban(
  "/adapters/.+\\.(openai|eld|smtp|stripe|s3)(-\\w+)?\\.ts$",
  "real adapters are built in boot/deps.ts and create-ai.ts only",
);
const realIo = ban("(^|/)(config|deps|main)\\.ts$", "services get what they need as an argument");
/**
 * Import paths of all other slices: by alias, and relative from one and two levels inside a slice.
 */
const siblings = (parent: string, own: string) =>
  folders(`./src/${parent}/`)
    .filter((name) => name !== own)
    .flatMap((name) => [`../${name}/**`, `../../${name}/**`, `\\#${parent}/${name}/**`]);
const otherModules = (own: string) =>
  banAll(
    [...siblings("server/modules", own), "!**/*.public.ts"],
    "other slices are entered through their *.public.ts only",
  );
const entered = (message: string, ...allowed: string[]) => banAll(["**/modules/**", ...allowed], message);
const fromBoot = entered(
  "boot enters slices through *.public.ts, *.routes.ts and *.jobs.ts only",
  "!**/*.public.ts",
  "!**/*.routes.ts",
  "!**/*.jobs.ts",
);
const fromCli = entered("commands enter slices through *.public.ts only", "!**/*.public.ts");
const otherFeatures = (own: string) =>
  banAll(
    ["**/features/**", ...siblings("web/features", own)],
    "features do not know each other; routes compose them",
  );
const uiStays = ban(inside("features|routes|lib|core"), "ui holds no domain word and fetches nothing");

const noModules = ban(inside("modules"), "only boot and cli know the slices; slices know this room");
/** Rooms of the server that slices use, and that therefore know no slice. */
const ROOMS = ["adapters", "db", "events", "http", "jobs", "lib", "observability", "render", "workers"];

const STUDIO = `studio/(${folders("./src/studio/").join("|")})`;
const serverAliases = aliases("core", STUDIO);
const server = [noWeb, serverAliases, realAdapters];
/** The schemas of all calls, which no page should load; `endpoint.ts` has none. */
const apiTypes: Ban = {
  regex: "^#core/api/(\\w[\\w-]*\\.)?api\\.ts$",
  allowTypeImports: true,
  message: "the web app imports types of the API's contract only",
};
const web = [noServer, noStudio, apiTypes, aliases("core")];

export default defineConfig({
  jsPlugins: ["./scripts/lint/plugin.ts"],
  plugins: ["typescript", "import", "unicorn", "oxc", "react", "jsx-a11y", "promise", "node"],
  categories: { correctness: "error", suspicious: "error" },
  ignorePatterns: ["build/**", "data/**", ".react-router/**", "src/server/db/migrations/**"],
  rules: {
    "adloom/comment-width": "error",
    "no-console": "error",
    "max-lines": ["error", { max: 300 }],
    "import/no-cycle": "error",
    "import/no-default-export": "error",
    "oxc/no-barrel-file": ["error", { threshold: 0 }],
    "node/no-process-env": "error",
    "typescript/no-explicit-any": "error",
    "typescript/ban-ts-comment": "error",
    "typescript/consistent-type-imports": "error",
    "react/react-in-jsx-scope": "off",
    "unicorn/no-array-sort": "off",
    "unicorn/consistent-function-scoping": "off",
    "typescript/no-unsafe-type-assertion": "off",
    // The compiler proves the same, or the rule reports correct code (a default for JSON, a sort of
    // words).
    "typescript/no-unnecessary-type-assertion": "off",
    "typescript/no-unnecessary-template-expression": "off",
    "typescript/no-redundant-type-constituents": "off",
    "typescript/no-useless-default-assignment": "off",
    "typescript/require-array-sort-compare": "off",
    "typescript/no-misused-spread": "off",
    "typescript/no-base-to-string": "off",
    "typescript/consistent-return": "off",
    "promise/always-return": "off",
    "import/no-unassigned-import": "off",
    "unicorn/no-useless-spread": "off",
    "no-control-regex": "off",
    "import/no-named-as-default-member": "off",
    "jsx-a11y/prefer-tag-over-role": "off",
    "no-underscore-dangle": "off",
    "no-shadow": "off",
    "no-await-in-loop": "off",
  },
  overrides: [
    {
      files: ["src/**", "scripts/**", "tests/support/**", "tests/bench/**", "tests/faults/**"],
      rules: { "adloom/docstring": "error" },
    },
    restrict(["src/core/**"], coreRoots, coreLibraries),
    restrict(["src/core/**/*.test.ts"], coreRoots),
    restrict(["src/studio/**"], studioRoots, aliases("core"), studioLibraries),
    restrict(["src/studio/film/encode/**"], studioRoots, aliases("core"), encodingLibraries),
    restrict(["src/studio/**/*.test.ts"], studioRoots, aliases("core")),
    restrict(["src/server/**"], ...server, ...vendorsExcept()),
    restrict(
      ROOMS.map((room) => `src/server/${room}/**`),
      ...server,
      realIo,
      noModules,
      ...vendorsExcept(),
    ),
    ...Object.values(VENDORS).map(({ home }) =>
      restrict([`${home}/**`], noWeb, serverAliases, realIo, noModules, ...vendorsExcept(home)),
    ),
    ...folders("./src/server/modules/").flatMap((name) => {
      const own = `src/server/modules/${name}`;
      const rules = [...server, realIo, ...vendorsExcept(own)];
      return [
        restrict([`${own}/**`], ...rules, otherModules(name)),
        // A foreign key names another slice's table.
        restrict([`${own}/*.table.ts`], ...rules),
      ];
    }),
    restrict(["src/server/boot/**"], ...server, ...vendorsExcept(), fromBoot),
    restrict(["src/server/boot/{deps,create-ai}.ts"], noWeb, serverAliases, ...vendorsExcept(), fromBoot),
    restrict(["src/server/boot/*.test.ts"], ...server, ...vendorsExcept()),
    restrict(["src/server/cli/**"], ...server, ...vendorsExcept(), fromCli),
    restrict(["src/web/**"], ...web),
    ...folders("./src/web/features/").map((name) =>
      restrict([`src/web/features/${name}/**`], ...web, otherFeatures(name)),
    ),
    restrict(["src/web/ui/**"], ...web, uiStays),
    {
      files: ["src/server/boot/config.ts", "*.config.ts", "tests/**", "scripts/**", "setup.mjs", "setup/**"],
      rules: { "node/no-process-env": "off" },
    },
    {
      files: [
        "*.config.ts",
        "src/web/root.tsx",
        "src/web/routes.ts",
        "src/web/routes/**",
        "scripts/lint/**",
        "tests/setup/**",
        "tests/e2e/setup/**",
      ],
      rules: { "import/no-default-export": "off" },
    },
    // Playwright reads which fixtures a fixture needs from its first parameter, an empty pattern
    // included.
    { files: ["tests/e2e/**", "tests/support/**"], rules: { "no-empty-pattern": "off" } },
    // Some failures are only logged, and a browser has no other log.
    { files: ["src/web/**"], rules: { "no-console": ["error", { allow: ["error"] }] } },
    {
      files: ["src/server/cli/**", "setup/**", "setup.mjs", "tests/bench/**", "scripts/**"],
      rules: { "no-console": "off" },
    },
  ],
});
