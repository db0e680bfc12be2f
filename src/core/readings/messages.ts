/** Messages about a refused address of a website, from the form and from the server. */
export const readingMessages = {
  addressMissing: "Enter the address of your website.",
  addressTooLong: "This address is too long.",
} as const;
