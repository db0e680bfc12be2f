import { readFileSync } from "node:fs";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

const THEME_SCRIPT = new URL("src/web/theme.js", import.meta.url);

/** Inlines the script of the app's pages that sets the theme before the first paint. */
const inlineTheme = {
  name: "inline-theme",
  transformIndexHtml: () => [
    { tag: "script", children: readFileSync(THEME_SCRIPT, "utf8"), injectTo: "head" as const },
  ],
};

/**
 * Builds the review page, which people without an account open on a phone: React without the router
 * and without the dashboard's code (docs/decisions/093). `react-router.config.ts` runs it after the
 * build of the web app, `setup/dev-web.mjs` serves it during development.
 */
export default defineConfig({
  root: "src/web/entries/review",
  base: "/review/",
  publicDir: false,
  plugins: [tailwindcss(), inlineTheme],
  build: {
    outDir: "../../../../build/client/review",
    emptyOutDir: true,
    // Never inline fonts and images: data: URLs would require a weaker content security policy.
    assetsInlineLimit: 0,
    sourcemap: false,
    modulePreload: false,
    rolldownOptions: {
      onLog: (level, log, report) => {
        // "use client" of the icons has no meaning without a server that renders components.
        if (log.code !== "MODULE_LEVEL_DIRECTIVE") report(level, log);
      },
    },
  },
});
