import type { Config } from "@react-router/dev/config";
import { PRERENDERED_PATHS } from "./src/web/lib/paths.ts";

/** Public pages are HTML files; everything under /dashboard starts from build/client/__spa-fallback.html. */
export default {
  appDirectory: "src/web",
  buildDirectory: "build",
  ssr: false,
  prerender: [...PRERENDERED_PATHS],
} satisfies Config;
