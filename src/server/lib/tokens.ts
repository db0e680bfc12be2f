import { hash, randomBytes } from "node:crypto";

/** Returns a random token of `bytes` bytes in base64url. */
export const newToken = (bytes: number): string => randomBytes(bytes).toString("base64url");

/** SHA-256 in base64url. Tables store only this hash, so their reader cannot use a token. */
export const hashToken = (token: string): string => hash("sha256", token, "base64url");
