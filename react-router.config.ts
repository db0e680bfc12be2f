import type { Config } from "@react-router/dev/config";
import { precompress } from "./setup/precompress.ts";
import { PRERENDERED_PATHS } from "./src/web/lib/paths.ts";

/** Public pages are HTML files; everything under /dashboard starts from build/client/__spa-fallback.html. */
export default {
  appDirectory: "src/web",
  buildDirectory: "build",
  ssr: false,
  prerender: [...PRERENDERED_PATHS],
  buildEnd: () => precompress("build/client"),
} satisfies Config;
