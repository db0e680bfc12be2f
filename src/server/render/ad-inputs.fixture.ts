import { IMAGE_STYLES } from "#core/generations/image/styles.ts";
import { canvasFor } from "#core/platforms/canvases.ts";
import { IMAGE_SIZES } from "#core/platforms/platform.ts";
import { IMAGE_PLATFORMS } from "#core/platforms/platforms.ts";
import type { ImageBrief } from "#studio/image/brief.ts";
import type { PictureInfo } from "#studio/image/picture.ts";
import { createRandom, pick, type Random } from "#studio/random.ts";
import type { AdPlanInput } from "./plan.ts";

const HEADLINES = [
  "Mornings, properly roasted.",
  "O",
  "Silence.",
  "Your commute just got a sea breeze",
  "50% quieter & twice as light – everywhere",
  "An overnight serum for people who would rather sleep than spend another evening reading the small print on the back of a bottle that promises the moon",
  "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen",
  "ÅNGSTRÖM É ÇA VA? ÜBER ÁGUA ŁÓDŹ",
  "Coffee first ☕ everything else later 😴👨‍👩‍👧🇵🇹",
  "🔥",
  "Утро, обжаренное как следует",
  "Πρωινά καβουρδισμένα σωστά κάθε μέρα",
  "بشرة تستيقظ قبلك",
  "סדנת קרמיקה בלב תל אביב מ־Orrin",
  "हर महीने एक खुशहाल पौधा",
  "让整个房间安静下来，只听见想听的声音",
  "朝を、ていねいに焙煎。",
  "한 달에 하나, 행복한 식물",
  "ผิวที่ตื่นก่อนคุณ",
  "Cà phê rang mộc mỗi sáng ở Đà Lạt",
  "Dzień dobry, świeżo palona kawa już czeka",
  "ক্যাফে খোলা প্রতিদিন",
  "დილა, სწორად მოხალული",
  "Wi-Fi-free co-working: state-of-the-art, self-service, 24/7",
] as const;

const DESCRIPTIONS = [
  "",
  "Small-batch whole beans, roasted in the week they reach your door.",
  "Зерно небольшими партиями: обжариваем в ту же неделю, когда оно приходит к вам.",
  "无线耳机，随时随地自动调整降噪，让你只听见想听的声音。",
  "سيروم ليلي بالسكوالين والباكوتشيول. لكل أنواع البشرة.",
  "We plan it, build it, plant it and look after it. You get one contact, one price and a garden that is finished when we said it would be. Ask for our winter dates, because spring fills up every year, and bring photos of the place if you have any at hand. ".repeat(
    3,
  ),
] as const;

const COMPANIES = [
  "Northbeam Coffee",
  "Q",
  "لوما",
  "静音科技",
  "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz GmbH & Co. KG",
  "Ø",
] as const;

const COLORS = [
  "#000000",
  "#ffffff",
  "#ffff00",
  "#f2b705",
  "#808080",
  "#777777",
  "#1746d1",
  "#ff0000",
  "#00ff88",
] as const;
const LABELS = [
  undefined,
  "Order now",
  "Jetzt kostenlosen Beratungstermin buchen",
  "اعرف المزيد",
  "Go",
] as const;

function color(random: Random): string {
  if (random() < 0.5) return pick(random, COLORS) ?? "#000000";
  return `#${Math.floor(random() * 0xffffff)
    .toString(16)
    .padStart(6, "0")}`;
}

