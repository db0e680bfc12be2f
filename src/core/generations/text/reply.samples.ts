/** Replies of models for the tests of the parser in `reply.ts`. */
interface ReplySample {
  readonly name: string;
  readonly reply: string;
  /** Expected ads; default: A, B and C. */
  readonly ads?: readonly string[];
}

/** First ad of the sample replies of models, for `reply.test.ts`. */
export const A = "Warm bread, every morning at six. Lind bakes while you dream 🥖";

/** Second ad of the sample replies of models, for `reply.test.ts`. */
export const B = "Slow dough, loud crust! 🍞 Sourdough by Lind for busy parents.";

/** Third ad of the sample replies of models, for `reply.test.ts`. */
export const C = "Breakfast sorted? Meet Lind's sourdough ✨ #freshbread";

/** The ads that `parseTextReply` (`reply.ts`) must find in most of `REPLIES` (`reply.test.ts`). */
export const ADS = [A, B, C];

/** Replies in the forms in which models write them, with the ads that `reply.test.ts` expects. */
export const REPLIES: readonly ReplySample[] = [
  { name: "one per line", reply: `${A}\n${B}\n${C}` },
  { name: "one per line, ending in a line break", reply: `${A}\n${B}\n${C}\n` },
  { name: "blank lines between", reply: `\n${A}\n\n\n${B}\n  \n${C}\n\n` },
  { name: "surrounding space", reply: `  ${A}  \n\t${B}\n${C}   ` },
  { name: "numbers with dots", reply: `1. ${A}\n2. ${B}\n3. ${C}` },
  { name: "numbers with dots, blank lines between", reply: `1. ${A}\n\n2. ${B}\n\n3. ${C}\n` },
  { name: "numbers with parentheses", reply: `1) ${A}\n2) ${B}\n3) ${C}` },
  { name: "numbers in parentheses", reply: `(1) ${A}\n(2) ${B}\n(3) ${C}` },
  { name: "numbers in brackets", reply: `[1] ${A}\n[2] ${B}\n[3] ${C}` },
  { name: "numbers with dashes", reply: `1 - ${A}\n2 – ${B}\n3 — ${C}` },
  { name: "numbers with colons", reply: `1: ${A}\n2: ${B}\n3: ${C}` },
  { name: "the same number three times", reply: `1. ${A}\n1. ${B}\n1. ${C}` },
  { name: "bold numbers", reply: `**1.** ${A}\n**2.** ${B}\n**3.** ${C}` },
  { name: "keycap emoji", reply: `1️⃣ ${A}\n2️⃣ ${B}\n3️⃣ ${C}` },
  { name: "circled numbers", reply: `① ${A}\n② ${B}\n③ ${C}` },
  { name: "Ad 1:", reply: `Ad 1: ${A}\nAd 2: ${B}\nAd 3: ${C}` },
  { name: "Ad #1 -", reply: `Ad #1 - ${A}\n\nAd #2 - ${B}\n\nAd #3 - ${C}` },
  { name: "Ad copy one:", reply: `Ad copy one: ${A}\nAd copy two: ${B}\nAd copy three: ${C}` },
  {
    name: "bold variation labels",
    reply: `**Variation 1:** ${A}\n**Variation 2:** ${B}\n**Variation 3:** ${C}`,
  },
  { name: "colon after the bold", reply: `**Option A**: ${A}\n\n**Option B**: ${B}\n\n**Option C**: ${C}` },
  {
    name: "labels with the angle",
    reply: `Ad 1 (Benefit): ${A}\nAd 2 (Problem/Solution): ${B}\nAd 3 (Invitation): ${C}`,
  },
  { name: "emoji before the label", reply: `🌟 Ad 1: ${A}\n🌟 Ad 2: ${B}\n🌟 Ad 3: ${C}` },
  { name: "label on its own line", reply: `Ad 1:\n${A}\n\nAd 2:\n${B}\n\nAd 3:\n${C}` },
  {
    name: "label, blank line, text",
    reply: `**Variation 1**\n\n${A}\n\n**Variation 2**\n\n${B}\n\n**Variation 3**\n\n${C}`,
  },
  { name: "headings as labels", reply: `### Ad 1\n${A}\n\n### Ad 2\n${B}\n\n### Ad 3\n${C}` },
  {
    name: "labels that name the idea",
    reply: `**Variation 1: Benefit-led**\n${A}\n\n**Variation 2: The problem**\n${B}\n\n**Variation 3: Invitation**\n${C}`,
  },
  { name: "rules between", reply: `Ad 1:\n${A}\n\n---\n\nAd 2:\n${B}\n\n***\n\nAd 3:\n${C}` },
  { name: "dash bullets", reply: `- ${A}\n- ${B}\n- ${C}` },
  { name: "star bullets", reply: `* ${A}\n* ${B}\n* ${C}` },
  { name: "round bullets", reply: `• ${A}\n• ${B}\n• ${C}` },
  { name: "bullets with labels", reply: `- **Ad 1:** ${A}\n- **Ad 2:** ${B}\n- **Ad 3:** ${C}` },
  { name: "straight quotes", reply: `"${A}"\n"${B}"\n"${C}"` },
  { name: "curly quotes", reply: `“${A}”\n“${B}”\n“${C}”` },
  { name: "guillemets", reply: `«${A}»\n« ${B} »\n»${C}«` },
  { name: "German quotes", reply: `„${A}“\n„${B}“\n„${C}“` },
  { name: "numbered and quoted", reply: `1. "${A}"\n\n2. "${B}"\n\n3. "${C}"` },
  { name: "labelled, quoted on the next line", reply: `Ad 1:\n"${A}"\n\nAd 2:\n"${B}"\n\nAd 3:\n"${C}"` },
  { name: "bold all over", reply: `**${A}**\n**${B}**\n**${C}**` },
  { name: "italics", reply: `*${A}*\n_${B}_\n***${C}***` },
  { name: "block quotes", reply: `> ${A}\n>\n> ${B}\n>\n> ${C}` },
  { name: "introduction", reply: `Here are three engaging ads for Lind:\n\n${A}\n${B}\n${C}` },
  {
    name: "introduction without a colon",
    reply: `Sure! Here are 3 ad variations for Lind.\n\n${A}\n\n${B}\n\n${C}`,
  },
  { name: "introduction before numbers", reply: `Love this bakery!\n\n1. ${A}\n2. ${B}\n3. ${C}` },
  { name: "introduction before bullets", reply: `Fresh ideas for your bakery\n- ${A}\n- ${B}\n- ${C}` },
  { name: "courtesy and introduction", reply: `Certainly!\nHere are three variations:\n${A}\n${B}\n${C}` },
  { name: "heading of the reply", reply: `# Ad Copy for Lind\n\n1. ${A}\n2. ${B}\n3. ${C}` },
  { name: "bold title before numbers", reply: `**Fresh ideas for Lind**\n\n1. ${A}\n2. ${B}\n3. ${C}` },
  { name: "two lines of introduction", reply: `Love this bakery!\nHere are three ads:\n${A}\n${B}\n${C}` },
  {
    name: "a figure that begins a line of an ad",
    reply: `1. Warm bread 🥖\n2.5 kilos of love.\n2. ${B}\n3. ${C}`,
    ads: ["Warm bread 🥖 2.5 kilos of love.", B, C],
  },
  { name: "bold title of the reply", reply: `**Social Media Ads for Lind**\n\n${A}\n${B}\n${C}` },
  {
    name: "introduction in another language",
    reply: `Hier sind drei Anzeigen für Lind:\n1. ${A}\n2. ${B}\n3. ${C}`,
  },
  { name: "closing words", reply: `${A}\n${B}\n${C}\n\nLet me know if you'd like more!` },
  { name: "closing words after numbers", reply: `1. ${A}\n2. ${B}\n3. ${C}\n\nFeel free to adjust these!` },
  { name: "five ads", reply: `${A}\n${B}\n${C}\nFourth ad 🎉\nFifth ad 🎉` },
  { name: "only emoji between", reply: `${A}\n🥖🥖🥖\n${B}\n✨\n${C}` },
  { name: "code fence", reply: `\`\`\`\n${A}\n${B}\n${C}\n\`\`\`` },
  { name: "JSON array", reply: JSON.stringify(ADS) },
  { name: "JSON array, indented", reply: JSON.stringify(ADS, undefined, 2) },
  {
    name: "JSON in a fence after an introduction",
    reply: `Here you go:\n\n\`\`\`json\n${JSON.stringify(ADS, undefined, 2)}\n\`\`\`\nEnjoy!`,
  },
  { name: "JSON object", reply: JSON.stringify({ ads: ADS }) },
  {
    name: "JSON objects",
    reply: JSON.stringify({ ads: ADS.map((text, id) => ({ id, angle: "benefit", text })) }),
  },
  {
    name: "JSON with escapes",
    reply: `["Say \\"hi\\" to Lind \\u2728", "Two\\nlines", "Thr\\u00e9e"]`,
    ads: ['Say "hi" to Lind ✨', "Two lines", "Thrée"],
  },
  { name: "a list of quoted lines with commas", reply: `"${A}",\n"${B}",\n"${C}"` },
  {
    name: "thinking aloud first",
    reply: `<think>\nThe user wants ads.\n1. Benefit\n</think>\n\n${A}\n${B}\n${C}`,
  },
  {
    name: "right-to-left",
    reply: "إعلان ١: خبز طازج كل صباح 🥖\nإعلان ٢: عجينة بطيئة، قشرة مقرمشة\nإعلان ٣: فطور العائلة جاهز ✨",
    ads: ["خبز طازج كل صباح 🥖", "عجينة بطيئة، قشرة مقرمشة", "فطور العائلة جاهز ✨"],
  },
  {
    name: "right-to-left with Arabic numbers",
    reply: "\u200F١. خبز طازج كل صباح\n\u200F٢. عجينة بطيئة\n\u200F٣. فطور جاهز",
    ads: ["خبز طازج كل صباح", "عجينة بطيئة", "فطور جاهز"],
  },
  {
    name: "Hebrew",
    reply: "מודעה 1: לחם חם בכל בוקר\nמודעה 2: בצק איטי, קרום פריך\nמודעה 3: ארוחת בוקר מוכנה",
    ads: ["לחם חם בכל בוקר", "בצק איטי, קרום פריך", "ארוחת בוקר מוכנה"],
  },
  {
    name: "Japanese",
    reply: "広告1：毎朝焼きたてのパン🥖\n広告2：ゆっくり発酵、ぱりっと香ばしい\n広告3：朝ごはんはリンドで✨",
    ads: ["毎朝焼きたてのパン🥖", "ゆっくり発酵、ぱりっと香ばしい", "朝ごはんはリンドで✨"],
  },
  {
    name: "Chinese",
    reply: "1、每天早上的新鲜面包🥖\n2、慢发酵，脆外皮\n3、早餐就选林德✨",
    ads: ["每天早上的新鲜面包🥖", "慢发酵，脆外皮", "早餐就选林德✨"],
  },
  {
    name: "Japanese quotes",
    reply: "「毎朝焼きたて」\n「ゆっくり発酵」\n『朝ごはん』",
    ads: ["毎朝焼きたて", "ゆっくり発酵", "朝ごはん"],
  },
  {
    name: "Russian",
    reply: "Вариант 1: Тёплый хлеб каждое утро\nВариант 2: Медленное тесто\nВариант 3: Завтрак готов",
    ads: ["Тёплый хлеб каждое утро", "Медленное тесто", "Завтрак готов"],
  },
  {
    name: "Hindi",
    reply: "१. हर सुबह ताज़ी रोटी\n२. धीमा आटा, कुरकुरी परत\n३. नाश्ता तैयार ✨",
    ads: ["हर सुबह ताज़ी रोटी", "धीमा आटा, कुरकुरी परत", "नाश्ता तैयार ✨"],
  },
  {
    name: "figures that are no numbering",
    reply: "24 hours of crust 🥖\n100% sourdough, 0% rush\n3.5 kilos of love",
    ads: ["24 hours of crust 🥖", "100% sourdough, 0% rush", "3.5 kilos of love"],
  },
  {
    name: "figures behind numbers",
    reply: "1. 24 hours of crust 🥖\n2. 100% sourdough\n3. 3.5 kilos of love",
    ads: ["24 hours of crust 🥖", "100% sourdough", "3.5 kilos of love"],
  },
  {
    name: "an ordinal that begins an ad",
    reply: "3. Generation Handwerk: Brot von Lind 🥖\nWir backen langsam.\nKommt vorbei!",
    ads: ["3. Generation Handwerk: Brot von Lind 🥖", "Wir backen langsam.", "Kommt vorbei!"],
  },
  {
    name: "quotes that only begin and end",
    reply: `"Fresh" means "today"\n“Slow” is “good”\n'Tis the season, folks'`,
    ads: ['"Fresh" means "today"', "“Slow” is “good”", "Tis the season, folks"],
  },
  {
    name: "quotes inside quotes",
    reply: `"Say "hello" to crust"\n“Lind’s “slow” dough”\n"${C}"`,
    ads: ['Say "hello" to crust', "Lind’s “slow” dough", C],
  },
  {
    name: "marks that are not markdown",
    reply: "5 * 3 = fifteen loaves\n#fresh_bread_daily at Lind\n50% off* today *terms apply",
    ads: ["5 * 3 = fifteen loaves", "#fresh_bread_daily at Lind", "50% off* today *terms apply"],
  },
  {
    name: "headline and text under numbers",
    reply: `1. **Fresh at five**\nWarm bread from Lind 🥖\n\n2. **Crust!**\nSlow dough.\n\n3. **Hungry?**\nCome by.`,
    ads: ["Fresh at five: Warm bread from Lind 🥖", "Crust! Slow dough.", "Hungry? Come by."],
  },
  {
    name: "bold headline over each text",
    reply: `**Fresh at five**\nWarm bread from Lind 🥖\n\n**Slow dough**\nLoud crust.\n\n**Hungry?**\nCome by.`,
    ads: ["Fresh at five: Warm bread from Lind 🥖", "Slow dough: Loud crust.", "Hungry? Come by."],
  },
  {
    name: "fields under labels",
    reply: `Ad 1:\nHeadline: Fresh at five\nBody: Warm bread 🥖\n\nAd 2:\nHeadline: Slow.\nBody: Good.\n\nAd 3: ${C}`,
    ads: ["Fresh at five Warm bread 🥖", "Slow. Good.", C],
  },
  {
    name: "text over two lines under numbers",
    reply: `1. Warm bread 🥖\n   Every morning.\n2. ${B}\n3. ${C}`,
    ads: ["Warm bread 🥖 Every morning.", B, C],
  },
  { name: "two ads", reply: `${A}\n${B}`, ads: [A, B] },
  { name: "one ad", reply: A, ads: [A] },
  { name: "nothing", reply: "", ads: [] },
  { name: "only space", reply: " \n\n\t\n", ads: [] },
  { name: "only an introduction", reply: "Here are three ads:\n", ads: [] },
  { name: "only labels", reply: "Ad 1:\nAd 2:\nAd 3:\n", ads: [] },
  { name: "empty JSON", reply: "[]", ads: [] },
];
