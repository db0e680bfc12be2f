/**
 * Words about the limits of the text fields of a platform (`platforms.ts`), in an ad's panel
 * (`field-message.ts` of the web app) and in the texts of a package (`platform-copy.tsx` there).
 */
export const textFieldsCopy = {
  shown: (platform: string, shown: number) => `${platform} shows about ${shown} characters.`,
} as const;
