import type { Page } from "@playwright/test";
import type { Made } from "./work.ts";

/** Who looks: nobody signed in, somebody who has just signed up, somebody who has made things. */
export type Viewer = "visitor" | "new" | "user";

/** A page in one of its states. */
export interface State {
  readonly name: string;
  readonly viewer: Viewer;
  readonly path: string;
  /** What is done once the page is there. */
  readonly act?: (page: Page) => Promise<void>;
  /** Only the window, for what stands above the page. */
  readonly window?: boolean;
}

const NOWHERE = "00000000-0000-4000-8000-000000000000";
const press = (name: string) => async (page: Page) => page.getByRole("button", { name }).first().click();

async function submitEmpty(page: Page): Promise<void> {
  await page.getByRole("main").locator("button[type=submit]").click();
  await page.locator("[aria-invalid=true]").first().waitFor();
}

async function searchFor(page: Page, query: string): Promise<void> {
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").fill(query);
  await page.getByRole("option").first().waitFor();
}

async function answerNothing(page: Page): Promise<void> {
  await page.route("**/api/**", (route) => route.fulfill({ status: 502, body: "" }));
  await page.reload();
  await page.getByRole("heading", { level: 1 }).waitFor();
}

async function crash(page: Page): Promise<void> {
  await page.route("**/api/generations?kind=text", (route) => route.fulfill({ json: { items: [null] } }));
  await page.reload();
  await page.locator("code").waitFor();
}

const VISITOR: readonly Omit<State, "viewer">[] = [
  { name: "landing", path: "/" },
  { name: "login", path: "/login" },
  { name: "login-errors", path: "/login", act: submitEmpty },
  { name: "signup", path: "/signup" },
  { name: "signup-errors", path: "/signup", act: submitEmpty },
  { name: "forgot-password", path: "/forgot-password" },
  { name: "verify-email", path: "/verify-email" },
  { name: "reset-password", path: "/reset-password?token=sample" },
  { name: "reset-password-stale", path: "/reset-password" },
  { name: "privacy", path: "/privacy" },
  { name: "terms", path: "/terms" },
];

const NEW: readonly Omit<State, "viewer">[] = [
  { name: "new-overview", path: "/dashboard" },
  { name: "new-text-ads", path: "/dashboard/text-ads" },
  { name: "new-text-ads-errors", path: "/dashboard/text-ads", act: submitEmpty },
  { name: "new-image-ads-locked", path: "/dashboard/image-ads" },
  { name: "new-video-ads-locked", path: "/dashboard/video-ads" },
  { name: "new-full-package-locked", path: "/dashboard/full-package" },
  { name: "new-profile", path: "/dashboard/profile" },
  { name: "new-billing", path: "/dashboard/billing" },
];

function used(made: Made): readonly Omit<State, "viewer">[] {
  const shown = (path: string, id: string) => `/dashboard/${path}?show=${id}`;
  return [
    { name: "overview", path: "/dashboard" },
    { name: "text-ads", path: shown("text-ads", made.text) },
    { name: "image-ads", path: shown("image-ads", made.image) },
    { name: "video-ads", path: shown("video-ads", made.video) },
    { name: "full-package", path: shown("full-package", made.campaign) },
    { name: "profile", path: "/dashboard/profile" },
    { name: "billing", path: "/dashboard/billing" },
    { name: "palette", path: "/dashboard", act: (page) => searchFor(page, ""), window: true },
    { name: "palette-search", path: "/dashboard", act: (page) => searchFor(page, "coffee"), window: true },
    { name: "missing-record", path: shown("text-ads", NOWHERE), window: true },
    {
      name: "offline",
      path: shown("text-ads", made.text),
      act: (page) => page.context().setOffline(true),
      window: true,
    },
    { name: "server-away", path: "/dashboard", act: answerNothing, window: true },
    { name: "page-crashed", path: "/dashboard/text-ads", act: crash, window: true },
    { name: "toast", path: shown("text-ads", made.text), act: press("Copy"), window: true },
  ];
}

/** Every page and its main states. */
export function statesOf(made: Made): State[] {
  const as = (viewer: Viewer, states: readonly Omit<State, "viewer">[]) =>
    states.map((state) => ({ ...state, viewer }));
  return [...as("visitor", VISITOR), ...as("new", NEW), ...as("user", used(made))];
}
