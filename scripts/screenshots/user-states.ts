import {
  CAMPAIGN_PARTS,
  CAMPAIGN_PART_COUNT,
  type CampaignOutput,
} from "#core/generations/campaign/campaign.ts";
import type { ImageOutput } from "#core/generations/image/image.ts";
import type { TextOutput } from "#core/generations/text/text.ts";
import { formatSceneContent } from "#core/generations/video/script.ts";
import { VIDEO_PART_COUNT, type VideoOutput } from "#core/generations/video/video.ts";
import type { SubscriptionSummary } from "#core/billing/api.ts";
import type { Generation } from "#core/generations/api.ts";
import type { Usage } from "#core/quotas.ts";
import {
  change,
  dialog,
  ended,
  fail,
  hang,
  notification,
  press,
  searchFor,
  showInProgress,
} from "./actions.ts";
import type { State } from "./state.ts";
import type { SampleIds } from "./sample-generations.ts";

const NOWHERE = "00000000-0000-4000-8000-000000000000";
const half = (text: string) => text.slice(0, Math.ceil(text.length / 2));

function toolStates(samples: SampleIds): readonly State[] {
  const shown = (path: string, id: string) => `/dashboard/${path}?show=${id}`;
  const [text, image] = [shown("text-ads", samples.text), shown("image-ads", samples.image)];
  const [video, campaign] = [shown("video-ads", samples.video), shown("full-package", samples.campaign)];
  return [
    { name: "text-ads", path: text },
    {
      name: "text-ads-in-progress",
      path: text,
      act: showInProgress(3, ({ ads: [first = "", second = ""] }: TextOutput) => [
        [0, first],
        [1, half(second), false],
      ]),
    },
    {
      name: "text-ads-failed",
      path: text,
      act: ended((one: Generation) => ({
        ...one,
        status: "failed",
        output: null,
        error: { code: "generation_failed", message: "Failed to generate ads. Please try again." },
      })),
    },
    { name: "image-ads", path: image },
    {
      name: "image-ads-in-progress",
      path: image,
      act: showInProgress(5, ({ images }: ImageOutput) =>
        images.slice(0, 2).map(({ url }, index) => [index, url] as const),
      ),
    },
    {
      name: "image-ads-missing",
      path: image,
      act: ended((one: Generation) => {
        const output = one.output as ImageOutput;
        const [left, ...images] = output.images;
        const reason = "The provider did not answer in time.";
        return { ...one, output: { ...output, images, missing: [{ platform: left?.platform, reason }] } };
      }),
    },
    { name: "image-ads-dialog", path: image, act: press("View and edit TikTok", dialog), window: true },
    { name: "video-ads", path: video },
    {
      name: "video-ads-in-progress",
      path: video,
      act: showInProgress(VIDEO_PART_COUNT, ({ scenes: [first, second] }: VideoOutput) => [
        [0, formatSceneContent(first ?? {})],
        [1, half(formatSceneContent(second ?? {})), false],
      ]),
    },
    { name: "full-package", path: campaign },
    {
      name: "full-package-in-progress",
      path: campaign,
      act: showInProgress(
        CAMPAIGN_PART_COUNT,
        ({ textAds, imagePrompts, scenes, images }: CampaignOutput) => [
          ...textAds.map((ad, index) => [index, ad] as const),
          ...imagePrompts.map((prompt, index) => [CAMPAIGN_PARTS.imagePrompts.from + index, prompt] as const),
          [CAMPAIGN_PARTS.scenes.from, formatSceneContent(scenes[0] ?? {})],
          ...images.slice(0, 3).map(({ url }, index) => [CAMPAIGN_PARTS.images.from + index, url] as const),
        ],
      ),
    },
    { name: "missing-record", path: shown("text-ads", NOWHERE) },
    { name: "history-failed", path: text, act: fail("**/api/generations?kind=*", 500) },
    { name: "toast", path: text, act: press("Copy", notification), window: true },
  ];
}

const subscription = (changes: Partial<SubscriptionSummary>) =>
  change("**/api/subscription", (body) => ({ ...(body as SubscriptionSummary), ...changes }));

const usage = (changes: Partial<Usage>) =>
  change("**/api/usage", (body) => ({ ...(body as Usage), ...changes }));
const planned = subscription({ pendingTier: "growth", pendingAt: Date.now() + 20 * 86_400_000 });

const pageStates: readonly State[] = [
  { name: "overview", path: "/dashboard" },
  { name: "overview-results", path: "/dashboard#results" },
  { name: "profile", path: "/dashboard/profile" },
  { name: "profile-loading", path: "/dashboard/profile", act: hang("**/api/profile") },
  { name: "billing", path: "/dashboard/billing" },
  { name: "billing-loading", path: "/dashboard/billing", act: hang("**/api/{subscription,usage}**") },
  { name: "billing-failed", path: "/dashboard/billing", act: fail("**/api/subscription", 500) },
  { name: "billing-ending", path: "/dashboard/billing", act: subscription({ cancelAtPeriodEnd: true }) },
  { name: "billing-downgrade", path: "/dashboard/billing", act: planned },
  {
    name: "billing-past-due",
    path: "/dashboard/billing",
    act: async (page) => {
      await usage({ totals: "past_due", videoAds: { used: 20, total: 20 } })(page);
      await subscription({ status: "past_due" })(page);
    },
  },
  {
    name: "billing-prorated",
    path: "/dashboard/billing",
    act: usage({ totals: "prorated", imageAds: { used: 4, total: 21 } }),
  },
  {
    name: "billing-used-up",
    path: "/dashboard/billing",
    act: change("**/api/usage", (body) => {
      const { imageAds, ...usage } = body as Usage;
      return { ...usage, imageAds: { ...imageAds, used: imageAds.total } };
    }),
  },
  {
    name: "billing-cancel",
    path: "/dashboard/billing",
    act: press("Cancel Subscription", dialog),
    window: true,
  },
  {
    name: "billing-upgrade",
    path: "/dashboard/billing",
    act: press("Upgrade to Pro", (page) => page.getByRole("button", { name: /and upgrade$/ })),
    window: true,
  },
  { name: "palette", path: "/dashboard", act: searchFor(""), window: true },
  { name: "palette-search", path: "/dashboard", act: searchFor("coffee"), window: true },
  { name: "palette-nothing", path: "/dashboard", act: searchFor("velvet"), window: true },
  { name: "server-away", path: "/dashboard", act: fail("**/api/**"), window: true },
  { name: "outbox", path: "/outbox" },
];

const troubleStates = (samples: SampleIds): readonly State[] => [
  {
    name: "offline",
    path: `/dashboard/text-ads?show=${samples.text}`,
    async act(page) {
      await page.context().setOffline(true);
      await page.getByText("You are offline.").waitFor();
    },
    window: true,
  },
  {
    name: "page-crashed",
    path: "/dashboard/text-ads",
    async act(page) {
      await page.route("**/api/generations?kind=text", (route) => route.fulfill({ json: { items: [null] } }));
      await page.reload();
      await page.locator("code").waitFor();
    },
    window: true,
  },
];

/**
 * States that `npm run screenshots` photographs with an account that has a plan and a generation of
 * every kind.
 */
export function userStates(samples: SampleIds): readonly State[] {
  return [...pageStates, ...toolStates(samples), ...troubleStates(samples)];
}
