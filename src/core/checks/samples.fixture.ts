/** Sample texts for each rule: texts that it must report and texts that it must accept. */
interface Samples {
  readonly must: readonly string[];
  readonly mustNot: readonly string[];
}

/**
 * Texts that a rule must and must not report, by the rule's id. `rules.test.ts`,
 * `hostile.slow.test.ts` and `core/campaigns/check-facts.test.ts` read it; rules on claims and
 * categories have none here.
 */
export const RULE_SAMPLES: Readonly<Record<string, Samples>> = {
  emoji: {
    must: ["Fresh bread 🍞", "Flag 🇩🇪", "Heart ❤️"],
    mustNot: ["Café №5", "5* hotel", "© 2026 Halden", "Halden®", "Cosy™", "24/7"],
  },
  symbols: {
    must: ["★ Top", "► Buy", "✓ Tested", "• one", "𝐁𝐨𝐥𝐝", "x⁹"],
    mustNot: ["12 m²", "5 m³", "20 °C", "½ price", "€ 5", "a–b “c”", "H₂O"],
  },
  "punct-repeat": {
    must: ["Buy now!!", "Really?!", "Wow.. ok", "$$$ off", "***SALE***", "Sale ! !"],
    mustNot: ["Wait…", "Ready... go", "24/7", "Hi, you", "$9.99", "Ready? Yes!", "5* hotel", "C+ course"],
  },
  excl: { must: ["Buy now!"], mustNot: ["Buy now"] },
  "caps-word": {
    must: ["HUGE SALE today", "GRATIS Versand", "FREE delivery"],
    mustNot: ["SPF50 cream", "USB-C", "B2B CRM", "VIII", "iPhone"],
  },
  "caps-mixed": {
    must: ["FlOwErS here", "soFTwaRe deAls"],
    mustNot: ["iPhone", "YouTube", "McDonald", "PayPal", "LinkedIn", "GmbH", "WhatsApp", "eBay"],
  },
  "spaced-letters": {
    must: ["F.L.O.W.E.R.S", "S A L E S now", "S-A-L-E-S"],
    mustNot: ["e.g. tea", "U.S.A. made", "J. R. R. Tolkien", "a b c", "A/B test", "z. B. so"],
  },
  leet: {
    must: ["fl@wers", "f1owers", "Ca$h now", "s3xy"],
    mustNot: [
      "info@halden.de",
      "H2O",
      "MP3 player",
      "B2B",
      "Covid19",
      "G3",
      "5g",
      "4K tv",
      "web3",
      "A1 poster",
      "R2D2",
    ],
  },
  "text-speak": {
    must: ["4 sale", "just 4 u", "2 you", "gr8 deal"],
    mustNot: ["4 sales reps", "2 years", "for 4 people", "Size U", "2 meters"],
  },
  phone: {
    must: ["Call 030 1234567", "+44 20 7946 0123", "(020) 7946 0123", "1-800-555-0199"],
    mustNot: ["2025-2026", "10.12.2026", "100 000 km", "1.250.000"],
  },
  url: {
    must: ["Visit halden.shop", "www.halden.de", "https://x.io"],
    mustNot: ["e.g. this", "Node.js", "3.5 stars", "info@halden.de", "St. de Paul"],
  },
  email: { must: ["mail info@halden.de"], mustNot: ["@halden", "5@9"] },
  "word-x3": {
    must: ["Sale, sale, sale now", "new new new"],
    mustNot: ["Bye Bye lamp", "very very good", "so so so"],
  },
  "tt-symbols": { must: ["#sale", "@halden", "{x}"], mustNot: ["No 1 lamp"] },
  "pa-health-money": {
    must: [
      "Are you diabetic?",
      "Do you suffer from depression?",
      "Your bad credit is no problem",
      "Are you in debt?",
      "If you're overweight, read this",
      "Leiden Sie unter Depressionen?",
      "Bist du verschuldet?",
      "Êtes-vous diabétique ?",
    ],
    mustNot: [
      "Our diabetic-friendly bread",
      "Depression counselling in Berlin",
      "Are you ready?",
      "Credit cards explained",
      "Your skin, calm and soft",
      "Help for people with diabetes",
    ],
  },
  "pa-identity": {
    must: ["Are you black?", "As a Muslim woman", "You are gay"],
    mustNot: [
      "Your black coffee, hot",
      "Your white shirt",
      "White shirts for you",
      "Are you whiteboard ready",
    ],
  },
  "pa-group": {
    must: ["Meet other Jewish singles!", "Meet black singles", "Date gay men"],
    mustNot: ["Meet other parents", "Join 2,000 readers", "Meet Black & Decker"],
  },
  "pa-age": {
    must: ["people like you who just turned 62", "Are you over 50?", "You're 45 and alone"],
    mustNot: ["You are 30 minutes away", "Ages 3 to 6", "For anyone 18+", "Who 10 years ago"],
  },
  "before-after": {
    must: [
      "Before & after",
      "See before and after photos",
      "Vorher-Nachher",
      "nos photos avant/après",
      "fotos antes y después",
    ],
    mustNot: [
      "before you go",
      "after-sun",
      "Before Friday and after work",
      "You get photos before and after",
      "We send you before and after photos",
      "inkl. Vorher-Nachher-Fotos per WhatsApp",
    ],
  },
  "weight-loss": {
    must: ["Lose 10 lb fast", "weight loss tea", "Drop weight now", "5 kg weniger", "Schnell abnehmen"],
    mustNot: ["Lose the cables", "Weight: 2 kg", "Slim fit jeans", "Slim wallet", "2 kg flour", "abnehmbar"],
  },
  cure: {
    must: ["Cures diabetes", "Miracle cream", "Heilt Rückenschmerzen"],
    mustNot: ["Cured ham", "Wunderbar weich", "Healing Street 4", "Heilbronn"],
  },
  guarantee: {
    must: ["100% guaranteed", "Guaranteed results", "Risikofrei testen"],
    mustNot: [
      "2-year guarantee",
      "Geld-zurück-Garantie",
      "Garantie 5 Jahre",
      "100 % cotton",
      "money-back guarantee",
    ],
  },
  "instant-result": {
    must: ["Instant results", "Get rich? overnight money", "Get money in 10 seconds", "Sofort schlank"],
    mustNot: [
      "Instant coffee",
      "Instantly downloadable",
      "Sofort lieferbar",
      "Overnight delivery",
      "Dries in 10 minutes",
    ],
  },
  superlative: {
    must: [
      "The best pizza in town",
      "#1 gym",
      "Der beste Kaffee",
      "le meilleur pain",
      "No. 1 in Berlin",
      "Unschlagbare Preise",
    ],
    mustNot: [
      "Best before March",
      "Best regards",
      "Beste Grüße",
      "Bestellen Sie jetzt",
      "best friend",
      "Size 1",
      "No. 10",
      "am besten",
      "Nr. 12",
    ],
  },
  free: {
    must: ["Free lamp", "Kostenlos testen", "gratuit"],
    mustNot: ["free-range eggs", "sugar-free", "Free time", "duty-free", "freely"],
  },
  urgency: {
    must: ["Act now", "Nur heute", "Last chance"],
    mustNot: ["Limited edition print", "solange der Vorrat reicht"],
  },
  clickbait: {
    must: ["You won't believe this", "One weird trick"],
    mustNot: ["Shockproof case", "Secret garden tours"],
  },
  discount: {
    must: ["20% off", "-30 %", "statt 49 €", "Was $99", "bis zu 50% Rabatt", "half price"],
    mustNot: ["100% cotton", "70 % cocoa", "5% alcohol", "was 3 years ago", "3-5 days", "2024-25 season"],
  },
  price: { must: ["$9.99", "49 €", "ab 20 EUR"], mustNot: ["5 stars", "Route 66", "Europe 4 you"] },
  "number-claim": {
    must: ["3x faster", "90% more comfortable", "9 out of 10 customers", "10 mal schneller"],
    mustNot: ["100% cotton", "20% off today", "2 x 500 g", "3 mal pro Woche", "50 % de remise"],
  },
  green: {
    must: ["Eco-friendly soap", "klimaneutral geliefert", "nachhaltige Mode", "ökologisch gebaut"],
    mustNot: ["Green tea", "Greenwich", "nachhallen", "Eco mode: 30 W", "durable"],
  },
  competitor: {
    must: ["cheaper than Company XYZ", "besser als IKEA"],
    mustNot: ["better than ever", "besser als je zuvor", "faster than you think", "better than the rest"],
  },
  "review-claim": {
    must: ["4.9 stars", "10,000 happy customers", "Testsieger 2025", "top-rated"],
    mustNot: ["Star map", "Customers welcome", "Reviews below"],
  },
  "masked-swear": { must: ["f**k this", "sh**"], mustNot: ["5** hotel", "C# code", "a * b"] },
};
