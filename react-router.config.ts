import type { Config } from "@react-router/dev/config";
import { build } from "vite";
import { precompress } from "./setup/precompress.ts";
import { DASHBOARD_PATHS, PRERENDERED_PATHS } from "#web/lib/paths.ts";

/**
 * All pages are HTML files; unknown paths under /dashboard use build/client/__spa-fallback.html.
 * The review page is a build of its own, which ends up in build/client/review.
 */
export default {
  appDirectory: "src/web",
  buildDirectory: "build",
  ssr: false,
  prerender: [...PRERENDERED_PATHS, ...DASHBOARD_PATHS],
  buildEnd: async () => {
    await build({ configFile: "vite.review.config.ts", logLevel: "warn" });
    await precompress("build/client");
  },
} satisfies Config;
