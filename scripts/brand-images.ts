// Draws the icons and the picture for social networks anew from the logo and the product's words:
// node scripts/brand-images.ts
import { writeIcons } from "./brand/icons.ts";
import { writeSocialCard } from "./brand/social-card.ts";

await writeIcons();
await writeSocialCard();
