import { createRoot } from "react-dom/client";
import type { PlacementId } from "#core/platforms/placements.ts";
import "#web/styles.css";
import { AdFrame } from "#web/lib/frames/ad-frame.tsx";
import type { FrameAd } from "#web/lib/frames/frame-ad.ts";

const TEXT =
  "Every pot is thrown by hand in our studio, glazed in small batches and sent with a plant that suits it. 9 in 10 of our plants are still alive a year later.";

const picture = (width: number, height: number, fill: string) => ({
  url: `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${fill}"/><circle cx="50%" cy="50%" r="20%" fill="#f4efe6"/></svg>`,
  )}`,
  width,
  height,
  alt: "A plant in a pot",
});

const SQUARE = picture(1080, 1080, "#0b3d22");
const TALL = picture(1080, 1920, "#2a9d5c");
const BASE: FrameAd = {
  advertiser: "Fern & Fable",
  url: "https://www.fernandfable.example/monthly?from=ad",
  callToAction: "Subscribe",
  fields: {
    primaryText: TEXT,
    headline: "A pot with a plant in mind",
    description: "From $24 a month",
    introText: TEXT,
    text: "Thrown by hand, glazed in small batches, planted for your window.",
    displayName: "Fern & Fable",
    title: "Houseplants with care notes for every window",
    copy: "From $24 a month, potted and posted.",
    headlines: ["One Happy Plant a Month", "Easy-Care Houseplants", "From $24 a Month"],
    descriptions: ["Chosen for your light, posted in a handmade pot.", "The card tells you when to water."],
    paths: ["plants", "monthly"],
  },
  image: SQUARE,
};

const ADS: Record<PlacementId, FrameAd> = {
  facebook_feed: BASE,
  instagram_feed: { ...BASE, image: picture(1080, 1350, "#0b3d22") },
  story: { ...BASE, image: TALL },
  reel: { ...BASE, image: TALL },
  tiktok_feed: { ...BASE, image: TALL },
  linkedin_feed: { ...BASE, image: picture(1200, 628, "#127a45") },
  pinterest_grid: { ...BASE, image: picture(1000, 1500, "#2a9d5c") },
  pinterest_pin: { ...BASE, image: picture(1000, 1500, "#2a9d5c") },
  search_phone: BASE,
  search_desktop: BASE,
  x_feed: BASE,
  chatgpt_answer: BASE,
};

/** Each placement: folded and light, then open and dark with the covered zones. */
function FramesPage() {
  return (
    <main className="grid gap-8 p-6">
      <h1>Frames</h1>
      {Object.entries(ADS).map(([id, ad]) => {
        const placement = id as PlacementId;
        return (
          <section key={id} className="flex gap-6" data-placement={id}>
            <AdFrame ad={ad} placement={placement} label={`${id}, folded`} />
            <AdFrame ad={ad} placement={placement} label={`${id}, open`} look="dark" open zones />
            <AdFrame
              ad={{ advertiser: "", url: "", fields: {} }}
              placement={placement}
              width={120}
              label={`${id}, empty`}
            />
          </section>
        );
      })}
    </main>
  );
}

createRoot(document.querySelector("#root")!).render(<FramesPage />);
