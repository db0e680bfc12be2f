/**
 * Name under which a brand refers to its logos in `file_references`. Set when a brand is saved, and
 * removed when its deletion can no longer be undone.
 */
export const brandReferrer = (id: string) => `brand:${id}`;

/**
 * Name under which a product refers to its pictures in `file_references`. Set when a product is
 * saved, and removed when its deletion can no longer be undone.
 */
export const productReferrer = (id: string) => `product:${id}`;

/**
 * Name under which a claim refers to its proof in `file_references`. Set when a claim is saved, and
 * removed when its deletion can no longer be undone.
 */
export const claimReferrer = (id: string) => `claim:${id}`;
