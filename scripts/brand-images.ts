// Renders the icons and the social card from the logo and the product's texts: node
// scripts/brand-images.ts
import { writeIcons } from "./brand/icons.ts";
import { writeSocialCard } from "./brand/social-card.ts";

await writeIcons();
await writeSocialCard();
