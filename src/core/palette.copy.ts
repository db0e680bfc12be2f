/**
 * Text of the command palette (Ctrl+K), which finds pages, campaigns and ads. Names of pages are in
 * `shell.copy.ts`, commands of tools in `core/generations/<kind>/*.kind.ts`.
 */
export const paletteCopy = {
  /** Label of the button that opens the palette. */
  open: "Search",
  title: "Go anywhere, start anything",
  input: "Search pages, tools and your ads",
  placeholder: "Search pages, tools, your ads ...",
  close: "Close",
  none: "No results.",
  recent: "Recent",
  campaigns: "Campaigns and ads",
  ad: (platform: string, variant: string, campaign: string) => `${platform} ${variant} · ${campaign}`,
  start: "Start",
  pages: "Go to",
  actions: "Actions",
  theme: "Change theme",
  hint: "Arrow keys to choose, Enter to go, Escape to close.",
  count: (count: number) => (count === 1 ? "1 result" : `${count} results`),
} as const;
