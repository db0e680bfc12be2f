import { dialog, hang, press, submitEmpty } from "./actions.ts";
import type { State } from "./state.ts";

/** States that `npm run screenshots` photographs with a new account. */
export const newStates: readonly State[] = [
  { name: "new-overview", path: "/dashboard" },
  { name: "new-overview-loading", path: "/dashboard", act: hang("**/api/overview?*") },
  { name: "new-menu", path: "/dashboard", act: press("Open menu", dialog), window: true, phone: true },
  { name: "new-text-ads", path: "/dashboard/text-ads" },
  { name: "new-text-ads-errors", path: "/dashboard/text-ads", act: submitEmpty },
  { name: "new-image-ads-locked", path: "/dashboard/image-ads" },
  { name: "new-video-ads-locked", path: "/dashboard/video-ads" },
  { name: "new-full-package-locked", path: "/dashboard/full-package" },
  { name: "new-image-ads-errors", path: "/dashboard/image-ads", act: submitEmpty },
  { name: "new-video-ads-errors", path: "/dashboard/video-ads", act: submitEmpty },
  { name: "new-full-package-errors", path: "/dashboard/full-package", act: submitEmpty },
  { name: "new-profile", path: "/dashboard/profile" },
  {
    name: "new-delete-account",
    path: "/dashboard/profile",
    act: press("Delete my account", dialog),
    window: true,
  },
  { name: "new-billing", path: "/dashboard/billing" },
  {
    name: "new-checkout",
    path: "/dashboard/billing",
    act: press(/^Subscribe Now: Scale/, (page) => page.getByRole("button", { name: "Pay and subscribe" })),
  },
];
