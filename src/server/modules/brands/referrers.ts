/** Names under which rows of this slice refer to files. */
export const brandReferrer = (id: string) => `brand:${id}`;
export const productReferrer = (id: string) => `product:${id}`;
export const claimReferrer = (id: string) => `claim:${id}`;
