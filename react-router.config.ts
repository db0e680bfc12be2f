import type { Config } from "@react-router/dev/config";
import { precompress } from "./setup/precompress.ts";
import { DASHBOARD_PATHS, PRERENDERED_PATHS } from "#web/lib/paths.ts";

/**
 * All pages are HTML files; unknown paths under /dashboard use build/client/__spa-fallback.html.
 */
export default {
  appDirectory: "src/web",
  buildDirectory: "build",
  ssr: false,
  prerender: [...PRERENDERED_PATHS, ...DASHBOARD_PATHS],
  buildEnd: () => precompress("build/client"),
} satisfies Config;