/** A picture without pixels, as layouts need it. */
function pictureInfo(random: Random, id: number, kind: PictureInfo["kind"]): PictureInfo {
  const [width, height] = pick(random, [
    [1080, 1350],
    [1600, 900],
    [1000, 1000],
    [300, 420],
  ] as const) ?? [1000, 1000];
  const [l, t] = [random() * 0.5, random() * 0.5];
  const free = kind === "cutout" || kind === "logo";
  return {
    id,
    kind,
    width,
    height: kind === "logo" ? Math.round(width / (0.5 + random() * 6)) : height,
    subject: free
      ? { l: 0, t: 0, r: 1, b: 1 }
      : { l, t, r: l + 0.2 + random() * 0.3, b: t + 0.2 + random() * 0.3 },
    mean: free ? { l: random(), a: (random() - 0.5) * 0.2, b: (random() - 0.5) * 0.2 } : null,
    edge: color(random),
    luminance: { columns: 8, rows: 8, values: Array.from({ length: 64 }, random) },
    ...(kind === "logo"
      ? {
          logo: {
            mono: random() < 0.5,
            neutral: random() < 0.5,
            dark: random() * 0.4,
            light: 0.4 + random() * 0.6,
          },
        }
      : {}),
  };
}

function pictures(random: Random): PictureInfo[] {
  const count = pick(random, [0, 1, 1, 1, 1, 2, 3, 4, 5]) ?? 1;
  const list = Array.from({ length: count }, (_, id) =>
    pictureInfo(
      random,
      id,
      pick(random, ["photo", "photo", "cutout", "cutout", "packshot"] as const) ?? "photo",
    ),
  );
  if (random() < 0.35 && list.length < 5) list.push(pictureInfo(random, list.length, "logo"));
  return list;
}

const DISCLAIMERS = [
  undefined,
  "Drink responsibly.",
  "Preis inkl. MwSt., zzgl. Versand. Nur solange der Vorrat reicht.",
  "يُرجى قراءة النشرة قبل الاستخدام.",
  "Representative example: total amount of credit £1,200, 24 monthly payments of £56.10, 11.9% APR, subject to status. Credit is provided by Orrin Finance Ltd, authorised and regulated by the Financial Conduct Authority.",
] as const;

/** Adds the further colors, the logos and the disclaimer of a brand. */
function withBrandKit(random: Random, input: AdPlanInput): AdPlanInput {
  const kinds = ["light", "dark", "square"] as const;
  const logos = kinds
    .filter(() => random() < 0.5)
    .map((logoKind, at) => ({ ...pictureInfo(random, 10 + at, "logo"), logoKind }));
  const disclaimer = pick(random, DISCLAIMERS);
  return {
    ...input,
    pictures: [...input.pictures, ...logos],
    brief: { ...input.brief, secondaryColor: color(random), accentColor: color(random), disclaimer },
  };
}

/**
 * One of many possible ads as input of `planAd`, without pixels; the same number gives the same ad
 * (`studio/random.ts`). `plan.property.slow.test.ts` plans many of them, and `films.fixture.ts`
 * makes films of them.
 */
export function adInput(number: number): AdPlanInput {
  const random = createRandom(`ad ${number}`);
  const label = pick(random, LABELS);
  const brief: ImageBrief = {
    companyName: pick(random, COMPANIES) ?? "Q",
    productName:
      pick(random, [
        "Whole beans",
        "",
        "Сервис",
        "Overnight serum with squalane, 30 ml, for every skin type",
      ]) ?? "",
    headline: pick(random, HEADLINES) ?? "O",
    description: pick(random, DESCRIPTIONS) ?? "",
    ...(label === undefined ? {} : { callToAction: label }),
    style: IMAGE_STYLES[number % 5] ?? "modern",
    primaryColor: color(random),
    size: pick(random, IMAGE_SIZES) ?? "square",
  };
  const input: AdPlanInput = {
    brief,
    canvas: canvasFor(pick(random, IMAGE_PLATFORMS) ?? "Facebook", brief.size),
    seed: Math.floor(random() * 1000),
    pictures: pictures(random),
    background: random() < 0.15 ? pictureInfo(random, -1, "photo") : null,
    showsProduct: random() < 0.5,
  };
  return number % 3 === 0 ? withBrandKit(random, input) : input;
}
