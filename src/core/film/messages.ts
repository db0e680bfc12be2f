/** Messages of the checks of a film's settings; the API and the form show them. */
export const filmMessages = {
  seconds: "Choose one of the lengths",
  scenes: (most: number) => `A video has at least one scene and at most ${most}`,
  sceneSeconds: (least: number) => `A scene lasts at least ${least} seconds`,
  sceneSum: "The scenes together must be as long as the video",
  address: "Enter the address as it should stand in the video, for example northbeam.com",
} as const;
