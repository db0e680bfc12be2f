/** A box of an MP4 file: its type, and where its content begins and ends in the file. */
interface Box {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

const HEADER = 8;
const LARGE_HEADER = 16;

/** The box at an offset; `undefined` for a header that makes no sense. */
function boxAt(view: DataView, at: number): Box | undefined {
  if (at + HEADER > view.byteLength) return undefined;
  const size = view.getUint32(at);
  const type = String.fromCharCode(...[4, 5, 6, 7].map((offset) => view.getUint8(at + offset)));
  if (size !== 1) return size < HEADER ? undefined : { type, start: at + HEADER, end: at + size };
  if (at + LARGE_HEADER > view.byteLength) return undefined;
  const large = Number(view.getBigUint64(at + HEADER));
  return large < LARGE_HEADER ? undefined : { type, start: at + LARGE_HEADER, end: at + large };
}

/** The boxes from `start` to `end` without a gap; `undefined` if they do not fill it. */
function boxesBetween(view: DataView, start: number, end: number): Box[] | undefined {
  const boxes: Box[] = [];
  for (let at = start; at < end; at = boxes.at(-1)!.end) {
    const box = boxAt(view, at);
    if (!box || box.end > end) return undefined;
    boxes.push(box);
  }
  return boxes;
}

/**
 * Size of the samples and number of tracks of an uploaded video, which `readFilm` compares with the
 * tracks that it can read.
 */
interface Mp4Layout {
  /** Bytes of samples. */
  readonly mediaBytes: number;
  /** Tracks of any kind. */
  readonly tracks: number;
}

/** Boxes that are allowed besides the tracks in the header of a film. */
const IN_MOOV = new Set(["mvhd", "trak", "udta"]);

/**
 * Reads the layout of an MP4 whose description comes before its samples, as Adloom writes it:
 * `ftyp`, `moov` and one `mdat` to the end of the file, nothing else. `undefined` for other files,
 * which `readFilm` (`read-film.ts`) refuses as `unreadable`. `head` is the beginning of the file
 * with the whole description, `size` the bytes of the whole file. `readFilm` calls it.
 */
export function readMp4Layout(head: Uint8Array, size: number): Mp4Layout | undefined {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  const ftyp = boxAt(view, 0);
  const moov = ftyp && boxAt(view, ftyp.end);
  const mdat = moov && boxAt(view, moov.end);
  if (ftyp?.type !== "ftyp" || moov?.type !== "moov" || mdat?.type !== "mdat") return undefined;
  if (mdat.end !== size) return undefined;
  const children = boxesBetween(view, moov.start, moov.end);
  if (!children?.every(({ type }) => IN_MOOV.has(type))) return undefined;
  const tracks = children.filter(({ type }) => type === "trak").length;
  return { mediaBytes: size - mdat.start, tracks };
}
