/** An image of the form: on its way to the server, or there. */
export interface UploadItem {
  /** Stays the same while the item lives. */
  readonly key: string;
  readonly name: string;
  /** Address of the picture: the local file while it is sent, the server's after. */
  readonly src: string;
  /** Set once the server has it. */
  readonly id: string | undefined;
  /** 0 to 1 while it is sent. */
  readonly progress: number;
  /** At most one of a form is. */
  readonly logo: boolean;
}

/** What a form sends of its images. */
export interface ChosenImages {
  /** Ids of those that the server has, in their order. */
  readonly images: string[];
  readonly logo: string | undefined;
  /** True while one is on its way. */
  readonly uploading: boolean;
}

export function chosenImages(items: readonly UploadItem[]): ChosenImages {
  return {
    images: items.flatMap(({ id }) => id ?? []),
    logo: items.find((item) => item.logo)?.id,
    uploading: items.some(({ id }) => id === undefined),
  };
}
