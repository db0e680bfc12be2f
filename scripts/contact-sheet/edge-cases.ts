import { BUSINESSES, type Business } from "./businesses.ts";

const named = (id: string): Business => {
  const found = BUSINESSES.find((business) => business.id === id);
  if (!found) throw new Error(`No business ${id}`);
  return found;
};

const northbeam = named("northbeam");
const orrin = named("orrin");
const luma = named("luma");
const fern = named("fern");

/**
 * Briefs that break layouts, of `scripts/contact-sheet.ts` and partly of `scripts/ad-sheet.ts`:
 * long and short texts, every script, difficult colors, unusual sets of images.
 */
export const EDGE_CASES: readonly Business[] = [
  { ...northbeam, id: "no-picture", pictures: [] },
  { ...orrin, id: "logo-only", pictures: [{ file: "logo-orrin.png" }] },
  { ...orrin, id: "packshot", pictures: [{ file: "packshot.jpg" }] },
  {
    ...luma,
    id: "five",
    primaryColor: "#B8306F",
    pictures: ["serum.jpg", "plant.jpg", "coffee.jpg", "lake.jpg", "phones.webp"].map((file) => ({ file })),
  },
  { ...fern, id: "two", pictures: [{ file: "plant.jpg" }, { file: "serum.jpg" }] },
  { ...orrin, id: "word", headline: "Silence." },
  { ...orrin, id: "letter", headline: "O", companyName: "Q", description: "" },
  {
    ...luma,
    id: "long",
    headline:
      "An overnight serum for people who would rather sleep than spend another evening reading the small print on the back of a bottle that promises the moon",
  },
  {
    ...fern,
    id: "long-word",
    headline: "Donaudampfschifffahrtsgesellschaftskapitän",
    companyName: "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz GmbH & Co. KG",
    pictures: [{ file: "plant.jpg" }],
  },
  {
    ...northbeam,
    id: "emoji",
    headline: "Coffee first ☕ everything else later 😴",
    description: "Roasted on Monday 🔥 at your door by Friday 📦",
  },
  { ...luma, id: "white", primaryColor: "#FFFFFF" },
  { ...northbeam, id: "yellow", primaryColor: "#FFE600" },
  { ...fern, id: "gray", primaryColor: "#808080" },
  {
    ...northbeam,
    id: "cyrillic",
    companyName: "Северный Луч",
    headline: "Утро, обжаренное как следует",
    description: "Зерно небольшими партиями: обжариваем в ту же неделю, когда оно приходит к вам.",
    callToAction: "Заказать",
  },
  {
    ...northbeam,
    id: "greek",
    companyName: "Βόρειο Φως",
    headline: "Πρωινά καβουρδισμένα σωστά",
    description: "Φρέσκος καφές σε μικρές παρτίδες, κάθε εβδομάδα στην πόρτα σας.",
    callToAction: "Μάθετε περισσότερα",
  },
  {
    ...luma,
    id: "arabic",
    companyName: "لوما",
    headline: "بشرة تستيقظ قبلك",
    description: "سيروم ليلي بالسكوالين والباكوتشيول. لكل أنواع البشرة.",
    callToAction: "اعرف المزيد",
  },
  {
    ...orrin,
    id: "hebrew",
    companyName: "אורין",
    headline: "לשמוע את החדר נעלם",
    description: "אוזניות אלחוטיות עם שקט שמתאים את עצמו לכל מקום.",
    callToAction: "לפרטים נוספים",
    pictures: [{ file: "phones.webp" }],
  },
  {
    ...fern,
    id: "hindi",
    companyName: "हरित कथा",
    headline: "हर महीने एक खुशहाल पौधा",
    description: "आसान देखभाल वाले पौधे, हाथ से बने गमलों में, पूरी जानकारी के साथ।",
    callToAction: "और जानें",
    pictures: [{ file: "plant.jpg" }],
  },
  {
    ...orrin,
    id: "chinese",
    companyName: "静音科技",
    headline: "让整个房间安静下来",
    description: "无线耳机，随时随地自动调整降噪，让你只听见想听的声音。",
    callToAction: "了解更多",
    pictures: [{ file: "phones.webp" }],
  },
  {
    ...northbeam,
    id: "japanese",
    companyName: "北の光コーヒー",
    headline: "朝を、ていねいに焙煎。",
    description: "少量ずつ焙煎した豆を、その週のうちにお届けします。",
    callToAction: "詳しく見る",
  },
  {
    ...fern,
    id: "korean",
    companyName: "초록이야기",
    headline: "한 달에 하나, 행복한 식물",
    description: "손으로 빚은 화분에 담은 키우기 쉬운 식물과 친절한 안내 카드.",
    callToAction: "자세히 보기",
    pictures: [{ file: "plant.jpg" }],
  },
  {
    ...luma,
    id: "thai",
    companyName: "ลูมา",
    headline: "ผิวที่ตื่นก่อนคุณ",
    description: "เซรั่มบำรุงผิวข้ามคืน เหมาะกับทุกสภาพผิว",
    callToAction: "ดูเพิ่มเติม",
  },
];
