import type { Config } from "@react-router/dev/config";
import { precompress } from "./setup/precompress.ts";
import { DASHBOARD_PATHS, PRERENDERED_PATHS } from "#web/lib/paths.ts";

/** Every page is an HTML file; a path under /dashboard that is none starts from build/client/__spa-fallback.html. */
export default {
  appDirectory: "src/web",
  buildDirectory: "build",
  ssr: false,
  prerender: [...PRERENDERED_PATHS, ...DASHBOARD_PATHS],
  buildEnd: () => precompress("build/client"),
} satisfies Config;
