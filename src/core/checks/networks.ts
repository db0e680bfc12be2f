import type { PlatformId } from "../platforms/platforms.ts";
import type { FieldRole, Network } from "./rule.ts";

const NETWORKS: Readonly<Record<PlatformId, Network>> = {
  facebook: "meta",
  instagram: "meta",
  tiktok: "tiktok",
  linkedin: "linkedin",
  pinterest: "pinterest",
  google_search: "google",
  microsoft_search: "microsoft",
  x: "x",
  chatgpt: "openai",
};

/** Whose advertising policy applies to a platform. */
export function networkOf(platform: PlatformId): Network {
  return NETWORKS[platform];
}

const ROLES: Readonly<Record<string, FieldRole>> = {
  headline: "headline",
  headlines: "headline",
  title: "headline",
  paths: "path",
  displayName: "name",
  altText: "alt",
};

/** What a field of a platform's table is for: running text unless its name says otherwise. */
export function roleOf(field: string): FieldRole {
  return ROLES[field] ?? "body";
}
